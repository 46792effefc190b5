/**
 * What a sale must know, read under lock: its pieces, today's prices, accounts, and for a trade-in
 * the last sale of each piece.
 */
import { sql } from 'kysely';
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { HeldDocument } from '../../engine/transaction/document.ts';
import type { Base, Documents, Known, Pieces } from '../../engine/transaction/kind.ts';
import { accountRefs } from '../../engine/transaction/payment.ts';
import type { Accounts } from '../../engine/transaction/payment.ts';
import { peopleOf, peopleRefs } from '../../engine/transaction/people.ts';
import type { PeopleFacts } from '../../engine/transaction/people.ts';
import { optionalRef, type Ref } from '../../engine/transaction/ref.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { loadCoupons } from '../kupon/read.ts';
import { couponCodes } from '../kupon/coupon.part.ts';
import type { Coupon } from '../kupon/read.ts';
import { loadMarketplace } from '../marketplace/read.ts';
import { marketplaceOf } from '../marketplace/marketplace.part.ts';
import type { Marketplace } from '../marketplace/read.ts';
import { loadBuyRules, loadSold, NO_BUY_RULES } from '../pembelian/read.ts';
import type { BuyRules, SoldLine } from '../pembelian/valuation.part.ts';
import { loadPoints } from '../poin/read.ts';
import type { PointTerms } from '../poin/point-sale.part.ts';
import type { GoldPrices } from './price.part.ts';
import { takenNumber } from './taken.ts';

/** Extends the rules of buy-back, which value what is traded in. */
export interface PenjualanFacts extends BuyRules, PeopleFacts {
  readonly pieces: Pieces;
  readonly prices: GoldPrices;
  readonly accounts: Accounts;
  readonly sold: ReadonlyMap<string, SoldLine>;
  /** The warehouse of bought-back goods; null when the shop has none. */
  readonly gudangBeli: string | null;
  /** What the sale takes, under lock; undefined also when the number is unknown. */
  readonly taken?: HeldDocument | undefined;
  /** Coupons and vouchers that pay, under lock, by code; unknown ones are absent. */
  readonly kupon: ReadonlyMap<string, Coupon>;
  /** What the member earns by and has, under lock; undefined for who is none. */
  readonly poin?: PointTerms | undefined;
  /** The marketplace that pays, under lock; undefined also when its code is unknown. */
  readonly marketplace?: Marketplace | undefined;
}

/** Barcodes that a sale touches: sold and traded in. */
export function penjualanPieces(input: PenjualanInput): string[] {
  return [...input.detail_barang.map((d) => d.kode_barcode), ...tradedCodes(input)];
}

/** Barcodes of the old gold that pays. */
export function tradedCodes(input: PenjualanInput): string[] {
  return input.pembayaran.flatMap((p) =>
    p.jenis === 'TUKAR' ? p.detail_barang.map((d) => d.kode_barcode) : [],
  );
}

/** People, accounts, and the conditions of what is traded in. */
export function refsOfPenjualan(input: PenjualanInput): Ref[] {
  const conditions = input.pembayaran.flatMap((p, i) =>
    p.jenis !== 'TUKAR'
      ? []
      : p.detail_barang.flatMap(({ kondisi }, n) =>
          optionalRef('kondisi-pembelian', kondisi, `pembayaran.${i}.detail_barang.${n}.kondisi`),
        ),
  );
  return [...conditions, ...peopleRefs(input), ...accountRefs(input.pembayaran)];
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
  const head = await tx.one<{
    gudang: string | null;
    perkadar: PriceRow[];
    pergroup: PriceRow[];
    margin: PriceRow[];
  }>(
    sql`select
        (select min(kode_gudang) from gudang where kode_toko = ${tx.kodeToko}
          and jenis_gudang = 'BELI' and aktif) as gudang,
        (select coalesce(jsonb_agg(jsonb_build_object('kunci', kode_group || '/' || kadar, 'harga',
          harga_jual)), '[]')
          from harga_emas where kode_toko = ${tx.kodeToko} and kode_group = any(${groups}::text[])
            and aktif) as perkadar,
        (select coalesce(jsonb_agg(jsonb_build_object('kunci', kode_group, 'harga', harga)), '[]')
          from grup where kode_toko = ${tx.kodeToko}
            and kode_group = any(${groups}::text[])) as pergroup,
        (select coalesce(jsonb_agg(jsonb_build_object('kunci', g, 'harga', margin)), '[]')
          from kelompok_harga, unnest(detail_group) g where kode_toko = ${tx.kodeToko} and aktif
            and g = any(${groups}::text[])) as margin`,
    'penjualan_facts',
  );
  return {
    ...peopleOf(input, base.refs),
    pieces,
    gudangBeli: head.gudang,
    prices: {
      perKadar: priceMap(head.perkadar),
      perGroup: priceMap(head.pergroup),
      margin: priceMap(head.margin),
    },
    taken: documents.get(takenNumber(input)),
    kupon: await loadCoupons(tx, couponCodes(input.pembayaran), input.kode_member),
    marketplace: await loadMarketplace(tx, marketplaceOf(input.pembayaran)),
    poin: await loadMember(tx, base, input.kode_member, groups),
    accounts: base.refs.all('rekening'),
    ...(await loadTradeIn(tx, base, tradedCodes(input), pieces)),
  };
}

/** Nobody's points while the shop has no members. */
async function loadMember(
  tx: Tx,
  base: Base,
  kode: string,
  groups: readonly string[],
): Promise<PointTerms | undefined> {
  const member = kode !== 'NONMEMBER' && base.settings.on('MEMBER_MODULE');
  return member ? loadPoints(tx, kode, groups) : undefined;
}

interface PriceRow {
  readonly kunci: string;
  readonly harga: Rupiah;
}

function priceMap(rows: readonly PriceRow[]): ReadonlyMap<string, Rupiah> {
  return new Map(rows.map((r) => [r.kunci, r.harga]));
}

/** Today's gold prices of the shop for pieces of these groups. */
export async function loadPrices(tx: Tx, groups: readonly string[]): Promise<GoldPrices> {
  const perKadar = await tx.rows<PriceRow>(
    sql`select kode_group || '/' || kadar as kunci, harga_jual as harga from harga_emas
        where kode_toko = ${tx.kodeToko} and kode_group = any(${[...groups]}::text[]) and aktif`,
    'harga_emas_by_group',
  );
  const perGroup = await tx.rows<PriceRow>(
    sql`select kode_group as kunci, harga from grup
        where kode_toko = ${tx.kodeToko} and kode_group = any(${[...groups]}::text[])`,
    'grup_harga',
  );
  const margin = await tx.rows<PriceRow>(
    sql`select g as kunci, margin as harga from kelompok_harga, unnest(detail_group) g
        where kode_toko = ${tx.kodeToko} and aktif and g = any(${[...groups]}::text[])`,
    'kelompok_harga_margin',
  );
  return {
    perKadar: priceMap(perKadar),
    perGroup: priceMap(perGroup),
    margin: priceMap(margin),
  };
}

async function loadTradeIn(
  tx: Tx,
  base: Base,
  codes: readonly string[],
  pieces: Pieces,
): Promise<BuyRules & Pick<PenjualanFacts, 'sold'>> {
  if (codes.length === 0) return { ...NO_BUY_RULES, sold: new Map() };
  const sold = await loadSold(tx, codes);
  const goods = [...sold.values()].map(({ kode_barcode, kadar }) => ({
    kode_group: pieces.get(kode_barcode)?.kode_group ?? '',
    kadar,
  }));
  return { ...(await loadBuyRules(tx, base.settings, goods)), sold };
}
