/**
 * Taking what is held for a customer through a sale, a titipan or a made order: exactly its pieces,
 * its down payment counted as a payment, gross (docs/domain.md §6, §8 "Taken"). Pure.
 */
import { MENUNGGU } from '@kencana/contract/document/document-status';
import type { RowOf } from '@kencana/contract/payment/define-payment';
import type { heldPayment } from '@kencana/contract/payment/held';
import { isWorth } from '@kencana/contract/payment/payment';
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { say } from '@kencana/contract/sentence';
import { formatGramUnit } from '@kencana/rules/gram';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { HeldLine } from '../../engine/transaction/document.ts';
import type { ApprovalNeed, Base, Problem } from '../../engine/transaction/kind.ts';
import { plainPayment } from '../../engine/transaction/payment.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import type { Finish, Payment } from '../../engine/transaction/posting.ts';
import { noSuch } from '../../engine/transaction/ref.ts';
import { isSomebodyElse, takerNeeds, whoIs } from '../../engine/transaction/somebody-else.ts';
import type { Named } from '../../engine/transaction/somebody-else.ts';
import type { PenjualanFacts } from './read.ts';
import type { PricedLine } from './price.part.ts';
import { takeableOf, takeables } from './takeable.part.ts';
import type { Takeable } from './takeable.part.ts';

type Taking = Pick<PenjualanFacts, 'taken'>;

/** A way of paying that a taken document is: its down payment. */
type DownPayment = RowOf<typeof heldPayment>;

function isDownPayment(p: PenjualanInput['pembayaran'][number]): p is DownPayment {
  return isWorth(p.jenis, 'held');
}

/** Number of the document that the sale takes, from the header or its payment; empty when none. */
export function takenNumber(input: PenjualanInput): string {
  return asked(input)?.no ?? '';
}

function asked(
  input: PenjualanInput,
): { readonly what: Takeable; readonly no: string } | undefined {
  for (const what of takeables) {
    const row = input.pembayaran.filter(isDownPayment).find((p) => p.jenis === what.jenis);
    const no = input[what.field] || (row === undefined ? '' : what.number(row));
    if (no !== '' || row !== undefined) return { what, no };
  }
  return undefined;
}

/** The line that holds the piece for the customer. */
function heldLine({ taken }: Taking, kode_barcode: string): HeldLine | undefined {
  if (!taken) return undefined;
  return heldLines(taken).find((l) => l.kode_barcode === kode_barcode);
}

function heldLines({ doc, lines }: NonNullable<Taking['taken']>): readonly HeldLine[] {
  const jenis = takeableOf(doc.kind)?.jenisBaris;
  return lines.filter((l) => l.hidup && l.jenis_baris === jenis);
}

/** The state that a piece must be in to be sold: held where it is taken, ready otherwise. */
export function stateToSell({ taken }: Taking, kode_barcode: string): Piece['status'] {
  const what = taken && takeableOf(taken.doc.kind);
  return what && heldLine({ taken }, kode_barcode) ? what.status : 'READY';
}

/** A taken piece at its price with its floor; `fixed` where nobody may change it. */
interface TakenPrice {
  readonly price: PricedLine;
  readonly batas: Rupiah;
  readonly fixed: boolean;
}

/** The price and floor of a piece that is taken; undefined for other pieces. */
export function takenPrice(
  facts: Pick<PenjualanFacts, 'taken' | 'prices'>,
  piece: Piece,
  input: PenjualanInput['detail_barang'][number],
  base: Base,
): TakenPrice | undefined {
  const { taken, prices } = facts;
  const line = heldLine(facts, piece.kode_barcode);
  const what = taken && takeableOf(taken.doc.kind);
  if (!line || !what) return undefined;
  const one = { line, doc: taken.doc, piece, prices, settings: base.settings, input };
  const price = what.price(one);
  return { price, batas: what.floor(one, price), fixed: what.fixed };
}

/** What was paid down, as a payment of the sale. */
export function downPayment({ taken }: Taking, keterangan: string): Payment[] {
  const what = taken && takeableOf(taken.doc.kind);
  if (!what) return [];
  const { no_dokumen, bayar } = taken.doc;
  return [{ ...plainPayment(what.jenis, bayar, keterangan), no_asal: no_dokumen }];
}

/** What is taken ends with the sale. */
export function finishTaken({ taken }: Taking): Finish[] {
  const what = taken && takeableOf(taken.doc.kind);
  if (!what) return [];
  const { no_dokumen: no, kind } = taken.doc;
  const baris = heldLines(taken).map((l) => l.baris);
  return [{ kind, no, dari: what.dari, menjadi: 'FINISH', baris }];
}

/** It exists, is ready to be taken, and is taken whole, alone and as held. */
export function checkTaken(input: PenjualanInput, facts: Taking): Problem[] {
  const wish = asked(input);
  if (!wish) return [];
  const { what, no } = wish;
  const { field } = what;
  const { taken } = facts;
  if (!taken || taken.doc.kind !== what.kind) return [noSuch(what.label, no, field)];
  const { status, status_valid, bayar } = taken.doc;
  if (status === 'BATAL') return [{ code: 'DOKUMEN_SUDAH_BATAL', data: { no }, field }];
  if (status_valid === MENUNGGU) return [{ code: 'DOKUMEN_BELUM_VALID', data: { no }, field }];
  if (status !== what.dari) return [{ code: 'DOKUMEN_STATUS', data: { no, status }, field }];
  const rows = input.pembayaran.filter(isDownPayment);
  const foreign = rows.some((p) => p.jenis !== what.jenis || !['', no].includes(what.number(p)));
  const two = takeables.some((t) => t !== what && input[t.field] !== '');
  if (rows.length > 1 || foreign || two)
    return [{ code: 'TITIPAN_BEDA', data: { no }, field: 'pembayaran' }];
  const problems = input.detail_barang.flatMap((line, i): Problem[] => {
    const held = heldLine(facts, line.kode_barcode);
    if (held && !(what.fixed && differs(line, held))) return [];
    return [{ code: 'TITIPAN_BEDA', data: { no }, field: `detail_barang.${i}.kode_barcode` }];
  });
  if (problems.length === 0 && heldLines(taken).length !== input.detail_barang.length)
    problems.push({ code: 'TITIPAN_BEDA', data: { no }, field: 'detail_barang' });
  const wrong = rows.some((p) => p.jumlah_rp !== undefined && p.jumlah_rp !== bayar);
  if (wrong) {
    const data = { no, rp: formatRupiah(rupiah(bayar)) };
    problems.push({ code: 'DP_BEDA', data, field: 'pembayaran' });
  }
  return problems;
}

/** Samples of the shop that an order which is taken leaves lent, each by its name and weight. */
export function lentNeeds({ taken }: Taking, { settings }: Pick<Base, 'settings'>): ApprovalNeed[] {
  if (!taken || !settings.yes('OTORISASI_CONTOH_TOKO')) return [];
  const { doc, lines } = taken;
  const names = lines.flatMap(({ jenis_baris, hidup, kode_barcode, nama_barang, berat }) =>
    jenis_baris === 'CONTOH' && hidup && kode_barcode !== null
      ? [`${kode_barcode} ${nama_barang} ${formatGramUnit(berat)}`]
      : [],
  );
  if (names.length === 0) return [];
  const uraian = say('minta.contoh-belum-kembali', { no: doc.no_dokumen, contoh: names });
  return [{ kategori: 'CONTOH TOKO', uraian, sebelum: 'PINJAM', sesudah: 'PINJAM' }];
}

/** What asks where somebody else than who left or ordered it takes it. */
export function otherTaker(
  { taken }: Taking,
  people: Named,
  base: Pick<Base, 'settings'>,
): ApprovalNeed[] {
  if (!taken) return [];
  const { doc } = taken;
  const kind = doc.kind === 'titipan' ? 'minta.titipan-no' : 'minta.pesanan-no';
  const apa = say(kind, { no: doc.no_dokumen });
  const about = { apa, milik: doc, pengambil: whoIs(people) };
  return takerNeeds(isSomebodyElse(doc, people), about, base);
}

/** True when the client asks for another price than the one held. */
function differs(line: PenjualanInput['detail_barang'][number], held: HeldLine): boolean {
  const { harga_jual, ongkos, diskon_rp, diskon_persen } = line;
  const other = (wanted: number | undefined, kept: number): boolean =>
    wanted !== undefined && wanted !== kept;
  return (
    other(harga_jual, held.harga_jual) ||
    other(ongkos, held.ongkos) ||
    other(diskon_rp, held.diskon) ||
    (diskon_persen ?? 0) > 0
  );
}
