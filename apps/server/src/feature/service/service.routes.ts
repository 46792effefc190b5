/**
 * The service's calls: receiving, photos, to the craftsman, ready, taken, the gold that may go into
 * one, and those of its definition.
 */
import { serviceDocument } from '@kencana/contract/document/service';
import { cancelHeld } from '../../engine/document/cancel-held.ts';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { entryRoutes, eventRoute } from '../../engine/document/entry-routes.ts';
import { photoRoute } from '../../platform/files/photo-route.ts';
import { route } from '../../platform/http/route.ts';
import type { Feature } from '../../platform/http/route.ts';
import { ambilServiceEvent } from './ambil-service.ts';
import { batalServiceEvent } from './batal-service.ts';
import { kirimTukangEvent } from './kirim-tukang.ts';
import { serviceKind } from './service.kind.ts';
import { emasFilter, enrichServices, goldLots } from './service.query.ts';
import { siapServiceEvent } from './siap-service.ts';

const { tukang, siap, ambil } = serviceDocument.events;

export const serviceFeature: Feature = {
  name: 'service',
  routes: [
    ...entryRoutes(serviceDocument, serviceKind, enrichServices),
    photoRoute({
      path: 'service/foto',
      right: serviceDocument.entry.right,
      folder: 'service',
      summary: 'Stores the photo of a piece before its service is saved',
    }),
    eventRoute(serviceDocument, tukang, kirimTukangEvent, enrichServices),
    eventRoute(serviceDocument, siap, siapServiceEvent, enrichServices),
    eventRoute(serviceDocument, ambil, ambilServiceEvent, enrichServices),
    route({
      method: 'GET',
      path: 'service/get/emas',
      right: siap.right,
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
