/**
 * What pieces cost that are received against the lines of an invoice, and what is wrong with them.
 * Pure: rupiah, milligrams, and lines as they stand under lock.
 */
import type { PenerimaanFormula } from '@kencana/contract/document/penerimaan-barang';
import type { TerimaInput } from '@kencana/contract/document/penerimaan-barang-entry';
import { say, saidGram, saidRupiah } from '@kencana/contract/sentence';
import type { Said } from '@kencana/contract/sentence';
import { gramToMg, milligram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { hargaBerat } from '@kencana/rules/harga';
import { fineMg } from '@kencana/rules/kadar';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { HeldLine } from '../../engine/transaction/document.ts';
import type { ApprovalNeed, Problem } from '../../engine/transaction/kind.ts';

type Piece = Pick<TerimaInput['detail_barang'][number], 'baris' | 'berat' | 'berat_asli'>;
type Line = Pick<
  HeldLine,
  'baris' | 'berat' | 'harga_total' | 'kadar' | 'nama_barang' | 'qty' | 'rumus'
>;

/** What was received of one line. */
export interface Received {
  readonly baris: number;
  readonly qty: number;
  readonly berat: Milligram;
  /** By the scale. */
  readonly asli: Milligram;
  readonly modal: Rupiah;
}

/** What a line keeps of what it was asked and of what came. */
export function formulaOf({ rumus }: Pick<HeldLine, 'rumus'>): PenerimaanFormula {
  return rumus as PenerimaanFormula;
}

/** Pieces, grams and cost of a line that came, with those of `one` (or, by -1, without them). */
export function counted(line: Pick<Line, 'rumus'>, one: Received | undefined, sign: 1 | -1 = 1) {
  const { qty_terima, berat_terima, modal_terima, asli_terima = berat_terima } = formulaOf(line);
  return {
    qty: qty_terima + sign * (one?.qty ?? 0),
    berat: milligram(gramToMg(berat_terima) + sign * (one?.berat ?? 0)),
    asli: milligram(gramToMg(asli_terima) + sign * (one?.asli ?? 0)),
    modal: modal_terima + sign * (one?.modal ?? 0),
  };
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

const NONE = { qty: 0, berat: 0, asli: 0, modal: 0 };

/** Pieces and grams of each line that these pieces come to, with their cost. */
export function sumsOf(pieces: readonly Piece[], costs: readonly Rupiah[]): Received[] {
  const sums = new Map<number, Received>();
  for (const [i, { baris, berat, berat_asli }] of pieces.entries()) {
    const { qty, berat: mg, asli, modal } = sums.get(baris) ?? NONE;
    sums.set(baris, {
      baris,
      qty: qty + 1,
      berat: milligram(mg + berat),
      asli: milligram(asli + (berat_asli ?? berat)),
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
  return sums.flatMap((sum): ApprovalNeed[] => {
    const { baris } = sum;
    const line = byNumber.get(baris);
    if (line === undefined) return [];
    const { berat: came } = counted(line, sum);
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

/** How missing grams of a line are valued, for who asks: by the invoice, or by their gold alone. */
type Worth = (line: Line, kurang: Milligram) => readonly Said[];

/**
 * A line whose pieces have all come, and that weighs less than was invoiced, by the notas or by the
 * scale, beyond the same limit: nothing more comes of it, and the shop paid for what is missing.
 */
export function lighter(
  lines: readonly Line[],
  sums: readonly Received[],
  batas: number,
  worth: Worth,
): ApprovalNeed[] {
  const byNumber = new Map(lines.map((line) => [line.baris, line]));
  return sums.flatMap((sum): ApprovalNeed[] => {
    const line = byNumber.get(sum.baris);
    if (line === undefined) return [];
    const { qty, berat, asli } = counted(line, sum);
    const least = milligram(Math.min(berat, asli));
    if (qty < line.qty || least * 10_000 >= line.berat * (10_000 - batas)) return [];
    const kurang = milligram(line.berat - least);
    const uraian = say('minta.terima-kurang', {
      baris: line.baris,
      nama: line.nama_barang,
      n: qty,
      berat: saidGram(berat),
      asli: saidGram(asli),
      faktur: saidGram(line.berat),
      kurang: [saidGram(kurang), ...worth(line, kurang)],
    });
    return [
      {
        kategori: 'TERIMA KURANG BERAT',
        uraian,
        satuan: 'GRAM',
        sebelum: line.berat,
        sesudah: least,
      },
    ];
  });
}

/** The line's total in the proportion of what is missing, for who may see cost. */
export const worthByInvoice: Worth = ({ harga_total, berat }, kurang) => {
  const rp = Number((BigInt(harga_total) * BigInt(kurang)) / BigInt(berat));
  return [say('minta.senilai', { rp: saidRupiah(rupiah(rp)) })];
};

/** The gold in it at today's price of pure gold; nothing where the shop tells no price. */
export function worthByGold(pure: Rupiah): Worth {
  return ({ kadar }, kurang) => {
    if (pure === 0 || kadar === null) return [];
    const murni = fineMg(kurang, kadar);
    const rp = saidRupiah(hargaBerat(pure, murni));
    return [say('minta.emas-senilai', { murni: saidGram(murni), rp })];
  };
}
