/** Banks. */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';

export const bank = defineMaster({
  name: 'bank',
  area: 'master',
  route: '/master-bank',
  path: 'banks',
  key: 'kode_bank',
  title: 'master.bank',
  fields: { kode_bank: kode(), nama_bank: teks() },
  told: true,
  list: ['kode_bank', 'nama_bank', 'aktif'],
});
