/** Kinds of service work with their usual charge. */
import { defineMaster } from '../define-master.ts';
import { kode, teksPanjang } from '../field/text-field.ts';
import { rupiah } from '../field/number-field.ts';

export const deskripsiService = defineMaster({
  name: 'deskripsi-service',
  area: 'service',
  route: '/parameter-deskripsi-service',
  path: 'para-deskripsi-service',
  key: 'kode_deskripsi',
  title: 'master.deskripsi_service',
  module: 'DESKRIPSI_SERVICE_MODULE',
  fields: {
    kode_deskripsi: kode(),
    deskripsi: teksPanjang({ least: 20, max: 500 }),
    ongkos: rupiah({ riwayat: true }),
  },
  list: ['kode_deskripsi', 'deskripsi', 'ongkos', 'aktif'],
  told: true,
});
