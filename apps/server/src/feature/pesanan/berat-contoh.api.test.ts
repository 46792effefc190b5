/**
 * The shop's samples are weighed when they come back (docs/decision/0036): none without a weight,
 * and one that lost or won weight on the way asks.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { order, orderRow, said } from '../../../test/order-case.ts';
import { addPiece, approved } from '../../../test/shop-fixture.ts';

const PATH = 'pesanan/ambil-barang-contoh';
const BROUGHT = { milik: 'CUSTOMER', nama_barang: 'CINCIN LAMA', berat: 3.2, kadar: 70 };

let shop: Shop;
let kasir: TestClient;
let no: string;
let code: string;

beforeAll(async () => {
  shop = await openShop();
  ({ kasir } = shop);
});
afterAll(() => shop.close());
/** An order with a ring of 10 g of the shop (line 2) and one of the customer's (line 3). */
beforeEach(async () => {
  await shop.set('BATAS_SELISIH_BERAT_PERSEN', '5');
  code = await addPiece(kasir, { berat: 10, berat_asli: 10 });
  no = await order(kasir, { contoh: [{ milik: 'TOKO', kode_barcode: code }, BROUGHT] });
});

const body = (timbang: object[], baris = [2]) => ({
  no_faktur_group: no,
  baris,
  penerima: 'IBU SITI',
  timbang,
});
const give = (timbang: object[], baris?: number[]): Promise<Answer> =>
  kasir.post(PATH, body(timbang, baris));
const fields = ({ body: said }: Answer) => Object.keys(said.errors as object);

test('a piece of the shop does not come back unweighed; the customer’s own goes as it came', async () => {
  const none = await give([]);
  expect([...said(none), fields(none)]).toEqual([400, 'CONTOH_BELUM_DITIMBANG', ['timbang']]);
  const empty = await give([{ baris: 2, berat: null }]);
  expect([empty.status, fields(empty)]).toEqual([400, ['timbang.0.berat']]);
  expect((await give([{ baris: 2, berat: 0 }])).status).toBe(400);
  const both = await give([], [2, 3]);
  expect(said(both)).toEqual([400, 'CONTOH_BELUM_DITIMBANG']);
  expect((await shop.piece(code)).status).toBe('PINJAM');
  expect((await give([], [3])).status).toBe(200);
});

test('a weight of another line, or a second one, is refused at its field', async () => {
  for (const more of [3, 1, 9, 2]) {
    const answer = await give(
      [
        { baris: 2, berat: 10 },
        { baris: more, berat: 10 },
      ],
      [2, 3],
    );
    expect([...said(answer), fields(answer)]).toEqual([400, 'PESANAN_BARIS', ['timbang.1.baris']]);
  }
});

test.each([
  [0.1, 422],
  [9.499, 422],
  [9.5, 200],
  [10.5, 200],
  [10.501, 422],
])('10 g were lent and %s g came back: %s', async (berat, status) => {
  const answer = await give([{ baris: 2, berat }]);
  const asked = status === 422 ? 'BERAT CONTOH' : undefined;
  expect([answer.status, answer.body.kategori]).toEqual([status, asked]);
  expect((await shop.piece(code)).status).toBe(status === 200 ? 'READY' : 'PINJAM');
});

test('the approver reads both weights; the weight stays on the line', async () => {
  const timbang = [{ baris: 2, berat: 0.1, berat_manual: false }];
  const refused = await give(timbang);
  expect(refused.body.uraian).toBe(
    `Contoh toko kembali dari pesanan ${no}: ${code} CINCIN POLOS 0.100 gr (keluar 10.000 gr)`,
  );
  expect((await approved(kasir, PATH, body(timbang, [2, 3]))).status).toBe(200);
  const { detail_contoh } = await orderRow(kasir, no);
  expect(detail_contoh).toMatchObject([
    { hidup: false, rumus: { berat_kembali: 0.1, berat_manual: false, penerima: 'IBU SITI' } },
    { hidup: false, rumus: { penerima: 'IBU SITI' } },
  ]);
  expect((await shop.piece(code)).status).toBe('READY');
});

test('whoever gives it back; at 100 nobody is asked', async () => {
  const light = body([{ baris: 2, berat: 1 }]);
  for (const client of [shop.spv, shop.owner]) {
    expect((await client.post(PATH, light)).body.kategori).toBe('BERAT CONTOH');
  }
  await shop.set('BATAS_SELISIH_BERAT_PERSEN', '100');
  expect((await kasir.post(PATH, light)).status).toBe(200);
});
