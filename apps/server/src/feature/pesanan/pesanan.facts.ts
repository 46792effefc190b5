/** What an order must know, read under lock: samples of the shop, people, masters, prices. */
import { sql } from 'kysely';
import type { PesananInput } from '@kencana/contract/transaction/pesanan';
import type { Base, Pieces } from '../../engine/transaction/kind.ts';
import { accountOf, loadAccounts } from '../../engine/transaction/payment.ts';
import type { Accounts } from '../../engine/transaction/payment.ts';
import { peopleColumns } from '../../engine/transaction/people.ts';
import type { Customer, PeopleFacts } from '../../engine/transaction/people.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { loadPrices } from '../penjualan/read.ts';
import type { GoldPrices } from '../penjualan/read.ts';

export interface PesananFacts extends PeopleFacts {
  /** Samples of the shop. */
  readonly pieces: Pieces;
  readonly salesAda: boolean;
  readonly memberAda: boolean;
  /** True also where no craftsman is named. */
  readonly tukangAda: boolean;
  readonly groups: ReadonlySet<string>;
  readonly jenis: ReadonlySet<string>;
  readonly prices: GoldPrices;
  readonly accounts: Accounts;
}

/** Barcodes of the shop's pieces that serve as samples. */
export function samplePieces(input: PesananInput): string[] {
  return input.contoh.flatMap((c) => (c.milik === 'TOKO' ? [c.kode_barcode] : []));
}

/** Reads the facts; pieces are already locked. */
export async function loadPesanan(
  tx: Tx,
  input: PesananInput,
  _base: Base,
  pieces: Pieces,
): Promise<PesananFacts> {
  const groups = [...new Set(input.detail_barang.map((b) => b.kode_group))];
  const jenis = [...new Set(input.detail_barang.map((b) => b.kode_jenis))];
  const head = await tx.one<{
    sales: boolean;
    member: boolean;
    orang: Customer | null;
    tukang: boolean;
    groups: string[];
    jenis: string[];
  }>(
    sql`select
        ${peopleColumns(tx, input)},
        ${input.kode_tukang} = '' or exists (select 1 from tukang
          where kode_toko = ${tx.kodeToko} and kode_tukang = ${input.kode_tukang}
            and aktif) as tukang,
        array(select kode_group from grup where kode_toko = ${tx.kodeToko} and aktif
          and kode_group = any(${groups}::text[])) as groups,
        array(select kode_jenis from jenis where kode_toko = ${tx.kodeToko} and aktif
          and kode_jenis = any(${jenis}::text[])) as jenis`,
    'pesanan_facts',
  );
  return {
    pieces,
    salesAda: head.sales,
    memberAda: head.member,
    orang: head.orang,
    tukangAda: head.tukang,
    groups: new Set(head.groups),
    jenis: new Set(head.jenis),
    prices: await loadPrices(tx, groups),
    accounts: await loadAccounts(
      tx,
      input.pembayaran.flatMap((p) => accountOf(p) ?? []),
    ),
  };
}
