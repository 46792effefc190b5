/** Closing's calls: the state before closing, closing itself, and a closed day's report. */
import { AppError } from '@kencana/contract/error-code';
import { tutupInput } from '@kencana/contract/transaction/tutup-toko';
import { isTanggal } from '@kencana/rules/tanggal';
import { holdToDay } from '../../engine/document/previous-day.ts';
import type { BookedKind } from '../../engine/transaction/book.ts';
import { route } from '../../platform/http/route.ts';
import type { Feature, Route } from '../../platform/http/route.ts';
import { closeDay } from './close-day.ts';
import { closedDay } from './closed-day.ts';
import { dayStatus } from './status.ts';

/** Of a day's summary, what stood in the shop. */
const STOCK = ['stok', 'kadar'];

const RIGHT = 'tutup-toko.tutup-toko.tambah';

const statusRoute = route({
  method: 'GET',
  path: 'tutup-toko/status',
  right: RIGHT,
  summary: 'What blocks closing, warnings, and the till by the books',
  handler: async (ctx) => ({ data: await ctx.read((tx) => dayStatus(tx, new Date())) }),
});

function closeRoute(kinds: readonly BookedKind[]): Route {
  return route({
    method: 'POST',
    path: 'tutup-toko',
    right: RIGHT,
    summary: 'Closes the business day',
    stockSums: STOCK,
    body: tutupInput,
    handler: async (ctx, { body }) => ({ data: await closeDay(ctx, body, new Date(), kinds) }),
  });
}

const dayRoute = route({
  method: 'GET',
  path: 'tutup-toko/hari/:tgl',
  right: RIGHT,
  summary: 'The report of a closed day',
  stockSums: STOCK,
  handler: async (ctx, { params }) => {
    const { tgl } = params;
    if (!isTanggal(tgl)) throw new AppError('TIDAK_DITEMUKAN');
    const day = await ctx.read(async (tx) => {
      await holdToDay(ctx, tx, [tgl]);
      return closedDay(tx, tgl);
    });
    if (!day) throw new AppError('TIDAK_DITEMUKAN');
    return { data: day };
  },
});

/** Closing, over the rules of these kinds. */
export function tutupTokoFeature(kinds: readonly BookedKind[]): Feature {
  return { name: 'tutup-toko', routes: [statusRoute, closeRoute(kinds), dayRoute] };
}
