/** Gold price per gram of a buy-back without receipt, per group and purity (docs/domain.md §5). */
import { defineMaster } from '../define-master.ts';
import { kode } from '../field/text-field.ts';
import { ref } from '../field/choice-field.ts';
import { persen, rupiah } from '../field/number-field.ts';

export const hargaEmasPembelian = defineMaster({
  name: 'harga-emas-pembelian',
  area: 'master',
  group: 'master.grup.harga',
  route: '/parameter-harga-emas-pembelian',
  path: 'parameter-harga-emas-pembelian',
  key: '_id',
  nama: 'kode_group',
  title: 'master.harga_emas_pembelian',
  unique: ['kode_group', 'kadar'],
  fields: {
    _id: kode({ auto: 'HP' }),
    kode_group: ref('group'),
    kadar: persen({ required: true, min: 'lebih' }),
    harga: rupiah({ required: true, min: 'lebih', riwayat: true, kabar: true }),
  },
  told: ['kode_group', 'kadar'],
  list: ['kode_group', 'nama_group', 'kadar', 'harga', 'aktif'],
});
