/**
 * Types of piece: cincin, gelang, kalung …; `berlian` marks those with diamonds. One that names a
 * group is of that group, beside those of parameter jenis-group (docs/decision/0052).
 */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { aktif, ref } from '../field/choice-field.ts';

export const jenis = defineMaster({
  name: 'jenis',
  area: 'master',
  route: '/master-jenis',
  path: 'jenis',
  lists: [{ path: 'jenis/get/all' }, { path: 'jenis/get/berlian', where: { berlian: true } }],
  key: 'kode_jenis',
  title: 'master.jenis',
  fields: {
    kode_jenis: kode(),
    nama_jenis: teks(),
    kode_group: ref('group', { required: false }),
    berlian: aktif({ initial: false }),
  },
  told: ['kode_group', 'berlian'],
  list: ['kode_jenis', 'nama_jenis', 'kode_group', 'berlian', 'aktif'],
  usedByPieces: 'JENIS_DIGUNAKAN',
});
