/**
 * Cash for gold that was sold today or that nobody paid in cash needs an approval, however long the
 * chain of documents between the transfer and the cash; and a titipan its least down payment.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { hold, nextDay, TOTAL } from '../../../test/titip-case.ts';

const WORTH = 4_491_500;
let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop();
  ({ kasir } = shop);
  const till = { jenis_kas: 'KAS', kode_transaksi: 'MODAL', arah: 'IN', jumlah_rp: 90_000_000 };
  const filled = await shop.spv.post('cash/simpan', { ...till, keterangan: 'modal' });
  if (filled.status !== 201) throw new Error(JSON.stringify(filled.body));
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.set('OTORISASI_BELI_KEMBALI_TUNAI', 'true');
  await shop.set('DP_TITIPAN_MIN_PERSEN', '10');
});

function transfer(jumlah_rp: number): object {
  return { jenis: 'TRANSFER', jumlah_rp, no_rekening: '222' };
}

async function sold(pay: object, by = kasir): Promise<string> {
  const code = await addPiece(shop.spv);
  const answer = await by.post('penjualan/simpan', saleOf([code], [pay]));
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return code;
}

function buyBack(code: string, pay: readonly object[] = [cash(WORTH)]): object {
  return {
    kode_sales: 'S1',
    nama_customer: 'ORANG LAIN',
    no_hp: '08129999999',
    nik_sim_passport: '3273012345678901',
    detail_barang: [{ kode_barcode: code, type_kondisi: 'RP', kondisi: 'BAIK' }],
    pembayaran: pay,
  };
}

function asks({ status, body }: Answer): unknown[] {
  return [status, body.code, body.kategori];
}
const CASH_BACK = [422, 'OTORISASI_DIPERLUKAN', 'BELI KEMBALI TUNAI'];

test('sold by transfer today, bought back for cash by another person', async () => {
  const code = await sold(transfer(TOTAL));
  const refused = await shop.spv.post('pembelian/simpan', buyBack(code));
  expect(asks(refused)).toEqual(CASH_BACK);
  expect(refused.body.uraian).toBe(
    `Tunai untuk ${code} CINCIN POLOS Rp. 4,491,500,-, terjual 2026-11-20 dibayar TRANSFER`,
  );
  const half = [cash(1000), { ...transfer(WORTH - 1000), ...BANK }];
  expect(asks(await kasir.post('pembelian/simpan', buyBack(code, half)))[2]).toBe(
    'BELI KEMBALI TUNAI, BELI TRANSFER',
  );
  const whole = [{ ...transfer(WORTH), ...BANK }];
  expect(asks(await kasir.post('pembelian/simpan', buyBack(code, whole)))[2]).toBe('BELI TRANSFER');
  await shop.set('OTORISASI_BELI_KEMBALI_TUNAI', 'false');
  expect((await kasir.post('pembelian/simpan', buyBack(code))).status).toBe(201);
});
const BANK = {
  bank_customer: 'BRI',
  rekening_customer: '0023010',
  nama_rekening_customer: 'ORANG LAIN',
};

test('sold for cash today asks as well, and an approval passes', async () => {
  const code = await sold(cash(TOTAL));
  const refused = await kasir.post('pembelian/simpan', buyBack(code));
  expect([...asks(refused), refused.body.uraian.endsWith('dibayar CASH')]).toEqual([
    ...CASH_BACK,
    true,
  ]);
  expect((await approved(kasir, 'pembelian/simpan', buyBack(code))).status).toBe(201);
});

test('as old gold: what is paid out above the new piece asks, and the new piece stays no cash', async () => {
  const old = await sold(transfer(TOTAL));
  const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: old, kondisi: 'BAIK' }] };
  const cheap = await addPiece(shop.spv, { harga_jual: 1_000_000, ongkos: 0 });
  expect(asks(await kasir.post('penjualan/simpan', saleOf([cheap], [tukar])))).toEqual(CASH_BACK);
  const fresh = await addPiece(shop.spv, { harga_jual: WORTH, ongkos: 0 });
  const swapped = await kasir.post('penjualan/simpan', saleOf([fresh], [tukar]));
  expect([swapped.status, swapped.body.code]).toEqual([201, undefined]);
  const price = WORTH - 69_500;
  const back = await kasir.post('pembelian/simpan', buyBack(fresh, [cash(price)]));
  expect(back.body.uraian ?? back.body).toContain('dibayar TUKAR');
});

test('a down payment by transfer makes the piece one that was not paid in cash', async () => {
  const { no, codes } = await hold(shop, [transfer(2_000_000)]);
  const taken = await kasir.post(
    'penjualan/simpan',
    saleOf(codes, [cash(TOTAL - 2_000_000)], { no_titip_group: no }),
  );
  expect([taken.status, taken.body.code]).toEqual([201, undefined]);
  await nextDay(shop);
  const refused = await kasir.post('pembelian/simpan', buyBack(codes[0] ?? ''));
  expect(asks(refused)).toEqual(CASH_BACK);
  expect(refused.body.uraian).toContain('dibayar TRANSFER');
});

test('an own cash nota of an earlier day asks nothing and counts for nobody', async () => {
  const code = await sold(cash(TOTAL));
  await nextDay(shop);
  await shop.set('BATAS_KAS_KELUAR_HARI_RP', '0');
  expect((await kasir.post('pembelian/simpan', buyBack(code))).status).toBe(201);
  const { n } = await shop.one(
    sql<{ n: number }>`select count(*) as n from posting where kas_keluar > 0
      and tgl_system = (select tgl_system from toko where kode_toko = 'JKT1')`,
  );
  expect(n).toBe(0);
  await shop.set('BATAS_KAS_KELUAR_HARI_RP', '1000000000000');
});

test('a titipan of one rupiah asks, the least down payment does not', async () => {
  const hold1 = async (rp: number, by = kasir): Promise<Answer> => {
    const { no, answer } = await hold({ kasir: by }, [cash(rp)]).catch((error: unknown) => {
      const text = error instanceof Error ? error.message : '';
      return { no: '', answer: { status: 422, body: JSON.parse(text) } as Answer };
    });
    return { ...answer, body: { ...answer.body, no } };
  };
  const refused = await hold1(1);
  expect(asks(refused)).toEqual([422, 'OTORISASI_DIPERLUKAN', 'DP TITIPAN']);
  expect(refused.body.uraian).toBe(
    'DP titipan Rp. 1,- dari Rp. 4,711,000,- (paling sedikit 10%: Rp. 471,100,-)',
  );
  expect((await hold1(471_099)).status).toBe(422);
  expect((await hold1(471_100)).status).toBe(201);
  await shop.set('DP_TITIPAN_MIN_PERSEN', '0');
  expect((await hold1(1)).status).toBe(201);
});
