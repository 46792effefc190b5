/**
 * The pieces that came of an order (docs/domain.md §4 "READY ⇄ PESANAN"): each is held for its line
 * from now on; the order is done with the last of them. One of the stock that the order gives away
 * below its price of today needs an approval, as it would in a sale. Pure but for `load`.
 */
import { say, saidGram, saidPersen, saidRupiah } from '@kencana/contract/sentence';
import { floorPercentOf, percentToHundredths } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { selisihBerat } from '@kencana/rules/selisih-barang';
import type {
  ApprovalNeed,
  Base,
  EventDocument,
  EventKind,
  Problem,
} from '../../engine/transaction/kind.ts';
import { EMPTY_EVENT } from '../../engine/transaction/posting.ts';
import type { EventInput } from '../../engine/transaction/event.ts';
import { reservePiece } from '../../engine/transaction/reserve.ts';
import { loadPrices } from '../penjualan/read.ts';
import { priceLine } from '../penjualan/price.part.ts';
import { agreedPrice } from '../penjualan/takeable.part.ts';
import type { GoldPrices } from '../penjualan/price.part.ts';
import { waitingLines } from './waiting-lines.ts';

/** Which piece is which line's; `at` is where the request named it. */
export interface JadiInput extends EventInput {
  readonly barang: readonly Jadi[];
}
export interface Jadi {
  readonly baris: number;
  readonly kode_barcode: string;
  readonly at: string;
  /** True for a piece of the stock, false for one made for the order. */
  readonly stok: boolean;
}

/** What says whether a piece is the one of its line. */
interface MadeFacts extends Pick<EventDocument, 'doc' | 'lines' | 'pieces'> {
  /** Entries that wait for a second person, by line. */
  readonly menunggu: ReadonlyMap<number, string>;
}
interface JadiFacts extends MadeFacts {
  /** Of the groups of the pieces taken from stock. */
  readonly prices: GoldPrices;
}

export const barangJadiEvent: EventKind<JadiInput, JadiFacts> = {
  kind: 'pesanan',
  peristiwa: 'BARANG JADI',
  dari: ['OPEN'],
  pieces: (input) => input.barang.map((b) => b.kode_barcode),
  load: async (tx, { barang }, _base, { doc, lines, pieces }) => {
    const groups = barang.flatMap(({ stok, kode_barcode }) => {
      const piece = stok ? pieces.get(kode_barcode) : undefined;
      return piece ? [piece.kode_group] : [];
    });
    const no = doc.no_dokumen;
    const menunggu = (await waitingLines(tx, [no])).get(no) ?? new Map<number, string>();
    const prices = await loadPrices(tx, [...new Set(groups)]);
    return { doc, lines, pieces, menunggu, prices };
  },
  check: ({ barang }, facts) => checkMade(barang, facts, 'READY'),
  approval: (input, facts, base) => [
    ...needsOfMade(input, facts, base),
    ...unpaidNeeds(input, facts, base),
    // What was made for it was asked when it was entered.
    ...farNeeds(
      input.barang.filter((b) => b.stok),
      facts,
      base,
    ),
  ],
  post: ({ barang }, { lines, pieces }) => {
    const held = barang.flatMap(({ kode_barcode }) => {
      const piece = pieces.get(kode_barcode);
      return piece ? [reservePiece(piece, 'READY', 'PESANAN')] : [];
    });
    const made = new Set(barang.map((b) => b.baris));
    const left = ordered(lines).filter((l) => l.kode_barcode === null && !made.has(l.baris));
    return {
      ...EMPTY_EVENT,
      lines: barang.map(({ baris, kode_barcode }) => ({ baris, kode_barcode })),
      pieces: held.map((h) => h.piece),
      stock: held.map((h) => h.row),
      ...(left.length === 0 && { menjadi: 'DONE' }),
    };
  },
};

function ordered(lines: JadiFacts['lines']): JadiFacts['lines'] {
  return lines.filter((l) => l.hidup && l.jenis_baris === 'PESAN');
}

/**
 * What the order agreed for a piece of the stock against what the piece costs today, both as a sale
 * would count them; a piece made for the order has no other price than the agreed one.
 */
function needsOfMade({ barang }: JadiInput, facts: JadiFacts, { settings }: Base): ApprovalNeed[] {
  return fromStock(barang, facts, settings).flatMap(({ name, today, agreed }): ApprovalNeed[] => {
    if (agreed >= today) return [];
    const rp = { rp: saidRupiah(agreed), hitung: saidRupiah(today) };
    const uraian = say('minta.pesanan-dari-stok', { no: facts.doc.no_dokumen, nama: name, ...rp });
    return [{ kategori: 'UBAH HARGA', uraian, sebelum: today, sesudah: agreed }];
  });
}

/**
 * Nobody keeps show pieces from the counter by an invented order without money: what was paid for
 * the order against its price, a piece that it gives away counting as what it costs today.
 */
function unpaidNeeds({ barang }: JadiInput, facts: JadiFacts, { settings }: Base): ApprovalNeed[] {
  const { no_dokumen, total, bayar } = facts.doc;
  const least = percentToHundredths(settings.number('DP_PESANAN_STOK_PERSEN'));
  const held = fromStock(barang, facts, settings);
  const given = held.reduce((sum, h) => sum + Math.max(0, h.today - h.agreed), 0);
  const price = rupiah(total + given);
  if (held.length === 0 || bayar >= floorPercentOf(price, least)) return [];
  const uraian = say('minta.pesanan-tanpa-dp', {
    no: no_dokumen,
    nama: held.map((h) => h.name),
    bayar: saidRupiah(bayar),
    total: saidRupiah(price),
    batas: saidPersen(least),
  });
  return [{ kategori: 'PESANAN TANPA DP', uraian, sebelum: price, sesudah: bayar }];
}

/** The pieces of the stock with what the order agreed for each and what it costs today. */
function fromStock(
  barang: JadiInput['barang'],
  { doc, lines, pieces, prices }: JadiFacts,
  settings: Base['settings'],
): { readonly name: string; readonly today: Rupiah; readonly agreed: Rupiah }[] {
  return barang.flatMap(({ baris, kode_barcode, stok }) => {
    const line = ordered(lines).find((l) => l.baris === baris);
    const piece = pieces.get(kode_barcode);
    if (!stok || !line || !piece) return [];
    const today = priceLine(piece, prices, settings, {}).hargaTotal;
    const agreed = priceLine(piece, prices, settings, {}, agreedPrice(line, doc)).hargaTotal;
    return [{ name: `${kode_barcode} ${piece.nama_barang}`, today, agreed }];
  });
}

/**
 * A piece far from the weight that was ordered: a down payment for five grams is not answered with
 * a tenth of one, nor the other way round, without a supervisor (docs/decision/0036).
 */
export function farNeeds(
  barang: readonly Jadi[],
  { doc, lines, pieces }: Pick<MadeFacts, 'doc' | 'lines' | 'pieces'>,
  { settings }: Pick<Base, 'settings'>,
): ApprovalNeed[] {
  const most = percentToHundredths(settings.number('BATAS_SELISIH_PESANAN_PERSEN'));
  return barang.flatMap(({ baris, kode_barcode }): ApprovalNeed[] => {
    const line = ordered(lines).find((l) => l.baris === baris);
    const piece = pieces.get(kode_barcode);
    if (!line || !piece || most >= 10_000 || selisihBerat(line.berat, piece.berat) <= most) {
      return [];
    }
    const [sebelum, sesudah] = [line.berat, piece.berat];
    const gram = { berat: saidGram(sesudah), dipesan: saidGram(sebelum) };
    const about = { no: doc.no_dokumen, nama: piece.nama_barang };
    const uraian = say('minta.berat-pesanan', { ...about, ...gram });
    return [{ kategori: 'BERAT PESANAN', uraian, satuan: 'GRAM', sebelum, sesudah }];
  });
}

/** Each piece is in that state and the one of an open line, once. */
export function checkMade(
  barang: readonly Jadi[],
  facts: MadeFacts,
  wanted: 'READY' | 'BARU',
): Problem[] {
  const seen = new Set<number | string>();
  return barang.flatMap((made): Problem[] => {
    const { kode_barcode, at } = made;
    const wrong = lineProblem(made, facts, seen);
    if (wrong) return [wrong];
    seen.add(made.baris);
    const field = `${at}.kode_barcode`;
    if (seen.has(kode_barcode)) return [{ code: 'BARANG_GANDA', data: { kode_barcode }, field }];
    seen.add(kode_barcode);
    const piece = facts.pieces.get(kode_barcode);
    if (!piece) return [{ code: 'BARANG_TIDAK_ADA', data: { kode_barcode }, field }];
    if (piece.status !== wanted)
      return [{ code: 'BARANG_TIDAK_READY', data: { kode_barcode, status: piece.status }, field }];
    const line = ordered(facts.lines).find((l) => l.baris === made.baris);
    if (piece.kode_group === line?.kode_group && piece.kadar === line.kadar) return [];
    return [{ code: 'BARANG_BUKAN_PESANAN', data: { kode_barcode }, field }];
  });
}

/** Why the line of a piece may not be made now; undefined for an open one. */
function lineProblem(
  { baris, at }: Jadi,
  { doc, lines, menunggu }: MadeFacts,
  seen: ReadonlySet<number | string>,
): Problem | undefined {
  const line = ordered(lines).find((l) => l.baris === baris);
  const field = `${at}.baris`;
  if (!line) return { code: 'PESANAN_BARIS', data: { baris, no: doc.no_dokumen }, field };
  const entry = menunggu.get(baris);
  if (entry !== undefined) return { code: 'PESANAN_MENUNGGU', data: { baris, no: entry }, field };
  if (line.kode_barcode === null && !seen.has(baris)) return undefined;
  return { code: 'PESANAN_SUDAH_JADI', data: { baris }, field };
}
