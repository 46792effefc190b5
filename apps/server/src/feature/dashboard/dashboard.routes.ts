/** The dashboards' calls (spec 1 §7): a shop's charts, and head office's over its shops. */
import { sql } from 'kysely';
import { z } from 'zod';
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

/** What only head office's people may ask, over all shops. Throws TIDAK_BERHAK. */
async function overShops<A>(ctx: Ctx, answer: () => Promise<A>): Promise<A> {
  const own = await ctx.read((tx) =>
    tx.one<{ pusat: boolean }>(
      sql`select exists (select 1 from daftar_toko() where kode_toko = ${ctx.user.kode_toko}
            and tipe_toko = 'PUSAT') as pusat`,
    ),
  );
  if (!own.pusat || ctx.kodeToko !== ctx.user.kode_toko) throw new AppError('TIDAK_BERHAK');
  return answer();
}

const PUSAT = { method: 'GET', right: PUSAT_RIGHT } as const;

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
    route({
      ...PUSAT,
      path: 'cash-pusat/daily-transaction-chart',
      summary: 'Sales and buy-backs of each shop today',
      query: noQuery,
      handler: (ctx) => overShops(ctx, () => shopDays(ctx)),
    }),
    route({
      ...PUSAT,
      path: 'cash-pusat/period-transaction-chart',
      summary: 'Days of a year over all shops',
      query: yearQuery,
      handler: (ctx, { query }) =>
        overShops(ctx, async () => periodDays(ctx, query.year ?? (await yearOf(ctx)))),
    }),
    route({
      ...PUSAT,
      path: 'cash-pusat/daily-cash-chart',
      summary: 'Each till today',
      query: noQuery,
      handler: (ctx) => overShops(ctx, () => shopCash(ctx)),
    }),
    route({
      ...PUSAT,
      path: 'cash-pusat/daily-biaya',
      summary: 'Costs of a day by shop',
      query: dayQuery,
      handler: (ctx, { query }) => overShops(ctx, () => shopCosts(ctx, query.tgl_system)),
    }),
    route({
      ...PUSAT,
      path: 'cash-pusat/outstand-noncash',
      summary: 'Card and transfer money of a day',
      query: dayQuery,
      handler: (ctx, { query }) => overShops(ctx, () => shopOutstanding(ctx, query.tgl_system)),
    }),
    route({
      ...PUSAT,
      path: 'cash-pusat/daily-specific-chart',
      summary: 'Today by group, type or purity',
      query: categoryQuery,
      handler: (ctx, { query }) =>
        overShops(ctx, () => byCategory(ctx, query.kategori, query.type)),
    }),
    route({
      ...PUSAT,
      path: 'transaction/daily-transaction-get-year',
      summary: 'Years that have documents',
      query: noQuery,
      handler: (ctx) => overShops(ctx, () => tradeYears(ctx)),
    }),
  ],
};
