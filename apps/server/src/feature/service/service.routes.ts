/**
 * The service's calls: receiving, photos, to the craftsman, ready, taken, the gold that may go into
 * one, and those of its definition.
 */
import { z } from 'zod';
import { serviceDocument } from '@kencana/contract/document/service';
import {
  ambilServiceInput,
  serviceInput,
  siapServiceInput,
  tukangServiceInput,
} from '@kencana/contract/transaction/service';
import { cancelHeld } from '../../engine/document/cancel-held.ts';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { postEvent } from '../../engine/transaction/event.ts';
import type { EventInput } from '../../engine/transaction/event.ts';
import type { EventKind } from '../../engine/transaction/kind.ts';
import { saveDocument } from '../../engine/transaction/save.ts';
import { storeImage } from '../../platform/files/image.ts';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Feature } from '../../platform/http/route.ts';
import { ambilServiceEvent } from './ambil-service.ts';
import { batalServiceEvent } from './batal-service.ts';
import { kirimTukangEvent } from './kirim-tukang.ts';
import { serviceKind } from './service.kind.ts';
import { emasFilter, enrichServices, findService, goldLots } from './service.query.ts';
import { siapServiceEvent } from './siap-service.ts';

const TERIMA = 'service.transaksi-services.tambah';
const KERJA = 'service.lihat-services.tambah';

type Numbered = EventInput & { readonly no_faktur_group: string };

async function post<Input extends Numbered, Facts>(
  ctx: Ctx,
  event: EventKind<Input, Facts>,
  body: Input,
): Promise<{ data: object }> {
  const no = body.no_faktur_group;
  await postEvent(ctx, event, no, body, (posted) => posted.no);
  return { data: await ctx.read((tx) => findService(tx, no)) };
}

export const serviceFeature: Feature = {
  name: 'service',
  routes: [
    route({
      method: 'POST',
      path: 'service/simpan',
      right: TERIMA,
      summary: "Receives a customer's pieces for service, with an estimate and a down payment",
      body: serviceInput,
      created: true,
      handler: async (ctx, { body }) => {
        const no = await saveDocument(ctx, serviceKind, body, (saved) => saved.no);
        return { data: await ctx.read((tx) => findService(tx, no)) };
      },
    }),
    route({
      method: 'POST',
      path: 'service/foto',
      right: TERIMA,
      summary: 'Stores the photo of a piece before its service is saved',
      body: z.strictObject({ gambar: z.string({ error: 'input.wajib' }).min(1, 'input.wajib') }),
      created: true,
      handler: async (ctx, { body }) => {
        const input = { folder: 'service', name: 'foto.jpg', content: body.gambar };
        const { path } = await ctx.write((tx) => storeImage(ctx, tx, input));
        return { data: { foto: path } };
      },
    }),
    route({
      method: 'POST',
      path: 'service/tukang',
      right: KERJA,
      summary: 'Gives the pieces of an open service to a craftsman',
      body: tukangServiceInput,
      handler: (ctx, { body }) => post(ctx, kirimTukangEvent, body),
    }),
    route({
      method: 'POST',
      path: 'service/siap',
      right: KERJA,
      summary: 'The work is done: weights, added gold, final charge',
      body: siapServiceInput,
      handler: (ctx, { body }) => post(ctx, siapServiceEvent, body),
    }),
    route({
      method: 'POST',
      path: 'service/ambil',
      right: KERJA,
      summary: 'The customer takes the pieces and pays the rest',
      body: ambilServiceInput,
      handler: (ctx, { body }) => post(ctx, ambilServiceEvent, body),
    }),
    route({
      method: 'GET',
      path: 'service/get/emas',
      right: KERJA,
      summary: 'Lots of gold without barcode that may go into a service',
      query: emasFilter,
      handler: (ctx, { query }) => ctx.read((tx) => goldLots(ctx, tx, query)),
    }),
    ...documentRoutes(serviceDocument, {
      enrich: enrichServices,
      cancel: cancelHeld(serviceDocument, batalServiceEvent),
    }),
  ],
};
