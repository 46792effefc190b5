/** What the random steps of every kind share: a document to act on, its answer, its approval. */
import { approved } from '../shop-fixture.ts';
import type { Answer } from '../harness.ts';
import type { RaceShop } from './shop.ts';

/** SQL: waits for the cashier. */
export const WAITS = `status_valid = 'OPEN' and status <> 'BATAL'`;

/** One of the kind's documents that `where` holds for, another for another `from`. */
export async function pickDocument(
  shop: RaceShop,
  kind: string,
  where: string,
  from: number,
): Promise<string | undefined> {
  const { rows } = await shop.root.query<{ no_dokumen: string }>(
    `select no_dokumen from dokumen where kind = $1 and ${where}
     order by md5(no_dokumen || $2) limit 1`,
    [kind, String(from)],
  );
  return rows[0]?.no_dokumen;
}

/** Barcodes of up to `count` pieces in the status, others for another `from`. */
export async function pickPieces(
  shop: RaceShop,
  status: 'READY' | 'TERJUAL',
  from: number,
  count: number,
): Promise<string[]> {
  const { rows } = await shop.root.query<{ kode_barcode: string }>(
    'select kode_barcode from barang where status = $1 order by md5(kode_barcode || $2) limit $3',
    [status, String(from), count],
  );
  return rows.map((row) => row.kode_barcode);
}

/** Sends, and where the server asks for an approval, gets it from the supervisor. */
export async function asking(
  shop: RaceShop,
  path: string,
  body: object,
  who: 'kasir' | 'owner' = 'kasir',
): Promise<Answer> {
  const answer = await shop[who].post(path, body);
  return answer.body.code === 'OTORISASI_DIPERLUKAN' ? approved(shop[who], path, body) : answer;
}

/** Pays a part, or all, of what is left on. */
export function payOn(
  shop: RaceShop,
  path: string,
  held: { readonly no: string; readonly total: number; readonly bayar: number },
  b: number,
): Promise<Answer> {
  const jumlah_rp = Math.max(1, Math.floor((held.total - held.bayar) / (1 + (b % 4))));
  const paid = b % 2 === 0 ? { jenis: 'TRANSFER', no_rekening: '222' } : { jenis: 'CASH' };
  const pembayaran = [{ ...paid, jumlah_rp }];
  return shop.kasir.post(path, { no_faktur_group: held.no, pembayaran });
}
