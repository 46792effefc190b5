/**
 * Trays that are being weighed: what lies in each by the books, counted anew until its weight is
 * told and kept from then on, so that what is sold, moved or returned before or after a weighing
 * makes no difference of it (docs/decision/0068). Weights in milligrams.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { TimbangRow } from '@kencana/contract/call/timbang-calls';
import { mgToGram, milligram } from '@kencana/rules/gram';
import type { Tx } from '../../platform/db/tx.ts';
import { IN_TRAY } from '../../engine/transaction/piece-status.ts';

/** What a tray should weigh, part by part, and what it did. */
export interface WeighedTray {
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly nama_baki: string;
  readonly qty: number;
  readonly berat: number;
  readonly berat_baki: number;
  readonly berat_plastik: number;
  readonly berat_atribut: number;
  readonly berat_bandrol: number;
  readonly berat_timbang: number | null;
  readonly sumber: '' | 'TANGAN' | 'TIMBANGAN';
  readonly keterangan: string;
  readonly mulai_by: string;
  readonly mulai_at: string;
  readonly ditimbang_by: string;
  readonly ditimbang_at: string | null;
}

/** What the tray should weigh together. */
export function expectedOf(tray: Omit<WeighedTray, 'sumber'>): number {
  const { berat, berat_baki, berat_plastik, berat_atribut, berat_bandrol } = tray;
  return berat + berat_baki + berat_plastik + berat_atribut + berat_bandrol;
}

/** What lies in each started tray now: qty, gold, tare, plastic, attributes and tags. */
function contents(toko: string): RawBuilder<unknown> {
  return sql`(select k.kode_baki, k.nama_baki, k.kode_gudang, k.berat_baki,
      coalesce(sum(b.qty), 0)::bigint as qty, coalesce(sum(b.berat_asli), 0)::bigint as berat,
      coalesce(sum(b.berat_plastik * b.qty), 0)::bigint as berat_plastik,
      coalesce(sum(b.berat_atribut * b.qty), 0)::bigint as berat_atribut,
      (k.berat_bandrol * coalesce(sum(b.qty), 0))::bigint as berat_bandrol
    from baki k left join barang b on b.kode_toko = k.kode_toko and b.kode_baki = k.kode_baki
      and b.kode_gudang = k.kode_gudang and b.status in ${IN_TRAY}
    where k.kode_toko = ${toko}
      and k.kode_baki in (select kode_baki from timbang_baki where kode_toko = ${toko})
    group by k.kode_toko, k.kode_baki, k.nama_baki, k.kode_gudang, k.berat_baki, k.berat_bandrol)`;
}

/** The trays that were started, all or those named, in the order of their start. */
export function startedTrays(tx: Tx, named?: readonly string[]): Promise<WeighedTray[]> {
  const kept = (name: string): RawBuilder<unknown> =>
    sql`coalesce(t.${sql.ref(name)}, i.${sql.ref(name)}) as ${sql.ref(name)}`;
  const parts = ['qty', 'berat', 'berat_baki', 'berat_plastik', 'berat_atribut', 'berat_bandrol'];
  return tx.rows<WeighedTray>(
    sql`select t.kode_gudang, t.kode_baki, i.nama_baki, ${sql.join(parts.map(kept))},
          t.berat_timbang, t.sumber, t.keterangan, t.mulai_by, t.mulai_at, t.ditimbang_by,
          t.ditimbang_at
        from timbang_baki t join ${contents(tx.kodeToko)} i using (kode_baki)
        where t.kode_toko = ${tx.kodeToko}
          and (${named === undefined} or t.kode_baki = any(${[...(named ?? [])]}::text[]))
        order by t.mulai_at, t.kode_baki`,
  );
}

/** A row as the wire has it: decimal grams; a tray that is not weighed is off by all of it. */
export function wireTray(tray: WeighedTray): TimbangRow {
  const total = expectedOf(tray);
  const grams = (mg: number): number => mgToGram(milligram(mg));
  const { berat_timbang } = tray;
  return {
    ...tray,
    kode_toko: tray.kode_baki,
    berat: grams(tray.berat),
    berat_baki: grams(tray.berat_baki),
    berat_plastik: grams(tray.berat_plastik),
    berat_atribut: grams(tray.berat_atribut),
    berat_bandrol: grams(tray.berat_bandrol),
    total: grams(total),
    berat_timbang: berat_timbang === null ? null : grams(berat_timbang),
    selisih: grams((berat_timbang ?? 0) - total),
  };
}

/** Keeps the weight of a started tray with what lies in it at this moment; false for none. */
export async function keepWeight(
  tx: Tx,
  user: string,
  tray: {
    readonly kode_toko: string;
    readonly berat_timbang: number | null;
    readonly sumber: string;
    readonly keterangan: string;
  },
): Promise<boolean> {
  const { kode_toko: kode_baki, berat_timbang, sumber, keterangan } = tray;
  if (berat_timbang === null) {
    const emptied = await tx.exec(
      sql`update timbang_baki set berat_timbang = null, sumber = '', ditimbang_by = '',
            ditimbang_at = null, keterangan = ${keterangan}, qty = null, berat = null,
            berat_baki = null, berat_plastik = null, berat_atribut = null, berat_bandrol = null
          where kode_toko = ${tx.kodeToko} and kode_baki = ${kode_baki}`,
    );
    return emptied > 0;
  }
  const kept = await tx.exec(
    sql`update timbang_baki t set berat_timbang = ${berat_timbang}, sumber = ${sumber},
          ditimbang_by = ${user}, ditimbang_at = now(), keterangan = ${keterangan}, qty = i.qty,
          berat = i.berat, berat_baki = i.berat_baki, berat_plastik = i.berat_plastik,
          berat_atribut = i.berat_atribut, berat_bandrol = i.berat_bandrol
        from ${contents(tx.kodeToko)} i
        where t.kode_toko = ${tx.kodeToko} and t.kode_baki = ${kode_baki}
          and i.kode_baki = t.kode_baki
          and (t.berat_timbang is distinct from ${berat_timbang}::bigint)`,
  );
  if (kept > 0) return true;
  // The same weight again: what lay there when it was told stays.
  const told = await tx.exec(
    sql`update timbang_baki set keterangan = ${keterangan}
        where kode_toko = ${tx.kodeToko} and kode_baki = ${kode_baki}`,
  );
  return told > 0;
}
