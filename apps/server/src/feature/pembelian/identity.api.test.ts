/** The seller's identity: where it is kept, who reads it, and what never holds it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, saleOf } from '../../../test/shop-fixture.ts';
import { digestIdentity } from './identity.ts';

const NOMOR = '3273012345678901';
const WORTH = 4_491_500;

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop();
  kasir = shop.kasir;
});
afterAll(() => shop.close());

/** Buys a ring back; answers the number. */
async function buy(nik_sim_passport: string): Promise<string> {
  const code = await addPiece(kasir);
  const paid = (jumlah_rp: number) => [{ jenis: 'CASH', jumlah_rp }];
  await kasir.post('penjualan/simpan', saleOf([code], paid(4_711_000)));
  const bought = await kasir.post('pembelian/simpan', {
    kode_sales: 'S1',
    nama_customer: 'IBU AISYAH',
    nik_sim_passport,
    detail_barang: [{ kode_barcode: code, kondisi: 'BAIK' }],
    pembayaran: paid(WORTH),
  });
  expect(bought.status).toBe(201);
  return String(bought.body.data.no_faktur_group);
}

it('logs every look, also a repeated one, and stores no answer that holds the number', async () => {
  const no_faktur_group = await buy(NOMOR);
  const spv = shop.spv;
  const key = { 'idempotency-key': 'lihat-identitas' };
  for (let look = 0; look < 2; look++) {
    const seen = await spv.post('pembelian/identitas', { no_faktur_group }, key);
    expect(seen.body.data).toEqual({ nik_sim_passport: NOMOR });
  }
  expect(
    await shop.rows(sql`select user_id from audit where tindakan = 'pembelian.identitas'
      and objek = ${`pembelian/${no_faktur_group}`}`),
  ).toEqual([{ user_id: 'SPV' }, { user_id: 'SPV' }]);
  expect(await shop.rows(sql`select 1 from idempotensi where kunci = 'lihat-identitas'`)).toEqual(
    [],
  );
});

it.each([
  ['A1234', '****4'],
  ['A1234567', '******67'],
  [NOMOR, '************8901'],
])('shows at most a quarter of %s', async (nomor, masked) => {
  const no = await buy(nomor);
  const seen = await kasir.get(`pembelian/faktur/${no}`);
  expect(seen.body.data.nik_sim_passport).toBe(masked);
});

it('binds an approval to the number', async () => {
  const asked = async (nik_sim_passport: string) => {
    const goods = { nama_barang: 'cincin lama', kode_group: 'MT', kode_jenis: 'CINCIN', kadar: 75 };
    const refused = await kasir.post('pembelian/simpan', {
      kode_sales: 'S1',
      nama_customer: 'IBU AISYAH',
      nik_sim_passport,
      detail_barang: [{ ...goods, berat: 1, kondisi: 'BAIK', harga_beli: 1_000_000 }],
      pembayaran: [{ jenis: 'CASH', jumlah_rp: 1_000_000 }],
    });
    expect(refused.body.code).toBe('OTORISASI_DIPERLUKAN');
    return String(refused.body.subjek);
  };
  const subjek = await asked(NOMOR);
  expect(await asked(NOMOR)).toBe(subjek);
  expect(await asked('3273012345678902')).not.toBe(subjek);
});

it('digests the number under the key and the shop', () => {
  const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const digest = digestIdentity(one, 'JKT1', NOMOR);
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(digestIdentity(two, 'JKT1', NOMOR)).not.toBe(digest);
  expect(digestIdentity(one, 'JKT2', NOMOR)).not.toBe(digest);
  expect(digestIdentity(one, 'JKT1', '')).toBe('');
});
