/** Which groups a type of piece may be of; one without a row may be of any (decision 0047). */
import { defineMaster } from '../define-master.ts';
import { kode } from '../field/text-field.ts';
import { ref } from '../field/choice-field.ts';

export const jenisGroup = defineMaster({
  name: 'jenis-group',
  area: 'master',
  route: '/master-parameter-jenis-group',
  path: 'para-jenis-group',
  key: '_id',
  nama: 'kode_jenis',
  title: 'master.jenis_group',
  unique: ['kode_jenis', 'kode_group'],
  fields: {
    _id: kode({ auto: 'JG' }),
    kode_jenis: ref('jenis'),
    kode_group: ref('group'),
  },
  told: true,
  list: ['kode_jenis', 'nama_jenis', 'kode_group', 'nama_group', 'aktif'],
});

/** Of a type of piece in a form: it is one of the chosen group. */
export const OF_GROUP = { master: jenisGroup.name, field: 'kode_group' } as const;
