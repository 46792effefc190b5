/** The calls of gold at the washer's: all but its photos are its definition's. */
import type { DonePosting } from '@kencana/contract/call/document-calls';
import { kirimCuciDocument } from '@kencana/contract/document/kirim-cuci';
import { janjiCuciEvent, terimaCuciEvent } from '@kencana/contract/document/kirim-cuci-entry';
import { AppError } from '@kencana/contract/error-code';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { entryRoutes, eventRoute } from '../../engine/document/entry-routes.ts';
import { joinDay } from '../../engine/transaction/day.ts';
import { validateWithin } from '../../engine/transaction/validate.ts';
import { photoRoute } from '../../platform/files/photo-route.ts';
import type { Ctx, Feature } from '../../platform/http/route.ts';
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
    ...documentRoutes(kirimCuciDocument, { validate: validateOther }),
  ],
};

/** Gold that goes out is looked at by another person, whatever VALIDASI_ORANG_LAIN says. */
function validateOther(ctx: Ctx, no: string, ke?: number): Promise<DonePosting> {
  return ctx.write(async (tx) => {
    const base = await joinDay(tx, ctx);
    await validateWithin(tx, base, kirimCuciDocument.kind, no, {
      ke,
      demand: async ({ input_by }) => {
        if (input_by === base.userId) throw new AppError('VALIDASI_SENDIRI', { no });
      },
    });
    return { no, tglSystem: base.tglSystem };
  });
}
