/**
 * Somebody else takes what another one left, ordered or had mended (docs/decision/0036): with
 * OTORISASI_PENGAMBIL_LAIN it is approved, whoever is named and also where nobody is.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { make, order } from '../../../test/order-case.ts';
import { receive } from '../../../test/service-case.ts';
import { approved, cash, HOLDER, saleOf } from '../../../test/shop-fixture.ts';
import { hold, TOTAL } from '../../../test/titip-case.ts';

const BUDI = { nama_customer: 'PAK BUDI', no_hp: '081355554444' };
const NOBODY = { nama_customer: '', no_hp: '' };
/** Who orders in order-case. */
const SITI = { nama_customer: 'IBU SITI', no_hp: '08120001111' };
const PRICE = 7_008_500;

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop({ modules: ['MEMBER_MODULE'], members: ['M7'] });
  ({ kasir } = shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.set('OTORISASI_PENGAMBIL_LAIN', 'true'));

async function takeHeld(who: object): Promise<{ no: string; body: object }> {
  const { codes, no } = await hold(shop);
  const paid = [{ jenis: 'TITIPAN', no_titipan: no }, cash(TOTAL - 1_000_000)];
  return { no, body: saleOf(codes, paid, { no_titip_group: no, ...who }) };
}
async function takeMade(who: object): Promise<{ no: string; body: object }> {
  const no = await order(kasir);
  const made = await make(kasir, no);
  const code = made.body.data.detail[0].kode_barcode as string;
  const paid = [{ jenis: 'PESANAN', no_pesanan: no }, cash(PRICE - 2_000_000)];
  return { no, body: saleOf([code], paid, { no_pesanan: no, ...who }) };
}
const sell = (body: object): Promise<Answer> => kasir.post('penjualan/simpan', body);
const said = ({ status, body }: Answer): unknown[] => [status, body.kategori];
const ASKS = [422, 'PENGAMBIL LAIN'];

test.each([
  ['the one who left it', { ...HOLDER, tgl_janji: undefined }, 201],
  ['his number under another name', { nama_customer: 'ANAK', no_hp: '0812-0000-2222' }, 201],
  ['somebody else', BUDI, 422],
  ['his name without his number', { nama_customer: HOLDER.nama_customer }, 422],
  ['nobody', NOBODY, 422],
  ['a member', { kode_member: 'M7', nama_customer: 'IBU TITI' }, 422],
])('a titipan taken by %s', async (_name, who, status) => {
  const { body } = await takeHeld(who);
  const answer = await sell(body);
  expect([answer.status, answer.body.kategori]).toEqual([
    status,
    status === 422 ? 'PENGAMBIL LAIN' : undefined,
  ]);
});

test('the approver reads whose it is and who takes it; off, nobody is asked', async () => {
  const { no, body } = await takeMade(BUDI);
  const refused = await sell(body);
  expect(said(refused)).toEqual(ASKS);
  expect(refused.body.uraian).toBe(
    `Pesanan ${no} atas nama IBU SITI •••111 diambil PAK BUDI •••444`,
  );
  expect((await approved(kasir, 'penjualan/simpan', body)).status).toBe(201);
  expect((await sell((await takeMade(SITI)).body)).status).toBe(201);
  await shop.set('OTORISASI_PENGAMBIL_LAIN', 'false');
  expect((await sell((await takeMade(BUDI)).body)).status).toBe(201);
  expect((await sell((await takeHeld(NOBODY)).body)).status).toBe(201);
});

test('a member’s order is taken by his code', async () => {
  const no = await order(kasir, { kode_member: 'M7' });
  const made = await make(kasir, no);
  const code = made.body.data.detail[0].kode_barcode as string;
  const paid = [{ jenis: 'PESANAN', no_pesanan: no }, cash(PRICE - 2_000_000)];
  const taking = (who: object): object => saleOf([code], paid, { no_pesanan: no, ...who });
  expect(said(await sell(taking(BUDI)))).toEqual(ASKS);
  expect((await sell(taking({ kode_member: 'M7', nama_customer: 'ANAK' }))).status).toBe(201);
});

test('a service and a sample that the customer left, by the name of who takes it', async () => {
  const ready = async (): Promise<string> => {
    const no = await receive(kasir);
    const lines = [
      { baris: 1, berat: 5.25 },
      { baris: 2, berat: 3 },
    ];
    await kasir.post('service/siap', { no_faktur_group: no, detail_barang: lines });
    return no;
  };
  const take = async (no: string, diambil_oleh: string): Promise<Answer> =>
    kasir.post('service/ambil', { no_faktur_group: no, pembayaran: [cash(90_000)], diambil_oleh });
  const no = await ready();
  const refused = await take(no, 'PAK BUDI');
  expect(said(refused)).toEqual(ASKS);
  expect(refused.body.uraian).toContain(`Service ${no} atas nama IBU RATNA `);
  expect((await take(no, 'ratna')).status).toBe(200);
  expect((await take(await ready(), '')).status).toBe(200);

  const contoh = [{ milik: 'CUSTOMER', nama_barang: 'CINCIN LAMA', berat: 3 }];
  const ordered = await order(kasir, { contoh });
  const give = (penerima: string): Promise<Answer> =>
    kasir.post('pesanan/ambil-barang-contoh', { no_faktur_group: ordered, baris: [2], penerima });
  const other = await give('PAK BUDI');
  expect(said(other)).toEqual(ASKS);
  expect(other.body.uraian).toContain('(CINCIN LAMA 3.000 gr) atas nama IBU SITI');
  expect((await give('Bu Siti')).status).toBe(200);
});
