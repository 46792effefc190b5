/** What a buy-back of a group loses: rupiah per gram, or per cent of the nota. */
import { defineMaster } from '../define-master.ts';
import { kode } from '../field/text-field.ts';
import { pilihan, ref } from '../field/choice-field.ts';
import { nilai } from '../field/number-field.ts';
import { LIMIT_RIGHTS } from './limit-rights.ts';

export const potonganPembelian = defineMaster({
  name: 'potongan-pembelian',
  area: 'master',
  group: 'master.grup.harga',
  route: '/master-potongan-pembelian',
  path: 'potongan-pembelian',
  key: 'kode_potongan',
  nama: 'kode_group',
  title: 'master.potongan_pembelian',
  rights: LIMIT_RIGHTS,
  module: 'POTONGAN_PENJUALAN_MODULE',
  fields: {
    kode_potongan: kode(),
    kode_group: ref('group'),
    type: pilihan(['RP', 'PERSENTASE']),
    potongan: nilai({ per: { field: 'type', persen: 'PERSENTASE' } }),
  },
  told: true,
  list: ['kode_potongan', 'kode_group', 'nama_group', 'type', 'potongan', 'aktif'],
});
