/**
 * The kinds of document that a sale takes: how each is named, in which state it and its pieces must
 * be, and what its pieces cost. Another kind is another entry. Pure.
 */
import { rincianOf, rumusOf } from '@kencana/contract/document/define-document';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import type { DocumentStatus } from '@kencana/contract/document/document-status';
import { pesananDocument } from '@kencana/contract/document/pesanan';
import { titipanDocument } from '@kencana/contract/document/titipan';
import type { Settings } from '@kencana/contract/module-flag';
import type { RowOf } from '@kencana/contract/payment/define-payment';
import type { heldPayment } from '@kencana/contract/payment/held';
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import type { MessageKey } from '@kencana/messages/key';
import { batasBawah } from '@kencana/rules/batas-bawah';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { HeldDocument, HeldLine } from '../../engine/transaction/document.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import type { DocumentLine, Status } from '../../engine/transaction/posting.ts';
import { floorBasis, floorOfAgreed, paidForGold } from './floor.part.ts';
import { priceLine } from './price.part.ts';
import type { AgreedPrice, GoldPrices, PricedLine } from './price.part.ts';

/** A held line with what it may be priced from. */
export interface TakenLine {
  readonly line: HeldLine;
  readonly doc: HeldDocument['doc'];
  readonly piece: Piece;
  readonly prices: GoldPrices;
  readonly settings: Settings;
  readonly input: PenjualanInput['detail_barang'][number];
}

type HeldRow = RowOf<typeof heldPayment>;

export interface Takeable {
  readonly kind: string;
  /** The payment that its down payment is in the sale. */
  readonly jenis: HeldRow['jenis'];
  /** The number that such a payment names; '' for none. */
  readonly number: (row: HeldRow) => string;
  /** What a user calls it. */
  readonly label: MessageKey;
  /** Field of the sale that names it. */
  readonly field: 'no_titip_group' | 'no_pesanan';
  /** Own status, state of its pieces, and its lines that hold them. */
  readonly dari: DocumentStatus;
  readonly status: Status;
  readonly jenisBaris: DocumentLine['jenis_baris'];
  /** True where the price stands as it was held. */
  readonly fixed: boolean;
  readonly price: (taken: TakenLine) => PricedLine;
  /** The least that must be paid for its gold, by the day that its price was fixed. */
  readonly floor: (taken: TakenLine, price: PricedLine) => Rupiah;
}

const titipan: Takeable = {
  kind: 'titipan',
  jenis: 'TITIPAN',
  number: (row) => ('no_titipan' in row ? row.no_titipan : ''),
  label: 'document.nama.titipan',
  field: 'no_titip_group',
  dari: 'OPEN',
  status: 'TITIP',
  jenisBaris: 'TITIP',
  fixed: true,
  price: ({ line }) => heldPrice(line),
  // Measured when it was held, and no more than what was allowed then.
  floor: ({ line }, price) =>
    rupiah(Math.min(heldFormula(line).batas_bawah ?? 0, paidForGold(price))),
};

/** Agreed gold and making charge, for what the made piece weighs; a change needs what any does. */
const pesanan: Takeable = {
  kind: 'pesanan',
  jenis: 'PESANAN',
  number: (row) => ('no_pesanan' in row ? row.no_pesanan : ''),
  label: 'document.nama.pesanan',
  field: 'no_pesanan',
  dari: 'DONE',
  status: 'PESANAN',
  jenisBaris: 'PESAN',
  fixed: false,
  price: ({ line, doc, piece, prices, settings, input }) =>
    priceLine(piece, prices, settings, input, agreedPrice(line, doc)),
  floor: ({ line, doc, piece, settings }) =>
    rincianOf(pesananDocument, doc).harga_dikunci
      ? floorOfAgreed(piece.murni, orderFormula(line).lantai)
      : batasBawah(piece.murni, floorBasis(settings)),
};

/** What an order agreed for a line. */
export function agreedPrice(
  line: Pick<HeldLine, 'jenis_baris' | 'rumus'>,
  doc: Pick<DocumentRow, 'kind' | 'rincian'>,
): AgreedPrice {
  const { hargaGram, ongkos, tipeOngkos } = orderFormula(line);
  const locked = rincianOf(pesananDocument, doc).harga_dikunci;
  return { hargaGram: locked ? hargaGram : null, ongkos, tipe_ongkos: tipeOngkos };
}

function orderFormula(line: Pick<HeldLine, 'jenis_baris' | 'rumus'>) {
  return rumusOf(pesananDocument.lines[0], line);
}

function heldFormula(line: HeldLine) {
  return rumusOf(titipanDocument.lines[0], line);
}

export const takeables: readonly Takeable[] = [titipan, pesanan];

/** The entry of a kind; undefined for one that no sale takes. */
export function takeableOf(kind: string): Takeable | undefined {
  return takeables.find((t) => t.kind === kind);
}

/** The price as it was held. */
function heldPrice(line: HeldLine): PricedLine {
  const { harga_jual, ongkos, harga_atribut, diskon, harga_total } = line;
  const rumus = heldFormula(line);
  return {
    hargaDihitung: line.harga_dihitung,
    ongkosDihitung: line.ongkos_dihitung,
    ongkosBarang: line.ongkos_dihitung,
    ongkosParameter: rupiah(0),
    kodeOngkos: '',
    hargaJual: harga_jual,
    ongkos,
    hargaAtribut: harga_atribut,
    diskon,
    eksak: rupiah(harga_jual + ongkos + harga_atribut - diskon),
    hargaTotal: harga_total,
    pembulatan: line.pembulatan,
    hargaGram: rumus.harga_gram,
    totalDihitung: harga_total,
    ppn: line.ppn,
    rumus,
  };
}
