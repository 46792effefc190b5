/**
 * What a buy-back must know, read under lock: its pieces and their sales, the shop's rules of
 * today, and whether everything it names exists.
 */
import { sql } from 'kysely';
import type { PembelianInput } from '@kencana/contract/transaction/pembelian';
import type { Base, Pieces } from '../../engine/transaction/kind.ts';
import { peopleColumns } from '../../engine/transaction/people.ts';
import type { Customer, PeopleFacts } from '../../engine/transaction/people.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { loadBuyRules, loadSold } from './rules.query.ts';
import type { BuyRules, SoldLine } from './valuation.ts';

export interface PembelianFacts extends BuyRules, PeopleFacts {
  readonly pieces: Pieces;
  readonly sold: ReadonlyMap<string, SoldLine>;
  readonly salesAda: boolean;
  readonly memberAda: boolean;
  /** The warehouse of bought goods; null when the shop has none. */
  readonly gudangBeli: string | null;
  /** Those of the named masters and photos that exist. */
  readonly rekening: ReadonlySet<string>;
  readonly group: ReadonlySet<string>;
  readonly jenis: ReadonlySet<string>;
  readonly foto: ReadonlySet<string>;
}

/** Barcodes that a buy-back touches. */
export function pembelianPieces(input: PembelianInput): string[] {
  return input.detail_barang.map((d) => d.kode_barcode).filter((code) => code !== '');
}

interface HeadRow {
  readonly sales: boolean;
  readonly member: boolean;
  readonly orang: Customer | null;
  readonly gudang: string | null;
  readonly rekening: readonly string[];
  readonly grup: readonly string[];
  readonly jenis: readonly string[];
  readonly foto: readonly string[];
}

/** Reads the facts; pieces are already locked. */
export async function loadPembelian(
  tx: Tx,
  input: PembelianInput,
  base: Base,
  pieces: Pieces,
): Promise<PembelianFacts> {
  const head = await loadHead(tx, input);
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
    salesAda: head.sales,
    memberAda: head.member,
    orang: head.orang,
    gudangBeli: head.gudang,
    rekening: new Set(head.rekening),
    group: new Set(head.grup),
    jenis: new Set(head.jenis),
    foto: new Set(head.foto),
  };
}

function loadHead(tx: Tx, input: PembelianInput): Promise<HeadRow> {
  const lines = input.detail_barang;
  const accounts = input.pembayaran.flatMap((p) => (p.jenis === 'TRANSFER' ? [p.no_rekening] : []));
  const photos = lines.map((d) => d.foto.slice('files/'.length)).filter((id) => id !== '');
  return tx.one<HeadRow>(
    sql`select
        ${peopleColumns(tx, input)},
        (select min(kode_gudang) from gudang where kode_toko = ${tx.kodeToko}
          and jenis_gudang = 'BELI' and aktif) as gudang,
        array(select no_rekening from rekening where kode_toko = ${tx.kodeToko} and aktif
          and no_rekening = any(${accounts}::text[])) as rekening,
        array(select kode_group from grup where kode_toko = ${tx.kodeToko} and aktif
          and kode_group = any(${lines.map((d) => d.kode_group)}::text[])) as grup,
        array(select kode_jenis from jenis where kode_toko = ${tx.kodeToko} and aktif
          and kode_jenis = any(${lines.map((d) => d.kode_jenis)}::text[])) as jenis,
        array(select 'files/' || id from berkas where kode_toko = ${tx.kodeToko}
          and id::text = any(${photos}::text[])) as foto`,
    'pembelian_facts',
  );
}
