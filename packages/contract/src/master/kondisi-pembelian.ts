/**
 * Conditions of a buy-back and what each takes off: rupiah per gram, or per cent of the nota
 * (docs/domain.md §5).
 */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { aktif, pilihan } from '../field/choice-field.ts';
import { nilai } from '../field/number-field.ts';
import { LIMIT_RIGHTS } from './limit-rights.ts';

export const kondisiPembelian = defineMaster({
  name: 'kondisi-pembelian',
  area: 'master',
  route: '/master-kondisi-pembelian',
  path: 'parabeli',
  lists: [{ path: 'parabeli/get/all' }],
  key: 'kode_kondisi',
  title: 'master.kondisi_pembelian',
  rights: LIMIT_RIGHTS,
  fields: {
    kode_kondisi: kode(),
    kondisi: teks(),
    type: pilihan(['RP', 'PERSENTASE']),
    potongan: nilai({ per: { field: 'type', persen: 'PERSENTASE' } }),
    rusak: aktif({ initial: false }),
  },
  told: true,
  list: ['kode_kondisi', 'kondisi', 'type', 'potongan', 'rusak', 'aktif'],
});
