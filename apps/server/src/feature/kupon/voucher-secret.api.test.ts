/**
 * The code of an unused voucher is money to whoever reads it (docs/decision/0033): no list, search,
 * sort, file or option tells it without its right; whoever holds the voucher finds it by its whole
 * code and is paid by it.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantedKeys, readAkses, switchNode } from '@kencana/contract/akses';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, cash, saleOf } from '../../../test/shop-fixture.ts';
import { rights } from '../../app/features.ts';

const CODES = ['VX7Q2K', 'VX9R4M'];
const LIST = 'transaksi-kupon';
let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ modules: ['KUPON_PENJUALAN_MODULE'] });
  const terms = { tgl_dari: '2026-11-01', tgl_sampai: '2026-11-30', minimal_rp: 0, kuota: 1 };
  const all = [
    ...CODES.map((kode) => ({ kode_kupon: kode, tipe_kupon: 'VOUCHER', nilai: 250_000 })),
    { kode_kupon: 'PROMO', tipe_kupon: 'RP', nilai: 10_000, kuota: 100 },
  ];
  for (const row of all) {
    const body = { nama_kupon: `NAMA ${row.tipe_kupon}`, ...terms, ...row };
    const made = await shop.owner.post(LIST, body);
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  }
});
afterAll(() => shop.close());

async function codes(client: TestClient, query = ''): Promise<string[]> {
  const { body } = await client.get(`${LIST}${query}`);
  const found = body.data.map((row: { kode_kupon: string }) => row.kode_kupon);
  expect(body.count).toBe(found.length);
  return found;
}

test('a cashier’s lists, searches and files tell none of them', async () => {
  const { kasir } = shop;
  expect(await codes(kasir)).toEqual(['PROMO']);
  for (const query of ['?q=VX', '?q=VX7Q2', '?q=%25', '?q=NAMA%20VOUCHER', '?tipe_kupon=VOUCHER']) {
    expect([query, await codes(kasir, query)]).toEqual([query, []]);
  }
  expect(await codes(kasir, '?sort=-kode_kupon')).toEqual(['PROMO']);
  expect(await codes(kasir, '?nama_kupon=VOUCHER')).toEqual([]);
  const file = await kasir.get(`${LIST}/ekspor?format=csv`);
  expect(file.status).toBe(200);
  const text = file.raw.toString('utf8');
  expect([text.includes('PROMO'), ...CODES.map((code) => text.includes(code))]).toEqual([
    true,
    false,
    false,
  ]);
});

test('he finds one by its whole code, and it pays', async () => {
  const { kasir } = shop;
  expect(await codes(kasir, '?q=vx7q2k')).toEqual(['VX7Q2K']);
  expect(await codes(kasir, '?kode_kupon=VX7Q2K')).toEqual(['VX7Q2K']);
  expect((await kasir.get('kupon/jual/VX7Q2K')).body.data.sisa).toBe(1);
  const paid = [{ jenis: 'VOUCHER', kode_voucher: 'VX7Q2K' }, cash(4_461_000)];
  const sold = await kasir.post('penjualan/simpan', saleOf([await addPiece(shop.spv)], paid));
  expect(sold.status).toBe(201);
});

test('who makes them sees them; the right is an owner’s to give and to take', async () => {
  const everything = ['PROMO', ...CODES];
  for (const client of [shop.owner, shop.spv, shop.as('MU1')]) {
    expect(await codes(client)).toEqual(everything);
  }
  const keys = (level: string) => rights.filter((right) => right.levels.includes(level as never));
  const tree = (more: boolean) => {
    const kept = keys('KASIR').reduce(
      (sum, { key }) => switchNode(sum, key.split('.'), true),
      readAkses([], rights),
    );
    return more ? switchNode(kept, ['penjualan', 'kode-voucher', 'lihat'], true) : kept;
  };
  expect(grantedKeys(tree(true), rights)).toContain('penjualan.kode-voucher.lihat');
  for (const more of [true, false]) {
    await shop.exec(sql`update users set akses = ${JSON.stringify(tree(more))}::jsonb
      where kode_toko = 'JKT1' and user_id = 'KASIR'`);
    expect(await codes(shop.kasir)).toEqual(more ? everything : ['PROMO']);
  }
});
