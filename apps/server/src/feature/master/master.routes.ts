/** Every plain master of the registry, with the few server slots that some need. */
import { masters } from '@kencana/contract/registry';
import { masterRoutes } from '../../engine/master/master-routes.ts';
import type { MasterSlots } from '../../engine/master/slots.ts';
import type { Feature } from '../../platform/http/route.ts';
import { guardKodeTransaksi, guardRekening, guardSales } from './guard.ts';

/** Slots by the master's name; a master that is not here needs none. */
const SLOTS: Readonly<Record<string, MasterSlots>> = {
  rekening: { guardDelete: guardRekening },
  sales: { guardDelete: guardSales },
  'kode-transaksi': { guardDelete: guardKodeTransaksi },
};

export const masterFeature: Feature = {
  name: 'master',
  routes: masters.flatMap((def) => masterRoutes(def, SLOTS[def.name])),
};
