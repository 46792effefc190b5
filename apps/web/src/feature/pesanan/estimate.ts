/** What a piece to be made is estimated at, as the server estimates it. Pure. */
import { pesananDocument } from '@kencana/contract/document/pesanan';
import { isEmpty } from '@kencana/contract/field/field';
import { hargaBerat, hargaMuat, hitungBarisJual } from '@kencana/rules/harga';
import { gramToMg, milligram, notaGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { KADAR_MAX, KADAR_MURNI, kadar } from '@kencana/rules/kadar';
import { cariOngkos } from '@kencana/rules/ongkos';
import type { ParameterOngkos } from '@kencana/rules/ongkos';
import type { Arah } from '@kencana/rules/pembulatan';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { counted } from '../../engine/entry-screen/entry-draft.ts';
import type { RowDraft } from '../../engine/entry-screen/entry-draft.ts';
import { textOf } from '../../engine/field/values.ts';

/** What a line's estimate depends on, in counted units; 0 while it is not typed. */
export interface OrderLine {
  readonly kode_group: string;
  /** Hundredths of a per cent. */
  readonly kadar: number;
  readonly berat: Milligram;
  /** Agreed instead of today's; 0 for none. */
  readonly harga_gram: Rupiah;
  /** Null while none is typed: the shop's parameter's counts. */
  readonly ongkos: Rupiah | null;
  readonly tipe_ongkos: 'TOTAL' | 'PER_GRAM';
}

const [LINES] = pesananDocument.entry.rows;

/** A line as it is typed. */
export function lineOf(row: RowDraft): OrderLine {
  const value = (name: string): number => (LINES === undefined ? 0 : counted(LINES, row, name));
  return {
    kode_group: textOf(row['kode_group']),
    kadar: value('kadar'),
    berat: milligram(value('berat')),
    harga_gram: rupiah(value('harga_gram')),
    ongkos: isEmpty(row['ongkos']) ? null : rupiah(value('ongkos')),
    tipe_ongkos: row['tipe_ongkos'] === 'PER_GRAM' ? 'PER_GRAM' : 'TOTAL',
  };
}

/** Today's price of a gram, by group and purity. */
export type DayPrices = ReadonlyMap<string, number>;

/** Key of a line in DayPrices; undefined until group and purity are known. */
export function priceKey({ kode_group, kadar }: OrderLine): string | undefined {
  return kode_group === '' || kadar <= 0 || kadar > KADAR_MAX
    ? undefined
    : `${kode_group}/${kadar}`;
}

export interface Rounding {
  readonly langkah: number;
  readonly arah: Arah;
}

/** The row of parameter ongkos that holds for a line; undefined while the goods are not known. */
export function chargeRow(
  line: OrderLine,
  rows: readonly ParameterOngkos[],
): ParameterOngkos | undefined {
  if (priceKey(line) === undefined || line.berat === 0) return undefined;
  return cariOngkos(rows, { ...line, kadar: kadar(line.kadar) });
}

/** What an estimate counts with beside what is typed. */
export interface DayFigures {
  readonly prices: DayPrices;
  readonly ongkos: readonly ParameterOngkos[];
}

/** The estimate of a line, 0 until it is known, and while it is more than the server takes. */
export function estimate(line: OrderLine, figures: DayFigures, rounding: Rounding): Rupiah {
  const nothing = rupiah(0);
  const { berat } = line;
  const { prices } = figures;
  const row = line.ongkos === null ? chargeRow(line, figures.ongkos) : undefined;
  const ongkos = row?.nominal ?? line.ongkos ?? nothing;
  const { tipe_ongkos } = row ?? line;
  const today = rupiah(prices.get(priceKey(line) ?? '') ?? 0);
  const hargaGram = line.harga_gram > 0 ? line.harga_gram : today;
  if (berat === 0 || !hargaMuat(hargaGram, berat)) return nothing;
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

/**
 * What the gold of a made piece comes to: rupiah of a gram for decimal grams as the nota will say
 * them, in the shop's steps; null without a price of a gram.
 */
export function madePrice(gramRp: number, berat: number, langkah: number): Rupiah | null {
  return gramRp === 0 ? null : hargaBerat(rupiah(gramRp), notaGram(gramToMg(berat), langkah));
}
