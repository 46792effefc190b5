/** What API tests trade with: pieces added through the real call, sales, approved writes. */
import { PASSWORD } from './harness.ts';
import type { TestClient } from './harness.ts';

/** Body of barang/simpan for a plain ring; tests spread what matters to them over it. */
export const CINCIN = {
  kode_group: 'MT',
  kode_jenis: 'CINCIN',
  kode_gudang: 'TOKO',
  kode_baki: 'A1',
  nama_barang: 'CINCIN POLOS',
  berat: 3.455,
  berat_asli: 3.46,
  kadar: 75,
  kadar_cetak: '750',
  harga_beli: 3_000_000,
  harga_jual: 4_560_600,
  ongkos: 150_000,
} as const;

/** Adds a piece through barang/simpan, a cashier's by his supervisor; answers its barcode. */
export async function addPiece(client: TestClient, change: object = {}): Promise<string> {
  const by = client.supervisor ?? client;
  const answer = await by.post('barang/simpan', { ...CINCIN, ...change });
  if (answer.status !== 201) throw new Error(`barang/simpan: ${JSON.stringify(answer.body)}`);
  return String(answer.body.data.kode_barcode);
}

/** A payment in cash. */
export function cash(jumlah_rp: number) {
  return { jenis: 'CASH', jumlah_rp };
}

/** Who leaves money or gold with the shop: found again by name and number, promised a day. */
export const HOLDER = {
  nama_customer: 'IBU TITI',
  no_hp: '6281200002222',
  tgl_janji: '2026-12-31',
} as const;

/** A sale's body: the pieces and how they are paid; held or paid in gold it names the HOLDER. */
export function saleOf(
  codes: readonly string[],
  pembayaran: readonly object[],
  change: object = {},
): object {
  const gold = pembayaran.some((row) => (row as { jenis?: unknown }).jenis === 'TUKAR');
  const held = (change as { bayar_dp?: unknown }).bayar_dp === true;
  return {
    kode_sales: 'S1',
    ...((gold || held) && HOLDER),
    detail_barang: codes.map((kode_barcode) => ({ kode_barcode })),
    pembayaran,
    ...change,
  };
}

/**
 * Sends a write that needs an approval as a screen does: the refusal's subjek is approved by
 * `approver`'s password, then the same body goes again. Answers the second answer.
 */
export async function approved(client: TestClient, path: string, body: object, approver = 'SPV') {
  const refused = await client.post(path, body);
  if (refused.status !== 422)
    throw new Error(`${path}: expected 422, got ${JSON.stringify(refused.body)}`);
  const { subjek, kategori } = refused.body;
  const given = await client.post('authorization', {
    user_id: approver,
    password: PASSWORD,
    kategori,
    subjek,
  });
  if (given.status !== 201) throw new Error(`authorization: ${JSON.stringify(given.body)}`);
  return client.post(path, { ...body, detail_authorization: [{ _id: given.body.data._id }] });
}
