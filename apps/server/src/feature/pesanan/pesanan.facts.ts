/** What an order must know, read under lock: samples of the shop, people, masters, prices. */
import type { PesananInput } from '@kencana/contract/document/pesanan-entry';
import type { Known, Pieces } from '../../engine/transaction/kind.ts';
import type { Accounts } from '../../engine/transaction/payment.ts';
import { peopleOf } from '../../engine/transaction/people.ts';
import type { PeopleFacts } from '../../engine/transaction/people.ts';
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
