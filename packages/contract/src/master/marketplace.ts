/** Online marketplaces that pieces are sold through, and what each keeps of a sale. */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { persen } from '../field/number-field.ts';

export const marketplace = defineMaster({
  name: 'marketplace',
  area: 'master',
  route: '/master-marketplace',
  path: 'marketplace',
  key: 'kode_marketplace',
  title: 'master.marketplace',
  fields: {
    kode_marketplace: kode(),
    nama_marketplace: teks(),
    biaya: persen({ max: 30 }),
  },
  list: ['kode_marketplace', 'nama_marketplace', 'biaya', 'aktif'],
  told: true,
});
