/** Trays: tare of the tray and weight of one tag, which the weighing of a tray adds. */
import { defineMaster } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { ref } from '../field/choice-field.ts';
import { gram } from '../field/number-field.ts';

export const baki = defineMaster({
  name: 'baki',
  area: 'master',
  route: '/master-baki',
  path: 'baki',
  lists: [
    { path: 'baki/get/all' },
    { path: 'baki/ready', where: { aktif: true } },
    { path: 'baki/get/by-kode-gudang/:kode_gudang' },
  ],
  key: 'kode_baki',
  title: 'master.baki',
  fields: {
    kode_baki: kode(),
    nama_baki: teks(),
    kode_gudang: ref('gudang'),
    berat_baki: gram(),
    berat_bandrol: gram(),
  },
  list: ['kode_baki', 'nama_baki', 'kode_gudang', 'berat_baki', 'berat_bandrol', 'aktif'],
  told: true,
  usedByPieces: 'BAKI_DIGUNAKAN',
});
