/** Every plain master of the registry, with the few server slots that some need. */
import { masters } from '@kencana/contract/registry';
import { masterRoutes } from '../../engine/master/master-routes.ts';
import type { MasterSlots } from '../../engine/master/slots.ts';
import type { Feature } from '../../platform/http/route.ts';
import { checkBand, findBetween } from './bunga-hutang.ts';
import { checkCluster } from './kelompok-harga.ts';
import { guardKodeTransaksi, guardRekening, guardSales } from './guard.ts';

/** Slots by the master's name; a master that is not here needs none. */
const SLOTS: Readonly<Record<string, MasterSlots>> = {
  rekening: { guardDelete: guardRekening },
  sales: { guardDelete: guardSales },
  'kode-transaksi': { guardDelete: guardKodeTransaksi },
  'bunga-hutang': { beforeSave: checkBand },
  'kelompok-harga': { beforeSave: checkCluster },
  // A form sends image_path; the app reads url (spec 2 §3).
  'splashscreen-katalog': {
    beforeSave: async (_ctx, _tx, columns) => ({ ...columns, url: columns['image_path'] ?? '' }),
  },
};

export const masterFeature: Feature = {
  name: 'master',
  routes: [...masters.flatMap((def) => masterRoutes(def, SLOTS[def.name])), findBetween],
};
