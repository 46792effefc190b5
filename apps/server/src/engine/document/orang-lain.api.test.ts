/**
 * Four eyes (VALIDASI_ORANG_LAIN): whoever saved what waits does not validate it, for every kind,
 * later event, desk and route; off, as before.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { firstLogin, type Answer, type TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { order } from '../../../test/order-case.ts';
import { DP, receive, SERVICE_MASTERS } from '../../../test/service-case.ts';
import { addPiece, cash, saleOf } from '../../../test/shop-fixture.ts';
import { hold } from '../../../test/titip-case.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({
    masters: SERVICE_MASTERS,
    settings: {
      VALIDASI_PENJUALAN: 'true',
      VALIDASI_TITIPAN: 'true',
      VALIDASI_PESANAN: 'true',
      VALIDASI_SERVICE: 'true',
    },
  });
});
afterAll(() => shop.close());
beforeEach(() => shop.set('VALIDASI_ORANG_LAIN', 'true'));

async function sell(client: TestClient): Promise<string> {
  const code = await addPiece(shop.kasir);
  const answer = await client.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  return String(answer.body.data.no_faktur_group);
}

const said = ({ status, body }: Answer) => [status, body.code];
const REFUSED = [403, 'VALIDASI_PENYIMPAN'];

const KINDS: readonly (readonly [string, () => Promise<string>])[] = [
  ['penjualan', () => sell(shop.kasir)],
  ['titip', async () => (await hold(shop)).no],
  ['pesanan', () => order(shop.kasir)],
  ['service', () => receive(shop.kasir, { pembayaran: DP })],
];

test.each(KINDS)('%s: on, another validates; off, who saved it may', async (path, save) => {
  const no = await save();
  const body = { no_faktur_group: no };
  const own = await shop.kasir.post(`${path}/validasi`, body);
  expect(said(own)).toEqual(REFUSED);
  expect(own.body.message).toBe(`${no} Harus Divalidasi Orang Lain, Bukan KASIR Yang Menyimpannya`);
  expect(await shop.cash(no)).toEqual([]);
  expect((await shop.spv.post(`${path}/validasi`, body)).status).toBe(200);

  await shop.set('VALIDASI_ORANG_LAIN', 'false');
  const other = await save();
  expect((await shop.kasir.post(`${path}/validasi`, { no_faktur_group: other })).status).toBe(200);
});

test('a later event is for others than who saved the event, who stands at the desk', async () => {
  const { no } = await hold(shop);
  await shop.spv.post('titip/validasi', { no_faktur_group: no });
  const more = { no_faktur_group: no, pembayaran: [cash(100_000)] };
  const added = await shop.spv.post('titip/tambah-dp', more);
  expect(said(added)).toEqual([200, undefined]);
  const desk = (await shop.kasir.get('validasi/meja/validasi-titipan')).body.data;
  expect(desk).toMatchObject([{ no_faktur_group: no, ke: 3, input_by: 'SPV' }]);
  const body = { no_faktur_group: no, ke: 3 };
  expect(said(await shop.spv.post('titip/validasi', body))).toEqual(REFUSED);
  expect((await shop.kasir.post('titip/validasi', body)).status).toBe(200);
});

test('many at once and head office inside the branch pass no more than one', async () => {
  const numbers = [await sell(shop.kasir), await sell(shop.kasir), await sell(shop.spv)];
  const answers = await Promise.all(
    numbers.map((no) => shop.kasir.post('penjualan/validasi', { no_faktur_group: no })),
  );
  expect(answers.map(said)).toEqual([REFUSED, REFUSED, [200, undefined]]);
  for (const no of numbers.slice(0, 2)) {
    await shop.spv.post('penjualan/tolak', { no_faktur_group: no, alasan: 'batal' });
  }
  const office = shop.as('PUSAT', 'JKT1');
  const body = { no_faktur_group: await sell(office) };
  expect(said(await office.post('penjualan/validasi', body))).toEqual(REFUSED);
  expect((await shop.kasir.post('penjualan/validasi', body)).status).toBe(200);
});

test('nor does who had the account in hand today, either way round', async () => {
  const password = 'diberi-manajer';
  const mu = shop.as('MU1');
  await mu.post('users', { user_id: 'KASIR9', nama: 'Baru', level: 'KASIR', password });
  const puppet = shop.server.client(await firstLogin(shop.server, 'KASIR9', password));
  const saved = { no_faktur_group: await sell(puppet) };
  expect(said(await mu.post('penjualan/validasi', saved))).toEqual(REFUSED);
  expect((await shop.kasir.post('penjualan/validasi', saved)).status).toBe(200);
  const own = { no_faktur_group: await sell(mu) };
  expect(said(await puppet.post('penjualan/validasi', own))).toEqual(REFUSED);
  const root = await shop.root();
  await root.query(`update user_jejak set waktu = waktu - interval '1 day'`);
  expect((await puppet.post('penjualan/validasi', own)).status).toBe(200);
  expect(await shop.violations()).toEqual([]);
});
