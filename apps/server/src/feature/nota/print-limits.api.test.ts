/** What printing, sending and previewing must not do: count for nothing, show or take too much. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AksesNode } from '@kencana/contract/permission';
import { switchNode } from '@kencana/contract/akses';
import { penjualanDocument } from '@kencana/contract/document/penjualan';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
let owner: TestClient;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop({ settings: { SETTING_NOTA_OWNER_ONLY: 'false' } });
  owner = shop.owner;
  kasir = shop.kasir;
});
afterAll(() => shop.close());

async function sell(): Promise<string> {
  const code = await addPiece(kasir);
  const pay = [{ jenis: 'CASH', jumlah_rp: 4_711_000 }];
  const answer = await kasir.post('penjualan/simpan', saleOf([code], pay));
  return String(answer.body.data.no_faktur_group);
}

async function preview(client: TestClient, untuk: string): Promise<string> {
  const { isi } = (await owner.get('nota/template/nota')).body.data;
  const page = await client.post(`nota/template/nota/pratinjau?untuk=${untuk}`, { isi });
  expect(page.status).toBe(200);
  return page.raw.toString();
}

test('a nota refused for a receipt printer is not counted', async () => {
  const no = await sell();
  const asked = { no_dokumen: no, jenis: 'NOTA', format: 'escpos' };
  const refused = await kasir.post('nota/cetak', asked);
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['format']]);
  const page = await kasir.post('nota/cetak', { no_dokumen: no, jenis: 'NOTA' });
  expect(page.raw.toString()).not.toContain('SALINAN');
});

test('many documents take no more transactions than one', async () => {
  const numbers = [await sell(), await sell(), await sell()];
  const tenant = vi.spyOn(shop.server.db, 'tenant');
  const taken = async (no_faktur_group: readonly string[]) => {
    tenant.mockClear();
    const answer = await kasir.post('penjualan/get/bynota', { no_faktur_group });
    expect(answer.body.data).toHaveLength(no_faktur_group.length);
    return tenant.mock.calls.length;
  };
  const one = await taken(numbers.slice(0, 1));
  expect(one).toBeGreaterThan(0);
  expect(await taken(numbers)).toBe(one);
  tenant.mockRestore();
});

test('a preview shows a real document only to whom its list is open', async () => {
  const no = await sell();
  expect(await preview(owner, 'penjualan')).toContain(no);
  const tree: AksesNode[] = (await owner.get('users/SPV/akses')).body.data.akses;
  const right = penjualanDocument.list.right.key;
  const akses = switchNode(tree, right.split('.'), false);
  expect((await owner.put('users/SPV/akses', { akses })).status).toBe(200);
  const spv = shop.spv;
  const page = await preview(spv, 'penjualan');
  expect(page).not.toContain(no);
  expect(page).toContain('Toko Mas Kencana');
});
