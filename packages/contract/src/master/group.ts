/** Price groups (MT, GD, 70KA …); the table is `grup`, because group is a word of SQL. */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { ref } from '../field/choice-field.ts';
import { persen, rupiah } from '../field/number-field.ts';

export const group = defineMaster({
  name: 'group',
  area: 'master',
  route: '/master-group',
  path: 'group',
  lists: [{ path: 'group/get/all' }],
  table: 'grup',
  key: 'kode_group',
  title: 'master.group',
  fields: {
    kode_group: kode(),
    nama_group: teks(),
    jenis_group: teks({ required: false, max: 30 }),
    kadar: persen({ required: true, min: 'lebih' }),
    // Which category its gold is of, where its purity alone does not say (docs/domain.md §5).
    kode_kategori: ref('kategori', { required: false }),
    kadar_modal: persen({ cost: true }),
    harga: rupiah({ riwayat: true, kabar: true }),
    harga_modal: rupiah({ riwayat: true, cost: true }),
    // What its margin should be, for Laporan Margin Penjualan; 0 has no target.
    persentase: persen(),
  },
  // Who does not see the cost learns nothing of it by trying prices: it is not in his row.
  check: ({ harga, harga_modal }) =>
    Number(harga) > 0 && Number(harga_modal) > Number(harga)
      ? [{ key: 'isian.modal_melebihi_jual', field: 'harga_modal' }]
      : [],
  list: [
    'kode_group',
    'nama_group',
    'jenis_group',
    'kadar',
    'kode_kategori',
    'kadar_modal',
    'harga',
    'harga_modal',
    'persentase',
    'aktif',
  ],
  told: ['kadar', 'kode_kategori', 'kadar_modal', 'harga_modal', 'persentase'],
});
