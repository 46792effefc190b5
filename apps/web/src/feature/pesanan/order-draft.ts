/**
 * An order while it is typed: the customer, what shall be made, samples, the down payment, and what
 * it is estimated at, as the server estimates it. Pure.
 */
import { hargaMuat, hitungBarisJual } from '@kencana/rules/harga';
import { mgToGram, milligram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { KADAR_MAX, KADAR_MURNI } from '@kencana/rules/kadar';
import type { Arah } from '@kencana/rules/pembulatan';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import {
  changeRow,
  nextId,
  NO_CUSTOMER,
  removeRow,
} from '../../engine/document-screen/counter-draft.ts';
import type { Customer } from '../../engine/document-screen/counter-draft.ts';
import type { AskKadar } from '../../engine/document-screen/kadar-field.tsx';
import { moneyBody, sumMoney } from '../../engine/document-screen/money-draft.ts';
import type { MoneyPay } from '../../engine/document-screen/money-draft.ts';

export interface LineDraft {
  /** Tells lines apart while they are typed. */
  readonly id: number;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
  /** Hundredths of a per cent. */
  readonly kadar: number | null;
  readonly berat: Milligram | null;
  /** Agreed instead of today's. */
  readonly harga_gram: Rupiah | null;
  readonly ongkos: Rupiah | null;
  readonly tipe_ongkos: 'TOTAL' | 'PER_GRAM';
  readonly size: string;
  readonly keterangan: string;
}

/** A sample; a piece of the shop is known by its barcode, what a customer brings is described. */
export interface SampleDraft {
  readonly id: number;
  readonly milik: 'TOKO' | 'CUSTOMER';
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly berat: Milligram | null;
  readonly kadar: number | null;
  readonly keterangan: string;
}

export interface OrderCustomer extends Customer {
  readonly keterangan: string;
  readonly kode_tukang: string;
  readonly tgl_janji: string;
}

export interface OrderDraft {
  readonly customer: OrderCustomer;
  readonly harga_dikunci: boolean;
  readonly lines: readonly LineDraft[];
  readonly samples: readonly SampleDraft[];
  readonly payments: readonly MoneyPay[];
}

const NEW_LINE: Omit<LineDraft, 'id'> = {
  nama_barang: '',
  kode_group: '',
  kode_jenis: '',
  kadar: null,
  berat: null,
  harga_gram: null,
  ongkos: null,
  tipe_ongkos: 'TOTAL',
  size: '',
  keterangan: '',
};

export const EMPTY_ORDER: OrderDraft = {
  customer: {
    ...NO_CUSTOMER,
    keterangan: '',
    kode_tukang: '',
    tgl_janji: '',
  },
  harga_dikunci: true,
  lines: [{ ...NEW_LINE, id: 1 }],
  samples: [],
  payments: [],
};

/** Another line, of the group and kind of the one before. */
export function addLine(draft: OrderDraft): OrderDraft {
  const before = draft.lines.at(-1);
  const { kode_group = '', kode_jenis = '', kadar = null } = before ?? {};
  const line = { ...NEW_LINE, kode_group, kode_jenis, kadar, id: nextId(draft.lines) };
  return { ...draft, lines: [...draft.lines, line] };
}

export function changeLine(draft: OrderDraft, id: number, patch: Partial<LineDraft>): OrderDraft {
  return { ...draft, lines: changeRow(draft.lines, id, patch) };
}

export function removeLine(draft: OrderDraft, id: number): OrderDraft {
  return { ...draft, lines: removeRow(draft.lines, id) };
}

/** Adds a sample at the end. */
export function addSample(draft: OrderDraft, sample: Omit<SampleDraft, 'id'>): OrderDraft {
  return { ...draft, samples: [...draft.samples, { ...sample, id: nextId(draft.samples) }] };
}

/** What a customer brings, not described yet. */
export const BROUGHT: Omit<SampleDraft, 'id'> = {
  milik: 'CUSTOMER',
  kode_barcode: '',
  nama_barang: '',
  berat: null,
  kadar: null,
  keterangan: '',
};

export function changeSample(
  draft: OrderDraft,
  id: number,
  patch: Partial<SampleDraft>,
): OrderDraft {
  return { ...draft, samples: changeRow(draft.samples, id, patch) };
}

export function removeSample(draft: OrderDraft, id: number): OrderDraft {
  return { ...draft, samples: removeRow(draft.samples, id) };
}

/** The draft with every typed purity as it is meant; asks about those above 100, line by line. */
export async function settleKadar(draft: OrderDraft, ask: AskKadar): Promise<OrderDraft> {
  const settle = async <Row extends { readonly kadar: number | null }>(
    rows: readonly Row[],
  ): Promise<Row[]> => {
    const settled: Row[] = [];
    for (const row of rows) settled.push({ ...row, kadar: await ask(row.kadar) });
    return settled;
  };
  const lines = await settle(draft.lines);
  return { ...draft, lines, samples: await settle(draft.samples) };
}

/** Today's price of a gram, by group and purity. */
export type DayPrices = ReadonlyMap<string, number>;

/** Key of a line in DayPrices; undefined until group and purity are known. */
export function priceKey(line: LineDraft): string | undefined {
  const { kode_group, kadar } = line;
  if (kode_group === '' || kadar === null || kadar <= 0 || kadar > KADAR_MAX) return undefined;
  return `${kode_group}/${kadar}`;
}

export interface Rounding {
  readonly langkah: number;
  readonly arah: Arah;
}

/** The estimate of a line, 0 until it is known, and while it is more than the server takes. */
export function estimateLine(line: LineDraft, prices: DayPrices, rounding: Rounding): Rupiah {
  const nothing = rupiah(0);
  const { berat, tipe_ongkos } = line;
  const hargaGram = line.harga_gram ?? rupiah(prices.get(priceKey(line) ?? '') ?? 0);
  const ongkos = line.ongkos ?? nothing;
  if (berat === null || !hargaMuat(hargaGram, berat)) return nothing;
  if (!hargaMuat(ongkos, tipe_ongkos === 'TOTAL' ? milligram(1000) : berat)) return nothing;
  return hitungBarisJual({
    kebijakan: 'GROUP',
    berat,
    // The price of a gram is of its purity already; what is typed may be none.
    kadar: KADAR_MURNI,
    hargaBarang: nothing,
    hargaGram,
    hargaGlobal: nothing,
    margin: nothing,
    ongkos,
    tipeOngkos: tipe_ongkos,
    hargaAtribut: nothing,
    diskonRp: nothing,
    diskonPersen: 0,
    ...rounding,
  }).hargaTotal;
}

export interface OrderTotal {
  readonly total: Rupiah;
  readonly dp: Rupiah;
  readonly sisa: Rupiah;
  readonly berat: Milligram;
}

/** The whole estimate, the down payment, and what it leaves. */
export function totalOrder(draft: OrderDraft, prices: DayPrices, rounding: Rounding): OrderTotal {
  const total = draft.lines.reduce((n, line) => n + estimateLine(line, prices, rounding), 0);
  const dp = sumMoney(draft.payments);
  const berat = draft.lines.reduce((mg, line) => mg + (line.berat ?? 0), 0);
  return { total: rupiah(total), dp, sisa: rupiah(total - dp), berat: milligram(berat) };
}

/** POST pesanan/simpan; what is missing is left out and refused by the server at its field. */
export function orderBody(draft: OrderDraft, kode_sales: string): object {
  return {
    ...draft.customer,
    kode_sales,
    harga_dikunci: draft.harga_dikunci,
    detail_barang: draft.lines.map(({ id: _id, kadar, berat, harga_gram, ongkos, ...rest }) => ({
      ...rest,
      ...(kadar !== null && { kadar: kadar / 100 }),
      ...(berat !== null && { berat: mgToGram(berat) }),
      ...(harga_gram !== null && { harga_gram }),
      ...(ongkos !== null && { ongkos }),
    })),
    contoh: draft.samples.map(sampleBody),
    pembayaran: moneyBody(draft.payments),
  };
}

function sampleBody(sample: SampleDraft): object {
  const { milik, kode_barcode, nama_barang, berat, kadar, keterangan } = sample;
  if (milik === 'TOKO') return { milik, kode_barcode, keterangan };
  return {
    milik,
    nama_barang,
    keterangan,
    ...(berat !== null && { berat: mgToGram(berat) }),
    ...(kadar !== null && { kadar: kadar / 100 }),
  };
}
