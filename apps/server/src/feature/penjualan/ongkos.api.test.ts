/**
 * Parameter ongkos in force (docs/decision/0047): it proposes the making charge of a new piece, a
 * sale and an order, and a lower one asks, by whichever document and whoever it is. Figures are
 * worked by hand.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enter, validate } from '../../../test/entry-case.ts';
import type { Answer } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { make, order, orderOf, orderRow, RING } from '../../../test/order-case.ts';
import { addPiece, approved, cash, CINCIN, HOLDER, saleOf } from '../../../test/shop-fixture.ts';

const FLAG = 'OTORISASI_ONGKOS_PARAMETER';
const WAIT = 'VALIDASI_TAMBAH_BARANG';
const ASKED = [422, 'UBAH ONGKOS'];

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ settings: { BELI_TERMASUK_ONGKOS: 'true' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.set(FLAG, 'true');
  await shop.set(WAIT, 'false');
  await shop.exec(sql`delete from parameter_ongkos`);
});

/** One row, by rupiah, hundredths and milligrams; for all pieces unless told. */
function parameter(change: object = {}): Promise<void> {
  const all = { kode_group: null, kadar: null, berat_dari: 0, berat_sampai: 0 };
  const row = { kode_ongkos: 'UMUM', tipe_ongkos: 'TOTAL', nominal: 200_000, ...all, ...change };
  return shop.insert('parameter_ongkos', [row]);
}

/** A ring of 3,455 g for 4.560.600 with a charge of 150.000 from before there was a parameter. */
const ring = (change: object = {}): Promise<string> => addPiece(shop.kasir, change);

/** The charge that a scan of the piece proposes. */
async function proposed(code: string): Promise<unknown> {
  return (await shop.kasir.get(`barang/ready/kode-barcode/${code}`)).body.data.ongkos;
}

function sell(code: string, ongkos: number, paid: number, change: object = {}): Promise<Answer> {
  const detail_barang = [{ kode_barcode: code, ongkos }];
  return shop.kasir.post(
    'penjualan/simpan',
    saleOf([], [cash(paid)], { detail_barang, ...change }),
  );
}

const asks = (answer: Answer): unknown[] => [answer.status, answer.body.kategori];

describe('what each field of a row does', () => {
  test.each([
    ['nominal: 200.000 for the piece', {}, 200_000],
    ['nominal: 160.000 for the piece', { nominal: 160_000 }, 160_000],
    [
      'tipe_ongkos: 60.000 × 3,455 g = 207.300',
      { tipe_ongkos: 'PER_GRAM', nominal: 60_000 },
      207_300,
    ],
    ['kode_group: its own', { kode_group: 'MT' }, 200_000],
    ['kode_group: another', { kode_group: 'MD' }, 150_000],
    ['kadar: its own', { kadar: 7500 }, 200_000],
    ['kadar: another', { kadar: 7499 }, 150_000],
    ['berat_dari: from its own weight', { berat_dari: 3455, berat_sampai: 9000 }, 200_000],
    ['berat_dari: a milligram more', { berat_dari: 3456, berat_sampai: 9000 }, 150_000],
    ['berat_sampai: to its own weight', { berat_dari: 1, berat_sampai: 3455 }, 200_000],
    ['berat_sampai: a milligram less', { berat_dari: 1, berat_sampai: 3454 }, 150_000],
    ['aktif: out of use', { aktif: false }, 150_000],
  ])('%s', async (_title, change, rp) => {
    const code = await ring();
    await parameter(change);
    expect(await proposed(code)).toBe(rp);
  });

  test('kode_ongkos: of two rows that say the same the first code holds', async () => {
    const code = await ring();
    await parameter({ kode_ongkos: 'B', nominal: 300_000 });
    await parameter({ kode_ongkos: 'A', nominal: 250_000 });
    expect(await proposed(code)).toBe(250_000);
  });
});

describe('a new piece', () => {
  test('left out, it is the parameter’s with its type; without a row nothing', async () => {
    const { ongkos: _own, ...body } = CINCIN;
    const stored = async (): Promise<unknown> => {
      const { kode_barcode } = (await shop.spv.post('barang/simpan', body)).body.data;
      return shop.one(sql`select ongkos, tipe_ongkos from barang
        where kode_barcode = ${String(kode_barcode)}`);
    };
    expect(await stored()).toEqual({ ongkos: 0, tipe_ongkos: 'TOTAL' });
    await parameter({ tipe_ongkos: 'PER_GRAM', nominal: 30_000, kode_group: 'MT' });
    expect(await stored()).toEqual({ ongkos: 30_000, tipe_ongkos: 'PER_GRAM' });
  });

  test('below it asks, whoever enters it, in either type; at it and with the flag off not', async () => {
    await parameter();
    for (const by of [shop.spv, shop.owner, shop.as('MU1'), shop.as('PUSAT', 'JKT1')]) {
      const answer = await by.post('barang/simpan', { ...CINCIN, ongkos: 199_999 });
      expect(asks(answer)).toEqual(ASKED);
      expect(answer.body.message).toContain(
        'Ongkos CINCIN POLOS (MT) Rp. 199,999,- (parameter UMUM: Rp. 200,000,-)',
      );
    }
    // 57.887 × 3,455 = 199.999,585: half up 200.000. 57.886 × 3,455 = 199.996,13.
    const gram = { ...CINCIN, tipe_ongkos: 'PER_GRAM' };
    expect(asks(await shop.spv.post('barang/simpan', { ...gram, ongkos: 57_886 }))).toEqual(ASKED);
    await enter(shop.spv, { ...gram, ongkos: 57_887 });
    await enter(shop.spv, { ongkos: 200_000 });
    await shop.set(FLAG, 'false');
    await enter(shop.spv, { ongkos: 0 });
  });

  test('goes by the nota’s weight in the shop’s steps', async () => {
    // 3,455 g is 3,450 on the nota: 60.000 × 3,45 = 207.000.
    await parameter({
      tipe_ongkos: 'PER_GRAM',
      nominal: 60_000,
      berat_dari: 1,
      berat_sampai: 3450,
    });
    await shop.set('PEMBULATAN_GRAM_MG', '50');
    expect(asks(await shop.spv.post('barang/simpan', { ...CINCIN, ongkos: 206_999 }))).toEqual(
      ASKED,
    );
    await enter(shop.spv, { ongkos: 207_000 });
    await shop.set('PEMBULATAN_GRAM_MG', '0');
    await enter(shop.spv, { ongkos: 0 });
  });

  test('that waits is marked for the second person instead', async () => {
    await parameter();
    await shop.set(WAIT, 'true');
    const low = await enter(shop.spv, { ongkos: 150_000 });
    const [line] = (await shop.owner.get(`barang/tambah/${low.no}`)).body.data.detail;
    expect(line).toMatchObject({ ongkos_rp: 150_000, ongkos_parameter: 200_000 });
    const desk = await shop.owner.get('validasi/meja/validasi-barang');
    expect(desk.body.data).toMatchObject([{ no_faktur_group: low.no, selisih: 1 }]);
    expect((await validate(shop.owner, low.no)).status).toBe(200);
    const fair = await enter(shop.spv, { ongkos: 200_000 });
    const [own] = (await shop.owner.get(`barang/tambah/${fair.no}`)).body.data.detail;
    expect([own.ongkos_rp, own.ongkos_parameter]).toEqual([200_000, undefined]);
    expect((await validate(shop.owner, fair.no)).status).toBe(200);
  });
});

describe('a sale', () => {
  test('counts with the greater of the piece’s own charge and the parameter’s', async () => {
    const code = await ring();
    await parameter();
    // 4.560.600 + 200.000 = 4.760.600, rounded up to 4.761.000.
    const sold = await shop.kasir.post('penjualan/simpan', saleOf([code], [cash(4_761_000)]));
    expect(sold.status).toBe(201);
    const [line] = await shop.rows(sql`select ongkos, ongkos_dihitung, harga_total,
      rumus->'parameterOngkos'->>'kode_ongkos' kode from dokumen_baris
      where kode_barcode = ${code} and jenis_baris = 'JUAL'`);
    const charge = { ongkos: 200_000, ongkos_dihitung: 200_000 };
    expect(line).toEqual({ ...charge, harga_total: 4_761_000, kode: 'UMUM' });
    expect(await shop.violations()).toEqual([]);
  });

  test('below the parameter asks and names the row; one approval is for this amount', async () => {
    await parameter();
    const code = await ring({ ongkos: 250_000 });
    await shop.exec(sql`update barang set ongkos = 150000 where kode_barcode = ${code}`);
    const asked = await sell(code, 150_000, 4_711_000);
    expect(asks(asked)).toEqual(ASKED);
    expect(asked.body.uraian).toBe(
      `Ongkos ${code} CINCIN POLOS Rp. 150,000,- (parameter UMUM: Rp. 200,000,-)`,
    );
    const body = (ongkos: number) =>
      saleOf([], [cash(4_711_000)], { detail_barang: [{ kode_barcode: code, ongkos }] });
    expect((await approved(shop.kasir, 'penjualan/simpan', body(150_000))).status).toBe(201);
  });

  test('with the flag off only below the piece’s own asks, as ever', async () => {
    const code = await ring();
    await parameter();
    await shop.set(FLAG, 'false');
    const asked = await sell(code, 149_999, 4_711_000);
    expect([...asks(asked), asked.body.uraian]).toEqual([
      ...ASKED,
      `Ongkos ${code} CINCIN POLOS Rp. 149,999,- (dihitung Rp. 150,000,-)`,
    ]);
    expect((await sell(code, 150_000, 4_711_000)).status).toBe(201);
  });

  test('below a dear piece’s own asks by that, above the parameter too', async () => {
    const code = await ring({ ongkos: 300_000 });
    await parameter();
    const asked = await sell(code, 250_000, 4_811_000);
    expect(asked.body.uraian).toBe(
      `Ongkos ${code} CINCIN POLOS Rp. 250,000,- (dihitung Rp. 300,000,-)`,
    );
  });

  test('each of two documents asks, and each piece of one', async () => {
    const codes = [await ring(), await ring()];
    await parameter();
    for (const code of codes) expect(asks(await sell(code, 150_000, 4_711_000))).toEqual(ASKED);
    const detail_barang = codes.map((kode_barcode) => ({ kode_barcode, ongkos: 150_000 }));
    const both = saleOf([], [cash(9_422_000)], { detail_barang });
    const { uraian } = (await shop.kasir.post('penjualan/simpan', both)).body;
    for (const code of codes) expect(uraian).toContain(`Ongkos ${code} CINCIN POLOS`);
  });

  test('that trades old gold in asks too; the nota’s charge comes back as it was paid', async () => {
    const old = await ring();
    await shop.kasir.post('penjualan/simpan', saleOf([old], [cash(4_711_000)]));
    await parameter();
    // 4.560.600 + 150.000, the nota's own charge, whatever the parameter says now.
    const worth = (await shop.kasir.get(`pembelian/get/jual/${old}?kondisi=`)).body.data;
    expect(worth.harga_nota).toBe(4_710_600);
    const code = await ring({ harga_jual: 9_000_000, ongkos: 200_000 });
    await shop.exec(sql`update barang set ongkos = 0 where kode_barcode = ${code}`);
    const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: old }] };
    const pembayaran = [tukar, cash(9_000_000 - Number(worth.harga_beli))];
    const asked = await sell(code, 0, 0, { ...HOLDER, pembayaran });
    expect(asks(asked)).toEqual(ASKED);
    const fair = [tukar, cash(9_200_000 - Number(worth.harga_beli))];
    expect((await sell(code, 200_000, 0, { ...HOLDER, pembayaran: fair })).status).toBe(201);
    expect(await shop.violations()).toEqual([]);
  });
});

test('a titipan asks when it is held, and is taken as it was held', async () => {
  const code = await ring();
  await parameter({ nominal: 150_000 });
  const low = await sell(code, 149_000, 1_000_000, { bayar_dp: true, ...HOLDER });
  expect(asks(low)).toEqual(ASKED);
  const held = await sell(code, 150_000, 1_000_000, { bayar_dp: true, ...HOLDER });
  const no = String(held.body.data.no_titip_group);
  await shop.exec(sql`update parameter_ongkos set nominal = 500000`);
  const pembayaran = [{ jenis: 'TITIPAN', no_titipan: no }, cash(3_711_000)];
  const taken = saleOf([code], pembayaran, { no_titip_group: no, ...HOLDER });
  expect((await shop.kasir.post('penjualan/simpan', taken)).status).toBe(201);
});

describe('an order', () => {
  const body = (change: object): object => orderOf({ detail_barang: [{ ...RING, ...change }] });

  test('left out, it is the parameter’s; below it asks, locked or not', async () => {
    await parameter({ tipe_ongkos: 'PER_GRAM', nominal: 40_000 });
    const no = await order(shop.kasir, { detail_barang: [{ ...RING, ongkos: undefined }] });
    const [line] = (await orderRow(shop.kasir, no))['detail'] as Record<string, unknown>[];
    // 40.000 × 5 = 200.000; 6.600.000 + 200.000.
    expect([line?.['ongkos'], line?.['harga_total']]).toEqual([200_000, 6_800_000]);
    for (const harga_dikunci of [true, false]) {
      const low = { ...body({ ongkos: 199_999 }), harga_dikunci };
      const asked = await shop.kasir.post('pesanan/simpan', low);
      expect([...asks(asked), asked.body.uraian]).toEqual([
        ...ASKED,
        'Ongkos CINCIN PESANAN Rp. 199,999,- (parameter UMUM: Rp. 200,000,-)',
      ]);
    }
    expect((await shop.kasir.post('pesanan/simpan', body({ ongkos: 200_000 }))).status).toBe(201);
    await shop.set(FLAG, 'false');
    expect((await shop.kasir.post('pesanan/simpan', body({ ongkos: 0 }))).status).toBe(201);
  });

  test('is taken at the charge that it agreed, however the parameter moved; lower asks', async () => {
    await parameter({ nominal: 250_000 });
    const no = await order(shop.kasir);
    await shop.exec(sql`update parameter_ongkos set nominal = 900000`);
    // What is made for it is no new piece of the shop's own: the order was asked already.
    const made = await make(shop.kasir, no, { ongkos: 0 });
    expect(made.status).toBe(200);
    const [line] = made.body.data.detail as { kode_barcode: string }[];
    const code = line?.kode_barcode ?? '';
    const now = (await shop.kasir.get(`pesanan/get/ambil/${no}`)).body.data.detail[0];
    expect(now).toMatchObject({ ongkos: 250_000 });
    const left = cash(Number(now.harga_total) - 2_000_000);
    const pembayaran = [{ jenis: 'PESANAN', no_pesanan: no }, left];
    const named = { ...HOLDER, no_pesanan: no, pembayaran };
    expect(asks(await sell(code, 249_999, 0, named))).toEqual(ASKED);
    expect((await sell(code, 250_000, 0, named)).status).toBe(201);
    expect(await shop.violations()).toEqual([]);
  });

  test('once cancelled, the made piece is sold like every other', async () => {
    const no = await order(shop.kasir);
    await parameter({ nominal: 250_000 });
    const made = await make(shop.kasir, no, { ongkos: 0 });
    const [line] = made.body.data.detail as { kode_barcode: string }[];
    const cancel = { no_faktur_group: no, alasan: 'batal', kembali: { jenis: 'CASH' } };
    expect((await approved(shop.kasir, 'pesanan/batal', cancel)).status).toBe(200);
    expect(await proposed(line?.kode_barcode ?? '')).toBe(250_000);
    expect(asks(await sell(line?.kode_barcode ?? '', 0, 4_561_000))).toEqual(ASKED);
  });

  test('that gives a piece of the stock away below the parameter asks', async () => {
    // Agreed 6.600.000 / 5 × 3,455 = 4.560.600 + 250.000; today 4.560.600 + 300.000.
    const no = await order(shop.kasir);
    const code = await ring();
    const body = { no_faktur_group: no, dari_stok: [{ baris: 1, kode_barcode: code }] };
    await parameter({ nominal: 300_000 });
    const asked = await shop.kasir.post('pesanan/barang-jadi', body);
    expect(asks(asked)).toEqual([422, 'UBAH HARGA']);
    await shop.exec(sql`update parameter_ongkos set nominal = 250000`);
    expect((await shop.kasir.post('pesanan/barang-jadi', body)).status).toBe(200);
  });
});

test('the rows are limits: owners change them alone, by form or file', async () => {
  const row = { kode_ongkos: 'X', tipe_ongkos: 'TOTAL', nominal: 1 };
  for (const user of ['KASIR', 'SPV', 'MU1', 'DEV1']) {
    const answer = await shop.as(user).post('parameter-ongkos', row);
    expect([user, answer.status]).toEqual([user, 403]);
  }
  expect((await shop.owner.post('parameter-ongkos', row)).status).toBe(201);
  expect((await shop.spv.put('parameter-ongkos/X', { nominal: 0 })).status).toBe(403);
  expect((await shop.spv.del('parameter-ongkos/X')).status).toBe(403);
});
