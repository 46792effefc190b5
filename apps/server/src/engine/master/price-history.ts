/**
 * Price changes of any master: a field with `riwayat` is kept with before, after, who and when, in
 * the transaction that changes it, for Laporan Perubahan Harga Emas; a price of gold (`kabar`) that
 * moves far in a day, or in a week, is told to the owners. The audit chain keeps the whole row
 * besides.
 */
import { sql } from 'kysely';
import type { MasterDef } from '@kencana/contract/define-master';
import type { MessageKey } from '@kencana/messages/key';
import { toWire } from '@kencana/contract/field/read-row';
import { percentToHundredths } from '@kencana/rules/persen';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';
import type { StoredRow } from './master-sql.ts';
import { DRIFT_DAYS, driftBeyond, historyOf } from './price-drift.ts';
import type { PriceOf } from './price-drift.ts';

/** A hundred per cent. */
const WHOLE = 10_000;

/** A change of a price in whole rupiah; undefined where there is none. */
interface PriceChange extends PriceOf {
  readonly sebelum: number | undefined;
  readonly sesudah: number | undefined;
}

/**
 * Keeps every price that differs; `after` is undefined when the row goes, `before` when it is new.
 * Answers the fields whose moves the owners were told of.
 */
export async function keepPrices(
  ctx: Ctx,
  tx: WriteTx,
  def: MasterDef,
  before: StoredRow | undefined,
  after: StoredRow | undefined,
): Promise<readonly string[]> {
  const row = after ?? before;
  if (row === undefined) return [];
  const heard: string[] = [];
  for (const field of def.fields.filter((f) => f.riwayat === true)) {
    const sebelum = price(before?.[field.name]);
    const sesudah = price(after?.[field.name]);
    if (sebelum === sesudah) continue;
    const change: PriceChange = {
      parameter: def.name,
      kunci: String(row[def.key]),
      uraian: rowName(def, row),
      kolom: field.name,
      sebelum,
      sesudah,
    };
    const words = { title: def.title, label: field.label };
    const told =
      field.kabar === true &&
      sesudah !== undefined &&
      (await tellMoved(ctx, tx, { ...change, sesudah }, words));
    await keepPrice(ctx, tx, change, told);
    if (told) heard.push(field.name);
  }
  return heard;
}

/**
 * Tells the owners of a price of gold further from where the day began than the limit, else of one
 * that drifted further in a week; before the change is kept. True when they were told.
 */
async function tellMoved(
  ctx: Ctx,
  tx: WriteTx,
  change: PriceChange & { readonly sesudah: number },
  words: { readonly title: MessageKey; readonly label: MessageKey },
): Promise<boolean> {
  const batas = ctx.settings.number('BATAS_UBAH_HARGA_PERSEN');
  const hundredths = percentToHundredths(batas);
  const { parameter, kunci, uraian, sebelum, sesudah } = change;
  const first = await dayBegan(tx, change);
  const far = Math.abs(sesudah - first) * WHOLE > first * hundredths;
  const move = { userId: ctx.user.user_id, sebelum, sesudah };
  const drift = far ? undefined : await driftBeyond(tx, change, move, hundredths);
  if (!far && drift === undefined) return false;
  await announceToOwners(tx, ctx.user.user_id, {
    jenis: drift === undefined ? 'HARGA_EMAS' : 'HARGA_EMAS_PEKAN',
    objek: `${parameter}/${kunci}`,
    isi: {
      parameter: words.title,
      kolom: words.label,
      nama: uraian,
      awal: formatRupiah(drift?.awal ?? first),
      sebelum: sebelum === undefined ? '-' : formatRupiah(sebelum),
      sesudah: formatRupiah(sesudah),
      batas: String(batas),
      ...(drift && { sendiri: signed(drift.sendiri), hari: String(DRIFT_DAYS) }),
    },
  });
  return true;
}

/** An amount with its direction: `+Rp. 5,000,-`. */
function signed(rp: number): string {
  return `${rp < 0 ? '-' : '+'}${formatRupiah(rupiah(Math.abs(rp)))}`;
}

/**
 * What the price was when the day began, by the row's key or what it is of, since a row may be
 * removed and made anew: before its first change of the day, else what it was last, else its first.
 * Asked before the change is kept.
 */
async function dayBegan(
  tx: WriteTx,
  change: PriceChange & { readonly sesudah: number },
): Promise<number> {
  const { sebelum = null, sesudah } = change;
  const today = sql`r.tgl_system = r.hari_ini`;
  const { harga } = await tx.one<{ harga: number }>(
    sql`with ${historyOf(tx, change)}
    select coalesce(
      (select r.sebelum from riwayat r where ${today} order by r.id limit 1),
      case when not exists (select from riwayat r where ${today}) then ${sebelum}::bigint end,
      (select coalesce(r.sesudah, r.sebelum) from riwayat r where r.tgl_system < r.hari_ini
        order by r.id desc limit 1),
      (select r.sesudah from riwayat r where ${today} and r.sesudah is not null
        order by r.id limit 1),
      ${sesudah}::bigint)::float8 as harga`,
    'price_day',
  );
  return harga;
}

/** Writes one change on the business date of the shop; `diketahui` when its owners know of it. */
async function keepPrice(
  ctx: Ctx,
  tx: WriteTx,
  change: PriceChange,
  diketahui: boolean,
): Promise<void> {
  const { parameter, kunci, uraian, kolom, sebelum = null, sesudah = null } = change;
  await tx.exec(
    sql`insert into riwayat_harga
      (kode_toko, tgl_system, parameter, kunci, uraian, kolom, sebelum, sesudah, user_id,
      diketahui)
    select kode_toko, tgl_system, ${parameter}, ${kunci}, ${uraian}, ${kolom}, ${sebelum}::bigint,
      ${sesudah}::bigint, ${ctx.user.user_id}, ${diketahui} from toko
    where kode_toko = ${ctx.kodeToko}`,
    'keep_price',
  );
}

/** The parameter that holds the price of one gram 24K. */
export const GLOBAL_PRICE = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE';

/** The global price as the history knows it. */
export const GLOBAL_PRICE_OF: PriceOf = {
  parameter: 'harga-global',
  kunci: GLOBAL_PRICE,
  uraian: '24K',
  kolom: 'nominal',
};

/**
 * Keeps a change of the global price, from whichever screen it comes; 0 means there was none.
 * `diketahui` when two people agreed on it.
 */
export async function keepGlobalPrice(
  ctx: Ctx,
  tx: WriteTx,
  { sebelum, sesudah, diketahui }: { sebelum: number; sesudah: number; diketahui: boolean },
): Promise<void> {
  if (sebelum === sesudah) return;
  const before = sebelum === 0 ? undefined : sebelum;
  await keepPrice(ctx, tx, { ...GLOBAL_PRICE_OF, sebelum: before, sesudah }, diketahui);
}

/** How people call a row: its unique columns in wire units, else its key. */
export function rowName(def: MasterDef, row: Readonly<Record<string, unknown>>): string {
  const wire = toWire(def, row);
  const names = def.unique.length > 0 ? def.unique : [def.key];
  return names.map((name) => String(wire[name])).join(' ');
}

function price(value: unknown): number | undefined {
  return value === null || value === undefined ? undefined : Number(value);
}
