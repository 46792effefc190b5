/**
 * The global price policy with the margin of the group's price cluster (docs/domain.md §5): the
 * counter and the sale agree, and a cluster that is switched off counts for nothing.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
let owner: TestClient;

beforeAll(async () => {
  shop = await openShop({
    modules: ['HIDUP_FEATURE_MODULE'],
    settings: { kategori_harga: 'GLOBAL', PARAMETER_HARGA_EMAS_GLOBAL_VALUE: '2000000' },
  });
  owner = shop.owner;
});
afterAll(() => shop.close());

async function shown(code: string): Promise<number> {
  const answer = await owner.get(`barang/ready/kode-barcode/${code}`);
  return Number(answer.body.data.harga_jual);
}

it('adds the margin per gram to the global price of the purity', async () => {
  const cluster = { kode_kelompok: 'P1', nama_kelompok: 'Pasar', margin: 10_000 };
  const made = await owner.post('kelompok-harga', { ...cluster, detail_group: ['MT'] });
  expect(made.status).toBe(201);
  const inside = await addPiece(owner);
  const outside = await addPiece(owner, { kode_group: 'MD', kadar: 42 });
  // (2.000.000 × 75 % + 10.000) × 3,455 g and 2.000.000 × 42 % × 3,455 g.
  expect(await shown(inside)).toBe(5_217_050);
  expect(await shown(outside)).toBe(2_902_200);
  const sold = await owner.post(
    'penjualan/simpan',
    saleOf([inside], [{ jenis: 'CASH', jumlah_rp: 5_367_500 }]),
  );
  // 5.217.050 + 150.000 ongkos, up to the step of 500.
  expect(sold.body.data).toMatchObject({ total: 5_367_500, pembulatan: 450, kembali: 0 });
});

it('counts for nothing while the module of clusters is off', async () => {
  const code = await addPiece(owner);
  await shop.set('HIDUP_FEATURE_MODULE', 'false');
  expect(await shown(code)).toBe(5_182_500);
  await shop.set('HIDUP_FEATURE_MODULE', 'true');
  expect(await shown(code)).toBe(5_217_050);
});

it('leaves a cluster out that is switched off', async () => {
  const code = await addPiece(owner);
  expect(await shown(code)).toBe(5_217_050);
  expect((await owner.put('kelompok-harga/P1', { aktif: false })).status).toBe(200);
  expect(await shown(code)).toBe(5_182_500);
});
