/**
 * Sales staff, with the account their bonus goes to: the sales bank form, every field required
 * (spec 1 §5).
 */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { ref } from '../field/choice-field.ts';
import { persen } from '../field/number-field.ts';

export const sales = defineMaster({
  name: 'sales',
  area: 'master',
  route: '/master-sales',
  path: 'sales',
  lists: [{ path: 'sales/get/all' }],
  key: 'kode_sales',
  title: 'master.sales',
  fields: {
    kode_sales: kode(),
    nama_sales: teks(),
    // More is no commission; the rest of a sale is the shop's.
    fee: persen({ max: 25, pengelola: true }),
    kode_bank: ref('bank', { pengelola: true }),
    no_rekening: teks({ max: 30, pengelola: true }),
    nama_rekening: teks({ pengelola: true }),
  },
  list: ['kode_sales', 'nama_sales', 'fee', 'nama_bank', 'no_rekening', 'nama_rekening', 'aktif'],
  told: true,
});
