/**
 * The service's calls: receiving, photos, to the craftsman, ready, taken, the gold that may go into
 * one, and those of its definition.
 */
import { serviceDocument } from '@kencana/contract/document/service';
import { tukangServiceEvent } from '@kencana/contract/document/service-entry';
import {
  ambilServiceInput,
  serviceInput,
  siapServiceInput,
} from '@kencana/contract/transaction/service';
import { cancelHeld } from '../../engine/document/cancel-held.ts';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { eventRoute } from '../../engine/document/entry-routes.ts';
import { postThenRead } from '../../engine/transaction/event.ts';
import { saveThenRead } from '../../engine/transaction/save.ts';
import { photoRoute } from '../../platform/files/photo-route.ts';
import { route } from '../../platform/http/route.ts';
import type { Feature } from '../../platform/http/route.ts';
import { ambilServiceEvent } from './ambil-service.ts';
import { batalServiceEvent } from './batal-service.ts';
import { kirimTukangEvent } from './kirim-tukang.ts';
import { serviceKind } from './service.kind.ts';
import { emasFilter, enrichServices, findService, goldLots } from './service.query.ts';
import { siapServiceEvent } from './siap-service.ts';

const TERIMA = 'service.transaksi-services.tambah';
const KERJA = 'service.lihat-services.tambah';

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
      handler: async (ctx, { body }) => ({
        data: await saveThenRead(ctx, serviceKind, body, findService),
      }),
    }),
    photoRoute({
      path: 'service/foto',
      right: TERIMA,
      folder: 'service',
      summary: 'Stores the photo of a piece before its service is saved',
    }),
    eventRoute(serviceDocument, tukangServiceEvent, kirimTukangEvent, enrichServices),
    route({
      method: 'POST',
      path: 'service/siap',
      right: KERJA,
      summary: 'The work is done: weights, added gold, final charge',
      body: siapServiceInput,
      handler: async (ctx, { body }) => ({
        data: await postThenRead(ctx, siapServiceEvent, body, findService),
      }),
    }),
    route({
      method: 'POST',
      path: 'service/ambil',
      right: KERJA,
      summary: 'The customer takes the pieces and pays the rest',
      body: ambilServiceInput,
      handler: async (ctx, { body }) => ({
        data: await postThenRead(ctx, ambilServiceEvent, body, findService),
      }),
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
