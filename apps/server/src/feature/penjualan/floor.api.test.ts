/**
 * The floor under a sale (docs/decision/0025) against whoever wants to get below it: by the piece's
 * own price, a cheap group, a discount, what the shop gives away, a dear piece beside it, a titipan
 * or an order. Fine gold of the ring is 2,595 g: at 2.000.000 and 10 % its floor is 4.671.000.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { salePhoto } from '../../../test/parcel-photo.ts';
import { addPiece, approved, cash, HOLDER, saleOf } from '../../../test/shop-fixture.ts';
import { forgetToday } from '../../../test/titip-case.ts';
import { approveBy } from '../../../test/guard-case.ts';
import { PASSWORD } from '../../../test/harness.ts';
import type { TestClient } from '../../../test/harness.ts';

const FLOOR = 4_671_000;
const GOLD = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({
    modules: ['KUPON_PENJUALAN_MODULE', 'MARKETPLACE_INTEGRATION_MODULE', 'MEMBER_MODULE'],
    members: ['ANI'],
    masters: {
      marketplace: [{ kode_marketplace: 'ONLINE', nama_marketplace: 'ONLINE', biaya: 250 }],
    },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.set(GOLD, '2000000');
  await shop.set('BATAS_BAWAH_PERSEN', '10');
  await shop.set('kategori_harga', 'BARANG');
  await shop.set('PEMBULATAN', '1');
});

/** A ring whose whole price is `harga`. */
const ring = (harga: number, change: object = {}): Promise<string> =>
  addPiece(shop.owner, { harga_jual: harga, ongkos: 0, ...change });
const sell = (code: string, harga: number, change: object = {}) =>
  shop.kasir.post('penjualan/simpan', saleOf([code], [cash(harga)], change));

describe('a piece at its own price', () => {
  test('is sold at its floor, and one rupiah below it asks, with price and floor', async () => {
    expect((await sell(await ring(FLOOR), FLOOR)).status).toBe(201);
    const cheap = await ring(FLOOR - 1);
    const asked = await sell(cheap, FLOOR - 1);
    expect([asked.status, asked.body.code, asked.body.kategori]).toEqual([
      422,
      'OTORISASI_DIPERLUKAN',
      'BATAS BAWAH',
    ]);
    expect(asked.body.message).toContain(
      `${cheap} CINCIN POLOS emas murni 2.595 gr Rp. 4,670,999,- (batas bawah Rp. 4,671,000,-)`,
    );
    expect((await shop.piece(cheap)).status).toBe('READY');
    const body = saleOf([cheap], [cash(FLOOR - 1)]);
    expect((await approved(shop.kasir, 'penjualan/simpan', body)).status).toBe(201);
  });

  test('is measured by its fine weight, not by the weight on the nota', async () => {
    const light = await ring(1_500_000, { berat: 0.8, berat_asli: 3.46 });
    expect((await sell(light, 1_500_000)).body.kategori).toBe('BATAS BAWAH');
  });

  test('no floor without a price of gold or at 100 per cent, a higher one at less', async () => {
    const code = await ring(1000);
    await shop.set('BATAS_BAWAH_PERSEN', '99');
    expect((await sell(code, 1000)).body.kategori).toBe('BATAS BAWAH');
    await shop.set('BATAS_BAWAH_PERSEN', '100');
    expect((await sell(code, 1000)).status).toBe(201);
    await shop.set('BATAS_BAWAH_PERSEN', '0');
    const dear = await ring(FLOOR);
    expect((await sell(dear, FLOOR)).body.kategori).toBe('BATAS BAWAH');
    await shop.set(GOLD, '0');
    expect((await sell(dear, FLOOR)).status).toBe(201);
  });
});

test('the price of a cheap group asks, the global price has nothing to ask', async () => {
  const cheap = { kode_group: 'MD', ongkos: 0 };
  const [code, other] = [await addPiece(shop.owner, cheap), await addPiece(shop.owner, cheap)];
  await shop.set('kategori_harga', 'GROUP');
  // 3,455 g at 760.000, and at 75 % of 2.000.000.
  expect((await sell(code, 2_625_800)).body.kategori).toBe('BATAS BAWAH');
  await shop.set('kategori_harga', 'GLOBAL');
  expect((await sell(other, 5_182_500)).status).toBe(201);
});

describe('ways round it', () => {
  test('a discount within its own limit', async () => {
    const code = await ring(FLOOR + 100);
    const detail_barang = [{ kode_barcode: code, diskon_rp: 101 }];
    const asked = await sell(code, FLOOR - 1, { detail_barang });
    expect(asked.body.kategori).toBe('BATAS BAWAH');
    const enough = [{ kode_barcode: code, diskon_rp: 100 }];
    expect((await sell(code, FLOOR, { detail_barang: enough })).status).toBe(201);
  });

  test('an attached stone is not gold', async () => {
    const code = await ring(FLOOR - 1, { harga_atribut: 500_000 });
    expect((await sell(code, FLOOR - 1 + 500_000)).body.kategori).toBe('BATAS BAWAH');
  });

  test('a dear piece beside a cheap one, or many of them', async () => {
    const [cheap, dear] = [await ring(1_000_000), await ring(20_000_000)];
    const body = saleOf([cheap, dear], [cash(21_000_000)]);
    const asked = await shop.kasir.post('penjualan/simpan', body);
    expect([asked.body.kategori, asked.body.message.includes(dear)]).toEqual([
      'BATAS BAWAH',
      false,
    ]);
  });

  test('old gold that pays does not lift it, and does not lower it', async () => {
    const old = await ring(5_000_000);
    expect((await sell(old, 5_000_000)).status).toBe(201);
    const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: old, kondisi: '' }] };
    const cheap = await ring(FLOOR - 1);
    const low = await shop.kasir.post('penjualan/simpan', saleOf([cheap], [tukar]));
    expect(low.body.kategori).toBe('BATAS BAWAH');
    const fair = await ring(FLOOR);
    const ok = await shop.kasir.post('penjualan/simpan', saleOf([fair], [tukar]));
    expect(ok.status).toBe(201);
  });

  test('a coupon takes the whole sale below it', async () => {
    await shop.owner.post('transaksi-kupon', {
      kode_kupon: 'SEJUTA',
      nama_kupon: 'SEJUTA',
      tgl_dari: '2026-11-20',
      tgl_sampai: '2026-11-20',
      tipe_kupon: 'RP',
      nilai: 1_000_000,
      minimal_rp: 0,
      kuota: 9,
    });
    const kupon = { jenis: 'KUPON', kode_kupon: 'SEJUTA' };
    const code = await ring(FLOOR + 999_999);
    const asked = await shop.kasir.post(
      'penjualan/simpan',
      saleOf([code], [kupon, cash(FLOOR - 1)]),
    );
    expect(asked.body.message).toContain(
      'setelah potongan Rp. 1,000,000,- menjadi Rp. 4,670,999,- (batas bawah Rp. 4,671,000,-)',
    );
    const dearer = await ring(FLOOR + 1_000_000);
    const paid = saleOf([dearer], [kupon, cash(FLOOR)]);
    expect((await shop.kasir.post('penjualan/simpan', paid)).status).toBe(201);
  });

  test('a marketplace pays the customer’s price: its fee is the shop’s cost', async () => {
    const sold = async (harga: number) => {
      const code = await ring(harga);
      return shop.kasir.post('penjualan/simpan', {
        kode_sales: 'S1',
        detail_barang: [{ kode_barcode: code, kode_marketplace: 'ONLINE' }],
        pembayaran: [
          {
            jenis: 'MARKETPLACE',
            kode_marketplace: 'ONLINE',
            no_po: `PO${harga}`,
            logistik: 'JNE',
            foto: await salePhoto(shop.kasir),
            jumlah_rp: harga,
          },
        ],
      });
    };
    const fair = await sold(FLOOR);
    expect(fair.status).toBe(201);
    expect((await sold(FLOOR - 1)).body.kategori).toBe('BATAS BAWAH');
  });

  test('a sale that waits for the cashier asks when it is saved', async () => {
    await shop.set('VALIDASI_PENJUALAN', 'true');
    const code = await ring(FLOOR - 1);
    expect((await sell(code, FLOOR - 1)).body.kategori).toBe('BATAS BAWAH');
    expect((await shop.piece(code)).status).toBe('READY');
    await shop.set('VALIDASI_PENJUALAN', 'false');
  });

  test('an approval for one piece serves no other, nor a lower price of the same', async () => {
    const [code, other] = [await ring(FLOOR - 1), await ring(FLOOR - 1)];
    const asked = await sell(code, FLOOR - 1);
    const given = await shop.kasir.post('authorization', {
      user_id: 'SPV',
      password: PASSWORD,
      kategori: asked.body.kategori,
      subjek: asked.body.subjek,
    });
    const detail_authorization = [{ _id: given.body.data._id }];
    expect((await sell(other, FLOOR - 1, { detail_authorization })).body.code).toBe(
      'OTORISASI_TIDAK_SAH',
    );
    const lower = [{ kode_barcode: code, diskon_rp: 1 }];
    const again = { detail_authorization, detail_barang: lower };
    expect((await sell(code, FLOOR - 2, again)).body.code).toBe('OTORISASI_TIDAK_SAH');
  });

  test('the cashier can change neither the price of gold nor the per cent', async () => {
    const nominal = await shop.kasir.put('parameter-harga-emas/global', { nominal: 1 });
    const key = `para-system/key/BATAS_BAWAH_PERSEN`;
    const persen = await shop.kasir.put(key, { value: '100' });
    expect([nominal.status, persen.status]).toEqual([403, 403]);
  });
});

describe('what a titipan holds', () => {
  const hold = (code: string) =>
    shop.kasir.post('penjualan/simpan', {
      ...saleOf([code], [cash(500_000)]),
      bayar_dp: true,
      ...HOLDER,
    });
  const take = (no: string, code: string, rest: readonly object[]) =>
    shop.kasir.post('penjualan/simpan', {
      ...saleOf([code], [{ jenis: 'TITIPAN', no_titipan: no }, ...rest]),
      no_titip_group: no,
    });

  test('is measured when it is held, and not again when it is taken', async () => {
    const cheap = await ring(FLOOR - 1);
    expect((await hold(cheap)).body.kategori).toBe('BATAS BAWAH');
    const code = await ring(FLOOR);
    const held = await hold(code);
    expect(held.status).toBe(201);
    await shop.set(GOLD, '3000000');
    const taken = await take(held.body.data.no_faktur_group, code, [cash(FLOOR - 500_000)]);
    expect(taken.status).toBe(201);
  });

  test('what is given away when it is taken counts against the floor of that day', async () => {
    const code = await ring(FLOOR + 999_999);
    const no = String((await hold(code)).body.data.no_faktur_group);
    const kupon = { jenis: 'KUPON', kode_kupon: 'SEJUTA' };
    const asked = await take(no, code, [kupon, cash(FLOOR - 1 - 500_000)]);
    expect(asked.body.kategori).toBe('BATAS BAWAH');
  });
});

describe('an order', () => {
  const order = (harga_gram: number, harga_dikunci: boolean, ongkos = 0) => ({
    kode_sales: 'S1',
    ...HOLDER,
    harga_dikunci,
    detail_barang: [
      {
        nama_barang: 'CINCIN PESANAN',
        kode_group: 'MT',
        kode_jenis: 'CINCIN',
        kadar: 75,
        berat: 4,
        harga_gram,
        ongkos,
      },
    ],
  });
  /** Made at 5 g with a nota of `nota` grams; answers its barcode. */
  const make = async (no: string, nota = 5): Promise<string> => {
    const piece = {
      kode_group: 'MT',
      kode_jenis: 'CINCIN',
      kode_gudang: 'TOKO',
      kode_baki: 'A1',
      nama_barang: 'CINCIN PESANAN',
      kadar: 75,
      berat: nota,
      berat_asli: 5,
      harga_beli: 1,
      harga_jual: 1,
    };
    const made = await shop.owner.post('pesanan/barang-jadi', {
      no_faktur_group: no,
      barang_baru: [{ ...piece, baris: 1 }],
    });
    expect(made.status).toBe(200);
    return String(made.body.data.detail[0].kode_barcode);
  };
  const take = (no: string, code: string, rp: number) =>
    shop.kasir.post('penjualan/simpan', { ...saleOf([code], [cash(rp)]), no_pesanan: no });

  // 75 % at 2.000.000 and 10 %: 1.350.000 a gram; group MT costs 1.320.000.
  test('at a fixed price is measured when it is ordered, by the day of the order', async () => {
    const low = await shop.kasir.post('pesanan/simpan', order(1_349_999, true));
    expect(low.body.kategori).toBe('BATAS BAWAH');
    const fair = await shop.kasir.post('pesanan/simpan', order(1_350_000, true));
    expect(fair.status).toBe(201);
    const no = String(fair.body.data.no_pesanan);
    await shop.set(GOLD, '3000000');
    const code = await make(no);
    const taken = await take(no, code, 6_750_000);
    expect(taken.status).toBe(201);
  });

  test('a lighter nota for a heavy piece is seen when it is taken', async () => {
    const ordered = await shop.kasir.post('pesanan/simpan', order(1_350_000, true));
    const no = String(ordered.body.data.no_pesanan);
    const code = await make(no, 4.9);
    expect((await take(no, code, 6_615_000)).body.kategori).toBe('BATAS BAWAH');
  });

  test('what was allowed below it is not asked again, less than that is', async () => {
    const low = order(1_320_000, true);
    const ordered = await approved(shop.kasir, 'pesanan/simpan', low);
    expect(ordered.status).toBe(201);
    const no = String(ordered.body.data.no_pesanan);
    const code = await make(no);
    const cut = { detail_barang: [{ kode_barcode: code, diskon_rp: 1000 }], no_pesanan: no };
    const less = saleOf([code], [cash(6_599_000)], cut);
    expect((await shop.kasir.post('penjualan/simpan', less)).body.kategori).toBe('BATAS BAWAH');
    expect((await take(no, code, 6_600_000)).status).toBe(201);
  });

  test('at the price of the day it is taken is measured by that day', async () => {
    const ordered = await shop.kasir.post('pesanan/simpan', order(1_000_000, false));
    expect(ordered.status).toBe(201);
    const no = String(ordered.body.data.no_pesanan);
    const code = await make(no);
    await shop.set('kategori_harga', 'GROUP');
    const asked = await take(no, code, 6_600_000);
    expect(asked.body.kategori).toBe('BATAS BAWAH');
  });
});

test('a heap of gold at the dearest price of gold is refused an approval, not a crash', async () => {
  await shop.set(GOLD, '999999999999');
  const code = await addPiece(shop.owner, { berat: 999_999, harga_jual: 1, ongkos: 0 });
  const asked = await sell(code, 1);
  expect([asked.status, asked.body.kategori]).toEqual([422, 'BATAS BAWAH']);
});

test('the books agree with all of it', async () => {
  const kept = await shop.one<{ n: number }>(
    sql`select count(*)::int as n from dokumen_baris where jenis_baris = 'JUAL'
      and rumus ? 'batas_bawah'`,
  );
  expect(kept.n).toBeGreaterThan(5);
  expect(await shop.violations()).toEqual([]);
});

describe('the price of gold that somebody moves today', () => {
  const move = (client: TestClient, nominal: number, detail_authorization: object[] = []) =>
    client.put('parameter-harga-emas/global', { nominal, detail_authorization });
  const asked = async (harga: number) => (await sell(await ring(harga), harga)).body.kategori;

  test('lowers no floor alone, however it is put together with discount and coupon', async () => {
    expect((await move(shop.spv, 1_800_000)).status).toBe(200);
    expect(await asked(FLOOR - 1)).toBe('BATAS BAWAH');
    expect(await asked(FLOOR)).toBeUndefined();
    // A discount within the limit and his own coupon come on top.
    await shop.spv.post('transaksi-kupon', {
      kode_kupon: 'SENDIRI',
      nama_kupon: 'SENDIRI',
      tgl_dari: '2026-11-20',
      tgl_sampai: '2026-11-20',
      tipe_kupon: 'RP',
      nilai: 100_000,
      minimal_rp: 0,
      kuota: 9,
    });
    const code = await ring(5_000_000);
    const together = await shop.kasir.post('penjualan/simpan', {
      ...saleOf([code], [{ jenis: 'KUPON', kode_kupon: 'SENDIRI' }, cash(4_650_000)]),
      detail_barang: [{ kode_barcode: code, diskon_rp: 250_000 }],
    });
    expect(together.body.kategori).toBe('BATAS BAWAH');
    expect(together.body.message).toContain(
      'setelah potongan Rp. 100,000,- menjadi Rp. 4,650,000,- (batas bawah Rp. 4,671,000,-)',
    );
  });

  test('raises it, and two people lower it', async () => {
    expect((await move(shop.spv, 2_200_000)).status).toBe(200);
    expect(await asked(FLOOR)).toBe('BATAS BAWAH');
    const refused = await move(shop.owner, 1_000_000);
    const given = await approveBy(shop.owner, refused, 'PUSAT');
    const both = await move(shop.owner, 1_000_000, [{ _id: given.body.data._id }]);
    expect(both.status).toBe(200);
    expect(await asked(2_335_500)).toBeUndefined();
    expect(await asked(2_335_499)).toBe('BATAS BAWAH');
    // What they agreed on is what the day's free moves are measured from.
    await shop.set(GOLD, '900000');
    expect(await asked(2_335_499)).toBe('BATAS BAWAH');
  });

  test('the next day begins with the price as it is', async () => {
    const root = await shop.root();
    await root.query('update riwayat_pengaturan set tgl_system = tgl_system - 1');
    await forgetToday(shop);
    await shop.set(GOLD, '1800000');
    expect(await asked(4_203_900)).toBeUndefined();
    expect(await asked(4_203_899)).toBe('BATAS BAWAH');
  });
});
