/**
 * Price clusters of market-price shops: margin per gram on a sale, and what a buy-back starts from
 * (docs/domain.md §5).
 */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { pilihan, refBanyak } from '../field/choice-field.ts';
import { rupiah } from '../field/number-field.ts';

export const kelompokHarga = defineMaster({
  name: 'kelompok-harga',
  area: 'master',
  group: 'master.grup.harga',
  route: '/master-kelompok-harga',
  path: 'kelompok-harga',
  key: 'kode_kelompok',
  title: 'master.kelompok_harga',
  module: 'HIDUP_FEATURE_MODULE',
  fields: {
    kode_kelompok: kode(),
    nama_kelompok: teks(),
    margin: rupiah({ riwayat: true }),
    kebijakan_beli: pilihan(['NOTA', 'PASAR', 'TERENDAH', 'TERTINGGI'], {
      initial: 'NOTA',
      required: false,
    }),
    detail_group: refBanyak('group', { beside: 'kadar' }),
  },
  list: ['kode_kelompok', 'nama_kelompok', 'margin', 'kebijakan_beli', 'detail_group', 'aktif'],
  told: true,
});
