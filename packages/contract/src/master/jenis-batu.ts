/** Kinds of stone that a piece may carry. */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';

export const jenisBatu = defineMaster({
  name: 'jenis-batu',
  area: 'master',
  group: 'master.grup.berlian',
  route: '/master-jenis-batu',
  path: 'jenis-batu',
  key: 'kode_jenis_batu',
  title: 'master.jenis_batu',
  module: 'BERLIAN_MODULE',
  fields: {
    kode_jenis_batu: kode(),
    nama_jenis_batu: teks(),
  },
  list: ['kode_jenis_batu', 'nama_jenis_batu', 'aktif'],
});
