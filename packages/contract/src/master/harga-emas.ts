/**
 * Gold price of the day per group and purity, sell and buy (docs/domain.md §5); every change is
 * kept.
 */
import { defineMaster } from '../define-master.ts';
import { kode } from '../field/text-field.ts';
import { ref } from '../field/choice-field.ts';
import { persen, rupiah } from '../field/number-field.ts';

export const hargaEmas = defineMaster({
  name: 'harga-emas',
  area: 'master',
  group: 'master.grup.harga',
  route: '/master-parameter-harga-emas',
  path: 'parameter-harga-emas',
  key: '_id',
  nama: 'kode_group',
  title: 'master.harga_emas',
  unique: ['kode_group', 'kadar'],
  fields: {
    _id: kode({ auto: 'HE' }),
    kode_group: ref('group'),
    kadar: persen({ required: true, min: 'lebih' }),
    harga_jual: rupiah({ required: true, min: 'lebih', riwayat: true, kabar: true }),
    harga_beli: rupiah({ required: true, min: 'lebih', riwayat: true, kabar: true }),
  },
  told: ['kode_group', 'kadar'],
  check: (row) =>
    Number(row['harga_beli']) > Number(row['harga_jual'])
      ? [{ key: 'isian.harga_beli_melebihi', field: 'harga_beli' }]
      : [],
  list: ['kode_group', 'nama_group', 'kadar', 'harga_jual', 'harga_beli', 'aktif'],
});
