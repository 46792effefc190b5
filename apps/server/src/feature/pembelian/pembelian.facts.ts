/**
 * What a buy-back names, and what it must know, read under lock: its pieces and their sales, and
 * the shop's rules of today.
 */
import { sql } from 'kysely';
import type { PembelianInput } from '@kencana/contract/transaction/pembelian';
import type { Known, Pieces } from '../../engine/transaction/kind.ts';
import { accountRefs } from '../../engine/transaction/payment.ts';
import { peopleOf, peopleRefs } from '../../engine/transaction/people.ts';
import type { PeopleFacts } from '../../engine/transaction/people.ts';
import { optionalRef, ref, type Ref } from '../../engine/transaction/ref.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { loadBuyRules, loadSold } from './read.ts';
import type { BuyRules, SoldLine } from './valuation.part.ts';

export interface PembelianFacts extends BuyRules, PeopleFacts {
  readonly pieces: Pieces;
  readonly sold: ReadonlyMap<string, SoldLine>;
  /** The warehouse of bought goods; null when the shop has none. */
  readonly gudangBeli: string | null;
}

/** Barcodes that a buy-back touches. */
export function pembelianPieces(input: PembelianInput): string[] {
  return input.detail_barang.map((d) => d.kode_barcode).filter((code) => code !== '');
}

/** People, accounts, and for each line its condition, photo and what no barcode tells. */
export function refsOfPembelian(input: PembelianInput): Ref[] {
  const lines = input.detail_barang.flatMap((line, i) => {
    const at = `detail_barang.${i}`;
    const known = [
      ...optionalRef('kondisi-pembelian', line.kondisi, `${at}.kondisi`),
      ...optionalRef('foto', line.foto, `${at}.foto`),
    ];
    if (line.kode_barcode !== '') return known;
    return [
      ...known,
      ref('group', line.kode_group, `${at}.kode_group`),
      ref('jenis', line.kode_jenis, `${at}.kode_jenis`),
      ...optionalRef('parameter-harga-beli', line.kode_harga, `${at}.kode_harga`),
    ];
  });
  return [...lines, ...peopleRefs(input), ...accountRefs(input.pembayaran)];
}

/** Reads the facts; pieces are already locked. */
export async function loadPembelian(
  tx: Tx,
  input: PembelianInput,
  base: Known,
  pieces: Pieces,
): Promise<PembelianFacts> {
  const sold = await loadSold(tx, pembelianPieces(input));
  const goods = input.detail_barang.flatMap((line) => {
    if (line.kode_barcode === '')
      return line.kadar === undefined ? [] : [{ kode_group: line.kode_group, kadar: line.kadar }];
    const kode_group = pieces.get(line.kode_barcode)?.kode_group;
    const kadar = sold.get(line.kode_barcode)?.kadar;
    return kode_group === undefined || kadar === undefined ? [] : [{ kode_group, kadar }];
  });
  return {
    ...(await loadBuyRules(tx, base.settings, goods)),
    pieces,
    sold,
    ...peopleOf(input, base.refs),
    gudangBeli: await buyWarehouse(tx),
  };
}

/** The first warehouse of bought goods; null where the shop has none. */
async function buyWarehouse(tx: Tx): Promise<string | null> {
  const { gudang } = await tx.one<{ gudang: string | null }>(
    sql`select min(kode_gudang) as gudang from gudang
        where kode_toko = ${tx.kodeToko} and jenis_gudang = 'BELI' and aktif`,
    'buy_warehouse',
  );
  return gudang;
}
