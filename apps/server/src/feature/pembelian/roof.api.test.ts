/**
 * The roof over a buy-back (docs/decision/0032) against whoever wants to be paid more for gold than
 * it is worth: by the prices of masters, own notas, without barcode, another shop's, in trade, or a
 * cheap piece beside a dear one. A gram of 75 % at 2.000.000 and 10 % has its roof at 1.650.000.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { forgetToday } from '../../../test/titip-case.ts';

const GOLD = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE';
const ROOF = 1_650_000;

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop({
    masters: {
      harga_emas_pembelian: [{ _id: 'H1', kode_group: 'MT', kadar: 7500, harga: ROOF }],
      parameter_harga_beli: [{ kode_harga: 'LOKAL', harga_per_gram: ROOF }],
    },
  });
  ({ kasir } = shop);
  const till = { jenis_kas: 'KAS', kode_transaksi: 'MODAL', arah: 'IN', jumlah_rp: 300_000_000 };
  const filled = await shop.spv.post('cash/simpan', { ...till, keterangan: 'modal' });
  if (filled.status !== 201) throw new Error(JSON.stringify(filled.body));
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.set(GOLD, '2000000');
  await shop.set('BATAS_ATAS_PERSEN', '10');
  await shop.set('BATAS_BAWAH_PERSEN', '100');
  await shop.set('PEMBULATAN', '1');
});

/** Prices that a master of the shop says, per gram. */
async function market(harga: number): Promise<void> {
  await shop.exec(sql`update harga_emas_pembelian set harga = ${harga}`);
}
async function chosen(harga: number): Promise<void> {
  await shop.exec(sql`update parameter_harga_beli set harga_per_gram = ${harga}`);
}

const FREE = { nama_barang: 'GELANG LAMA', kode_group: 'MT', kode_jenis: 'CINCIN', kadar: 75 };

function buy(detail_barang: readonly object[], rp: number, change: object = {}): object {
  const penjual = { nama_customer: 'IBU AISYAH', nik_sim_passport: '3273012345678901' };
  return { kode_sales: 'S1', ...penjual, detail_barang, pembayaran: [cash(rp)], ...change };
}
function save(body: object, by = kasir): Promise<Answer> {
  return by.post('pembelian/simpan', body);
}
function asks({ status, body }: Answer): unknown[] {
  return [status, body.code, body.kategori];
}
const ABOVE = (others = '') => [422, 'OTORISASI_DIPERLUKAN', `${others}BATAS ATAS`];

/** A ring of this shop sold at `harga`, all of it the price of its metal. */
async function sold(harga: number, change: object = {}): Promise<string> {
  const code = await addPiece(kasir, { harga_jual: harga, ongkos: 0, ...change });
  const rp = harga + Number((change as { harga_atribut?: number }).harga_atribut ?? 0);
  const answer = await kasir.post('penjualan/simpan', saleOf([code], [cash(rp)]));
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return code;
}

describe('goods without barcode', () => {
  test('at the roof the usual approval alone, one rupiah above it the roof’s beside it', async () => {
    await market(ROOF);
    const fair = await save(buy([{ ...FREE, berat: 1 }], ROOF));
    expect(asks(fair)[2]).toBe('BELI TANPA BARCODE');
    await market(ROOF + 1);
    const dear = await save(buy([{ ...FREE, berat: 1 }], ROOF + 1));
    expect(asks(dear)).toEqual(ABOVE('BELI TANPA BARCODE, '));
    expect(dear.body.uraian).toContain(
      'Beli GELANG LAMA emas murni 0.750 gr Rp. 1,650,001,- (batas atas Rp. 1,650,000,-)',
    );
    const body = buy([{ ...FREE, berat: 1 }], ROOF + 1);
    expect((await approved(kasir, 'pembelian/simpan', body)).status).toBe(201);
  });

  test('another shop’s, and a price that a person types, have the same roof', async () => {
    await market(1_000_000);
    const other = { ...FREE, berat: 1, toko_lain: true, harga_beli: ROOF + 1 };
    expect(asks(await save(buy([other], ROOF + 1)))[2]).toContain('BATAS ATAS');
    const typed = { ...FREE, berat: 1, harga_beli: ROOF };
    expect(asks(await save(buy([typed], ROOF)))[2]).not.toContain('BATAS ATAS');
  });

  test('so has a chosen parameter harga beli that somebody moved', async () => {
    await shop.exec(sql`update harga_emas_pembelian set aktif = false`);
    await chosen(9_000_000);
    const line = { ...FREE, berat: 1, kode_harga: 'LOKAL' };
    expect(asks(await save(buy([line], 9_000_000)))[2]).toContain('BATAS ATAS');
    await chosen(ROOF);
    expect(asks(await save(buy([line], ROOF)))[2]).toBe('BELI TANPA BARCODE');
    await shop.exec(sql`update harga_emas_pembelian set aktif = true`);
  });

  test('a price of gold that somebody raises today raises no roof', async () => {
    await market(ROOF + 1);
    const body = buy([{ ...FREE, berat: 1 }], ROOF + 1);
    expect((await shop.spv.put('parameter-harga-emas/global', { nominal: 2_200_000 })).status).toBe(
      200,
    );
    expect(asks(await save(body))).toEqual(ABOVE('BELI TANPA BARCODE, '));
    const root = await shop.root();
    await root.query('update riwayat_pengaturan set tgl_system = tgl_system - 1');
    await forgetToday(shop);
    expect(asks(await save(body))[2]).toBe('BELI TANPA BARCODE');
  });

  test('a cheap piece beside it carries nothing, an approval of one serves no other', async () => {
    await market(ROOF);
    const cheap = { ...FREE, berat: 10, harga_beli: 1_000_000 };
    const dear = { ...FREE, berat: 1, nama_barang: 'KALUNG', harga_beli: ROOF + 100_000 };
    const both = await save(buy([cheap, dear], ROOF + 1_100_000));
    expect(asks(both)[2]).toContain('BATAS ATAS');
    expect(both.body.uraian.match(/batas atas/g)).toHaveLength(1);
  });
});

describe('a piece of this shop', () => {
  test('by its own nota: at the roof nothing, above it an approval', async () => {
    // 3,455 g on the nota, 75 %: 2,591 g fine, whatever 3,46 g the scale said.
    const most = 5_700_200;
    const fair = await sold(most);
    const dear = await sold(most + 1);
    expect((await save(buy([{ kode_barcode: fair }], most))).status).toBe(201);
    const refused = await save(buy([{ kode_barcode: dear }], most + 1));
    expect(asks(refused)).toEqual(ABOVE());
    expect(refused.body.uraian).toContain('Rp. 5,700,201,- (batas atas Rp. 5,700,200,-)');
    const body = buy([{ kode_barcode: dear }], most + 1);
    expect((await approved(kasir, 'pembelian/simpan', body)).status).toBe(201);
  });

  test('weighed at the counter: less gold, a lower roof', async () => {
    const code = await sold(5_000_000);
    const light = { kode_barcode: code, berat: 3, berat_manual: false, harga_beli: 5_000_000 };
    const refused = await save(buy([light], 5_000_000));
    expect(asks(refused)[2]).toContain('BATAS ATAS');
    expect(refused.body.uraian).toContain('(batas atas Rp. 4,950,000,-)');
  });

  test('the rounding of the nota is no gold', async () => {
    // 4 g on the nota, 3,46 g on the scale: 2,595 g fine, roof 5.709.000.
    const code = await sold(5_709_001, { berat: 4, berat_asli: 3.46 });
    expect(asks(await save(buy([{ kode_barcode: code }], 5_709_001)))).toEqual(ABOVE());
    const told = { kode_barcode: code, berat: 4 };
    expect(asks(await save(buy([told], 5_709_001)))).toEqual(ABOVE());
  });

  test('its stone is not gold: what the nota says for it is paid beside', async () => {
    const code = await sold(5_700_200, { harga_atribut: 800_000 });
    expect((await save(buy([{ kode_barcode: code }], 6_500_200))).status).toBe(201);
    const dear = await sold(5_700_201, { harga_atribut: 800_000 });
    const refused = await save(buy([{ kode_barcode: dear }], 6_500_201));
    expect(asks(refused)).toEqual(ABOVE());
    expect(refused.body.uraian).toContain(
      'Rp. 5,700,201,- (batas atas Rp. 5,700,200,-) di luar batu Rp. 800,000,-',
    );
  });

  test('as old gold in a sale, by cashier and by head office inside the shop', async () => {
    const old = await sold(6_000_000);
    const fresh = await addPiece(kasir, { harga_jual: 7_000_000, ongkos: 0 });
    const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: old, kondisi: '' }] };
    const body = saleOf([fresh], [tukar, cash(1_000_000)]);
    for (const by of [kasir, shop.as('PUSAT', 'JKT1')]) {
      const refused = await by.post('penjualan/simpan', body);
      expect(asks(refused)).toEqual(ABOVE());
      expect(refused.body.uraian).toContain(`Tukar ${old} CINCIN POLOS emas murni`);
    }
    expect((await approved(kasir, 'penjualan/simpan', body)).status).toBe(201);
  });
});

describe('the parameter', () => {
  const line = { ...FREE, berat: 1 };
  const at = (harga_beli: number) => save(buy([{ ...line, harga_beli }], harga_beli));
  const roofed = async (rp: number) => String(asks(await at(rp))[2]).includes('BATAS ATAS');

  test('0 is exactly the price, more is more, 100 is no roof', async () => {
    await market(1_500_000);
    await shop.set('BATAS_ATAS_PERSEN', '0');
    expect([await roofed(1_500_000), await roofed(1_500_001)]).toEqual([false, true]);
    await shop.set('BATAS_ATAS_PERSEN', '50');
    expect([await roofed(2_250_000), await roofed(2_250_001)]).toEqual([false, true]);
    await shop.set('BATAS_ATAS_PERSEN', '100');
    expect(await roofed(900_000_000)).toBe(false);
  });

  test('without a price of gold there is no roof', async () => {
    await shop.set(GOLD, '0');
    expect(await roofed(900_000_000)).toBe(false);
  });

  test('the books hold', async () => {
    expect(await shop.violations()).toEqual([]);
  });
});
