/** Closing's calls: the state before closing, closing itself, and a closed day's report. */
import { sql } from 'kysely';
import type { ClosedDay } from '@kencana/contract/closing';
import { AppError } from '@kencana/contract/error-code';
import { tutupInput } from '@kencana/contract/transaction/tutup-toko';
import { isTanggal } from '@kencana/rules/tanggal';
import type { BookedKind } from '../../engine/transaction/book.ts';
import { route } from '../../platform/http/route.ts';
import type { Feature, Route } from '../../platform/http/route.ts';
import { closeDay } from './close-day.ts';
import { dayStatus } from './status.ts';

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
    body: tutupInput,
    handler: async (ctx, { body }) => ({ data: await closeDay(ctx, body, new Date(), kinds) }),
  });
}

const dayRoute = route({
  method: 'GET',
  path: 'tutup-toko/hari/:tgl',
  right: RIGHT,
  summary: 'The report of a closed day',
  handler: async (ctx, { params }) => {
    const { tgl } = params;
    if (!isTanggal(tgl)) throw new AppError('TIDAK_DITEMUKAN');
    const day = await ctx.read((tx) =>
      tx.row<ClosedDay>(
        sql`select tgl_system, closed_by, closed_at, uang_fisik, fisik, sistem, selisih, alasan,
          ringkasan
            from tutup_hari where kode_toko = ${tx.kodeToko} and tgl_system = ${tgl}::date`,
      ),
    );
    if (!day) throw new AppError('TIDAK_DITEMUKAN');
    return { data: day };
  },
});

/** Closing, over the rules of these kinds. */
export function tutupTokoFeature(kinds: readonly BookedKind[]): Feature {
  return { name: 'tutup-toko', routes: [statusRoute, closeRoute(kinds), dayRoute] };
}
