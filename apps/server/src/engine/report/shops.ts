/**
 * Which shops a report is about: the addressed one, or for head office's people any of the chain's
 * (`kode_toko=A,B` or ALL) that they reach with the report's right. Another shop's report is not
 * found for everybody else.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { mayDo } from '@kencana/contract/permission';
import { reachedWith, standingIn } from '../../platform/auth/reach.ts';
import type { SessionUser } from '../../platform/http/route.ts';
import type { ReportCtx } from './report-ctx.ts';
import { ALL } from './filter.ts';

export interface Shop {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly tipe_toko: string;
  readonly tgl_system: string;
  readonly aktif: boolean;
}

export interface ChosenShops {
  /** The shop that the request addresses: its letterhead and its tgl_system. */
  readonly home: Shop;
  readonly codes: readonly string[];
  /** The person as he stands in each of the codes. */
  readonly people: readonly SessionUser[];
  /** Wall time of the addressed shop, yyyy-MM-dd HH:mm. */
  readonly now: string;
}

/**
 * The chosen shops; throws TOKO_LAIN for one that this person may not read or that does not exist.
 */
export async function chooseShops(
  ctx: ReportCtx,
  choice: unknown,
  right: string,
): Promise<ChosenShops> {
  const known = await ctx.db.tenant(ctx.user.kode_toko, (tx) =>
    tx.rows<Shop>(sql`select * from daftar_toko()`),
  );
  const home = known.find((s) => s.kode_toko === ctx.kodeToko);
  const own = known.find((s) => s.kode_toko === ctx.user.kode_toko);
  if (!home || !own) throw new AppError('TOKO_LAIN');
  const { now } = await ctx.read((tx) =>
    tx.one<{ now: string }>(
      sql`select to_char(now() at time zone zona_waktu, 'YYYY-MM-DD HH24:MI') now from toko
          where kode_toko = ${ctx.kodeToko}`,
    ),
  );
  const wished = codesOf(choice);
  if (wished.length === 0) return { home, now, codes: [home.kode_toko], people: [ctx.user] };
  const people = await readersOf(ctx, own, right);
  const codes = known.filter((s) => s.aktif && people.has(s.kode_toko)).map((s) => s.kode_toko);
  const all = wished.length === 1 && wished[0] === ALL;
  if (!all && !wished.every((code) => codes.includes(code))) throw new AppError('TOKO_LAIN');
  const chosen = all ? codes : codes.filter((code) => wished.includes(code));
  return { home, now, codes: chosen, people: chosen.flatMap((code) => people.get(code) ?? []) };
}

/** Shops whose report the person may read, and as whom: the own one, for head office others too. */
async function readersOf(
  ctx: ReportCtx,
  own: Shop,
  right: string,
): Promise<ReadonlyMap<string, SessionUser>> {
  const { db, user, services } = ctx;
  const home = await standingIn(db, user, own.kode_toko, services.rights);
  const mine = home && mayDo(home, right) ? [[own.kode_toko, home] as const] : [];
  if (own.tipe_toko !== 'PUSAT') return new Map(mine);
  return new Map([...mine, ...(await reachedWith(db, user, right, services.rights))]);
}

function codesOf(choice: unknown): string[] {
  const list = Array.isArray(choice) ? choice : [choice];
  return list
    .flatMap((item) => (typeof item === 'string' ? item.split(',') : []))
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '');
}
