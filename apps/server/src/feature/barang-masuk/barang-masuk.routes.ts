/** The desk of goods: entries of new pieces looked up, validated and refused by a second person. */
import { tambahBarangDocument } from '@kencana/contract/document/tambah-barang';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { route } from '../../platform/http/route.ts';
import type { Feature } from '../../platform/http/route.ts';
import { entryCancelSlot, takingBack } from './batal-tambah.ts';
import type { TakenBack } from './batal-tambah.ts';
import { enrichEntries } from './entry.query.ts';
import { demandSupervisor, isAlone } from './second-person.ts';
import { validateEntry } from './validate-entry.ts';
import type { MadeFor } from './validate-entry.ts';

/**
 * The desk of goods; `made` is what orders do with pieces that were made for them, `takenBack` what
 * invoices do with those that were not received after all.
 */
export function barangMasukFeature(made: MadeFor, takenBack: TakenBack): Feature {
  return {
    name: 'barang-masuk',
    routes: [
      ...documentRoutes(tambahBarangDocument, {
        enrich: enrichEntries,
        cancel: entryCancelSlot(takenBack),
        withdraw: (ctx) => takingBack(ctx, takenBack),
        demandAnswerer: demandSupervisor,
        validate: (ctx, no, ke) => validateEntry(ctx, made, no, ke),
      }),
      route({
        method: 'GET',
        path: 'barang/validasi/orang-kedua',
        right: 'validasi.validasi-barang.tambah',
        summary: 'Whether the caller is alone and validates his own entries',
        handler: async (ctx) => ({ data: { sendirian: await isAlone(ctx) } }),
      }),
    ],
  };
}
