/** What an order must know, read under lock: samples of the shop, people, masters, prices. */
import type { PesananInput } from '@kencana/contract/transaction/pesanan';
import type { Known, Pieces } from '../../engine/transaction/kind.ts';
import { accountRefs } from '../../engine/transaction/payment.ts';
import type { Accounts } from '../../engine/transaction/payment.ts';
import { peopleOf, peopleRefs } from '../../engine/transaction/people.ts';
import type { PeopleFacts } from '../../engine/transaction/people.ts';
import { optionalRef, ref, type Ref } from '../../engine/transaction/ref.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { loadPrices } from '../penjualan/read.ts';
import type { GoldPrices } from '../penjualan/price.part.ts';

export interface PesananFacts extends PeopleFacts {
  /** Samples of the shop. */
  readonly pieces: Pieces;
  readonly prices: GoldPrices;
  readonly accounts: Accounts;
}

/** Barcodes of the shop's pieces that serve as samples. */
export function samplePieces(input: PesananInput): string[] {
  return input.contoh.flatMap((c) => (c.milik === 'TOKO' ? [c.kode_barcode] : []));
}

/** People, craftsman, groups, types and accounts that it names. */
export function refsOfPesanan(input: PesananInput): Ref[] {
  const lines = input.detail_barang.flatMap(({ kode_group, kode_jenis }, i) => [
    ref('group', kode_group, `detail_barang.${i}.kode_group`),
    ref('jenis', kode_jenis, `detail_barang.${i}.kode_jenis`),
  ]);
  const tukang = optionalRef('tukang', input.kode_tukang, 'kode_tukang');
  return [...peopleRefs(input), ...tukang, ...lines, ...accountRefs(input.pembayaran)];
}

/** Reads the facts; pieces are already locked. */
export async function loadPesanan(
  tx: Tx,
  input: PesananInput,
  { refs }: Known,
  pieces: Pieces,
): Promise<PesananFacts> {
  const groups = [...new Set(input.detail_barang.map((b) => b.kode_group))];
  return {
    ...peopleOf(input, refs),
    pieces,
    prices: await loadPrices(tx, groups),
    accounts: refs.all('rekening'),
  };
}
