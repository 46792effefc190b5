/**
 * Head office's charts: each shop answers in its own tenancy, and the answers are put together here
 * (spec 1 §2).
 */
import { sql } from 'kysely';
import type {
  CategoryTotals,
  OverShops,
  PeriodDay,
  ShopCash,
  ShopCost,
  ShopDay,
  ShopOutstanding,
} from '@kencana/contract/dashboard';
import { documents } from '@kencana/contract/registry';
import { addExact, shiftDecimal, subtractExact, type Jumlah } from '@kencana/rules/jumlah';
import { demandDay, isLocked } from '../../engine/document/previous-day.ts';
import { reachedWith } from '../../platform/auth/reach.ts';
import { assertHere, unreadText } from '../../platform/http/portal.ts';
import type { Ctx, SessionUser } from '../../platform/http/route.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { atOnce } from '../../platform/queue/at-once.ts';

interface Shop {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly portal: string;
  readonly tgl_system: string;
  /** The asker reads no other day there: the previous-day rule (spec 1 §4). */
  readonly terkunci: boolean;
}

/** Branches asked at a time. */
const SHOPS_AT_ONCE = 3;

/** Opens head office's dashboard, there and for the figures of each branch. */
export const PUSAT_RIGHT = 'dashboard.dashboard-pusat.lihat';

/**
 * Asks every active branch that the person reaches and joins the rows; one that fails, or is on
 * another server, is left out and named, so that a dead branch does not fail the rest (spec 1 §8).
 */
async function overShops<R>(
  ctx: Ctx,
  ask: (tx: Tx, shop: Shop) => Promise<R[]>,
): Promise<OverShops<R[]>> {
  const { db, user, services } = ctx;
  const reached = await reachedWith(db, user, PUSAT_RIGHT, services.rights);
  const shops = await branchesOf(ctx, reached);
  const data: R[] = [];
  const gagal: { kode_toko: string; message: string }[] = [];
  const askShop = async (shop: Shop): Promise<R[]> => {
    assertHere(ctx, shop);
    return ctx.db.tenant(shop.kode_toko, (tx) => ask(tx, shop));
  };
  for await (const [{ kode_toko }, end] of atOnce(shops, SHOPS_AT_ONCE, askShop)) {
    if ('value' in end) data.push(...end.value);
    else gagal.push({ kode_toko, message: unreadText(ctx, end.error) });
  }
  return { data, gagal };
}

/** The active branches among those reached, and whether the asker is locked to today there. */
async function branchesOf(
  ctx: Ctx,
  reached: ReadonlyMap<string, SessionUser>,
): Promise<readonly Shop[]> {
  const shops = await ctx.read((tx) =>
    tx.rows<Omit<Shop, 'terkunci'>>(
      sql`select kode_toko, nama_toko, portal, tgl_system from daftar_toko()
        where aktif and tipe_toko = 'CABANG' and kode_toko = any(${[...reached.keys()]}::text[])`,
    ),
  );
  return shops.map((shop) => {
    const level = reached.get(shop.kode_toko)?.level;
    return { ...shop, terkunci: isLocked(ctx, level === undefined ? [] : [level]) };
  });
}

/**
 * Holds a chosen day, or year, to the previous-day rule: throws LAPORAN_TANGGAL_TERKUNCI for
 * another than head office's own where the asker is locked to today in one of the branches.
 */
async function holdOver(ctx: Ctx, chosen: string): Promise<void> {
  const { db, user, services } = ctx;
  const shops = await branchesOf(ctx, await reachedWith(db, user, PUSAT_RIGHT, services.rights));
  if (!shops.some((shop) => shop.terkunci)) return;
  const { tgl } = await ctx.read((tx) =>
    tx.one<{ tgl: string }>(
      sql`select tgl_system as tgl from toko where kode_toko = ${tx.kodeToko}`,
    ),
  );
  demandDay(tgl, [tgl.startsWith(chosen) ? tgl : chosen]);
}

const SOLD_AND_BOUGHT = sql`
  coalesce(sum(b.harga_total) filter (where b.jenis_baris = 'JUAL'), 0)::bigint as penjualan,
  coalesce(sum(b.harga_total) filter (where b.jenis_baris = 'BELI'), 0)::bigint as pembelian`;

/** Sales and buy-backs of each shop on its own business date. */
export function shopDays(ctx: Ctx): Promise<OverShops<ShopDay[]>> {
  return overShops(ctx, (tx, shop) =>
    tx.rows<ShopDay>(
      sql`select t.kode_toko, ${shop.nama_toko} as nama_toko, t.tgl_system, ${SOLD_AND_BOUGHT}
          from toko t left join dokumen d on d.kode_toko = t.kode_toko
            and d.tgl_system = t.tgl_system
            and d.status <> 'BATAL'
          left join dokumen_baris b on b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
            and b.hidup
          where t.kode_toko = ${tx.kodeToko} group by t.kode_toko, t.tgl_system`,
    ),
  );
}

/**
 * Days of a year with trade, over all shops, oldest first; of a branch where the asker is locked to
 * today that day alone. Error: LAPORAN_TANGGAL_TERKUNCI for another year.
 */
export async function periodDays(ctx: Ctx, year: number): Promise<OverShops<PeriodDay[]>> {
  await holdOver(ctx, `${year}`);
  const { data: rows, gagal } = await overShops(ctx, (tx, { terkunci, tgl_system }) =>
    tx.rows<PeriodDay>(
      sql`select d.tgl_system as tgl, ${SOLD_AND_BOUGHT}
          from dokumen d join dokumen_baris b using (kode_toko, no_dokumen)
          where d.kode_toko = ${tx.kodeToko} and d.status <> 'BATAL' and b.hidup
            and b.jenis_baris in ('JUAL', 'BELI')
            and d.tgl_system between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
            and (not ${terkunci}::bool or d.tgl_system = ${tgl_system}::date)
          group by d.tgl_system`,
    ),
  );
  const days = new Map<string, PeriodDay>();
  for (const row of rows) {
    const day = days.get(row.tgl) ?? { tgl: row.tgl, penjualan: 0, pembelian: 0 };
    const penjualan = addExact(day.penjualan, row.penjualan);
    const pembelian = addExact(day.pembelian, row.pembelian);
    days.set(row.tgl, { tgl: row.tgl, penjualan, pembelian });
  }
  return { data: [...days.values()].sort((a, b) => (a.tgl < b.tgl ? -1 : 1)), gagal };
}

/** Each till: in and out on the business date, and what is in it. */
export function shopCash(ctx: Ctx): Promise<OverShops<ShopCash[]>> {
  return overShops(ctx, (tx, shop) =>
    tx.rows<ShopCash>(
      sql`select t.kode_toko, ${shop.nama_toko} as nama_toko, coalesce(sum(k.masuk),
        0)::bigint as masuk,
            coalesce(sum(k.keluar), 0)::bigint as keluar,
            coalesce((select saldo from saldo_kas s where s.kode_toko = t.kode_toko
              and s.akun = 'CASH'), 0) as saldo
          from toko t left join buku_kas k on k.kode_toko = t.kode_toko
            and k.tgl_system = t.tgl_system
            and k.akun = 'CASH'
          where t.kode_toko = ${tx.kodeToko} group by t.kode_toko`,
    ),
  );
}

/** The day that a branch is asked for: its own when none is given or the asker is locked to it. */
const dayIn = ({ terkunci, tgl_system }: Shop, tgl: string | undefined): string =>
  terkunci ? tgl_system : (tgl ?? tgl_system);

/**
 * Money out by kode-transaksi on a date, the shop's own when none is given. Error:
 * LAPORAN_TANGGAL_TERKUNCI.
 */
export async function shopCosts(ctx: Ctx, tgl: string | undefined): Promise<OverShops<ShopCost[]>> {
  if (tgl !== undefined) await holdOver(ctx, tgl);
  return overShops(ctx, (tx, shop) =>
    tx.rows<ShopCost>(
      sql`select k.kode_toko, ${shop.nama_toko} as nama_toko, k.kategori,
        sum(k.keluar)::bigint as jumlah_rp
          from buku_kas k join dokumen d using (kode_toko, no_dokumen)
          where k.kode_toko = ${tx.kodeToko} and d.kind in ('uang-kas', 'uang-bank')
            and k.keluar > 0
            and k.tgl_system = ${dayIn(shop, tgl)}::date
          group by k.kode_toko, k.kategori order by k.kategori`,
    ),
  );
}

/** The kinds of document in which customers pay. */
const PAID = documents.filter((def) => def.dariCustomer).map((def) => def.kind);

/**
 * Card and transfer money that customers paid on a date, by payment kind. Error:
 * LAPORAN_TANGGAL_TERKUNCI.
 */
export async function shopOutstanding(
  ctx: Ctx,
  tgl: string | undefined,
): Promise<OverShops<ShopOutstanding[]>> {
  if (tgl !== undefined) await holdOver(ctx, tgl);
  return overShops(ctx, (tx, shop) =>
    tx.rows<ShopOutstanding>(
      sql`select k.kode_toko, ${shop.nama_toko} as nama_toko, k.jenis,
        sum(k.masuk - k.keluar)::bigint as jumlah_rp
          from buku_kas k join dokumen d using (kode_toko, no_dokumen)
          where k.kode_toko = ${tx.kodeToko} and d.kind = any(${PAID}::text[])
            and k.jenis <> 'CASH'
            and k.tgl_system = ${dayIn(shop, tgl)}::date
          group by k.kode_toko, k.jenis having sum(k.masuk - k.keluar) <> 0 order by k.jenis`,
    ),
  );
}

const CATEGORY = {
  GROUP: sql`b.kode_group`,
  JENIS: sql`b.kode_jenis`,
  KADAR: sql`to_char(b.kadar / 100.0, 'FM990.##')`,
} as const;

/** Weight in milligrams. */
interface CategorySums {
  readonly jumlah: Jumlah;
  readonly berat: Jumlah;
  readonly total_rp: Jumlah;
}
const NO_SUMS: CategorySums = { jumlah: 0, berat: 0, total_rp: 0 };

/** Today's pieces of all shops by group, type or purity. */
export async function byCategory(
  ctx: Ctx,
  kategori: keyof typeof CATEGORY,
  type: 'PENJUALAN' | 'PEMBELIAN',
): Promise<OverShops<CategoryTotals[]>> {
  const jenis = type === 'PENJUALAN' ? 'JUAL' : 'BELI';
  const { data: rows, gagal } = await overShops(ctx, (tx) =>
    tx.rows<CategorySums & { readonly kategori: string }>(
      sql`select ${CATEGORY[kategori]} as kategori, sum(b.qty)::bigint as jumlah,
        sum(b.berat)::bigint as berat,
            sum(b.harga_total)::bigint as total_rp
          from dokumen d join dokumen_baris b using (kode_toko, no_dokumen)
            join toko t on t.kode_toko = d.kode_toko
          where d.kode_toko = ${tx.kodeToko} and d.tgl_system = t.tgl_system and b.hidup
            and b.jenis_baris = ${jenis}
          group by 1`,
    ),
  );
  const totals = new Map<string, CategorySums>();
  for (const row of rows) {
    const sum = totals.get(row.kategori) ?? NO_SUMS;
    totals.set(row.kategori, {
      jumlah: addExact(sum.jumlah, row.jumlah),
      berat: addExact(sum.berat, row.berat),
      total_rp: addExact(sum.total_rp, row.total_rp),
    });
  }
  const data = [...totals].map(([name, sum]) => ({
    kategori: name,
    ...sum,
    berat: shiftDecimal(sum.berat, 3),
  }));
  return { data: data.sort((a, b) => Number(subtractExact(b.total_rp, a.total_rp))), gagal };
}

/** Years with documents in any shop, latest first. */
export async function tradeYears(ctx: Ctx): Promise<OverShops<number[]>> {
  const { data: rows, gagal } = await overShops(ctx, (tx) =>
    tx.rows<{ dari: number | null; sampai: number | null }>(
      sql`select extract(year from min(tgl_system))::int as dari, extract(year
        from max(tgl_system))::int as sampai
          from dokumen where kode_toko = ${tx.kodeToko} and kind = 'penjualan'`,
    ),
  );
  const known = rows.flatMap((r) => [r.dari, r.sampai]).filter((y) => y !== null);
  if (known.length === 0) return { data: [], gagal };
  const last = Math.max(...known);
  const length = last - Math.min(...known) + 1;
  return { data: Array.from({ length }, (_, back) => last - back), gagal };
}
