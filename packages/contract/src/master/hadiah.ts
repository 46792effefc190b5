/** Gifts for points, with stock and photo. */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { gambar } from '../field/choice-field.ts';
import { angka } from '../field/number-field.ts';

export const hadiah = defineMaster({
  name: 'hadiah',
  area: 'master',
  route: '/master-data-hadiah',
  path: 'hadiah',
  lists: [{ path: 'hadiah/get/all' }],
  key: 'kode_hadiah',
  title: 'master.hadiah',
  fields: {
    kode_hadiah: kode(),
    nama_hadiah: teks(),
    point: angka({ required: true, min: 'lebih' }),
    stock: angka(),
    gambar_path: gambar({
      folder: 'hadiah',
      nameField: 'gambar_name',
      many: false,
      required: false,
      label: 'field.foto',
    }),
    gambar_name: teks({ required: false, form: false }),
  },
  list: ['kode_hadiah', 'nama_hadiah', 'point', 'stock', 'gambar_path', 'aktif'],
  told: true,
});
