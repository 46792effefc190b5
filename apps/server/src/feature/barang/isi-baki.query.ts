/** What lies in one tray, as a move of the whole tray shows it before and compares it again. */
import type { TrayContent } from '@kencana/contract/call/barang-calls';
import type { PieceChoice } from '@kencana/contract/transaction/choose-pieces';
import type { PindahSatuBakiInput } from '@kencana/contract/transaction/stock-entry';
import { mgToGram, sumMg } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tx.ts';
import { isChosen } from './pilihan.query.ts';

/** One tray, or what of it is of one group or type; '' and undefined stand for any. */
export type TrayFilter = Pick<PindahSatuBakiInput, 'dari_gudang' | 'dari_baki'> & {
  readonly kode_group?: string | undefined;
  readonly kode_jenis?: string | undefined;
};

interface Lying {
  readonly kode_barcode: string;
  readonly kode_group: string;
  readonly status: string;
  readonly qty: number;
  readonly berat: Milligram;
  readonly berat_asli: Milligram;
  readonly murni: Milligram;
}

/** Statuses of pieces that are in the shop and lie in their tray. */
const LYING = ['READY', 'BARU', 'TITIP', 'PESANAN'];

/** The tray as a choice of pieces. */
export function trayChoice(tray: TrayFilter): PieceChoice {
  const { dari_gudang: kode_gudang, dari_baki: kode_baki, kode_group, kode_jenis } = tray;
  return { kode_gudang, kode_baki, kode_group, kode_jenis };
}

/** What would be moved, with its sums, and what would stay. */
export async function trayContent(tx: Tx, filter: TrayFilter): Promise<TrayContent> {
  const all = await tx.rows<Lying>(
    sql`select b.kode_barcode, b.kode_group, b.status, b.qty, b.berat, b.berat_asli, b.murni
        from barang b where ${isChosen(tx, trayChoice(filter))} and b.status = any(${LYING}::text[])
        order by b.kode_barcode`,
  );
  const ready = all.filter(({ status }) => status === 'READY');
  const rest = all.filter(({ status }) => status !== 'READY');
  return {
    ...partOf(ready),
    berat_asli: mgToGram(sumMg(ready.map(({ berat_asli }) => berat_asli))),
    murni: mgToGram(sumMg(ready.map(({ murni }) => murni))),
    barang: ready.map(({ kode_barcode }) => kode_barcode),
    per_group: grouped(ready, ({ kode_group }) => kode_group).map(([kode_group, part]) => ({
      kode_group,
      ...part,
    })),
    tetap: grouped(rest, ({ status }) => status).map(([status, part]) => ({ status, ...part })),
  };
}

type Part = { readonly qty: number; readonly berat: number };

function partOf(rows: readonly Lying[]): Part {
  return {
    qty: rows.reduce((n, { qty }) => n + qty, 0),
    berat: mgToGram(sumMg(rows.map(({ berat }) => berat))),
  };
}

function grouped(rows: readonly Lying[], by: (row: Lying) => string): [string, Part][] {
  return [...Map.groupBy(rows, by)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, list]) => [name, partOf(list)]);
}
