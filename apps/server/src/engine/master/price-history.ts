/**
 * Price changes of any master: a field with `riwayat` is kept with before, after, who and when, in
 * the transaction that changes it, for Laporan Perubahan Harga Emas; a price of gold (`kabar`) that
 * moves far in a day is told to the owners. The audit chain keeps the whole row besides.
 */
import { sql } from 'kysely';
import type { MasterDef } from '@kencana/contract/define-master';
import type { MessageKey } from '@kencana/messages/key';
import { toWire } from '@kencana/contract/field/read-row';
import { percentToHundredths } from '@kencana/rules/persen';
import { formatRupiah } from '@kencana/rules/rupiah';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';
import type { StoredRow } from './master-sql.ts';

/** A hundred per cent. */
const WHOLE = 10_000;

/** A price in whole rupiah; undefined where there is none. */
interface PriceChange {
  /** Name of the master, or of the feature that keeps the price. */
  readonly parameter: string;
  readonly kunci: string;
  /** What the price is of, in words of the shop: its code, or group and purity. */
  readonly uraian: string;
  readonly kolom: string;
  readonly sebelum: number | undefined;
  readonly sesudah: number | undefined;
}

/**
 * Keeps every price that differs; `after` is undefined when the row goes, `before` when it is new.
 */
export async function keepPrices(
  ctx: Ctx,
  tx: WriteTx,
  def: MasterDef,
  before: StoredRow | undefined,
  after: StoredRow | undefined,
): Promise<void> {
  const row = after ?? before;
  if (row === undefined) return;
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
    await keepPrice(ctx, tx, change);
    if (field.kabar === true && sesudah !== undefined) {
      await tellMoved(ctx, tx, { ...change, sesudah }, { title: def.title, label: field.label });
    }
  }
}

/** Tells the owners of a price of gold further from where the day began than the limit. */
async function tellMoved(
  ctx: Ctx,
  tx: WriteTx,
  change: PriceChange & { readonly sesudah: number },
  words: { readonly title: MessageKey; readonly label: MessageKey },
): Promise<void> {
  const first = await dayBegan(tx, change);
  const batas = ctx.settings.number('BATAS_UBAH_HARGA_PERSEN');
  const { parameter, kunci, uraian, sebelum, sesudah } = change;
  const moved = Math.abs(sesudah - first) * WHOLE;
  if (moved <= first * percentToHundredths(batas)) return;
  await announceToOwners(tx, ctx.user.user_id, {
    jenis: 'HARGA_EMAS',
    objek: `${parameter}/${kunci}`,
    isi: {
      parameter: words.title,
      kolom: words.label,
      nama: uraian,
      awal: formatRupiah(first),
      sebelum: sebelum === undefined ? '-' : formatRupiah(sebelum),
      sesudah: formatRupiah(sesudah),
      batas: String(batas),
    },
  });
}

/**
 * What the price was when the day began, by the row's key or what it is of, since a row may be
 * removed and made anew: before its first change of the day, else what it was last, else its first.
 */
async function dayBegan(tx: WriteTx, change: PriceChange): Promise<number> {
  const { parameter, kunci, uraian, kolom } = change;
  const same = sql`from riwayat_harga r join toko t using (kode_toko)
    where r.kode_toko = ${tx.kodeToko} and r.parameter = ${parameter} and r.kolom = ${kolom}
      and (r.kunci = ${kunci} or r.uraian = ${uraian})`;
  const { harga } = await tx.one<{ harga: number }>(sql`select coalesce(
      (select r.sebelum ${same} and r.tgl_system = t.tgl_system order by r.id limit 1),
      (select coalesce(r.sesudah, r.sebelum) ${same} and r.tgl_system < t.tgl_system
        order by r.id desc limit 1),
      (select r.sesudah ${same} and r.tgl_system = t.tgl_system and r.sesudah is not null
        order by r.id limit 1), 0)::float8 as harga`);
  return harga;
}

/** Writes one change on the business date of the shop. */
async function keepPrice(ctx: Ctx, tx: WriteTx, change: PriceChange): Promise<void> {
  const { parameter, kunci, uraian, kolom, sebelum = null, sesudah = null } = change;
  await tx.exec(sql`insert into riwayat_harga
      (kode_toko, tgl_system, parameter, kunci, uraian, kolom, sebelum, sesudah, user_id)
    select kode_toko, tgl_system, ${parameter}, ${kunci}, ${uraian}, ${kolom}, ${sebelum}::bigint,
      ${sesudah}::bigint, ${ctx.user.user_id} from toko where kode_toko = ${ctx.kodeToko}`);
}

/** The parameter that holds the price of one gram 24K. */
export const GLOBAL_PRICE = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE';

/** Keeps a change of the global price, from whichever screen it comes; 0 means there was none. */
export async function keepGlobalPrice(
  ctx: Ctx,
  tx: WriteTx,
  before: number,
  after: number,
): Promise<void> {
  if (before === after) return;
  await keepPrice(ctx, tx, {
    parameter: 'harga-global',
    kunci: GLOBAL_PRICE,
    uraian: '24K',
    kolom: 'nominal',
    sebelum: before === 0 ? undefined : before,
    sesudah: after,
  });
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
