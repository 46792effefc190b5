/** Tags and what one weighs. */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { gram } from '../field/number-field.ts';

export const bandrol = defineMaster({
  name: 'bandrol',
  area: 'master',
  route: '/master-bandrol',
  path: 'parabandrol',
  lists: [{ path: 'parabandrol/get/all' }],
  key: 'kode_bandrol',
  nama: 'keterangan',
  title: 'master.bandrol',
  fields: {
    kode_bandrol: kode(),
    berat_bandrol: gram({ required: true }),
    keterangan: teks({ required: false }),
  },
  list: ['kode_bandrol', 'berat_bandrol', 'keterangan', 'aktif'],
  told: true,
});
