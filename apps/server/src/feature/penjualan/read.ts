/**
 * What a sale must know, read under lock: its pieces, today's prices, accounts, and for a trade-in
 * the last sale of each piece.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { BonusRule } from '@kencana/contract/document/line-formula';
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import type { ParameterOngkos } from '@kencana/rules/ongkos';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { HeldDocument } from '../../engine/transaction/document.ts';
import type { Documents, Known, Pieces } from '../../engine/transaction/kind.ts';
import type { Accounts } from '../../engine/transaction/payment.ts';
import { peopleOf, peopleRefs } from '../../engine/transaction/people.ts';
import type { PeopleFacts } from '../../engine/transaction/people.ts';
import type { Ref } from '../../engine/transaction/ref.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { groupPrices } from '../harga/group-price.part.ts';
import { loadPayments, paymentBarcodes, paymentRefs } from './payments.part.ts';
import type { PaymentKnown } from './payments.part.ts';
import type { GoldPrices } from './price.part.ts';
import { takenNumber } from './taken.ts';

/** The rule under which a sale keeps the per cent of who sells, beside those of the bonus table. */
const FEE_SALES = 'FEE SALES';

export interface PenjualanFacts extends PeopleFacts {
  readonly pieces: Pieces;
  readonly prices: GoldPrices;
  readonly accounts: Accounts;
  /**
   * Bonus rules of the day by type of piece, who sells' own per cent among them; empty while
   * BONUS_SALES_MODULE is off.
   */
  readonly bonus: ReadonlyMap<string, readonly BonusRule[]>;
  /** The warehouse of bought-back goods; null when the shop has none. */
  readonly gudangBeli: string | null;
  /** What the sale takes, under lock; undefined also when the number is unknown. */
  readonly taken?: HeldDocument | undefined;
  /** What its ways of paying know, each by its name. */
  readonly means: PaymentKnown;
}

/** Barcodes that a sale touches: sold and brought as payment. */
export function penjualanPieces(input: PenjualanInput): string[] {
  return [...input.detail_barang.map((d) => d.kode_barcode), ...paymentBarcodes(input)];
}

/** People, and what payments name: the conditions of what is traded in, accounts. */
export function refsOfPenjualan(input: PenjualanInput): Ref[] {
  return [...paymentRefs(input, 'goods'), ...peopleRefs(input), ...paymentRefs(input, 'others')];
}

/** Reads the facts; pieces are already locked. */
export async function loadPenjualan(
  tx: Tx,
  input: PenjualanInput,
  base: Known,
  pieces: Pieces,
  documents: Documents,
): Promise<PenjualanFacts> {
  const groups = [...new Set([...pieces.values()].map((p) => p.kode_group))];
  const types = base.settings.on('BONUS_SALES_MODULE')
    ? [...new Set([...pieces.values()].map((p) => p.kode_jenis))]
    : [];
  const head = await tx.one<
    PriceRows & {
      readonly gudang: string | null;
      readonly bonus: (BonusRule & { kode_jenis: string })[];
      readonly fee: number | null;
    }
  >(
    sql`select
        (select min(kode_gudang) from gudang where kode_toko = ${tx.kodeToko}
          and jenis_gudang = 'BELI' and aktif) as gudang,
        ${priceColumns(tx, groups)},
        (select coalesce(jsonb_agg(jsonb_build_object('kode_jenis', kode_jenis, 'kode_bonus',
          kode_bonus, 'tipe_bonus', tipe_bonus, 'nilai', nilai) order by kode_bonus), '[]')
          from bonus_sales where kode_toko = ${tx.kodeToko} and aktif
            and kode_jenis = any(${types}::text[])) as bonus,
        (select fee from sales where kode_toko = ${tx.kodeToko}
          and kode_sales = ${input.kode_sales ?? null}) as fee`,
    'penjualan_facts',
  );
  return {
    ...peopleOf(input, base.refs),
    pieces,
    gudangBeli: head.gudang,
    bonus: byType(types, head.bonus, head.fee ?? 0),
    prices: pricesOf(head),
    taken: documents.get(takenNumber(input)),
    accounts: base.refs.all('rekening'),
    means: await loadPayments(tx, { input, base, pieces, groups }),
  };
}

/** The rules of each type; `fee` (hundredths of a per cent) comes beside them, for every piece. */
function byType(
  types: readonly string[],
  rules: readonly (BonusRule & { readonly kode_jenis: string })[],
  fee: number,
): PenjualanFacts['bonus'] {
  const own: BonusRule[] =
    fee > 0 ? [{ kode_bonus: FEE_SALES, tipe_bonus: 'PERSEN', nilai: fee }] : [];
  const ofType = Map.groupBy(rules, ({ kode_jenis }) => kode_jenis);
  return new Map(
    types.map((type) => {
      const of = ofType.get(type) ?? [];
      return [type, [...of.map(({ kode_jenis: _type, ...rule }) => rule), ...own]];
    }),
  );
}

interface PriceRow {
  readonly kunci: string;
  readonly harga: Rupiah;
}

function priceMap(rows: readonly PriceRow[]): ReadonlyMap<string, Rupiah> {
  return new Map(rows.map((r) => [r.kunci, r.harga]));
}

interface PriceRows {
  readonly perkadar: readonly PriceRow[];
  readonly pergroup: readonly PriceRow[];
  readonly margin: readonly PriceRow[];
  readonly ongkos: readonly ParameterOngkos[];
}

/** What prices pieces of these groups, as columns of a statement; read by pricesOf. */
function priceColumns(tx: Tx, groups: readonly string[]): RawBuilder<unknown> {
  const named = sql`any(${[...groups]}::text[])`;
  return sql`
    (select coalesce(jsonb_agg(jsonb_build_object('kunci', kode_group || '/' || kadar, 'harga',
        harga_jual)), '[]')
      from harga_emas where kode_toko = ${tx.kodeToko} and kode_group = ${named} and aktif)
      as perkadar,
    (select coalesce(jsonb_agg(jsonb_build_object('kunci', kode_group, 'harga', harga)), '[]')
      from (${groupPrices(tx.kodeToko, groups)}) g) as pergroup,
    (select coalesce(jsonb_agg(jsonb_build_object('kunci', g, 'harga', margin)), '[]')
      from kelompok_harga, unnest(detail_group) g where kode_toko = ${tx.kodeToko} and aktif
        and g = ${named}) as margin,
    ${ongkosColumn(tx, groups)}`;
}

/** The rows of parameter ongkos that may hold for pieces of these groups, as a column `ongkos`. */
function ongkosColumn(tx: Tx, groups: readonly string[]): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('kode_ongkos', kode_ongkos,
        'tipe_ongkos', tipe_ongkos, 'nominal', nominal, 'kode_group', kode_group, 'kadar', kadar,
        'berat_dari', berat_dari, 'berat_sampai', berat_sampai)), '[]')
      from parameter_ongkos where kode_toko = ${tx.kodeToko} and aktif
        and (kode_group is null or kode_group = any(${[...groups]}::text[]))) as ongkos`;
}

function pricesOf({ perkadar, pergroup, margin, ongkos }: PriceRows): GoldPrices {
  return {
    perKadar: priceMap(perkadar),
    perGroup: priceMap(pergroup),
    margin: priceMap(margin),
    ongkos,
  };
}

/** Today's gold prices and making charges of the shop for pieces of these groups. */
export async function loadPrices(tx: Tx, groups: readonly string[]): Promise<GoldPrices> {
  return pricesOf(await tx.one<PriceRows>(sql`select ${priceColumns(tx, groups)}`, 'prices'));
}

/** What the shop's parameter says of making charges for pieces of these groups. */
export async function loadOngkos(
  tx: Tx,
  groups: readonly string[],
): Promise<readonly ParameterOngkos[]> {
  const row = await tx.one<Pick<PriceRows, 'ongkos'>>(
    sql`select ${ongkosColumn(tx, groups)}`,
    'parameter_ongkos',
  );
  return row.ongkos;
}
