/**
 * A small shop to trade in, for API tests: masters, two bank accounts, and pieces added through the
 * real call.
 */
import { insertAll } from '../src/feature/toko/create-shop.ts';
import { PASSWORD, startTestServer } from './harness.ts';
import type { TestClient, TestServer } from './harness.ts';

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

/** Masters of the shop: table and rows, in the order their references need. */
const MASTERS: readonly (readonly [string, readonly Readonly<Record<string, unknown>>[]])[] = [
  [
    'grup',
    [
      {
        kode_group: 'MT',
        nama_group: 'EMAS TUA',
        kadar: 7500,
        kadar_modal: 7600,
        harga: 1_320_000,
        jenis_group: '',
        harga_modal: 0,
        persentase: 0,
      },
      {
        kode_group: 'MD',
        nama_group: 'EMAS MUDA',
        kadar: 4200,
        kadar_modal: 4300,
        harga: 760_000,
        jenis_group: '',
        harga_modal: 0,
        persentase: 0,
      },
    ],
  ],
  [
    'jenis',
    [
      { kode_jenis: 'CINCIN', nama_jenis: 'CINCIN', kode_group: null, berlian: false },
      { kode_jenis: 'GELANG', nama_jenis: 'GELANG', kode_group: null, berlian: false },
    ],
  ],
  [
    'baki',
    [
      {
        kode_baki: 'A1',
        nama_baki: 'BAKI A1',
        kode_gudang: 'TOKO',
        berat_baki: 0,
        berat_bandrol: 0,
      },
      {
        kode_baki: 'A2',
        nama_baki: 'BAKI A2',
        kode_gudang: 'TOKO',
        berat_baki: 0,
        berat_bandrol: 0,
      },
    ],
  ],
  [
    'sales',
    [
      {
        kode_sales: 'S1',
        nama_sales: 'SITI',
        fee: 0,
        kode_bank: null,
        no_rekening: '',
        nama_rekening: '',
      },
    ],
  ],
  [
    'bank',
    [
      { kode_bank: 'BCA', nama_bank: 'BANK BCA' },
      { kode_bank: 'MANDIRI', nama_bank: 'BANK MANDIRI' },
    ],
  ],
  [
    'rekening',
    [
      {
        no_rekening: '111',
        nama_rekening: 'TOKO',
        kode_bank: 'BCA',
        fee: 100,
        fee_ditanggung: 'CUSTOMER',
      },
      {
        no_rekening: '222',
        nama_rekening: 'TOKO',
        kode_bank: 'MANDIRI',
        fee: 150,
        fee_ditanggung: 'TOKO',
      },
    ],
  ],
  ['kondisi_barang', [{ kode_kondisi_barang: 'PATAH', kondisi: 'PATAH' }]],
  [
    'kondisi_pembelian',
    [
      { kode_kondisi: 'BAIK', kondisi: 'BAIK', type: 'RP', potongan: 20_000, rusak: false },
      { kode_kondisi: 'RUSAK', kondisi: 'RUSAK', type: 'PERSENTASE', potongan: 1000, rusak: true },
    ],
  ],
];

/** A server of its own with masters, and its cashier; close it in afterAll. */
export async function openStockedShop(): Promise<{ server: TestServer; kasir: TestClient }> {
  const server = await startTestServer();
  await seedMasters(server);
  return { server, kasir: await server.as('KASIR') };
}

/** Puts masters into the shop. */
export async function seedMasters(
  server: TestServer,
  toko: string = server.kodeToko,
): Promise<void> {
  await server.db.tenant(toko, async (tx) => {
    for (const [table, rows] of MASTERS) await insertAll(tx, table, rows);
  });
}

/** Adds a piece through barang/simpan; answers its barcode. */
export async function addPiece(client: TestClient, change: object = {}): Promise<string> {
  const answer = await client.post('barang/simpan', { ...CINCIN, ...change });
  if (answer.status !== 201) throw new Error(`barang/simpan: ${JSON.stringify(answer.body)}`);
  return String(answer.body.data.kode_barcode);
}

/** A sale's body: the pieces, paid in cash unless told. */
export function saleOf(
  codes: readonly string[],
  pembayaran: readonly object[],
  change: object = {},
): object {
  return {
    kode_sales: 'S1',
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
