/**
 * What pieces cost that are received against the lines of an invoice, and what is wrong with them.
 * Pure: rupiah, milligrams, and lines as they stand under lock.
 */
import type { PenerimaanFormula } from '@kencana/contract/document/penerimaan-barang';
import type { TerimaInput } from '@kencana/contract/document/penerimaan-barang-entry';
import { say, saidGram } from '@kencana/contract/sentence';
import { gramToMg, milligram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { HeldLine } from '../../engine/transaction/document.ts';
import type { ApprovalNeed, Problem } from '../../engine/transaction/kind.ts';

type Piece = Pick<TerimaInput['detail_barang'][number], 'baris' | 'berat'>;
type Line = Pick<HeldLine, 'baris' | 'berat' | 'harga_total' | 'nama_barang' | 'qty' | 'rumus'>;

/** What was received of one line. */
export interface Received {
  readonly baris: number;
  readonly qty: number;
  readonly berat: Milligram;
  readonly modal: Rupiah;
}

/** What a line keeps of what it was asked and of what came. */
export function formulaOf({ rumus }: Pick<HeldLine, 'rumus'>): PenerimaanFormula {
  return rumus as PenerimaanFormula;
}

/**
 * What each piece costs, in their order: the line's total in the proportion of what came, by grams
 * or by pieces, so that a line that came whole costs what the invoice says, to the rupiah. A piece
 * without its line costs nothing, and is refused.
 */
export function costOfPieces(lines: readonly Line[], pieces: readonly Piece[]): Rupiah[] {
  const came = new Map(
    lines.map((line) => {
      const { qty_terima, berat_terima, modal_terima } = formulaOf(line);
      return [line.baris, { qty: qty_terima, berat: gramToMg(berat_terima), modal: modal_terima }];
    }),
  );
  const byNumber = new Map(lines.map((line) => [line.baris, line]));
  return pieces.map(({ baris, berat }) => {
    const [line, sum] = [byNumber.get(baris), came.get(baris)];
    if (line === undefined || sum === undefined) return rupiah(0);
    sum.qty += 1;
    sum.berat = milligram(sum.berat + berat);
    const whole = BigInt(line.harga_total);
    const due =
      formulaOf(line).tipe_harga === 'PER_GRAM'
        ? (whole * BigInt(sum.berat)) / BigInt(line.berat)
        : (whole * BigInt(sum.qty)) / BigInt(line.qty);
    const cost = Math.max(0, Number(due) - sum.modal);
    sum.modal += cost;
    return rupiah(cost);
  });
}

/** Pieces of no line, and more pieces than the invoice has. */
export function overReceived(lines: readonly Line[], pieces: readonly Piece[]): Problem[] {
  const left = new Map(
    lines.map((line) => [line.baris, line.qty - formulaOf(line).qty_terima] as const),
  );
  return pieces.flatMap(({ baris }, i): Problem[] => {
    const field = `detail_barang.${i}.baris`;
    const sisa = left.get(baris);
    if (sisa === undefined) return [{ code: 'PENERIMAAN_BARIS', data: { baris }, field }];
    left.set(baris, sisa - 1);
    return sisa > 0 ? [] : [{ code: 'PENERIMAAN_LEBIH', data: { baris }, field }];
  });
}

/** Pieces and grams of each line that these pieces come to, with their cost. */
export function sumsOf(pieces: readonly Piece[], costs: readonly Rupiah[]): Received[] {
  const sums = new Map<number, Received>();
  for (const [i, { baris, berat }] of pieces.entries()) {
    const { qty, berat: mg, modal } = sums.get(baris) ?? { qty: 0, berat: 0, modal: 0 };
    sums.set(baris, {
      baris,
      qty: qty + 1,
      berat: milligram(mg + berat),
      modal: rupiah(modal + (costs[i] ?? 0)),
    });
  }
  return [...sums.values()];
}

/**
 * A line of which more grams came than were invoiced, beyond the shop's limit of a weight that
 * differs (hundredths of a per cent): the shop would owe more than the invoice says.
 */
export function heavier(
  lines: readonly Line[],
  sums: readonly Received[],
  batas: number,
): ApprovalNeed[] {
  const byNumber = new Map(lines.map((line) => [line.baris, line]));
  return sums.flatMap(({ baris, berat }): ApprovalNeed[] => {
    const line = byNumber.get(baris);
    if (line === undefined) return [];
    const came = milligram(gramToMg(formulaOf(line).berat_terima) + berat);
    if (came * 10_000 <= line.berat * (10_000 + batas)) return [];
    const data = { baris, nama: line.nama_barang, berat: saidGram(came) };
    const uraian = say('minta.terima-lebih', { ...data, faktur: saidGram(line.berat) });
    return [
      {
        kategori: 'TERIMA LEBIH BERAT',
        uraian,
        satuan: 'GRAM',
        sebelum: line.berat,
        sesudah: came,
      },
    ];
  });
}
