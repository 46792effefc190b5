/** The calls of gold at the washer's: all but its photos are its definition's. */
import { kirimCuciDocument } from '@kencana/contract/document/kirim-cuci';
import { janjiCuciEvent, terimaCuciEvent } from '@kencana/contract/document/kirim-cuci-entry';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { entryRoutes, eventRoute } from '../../engine/document/entry-routes.ts';
import { photoRoute } from '../../platform/files/photo-route.ts';
import type { Feature } from '../../platform/http/route.ts';
import { kirimCuciKind } from './kirim-cuci.kind.ts';
import { janjiCuci, terimaCuci } from './terima-cuci.ts';

export const sepuhanFeature: Feature = {
  name: 'sepuhan',
  routes: [
    ...entryRoutes(kirimCuciDocument, kirimCuciKind),
    eventRoute(kirimCuciDocument, janjiCuciEvent, janjiCuci),
    eventRoute(kirimCuciDocument, terimaCuciEvent, terimaCuci),
    photoRoute({
      path: 'kirim-barang-cuci/foto',
      right: 'sepuhan.terima-barang-cuci.tambah',
      folder: 'cuci',
      summary: 'Stores a photo of gold that goes to the washer or comes back',
    }),
    ...documentRoutes(kirimCuciDocument),
  ],
};
