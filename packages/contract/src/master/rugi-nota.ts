/**
 * Loss per gram taken off a buy-back, plain and damaged, per category and purity (docs/domain.md
 * §5).
 */
import { defineMaster } from '../define-master.ts';
import { kode } from '../field/text-field.ts';
import { ref } from '../field/choice-field.ts';
import { persen, rupiah } from '../field/number-field.ts';
import { LIMIT_RIGHTS } from './limit-rights.ts';

export const rugiNota = defineMaster({
  name: 'rugi-nota',
  area: 'master',
  group: 'master.grup.harga',
  route: '/master-parameter-rugi-nota',
  path: 'ruginota',
  lists: [{ path: 'ruginota/get/all' }],
  key: '_id',
  nama: 'kode_kategori',
  title: 'master.rugi_nota',
  rights: LIMIT_RIGHTS,
  unique: ['kode_kategori', 'kadar'],
  fields: {
    _id: kode({ auto: 'RN' }),
    kode_kategori: ref('kategori'),
    kadar: persen({ required: true, min: 'lebih' }),
    rugi: rupiah({ riwayat: true }),
    rusak: rupiah({ riwayat: true, label: 'field.rugi_rusak' }),
  },
  told: true,
  list: ['kode_kategori', 'nama_kategori', 'kadar', 'rugi', 'rusak', 'aktif'],
});
