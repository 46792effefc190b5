/** Remarks offered at a sale; the server makes the key, the messages are its own (spec 2 §8). */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { aktif } from '../field/choice-field.ts';

export const keteranganPenjualan = defineMaster({
  name: 'keterangan-penjualan',
  area: 'master',
  route: '/master-keterangan-penjualan',
  path: 'para-keterangan-penjualan',
  key: '_id',
  title: 'master.keterangan_penjualan',
  fields: {
    _id: kode({ auto: 'KP' }),
    keterangan: teks({ max: 200 }),
    status: aktif(),
    aktif: aktif({ form: false }),
  },
  list: ['keterangan', 'status'],
  texts: {
    noun: 'master.keterangan_penjualan.data',
    created: 'master.keterangan_penjualan.disimpan',
    updated: 'master.keterangan_penjualan.diedit',
    deleted: 'master.keterangan_penjualan.dihapus',
    createFailed: 'master.keterangan_penjualan.gagal_simpan',
    updateFailed: 'master.keterangan_penjualan.gagal_edit',
    deleteFailed: 'master.keterangan_penjualan.gagal_hapus',
  },
});
