/**
 * The repurchase tolerance on the nota of a sale (spec 1 §9): months and which sales are the shop's
 * to say, and a reprint promises what the nota promised (docs/decision/0048).
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { salePhoto } from '../../../test/parcel-photo.ts';
import { addPiece, cash, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({
    modules: ['MARKETPLACE_INTEGRATION_MODULE'],
    masters: { marketplace: [{ kode_marketplace: 'TOPED', nama_marketplace: 'TOPED', biaya: 0 }] },
  });
});
afterAll(() => shop.close());

/** The shop's words from now on. */
async function promise(bulan: number, nota: 'MARKETPLACE' | 'SEMUA'): Promise<void> {
  await shop.set('TOLERANSI_BELI_BULAN', String(bulan));
  await shop.set('TOLERANSI_BELI_NOTA', nota);
}

async function sell(pay: object = cash(4_711_000)): Promise<string> {
  const sold = await shop.kasir.post(
    'penjualan/simpan',
    saleOf([await addPiece(shop.kasir)], [pay]),
  );
  expect(sold.status).toBe(201);
  return String(sold.body.data.no_faktur_group);
}

let orders = 0;
async function outside(): Promise<string> {
  orders += 1;
  const order = { kode_marketplace: 'TOPED', no_po: `PO-${orders}`, logistik: 'JNE' };
  const foto = await salePhoto(shop.kasir);
  return sell({ jenis: 'MARKETPLACE', ...order, foto, jumlah_rp: 4_711_000 });
}

/** The months that nota and slip promise; null for none. */
async function promised(no_dokumen: string): Promise<string | null> {
  const said: (string | null)[] = [];
  for (const jenis of ['NOTA', 'SLIP']) {
    const { raw } = await shop.owner.post('nota/cetak', { no_dokumen, jenis });
    const text = raw
      .toString('utf8')
      .replaceAll(/<[^>]*>|\s+/g, ' ')
      .replaceAll(/ +/g, ' ');
    said.push(
      /Toleransi pembelian kembali (\d+) bulan dengan membawa nota ini/.exec(text)?.[1] ?? null,
    );
  }
  expect(said[0]).toBe(said[1]);
  return said[0] ?? null;
}

it('is three months on sales of a marketplace alone, unless the shop says otherwise', async () => {
  expect([await promised(await outside()), await promised(await sell())]).toEqual(['3', null]);
});

it('stands on every sale where the shop says so, for as many months', async () => {
  await promise(6, 'SEMUA');
  expect([await promised(await outside()), await promised(await sell())]).toEqual(['6', '6']);
});

it('is on none with no months', async () => {
  await promise(0, 'SEMUA');
  expect([await promised(await outside()), await promised(await sell())]).toEqual([null, null]);
});

it('stays on a nota that is printed again after the shop changed its mind', async () => {
  await promise(6, 'SEMUA');
  const [long, plain] = [await sell(), await outside()];
  await promise(1, 'MARKETPLACE');
  const fresh = await sell();
  expect([await promised(long), await promised(plain), await promised(fresh)]).toEqual([
    '6',
    '6',
    null,
  ]);
});
