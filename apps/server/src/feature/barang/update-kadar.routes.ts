/** Changing the purity of ready pieces: which ones would change, saving, looking up. */
import { updateKadarDocument } from '@kencana/contract/document/update-kadar';
import { SUMBER_KADAR, updateKadarEntry } from '@kencana/contract/transaction/update-kadar-entry';
import { mgToGram, sumMg } from '@kencana/rules/gram';
import { percentToKadar } from '@kencana/rules/kadar';
import { z } from 'zod';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { savingRoute } from '../../engine/document/entry-routes.ts';
import type { Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import { updateKadarKind } from './update-kadar.kind.ts';
import { listPurified } from './update-kadar.query.ts';

const { module } = updateKadarDocument;

const kode = z.string().max(40).toUpperCase().optional();
const days = z.coerce.number().int().min(0).max(3650).optional();
const asked = z.object({
  kode_gudang: kode,
  kode_baki: kode,
  kode_group: kode,
  kode_jenis: kode,
  umur_dari: days,
  umur_sampai: days,
  sumber: z.string().toUpperCase().pipe(z.enum(SUMBER_KADAR)).default('GROUP'),
  kadar: z.coerce
    .number()
    .gt(0)
    .max(500, { error: 'input.kadarMaks500' })
    .multipleOf(0.01)
    .transform(percentToKadar)
    .optional(),
  kadar_cetak: z.string().max(20).toUpperCase().optional(),
  skip: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(50),
});

export const updateKadarRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'barang/get/ready-update-kadar',
    right: updateKadarEntry.right,
    module,
    summary: 'Ready pieces whose purity is not what group, stamp or a typed one says',
    query: asked,
    handler: (ctx, { query }) => ctx.read((tx) => listPurified(tx, query)),
  }),
  savingRoute(
    updateKadarEntry,
    updateKadarKind,
    ({ no, posting }) => ({
      no_update: no,
      total_qty: posting.lines.length,
      total_berat: mgToGram(sumMg(posting.lines.flatMap(({ berat }) => berat ?? []))),
    }),
    { module },
  ),
  ...documentRoutes(updateKadarDocument),
];
