/** The few server slots of masters by the master's name; a master that is not here needs none. */
import { hargaPembelian } from '@kencana/contract/master/harga-pembelian';
import { kadarEod } from '@kencana/contract/master/kadar-eod';
import { potonganPembelian } from '@kencana/contract/master/potongan-pembelian';
import type { MasterSlots } from '../../engine/master/slots.ts';
import { checkBand } from './bunga-hutang.ts';
import { guardKadar } from './guard-kadar.ts';
import { guardSlots } from './guard.ts';
import { checkCluster } from './kelompok-harga.ts';
import { oneActive } from './one-active.ts';
import { buysBelowSelling } from './price-order.ts';
import { checkGroupPoints, checkPointValue } from './point-rule.ts';
import { keepTray } from './tray-place.ts';

/** Whatever saves or deletes a master's row passes through its slots. */
export const masterSlots: Readonly<Record<string, MasterSlots>> = {
  ...guardSlots,
  baki: { ...guardSlots['baki'], beforeSave: keepTray },
  kadar: { guardDelete: guardKadar },
  'kadar-eod': oneActive(kadarEod, ['kadar'], 'isian.kadar_eod_ganda'),
  'potongan-pembelian': oneActive(potonganPembelian, ['kode_group'], 'isian.potongan_ganda'),
  'harga-pembelian': {
    ...oneActive(hargaPembelian, ['kode_kategori', 'kode_kondisi'], 'isian.harga_pembelian_ganda'),
    ...buysBelowSelling('harga_per_gram'),
  },
  'harga-emas': { ...guardSlots['harga-emas'], ...buysBelowSelling('harga_jual') },
  'harga-emas-pembelian': {
    ...guardSlots['harga-emas-pembelian'],
    ...buysBelowSelling('harga'),
  },
  group: { ...guardSlots['group'], ...buysBelowSelling('harga') },
  kategori: { ...guardSlots['kategori'], ...buysBelowSelling('harga_per_gram') },
  'bunga-hutang': { beforeSave: checkBand },
  'kelompok-harga': { beforeSave: checkCluster },
  point: { beforeSave: checkPointValue },
  'get-point-member': { beforeSave: checkGroupPoints },
  // A form sends image_path; the app reads url (spec 2 §3).
  'splashscreen-katalog': {
    beforeSave: async (_ctx, _tx, columns) => ({ ...columns, url: columns['image_path'] ?? '' }),
  },
};
