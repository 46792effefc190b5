/** Clauses printed on the loan letter, in their order. */
import { defineMaster } from '../define-master.ts';
import { kode, teksPanjang } from '../field/text-field.ts';
import { angka } from '../field/number-field.ts';

export const kondisiPinjaman = defineMaster({
  name: 'kondisi-pinjaman',
  area: 'master',
  route: '/master-kondisi-pinjaman',
  path: 'parapinjaman',
  lists: [{ path: 'parapinjaman/get/all' }],
  key: 'kode_kondisi_pinjaman',
  nama: 'kondisi',
  title: 'master.kondisi_pinjaman',
  fields: {
    kode_kondisi_pinjaman: kode(),
    urutan: angka({ required: true, min: 'lebih' }),
    kondisi: teksPanjang({ max: 1000 }),
  },
  told: true,
  list: ['kode_kondisi_pinjaman', 'urutan', 'kondisi', 'aktif'],
});
