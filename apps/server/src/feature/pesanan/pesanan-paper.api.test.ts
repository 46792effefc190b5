/** What the printed order says of its samples. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { order, RING } from '../../../test/order-case.ts';

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop();
  kasir = shop.kasir;
});
afterAll(() => shop.close());

const BROUGHT = { milik: 'CUSTOMER', nama_barang: 'CINCIN LAMA', berat: 3.2, kadar: 70 } as const;

test('a nota names the samples at every piece while they are here', async () => {
  const owner = shop.owner;
  const { isi, versi } = (await owner.get('nota/template/nota?untuk=pesanan')).body.data;
  const rows = [{ columns: [{ field: 'deskripsi_contoh', width: 20 }] }];
  // What a template must have stays; of the goods only their samples are drawn.
  const totals = (isi.blocks as { type: string }[]).filter(({ type }) => type === 'totals');
  const blocks = [{ type: 'table', source: 'baris', header: false, rows }, ...totals];
  const changed = { isi: { ...isi, blocks }, versi };
  expect((await owner.put('nota/template/nota?untuk=pesanan', changed)).status).toBe(200);
  const contoh = [BROUGHT, { ...BROUGHT, nama_barang: 'LIONTIN' }];
  const no = await order(kasir, { contoh, detail_barang: [RING, RING] });
  const printed = async () => {
    const page = await kasir.post('nota/cetak', { no_dokumen: no, jenis: 'NOTA' });
    return page.raw.toString().match(/CINCIN LAMA|LIONTIN/g);
  };
  expect(await printed()).toEqual(['CINCIN LAMA', 'LIONTIN', 'CINCIN LAMA', 'LIONTIN']);
  const give = { no_faktur_group: no, baris: [3], penerima: 'IBU SITI' };
  expect((await kasir.post('pesanan/ambil-barang-contoh', give)).status).toBe(200);
  expect(await printed()).toEqual(['LIONTIN', 'LIONTIN']);
});
