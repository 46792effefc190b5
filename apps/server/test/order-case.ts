/** Orders for API tests: a ring of 5 g at 75 % for 1.320.000 a gram, and calls about it. */
import type { Answer, TestClient } from './harness.ts';
import { CINCIN } from './shop-fixture.ts';

/** 5 g × 1.320.000 + 250.000, a multiple of the rounding step. */
export const ESTIMATE = 6_850_000;

export const RING = {
  nama_barang: 'CINCIN PESANAN',
  kode_group: 'MT',
  kode_jenis: 'CINCIN',
  kadar: 75,
  berat: 5,
  harga_gram: 1_320_000,
  ongkos: 250_000,
  keterangan: 'UKIR NAMA SITI',
} as const;

/** An order's body: one ring and a down payment in cash unless told. */
export function orderOf(change: object = {}): object {
  return {
    kode_sales: 'S1',
    nama_customer: 'IBU SITI',
    no_hp: '08120001111',
    tgl_janji: '2026-12-01',
    detail_barang: [RING],
    pembayaran: [{ jenis: 'CASH', jumlah_rp: 2_000_000 }],
    ...change,
  };
}

/** Saves an order; answers its number. */
export async function order(client: TestClient, change: object = {}): Promise<string> {
  const answer = await client.post('pesanan/simpan', orderOf(change));
  if (answer.status !== 201) throw new Error(`pesanan/simpan: ${JSON.stringify(answer.body)}`);
  return String(answer.body.data.no_faktur_group);
}

/** Puts a made ring of 5,12 g into stock for line `baris` of the order. */
export function make(
  client: TestClient,
  no: string,
  change: object = {},
  baris = 1,
): Promise<Answer> {
  const piece = { ...CINCIN, nama_barang: RING.nama_barang, berat: 5.12, berat_asli: 5.12, baris };
  const barang_baru = [{ ...piece, ...change }];
  return client.post('pesanan/barang-jadi', { no_faktur_group: no, barang_baru });
}

/** The order as it is looked up. */
export async function orderRow(client: TestClient, no: string): Promise<Record<string, unknown>> {
  return (await client.get(`pesanan/faktur/${no}`)).body.data as Record<string, unknown>;
}

/** Status and code of an answer. */
export function said(answer: Answer): unknown[] {
  return [answer.status, answer.body.code];
}
