/**
 * The mirror image of what was posted (I6): the stock card's own columns negated, cash the other
 * way under the kind's cancel category, journal sides swapped, states back. Pure, over stored rows,
 * so a cancellation never recomputes prices.
 */
import { sumMg } from '@kencana/rules/gram';
import { sumRupiah } from '@kencana/rules/rupiah';
import type { LedgerRows } from './ledger.ts';
import { valuesBack } from './piece-value.ts';
import type { LotTaken, PieceChange, Status, StockRow } from './posting.ts';

/**
 * Mirrors one posting's rows. `kategori` names the cash book's rows: BATAL PENJUALAN …
 * (docs/domain.md §7).
 */
export function reverse(rows: LedgerRows, kategori: string): LedgerRows {
  return {
    stock: rows.stock.map((s) => ({
      ...s,
      qty: -s.qty || 0,
      berat: negated(s.berat),
      berat_asli: negated(s.berat_asli),
      murni: negated(s.murni),
      modal: negated(s.modal),
      status_dari: s.status_ke,
      status_ke: cameFrom(s),
    })),
    money: rows.money.map((m) => ({
      ...m,
      kategori,
      masuk: m.keluar,
      keluar: m.masuk,
      fee: negated(m.fee),
    })),
    journal: rows.journal.map((j) => ({ ...j, debit: j.kredit, kredit: j.debit })),
    ...(rows.values && { values: valuesBack(rows.values) }),
    ...(rows.custody && {
      custody: rows.custody.map((c) => ({ ...c, berat: negated(c.berat) })),
    }),
    ...(rows.points && {
      points: rows.points.map((p) => ({
        ...p,
        poin: negated(p.poin),
        jumlah_rp: negated(p.jumlah_rp),
      })),
    }),
  };
}

/**
 * The pieces' way back, from the stock rows that moved them: each returns to where and what it was.
 */
export function returnPieces(rows: readonly StockRow[]): PieceChange[] {
  const back = rows.map((s) => ({ ...s, status_dari: s.status_ke, status_ke: cameFrom(s) }));
  return [...movedPieces(back), ...replacedPieces(rows)];
}

/**
 * One way back for each piece that several postings moved, oldest first: from what the last made it
 * to what it was before the first. One that a posting took back already stays what it is.
 */
export function wayBack(postings: readonly (readonly PieceChange[])[]): PieceChange[] {
  const byPiece = Map.groupBy(postings.flat(), ({ kode_barcode }) => kode_barcode);
  return [...byPiece.values()].flatMap((changes) => {
    const [first, last] = [changes[0], changes.at(-1)];
    if (first === undefined || last === undefined || first === last) return changes;
    return last.dari === first.menjadi ? [] : [{ ...first, dari: last.dari }];
  });
}

/** Pieces that went from one place to another and stayed what they were: back to where they lay. */
function replacedPieces(rows: readonly StockRow[]): PieceChange[] {
  const moved = rows.filter(
    (s) => s.no_lot === null && s.status_dari === null && s.status_ke === null,
  );
  const into = new Map(
    moved.flatMap((s) => (s.kolom === 'IN' ? [[s.kode_barcode, s.kode_baki] as const] : [])),
  );
  return moved.flatMap(({ kolom, kode_barcode, kode_gudang, kode_baki }) => {
    const di_baki = into.get(kode_barcode);
    if (kolom !== 'OUT' || kode_barcode === null || di_baki === undefined) return [];
    return [{ kode_barcode, dari: 'READY', menjadi: 'READY', kode_gudang, kode_baki, di_baki }];
  });
}

/** What a mirror puts back into lots that stood before the document: its mirrored rows of them. */
export function returnLots(mirrored: readonly StockRow[]): LotTaken[] {
  const rows = mirrored.filter(
    ({ kolom, no_lot }) => (kolom === 'OUT' || kolom === 'HANCUR') && no_lot !== null,
  );
  return [...Map.groupBy(rows, ({ no_lot }) => no_lot)].map(([no_lot, list]) => ({
    no_lot: no_lot ?? '',
    qty: list.reduce((n, { qty }) => n + qty, 0),
    berat: sumMg(list.map(({ berat }) => berat)),
    berat_asli: sumMg(list.map(({ berat_asli }) => berat_asli)),
    murni: sumMg(list.map(({ murni }) => murni)),
    modal: sumRupiah(list.map(({ modal }) => modal)),
  }));
}

/** The pieces that stock rows move from one state to another, in their places. */
export function movedPieces(rows: readonly StockRow[]): PieceChange[] {
  return rows.flatMap((s) =>
    s.kode_barcode !== null && s.status_dari !== null && s.status_ke !== null
      ? [
          {
            kode_barcode: s.kode_barcode,
            dari: s.status_dari,
            menjadi: s.status_ke,
            kode_gudang: s.kode_gudang,
            kode_baki: s.kode_baki,
          },
        ]
      : [],
  );
}

/** The state before a row; a piece that came into being with it is out again. */
function cameFrom({ kolom, status_dari, status_ke }: StockRow): Status | null {
  return status_dari ?? (kolom === 'TAMBAH' && status_ke !== null ? 'KELUAR' : null);
}

/** Keeps the brand of a rupiah or milligram amount, and never gives -0. */
function negated<T extends number>(amount: T): T {
  return (-amount || 0) as T;
}
