/**
 * Services through the real API, for tests: a shop with a craftsman, a body, a lot of bought gold,
 * the usual steps, and what they left in the books.
 */
import type { Answer, TestClient } from './harness.ts';
import { addPiece, approved, saleOf } from './shop-fixture.ts';

/** A craftsman and one kind of work: masters of a shop with services. */
export const SERVICE_MASTERS = {
  tukang: [{ kode_tukang: 'T1', nama_tukang: 'PAK JOKO', ongkos: 0 }],
  deskripsi_service: [
    {
      kode_deskripsi: 'POLES',
      deskripsi: 'Poles ulang dan cuci sampai mengkilap',
      ongkos: 35_000,
    },
  ],
};

/** A chain to be soldered and a ring to be resized. */
export const KALUNG = {
  nama_barang: 'kalung putus',
  kadar: 75,
  berat: 5.25,
  deskripsi: 'Patri kalung putus',
  kondisi: 'Putus di tengah',
  ongkos: 50_000,
  perkiraan_emas_rp: 100_000,
} as const;
export const CINCIN_KECIL = {
  nama_barang: 'CINCIN',
  kadar: 70,
  berat: 3,
  deskripsi: 'Kecilkan ukuran',
  ongkos: 40_000,
} as const;

/** Body of service/simpan; the estimate of both pieces is 190.000. */
export function serviceOf(change: object = {}): object {
  return {
    kode_sales: 'S1',
    nama_customer: 'IBU RATNA',
    no_hp: '081234567890',
    tgl_janji: '2026-12-01',
    detail_barang: [KALUNG, CINCIN_KECIL],
    ...change,
  };
}

/** Receives a service; answers its number. */
export async function receive(client: TestClient, change: object = {}): Promise<string> {
  const answer = await client.post('service/simpan', serviceOf(change));
  if (answer.status !== 201) throw new Error(`service/simpan: ${JSON.stringify(answer.body)}`);
  return String(answer.body.data.no_faktur_group);
}

/** A ring sold and bought back: a lot of 3,455 g; answers its number. */
export async function boughtGold(client: TestClient): Promise<string> {
  const code = await addPiece(client);
  const paid = [{ jenis: 'CASH', jumlah_rp: 4_711_000 }];
  await client.post('penjualan/simpan', saleOf([code], paid));
  const price = await client.get(`pembelian/get/jual/${code}?kondisi=BAIK`);
  const jumlah_rp = Number(price.body.data.harga_beli);
  const bought = await client.post('pembelian/simpan', {
    kode_sales: 'S1',
    nama_customer: 'IBU AISYAH',
    detail_barang: [{ kode_barcode: code, kondisi: 'BAIK' }],
    pembayaran: [{ jenis: 'CASH', jumlah_rp }],
  });
  if (bought.status !== 201) throw new Error(`pembelian/simpan: ${JSON.stringify(bought.body)}`);
  return String(bought.body.data.detail[0].no_faktur_beli);
}

/** Cancels with as many approvals as are asked for. */
export async function cancelService(
  client: TestClient,
  no_faktur_group: string,
  change: object = {},
): Promise<Awaited<ReturnType<typeof approved>>> {
  return approved(client, 'service/batal', { no_faktur_group, alasan: 'tidak jadi', ...change });
}

/** The down payment of most tests. */
export const DP = [{ jenis: 'CASH', jumlah_rp: 60_000 }];

/** Status, code and fields of a refusal. */
export function said(answer: Answer): unknown[] {
  return [answer.status, answer.body.code, answer.body.errors && Object.keys(answer.body.errors)];
}

/** Both pieces ready: the chain with half a gram of the lot, the ring a little lighter. */
export function done(no_faktur_group: string, no_lot: string, change: object = {}): object {
  return {
    no_faktur_group,
    detail_barang: [
      { baris: 1, berat: 5.74, emas: [{ no_lot, berat: 0.5 }] },
      { baris: 2, berat: 2.99 },
    ],
    ...change,
  };
}
