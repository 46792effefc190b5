/** Lines of orders whose pieces wait for a second person: numbers of entries by order and line. */
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tx.ts';

/** By order's number, then by line: the entry that waits. Orders without any are absent. */
export async function waitingLines(
  tx: Tx,
  orders: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, string>>> {
  const rows = await tx.rows<{ no_pesanan: string; baris: number; no_dokumen: string }>(
    sql`select d.rincian #>> '{untuk,no_pesanan}' as no_pesanan, b::int as baris, d.no_dokumen
        from dokumen d, jsonb_array_elements_text(d.rincian #> '{untuk,baris}') b
        where d.kode_toko = ${tx.kodeToko} and d.kind = 'tambah-barang'
          and d.status_valid = 'OPEN' and d.status <> 'BATAL'
          and d.rincian #>> '{untuk,no_pesanan}' = any(${[...orders]}::text[])`,
    'waiting_lines',
  );
  const found = new Map<string, Map<number, string>>();
  for (const { no_pesanan, baris, no_dokumen } of rows) {
    const lines = found.get(no_pesanan) ?? new Map<number, string>();
    found.set(no_pesanan, lines.set(baris, no_dokumen));
  }
  return found;
}
