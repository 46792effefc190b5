/**
 * ALL of a status means all, in every report alike (docs/decision/0048): what was cancelled is
 * listed with its status and counts for nothing in the sums; chosen by itself it has its figures.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sheet } from '@kencana/contract/sheet';
import { openShop, type Shop } from '../../test/open-shop.ts';
import { order } from '../../test/order-case.ts';
import { cancelService, DP, receive, SERVICE_MASTERS } from '../../test/service-case.ts';
import { approved } from '../../test/shop-fixture.ts';
import { cancelBody, hold } from '../../test/titip-case.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ modules: ['PRE_ORDER_MODULE'], masters: SERVICE_MASTERS });
  const { kasir } = shop;
  const [, held] = [await hold(shop), await hold(shop)];
  await approved(kasir, 'titip/batal', cancelBody(held.no));
  const [, ordered] = [await order(kasir), await order(kasir)];
  await approved(kasir, 'pesanan/batal', cancelBody(ordered));
  const served = { pembayaran: DP };
  const [, service] = [await receive(kasir, served), await receive(kasir, served)];
  const back = { kembali: { jenis: 'CASH' } };
  await cancelService(kasir, service, back);
  const [, wanted] = [await preOrder(), await preOrder()];
  const cancel = { no_faktur_group: wanted, alasan: 'customer batal' };
  await approved(shop.spv, 'pre-order/batal', cancel, 'OWNER');
});
afterAll(() => shop.close());

async function preOrder(): Promise<string> {
  const line = { nama_barang: 'CINCIN', kode_group: 'MT', kode_jenis: 'CINCIN', kadar: 75 };
  const saved = await shop.kasir.post('pre-order/simpan', {
    nama_supplier: 'PT EMAS',
    detail_barang: [{ ...line, qty: 2, berat: 2.5, harga: 1_000_000 }],
  });
  expect([saved.status, saved.body.errors]).toEqual([201, undefined]);
  return String(saved.body.data.no_faktur_group);
}

/** The rows' status with one of their figures, and the sum of that figure. */
async function listed(report: string, status: string, figure: string) {
  const { body } = await shop.owner.get(`laporan/${report}${status}`);
  const { columns, lines } = body.data as Sheet;
  const at = (key: string) => columns.findIndex((column) => column.key === key);
  return {
    rows: lines
      .filter(({ jenis }) => jenis === 'baris')
      .map(({ cells }) => [cells[at('status')], cells[at(figure)]]),
    sum: lines.at(-1)?.cells[at(figure)],
  };
}

it.each([
  ['titipan', 'status_titipan', 'harga_total'],
  ['titipan', 'status_titipan', 'dp_rp'],
  ['pesanan', 'status_pesanan', 'total_harga'],
  ['pesanan', 'status_pesanan', 'sisa_bayar'],
  ['service', 'status_service', 'total'],
  ['service', 'status_service', 'berat'],
  ['pre-order', 'status', 'harga'],
])('%s by %s: %s', async (report, key, figure) => {
  const open = await listed(report, `?${key}=OPEN`, figure);
  const gone = await listed(report, `?${key}=BATAL`, figure);
  const all = await listed(report, `?${key}=ALL`, figure);
  expect(open.rows.every(([status]) => status === 'OPEN')).toBe(true);
  expect(gone.rows.every(([status]) => status === 'BATAL')).toBe(true);
  expect([open.rows.length > 0, gone.rows.length]).toEqual([true, open.rows.length]);
  expect(all.rows).toEqual([...open.rows, ...gone.rows.map(([status]) => [status, 0])]);
  expect([all.sum, open.sum]).toEqual([open.sum, open.rows.reduce((n, [, v]) => n + Number(v), 0)]);
  // Nothing told is ALL: the specification's default (spec 2 §5).
  expect(await listed(report, '', figure)).toEqual(all);
});

it('pieces have no ALL: those that are still there have a word of their own', async () => {
  const refused = await shop.owner.get('laporan/barang-detail?status=ALL');
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['status']]);
  expect((await shop.owner.get('laporan/barang-detail?status=ADA')).status).toBe(200);
});
