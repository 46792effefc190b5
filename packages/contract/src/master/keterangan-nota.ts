/** Texts printed at the foot of a nota. */
import { defineMaster } from '../define-master.ts';
import { kode, teksPanjang } from '../field/text-field.ts';
import { aktif } from '../field/choice-field.ts';

export const keteranganNota = defineMaster({
  name: 'keterangan-nota',
  area: 'master',
  route: '/master-parameter-keterangan-nota',
  path: 'keterangan-nota',
  key: '_id',
  title: 'master.keterangan_nota',
  fields: {
    _id: kode({ auto: 'KN' }),
    keterangan: teksPanjang({ max: 500 }),
    status: aktif(),
    aktif: aktif({ form: false }),
  },
  told: true,
  list: ['keterangan', 'status'],
});
