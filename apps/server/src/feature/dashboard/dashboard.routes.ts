/** The dashboards' calls (spec 1 §7): a shop's charts, and head office's over its shops. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { OverShops } from '@kencana/contract/dashboard';
import { AppError } from '@kencana/contract/error-code';
import { hari } from '@kencana/contract/transaction/input';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Feature, Route } from '../../platform/http/route.ts';
import {
  PUSAT_RIGHT,
  byCategory,
  periodDays,
  shopCash,
  shopCosts,
  shopDays,
  shopOutstanding,
  tradeYears,
} from './pusat-chart.ts';
import { chartMonths, chartToday } from './shop-chart.ts';
import type { ChartSource } from './shop-chart.ts';

const RIGHT = 'dashboard.dashboard.lihat';

const year = z.coerce.number().int().min(2000).max(2200);
const chartQuery = z.object({
  type: z.enum(['today', 'monthly'], 'input.pilihan'),
  year: year.optional(),
});
const noQuery = z.object({});
const yearQuery = z.object({ year: year.optional() });
const dayQuery = z.object({ tgl_system: hari.optional() });
const categoryQuery = z.object({
  kategori: z.enum(['GROUP', 'JENIS', 'KADAR'], 'input.pilihan').default('GROUP'),
  type: z.enum(['PENJUALAN', 'PEMBELIAN'], 'input.pilihan').default('PENJUALAN'),
});

function chartRoute(source: ChartSource): Route {
  return route({
    method: 'GET',
    path: `${source}/chart`,
    right: RIGHT,
    summary: `Totals of ${source}: today, or twelve months of a year`,
    query: chartQuery,
    handler: async (ctx, { query }) => ({
      data: await ctx.read(async (tx) => {
        if (query.type === 'today') return chartToday(tx, source);
        return chartMonths(tx, source, query.year ?? (await yearOf(ctx)));
      }),
    }),
  });
}

/** A call that only head office's people may make, over all shops. */
function pusatRoute<Q extends z.ZodType>(
  path: string,
  summary: string,
  query: Q,
  answer: (ctx: Ctx, query: z.output<Q>) => Promise<OverShops<unknown>>,
): Route {
  return route({
    method: 'GET',
    path,
    right: PUSAT_RIGHT,
    summary,
    query,
    handler: async (ctx, input) => {
      const own = await ctx.read((tx) =>
        tx.one<{ pusat: boolean }>(
          sql`select exists (select 1 from daftar_toko() where kode_toko = ${ctx.user.kode_toko}
                and tipe_toko = 'PUSAT') as pusat`,
        ),
      );
      if (!own.pusat || ctx.kodeToko !== ctx.user.kode_toko) throw new AppError('TIDAK_BERHAK');
      return { ...(await answer(ctx, input.query)) };
    },
  });
}

async function yearOf(ctx: Ctx): Promise<number> {
  const toko = await ctx.read((tx) =>
    tx.one<{ tahun: number }>(
      sql`select extract(year from tgl_system)::int as tahun from toko
        where kode_toko = ${tx.kodeToko}`,
    ),
  );
  return toko.tahun;
}

export const dashboardFeature: Feature = {
  name: 'dashboard',
  routes: [
    ...(['penjualan', 'pembelian', 'pesanan', 'service'] as const).map(chartRoute),
    pusatRoute(
      'cash-pusat/daily-transaction-chart',
      'Sales and buy-backs of each shop today',
      noQuery,
      shopDays,
    ),
    pusatRoute(
      'cash-pusat/period-transaction-chart',
      'Days of a year over all shops',
      yearQuery,
      async (ctx, query) => periodDays(ctx, query.year ?? (await yearOf(ctx))),
    ),
    pusatRoute('cash-pusat/daily-cash-chart', 'Each till today', noQuery, shopCash),
    pusatRoute('cash-pusat/daily-biaya', 'Costs of a day by shop', dayQuery, (ctx, q) =>
      shopCosts(ctx, q.tgl_system),
    ),
    pusatRoute(
      'cash-pusat/outstand-noncash',
      'Card and transfer money of a day',
      dayQuery,
      (ctx, q) => shopOutstanding(ctx, q.tgl_system),
    ),
    pusatRoute(
      'cash-pusat/daily-specific-chart',
      'Today by group, type or purity',
      categoryQuery,
      (ctx, q) => byCategory(ctx, q.kategori, q.type),
    ),
    pusatRoute(
      'transaction/daily-transaction-get-year',
      'Years that have documents',
      noQuery,
      tradeYears,
    ),
  ],
};
