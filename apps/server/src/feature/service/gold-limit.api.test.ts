/**
 * Gold of the shop that goes into a customer's piece asks (docs/decision/0036): too much for the
 * piece, and too much of one person's day, split over pieces and documents or not.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import {
  boughtGold,
  cancelService,
  KALUNG,
  receive,
  SERVICE_MASTERS,
} from '../../../test/service-case.ts';
import { approved } from '../../../test/shop-fixture.ts';

let shop: Shop;
let kasir: TestClient;
/** A shop whose cashier has done nothing today. */
let fresh: Shop;
let kasir2: TestClient;

beforeAll(async () => {
  shop = await openShop({ masters: SERVICE_MASTERS });
  kasir = shop.kasir;
  fresh = await openShop({ masters: SERVICE_MASTERS });
  kasir2 = fresh.kasir;
});
afterAll(async () => {
  await shop.close();
  await fresh.close();
});

interface Gold {
  readonly no_lot: string;
  readonly berat: number;
  readonly harga?: number;
}

/** Body that makes pieces of these weights ready with this gold, of a service just received. */
async function ready(
  who: TestClient,
  pieces: readonly { readonly berat: number; readonly emas: readonly Gold[] }[],
): Promise<{ no_faktur_group: string; detail_barang: object[] }> {
  const received = pieces.map(({ berat }) => ({ ...KALUNG, berat }));
  const no_faktur_group = await receive(who, { detail_barang: received });
  const detail_barang = pieces.map(({ berat, emas }, i) => {
    const mg = emas.reduce((sum, e) => sum + e.berat * 1000, berat * 1000);
    return { baris: i + 1, berat: Math.round(mg) / 1000, emas };
  });
  return { no_faktur_group, detail_barang };
}

const asked = ({ status, body }: Answer): unknown[] => [status, body.kategori];
const siap = async (who: TestClient, ...pieces: Parameters<typeof ready>[1]): Promise<Answer> =>
  who.post('service/siap', await ready(who, pieces));

describe('into one piece', () => {
  beforeEach(() => shop.set('BATAS_EMAS_SERVICE_PERSEN', '20'));

  test.each([
    [0.1, 3.4, 422],
    [5, 1, 200],
    [5, 1.001, 422],
  ])('%s g take %s g: %s', async (berat, tambah, status) => {
    const emas = [{ no_lot: await boughtGold(kasir), berat: tambah }];
    const kategori = status === 422 ? 'EMAS SERVICE' : undefined;
    expect(asked(await siap(kasir, { berat, emas }))).toEqual([status, kategori]);
  });

  test('split over two lots it is one piece; the approver reads grams and lots', async () => {
    const [a, b] = [await boughtGold(kasir), await boughtGold(kasir)];
    const emas = [a, b].map((no_lot) => ({ no_lot, berat: 0.6 }));
    const body = await ready(kasir, [{ berat: 5, emas }]);
    const refused = await kasir.post('service/siap', body);
    expect(refused.body.uraian).toBe(
      `Emas service KALUNG PUTUS diterima 5.000 gr ditambah 1.200 gr dari ${a}, ${b}, batas 20.00%`,
    );
    expect((await approved(kasir, 'service/siap', body)).status).toBe(200);
  });

  test('the parameter moves it', async () => {
    const emas = [{ no_lot: await boughtGold(kasir), berat: 1.5 }];
    const body = await ready(kasir, [{ berat: 5, emas }]);
    expect((await kasir.post('service/siap', body)).status).toBe(422);
    await shop.set('BATAS_EMAS_SERVICE_PERSEN', '30');
    expect((await kasir.post('service/siap', body)).status).toBe(200);
    await shop.set('BATAS_EMAS_SERVICE_PERSEN', '0');
    const grain = [{ no_lot: await boughtGold(kasir), berat: 0.001 }];
    expect(asked(await siap(kasir, { berat: 5, emas: grain }))).toEqual([422, 'EMAS SERVICE']);
  });
});

describe('by one person in a day', () => {
  const DAY = [422, 'EMAS SERVICE HARI'];
  beforeEach(async () => {
    await fresh.set('BATAS_EMAS_SERVICE_PERSEN', '100');
    await fresh.set('BATAS_EMAS_SERVICE_HARI_RP', '1000000');
  });

  test('split over documents and pieces it adds up, and cancelling frees nothing', async () => {
    const no_lot = await boughtGold(kasir2);
    const piece = (berat: number) => ({ berat: 5, emas: [{ no_lot, berat }] });
    // 1.320.000 a gram.
    expect(asked(await siap(kasir2, piece(0.4), piece(0.4)))).toEqual(DAY);
    const first = await ready(kasir2, [piece(0.5)]);
    expect((await kasir2.post('service/siap', first)).status).toBe(200);
    const second = await ready(kasir2, [piece(0.5)]);
    const refused = await kasir2.post('service/siap', second);
    expect(asked(refused)).toEqual(DAY);
    expect(refused.body.uraian).toBe(
      'Emas ke service Rp. 660,000,- oleh KASIR; hari ini sudah Rp. 660,000,- tanpa otorisasi, ' +
        'batas Rp. 1,000,000,-',
    );
    expect((await cancelService(kasir2, first.no_faktur_group)).status).toBe(200);
    expect(asked(await kasir2.post('service/siap', second))).toEqual(DAY);
    expect((await approved(kasir2, 'service/siap', second)).status).toBe(200);
    // What was approved does not count: a quarter of a gram is still within the day.
    expect((await siap(kasir2, piece(0.25))).status).toBe(200);
    expect(asked(await siap(kasir2, piece(0.25)))).toEqual(DAY);
  });

  test('a lower typed price counts as the computed one', async () => {
    await fresh.set('BATAS_EMAS_SERVICE_HARI_RP', '0');
    const no_lot = await boughtGold(kasir2);
    const emas = [{ no_lot, berat: 0.1, harga: 1 }];
    const refused = await siap(kasir2, { berat: 5, emas });
    expect(refused.body.kategori).toContain('EMAS SERVICE HARI');
    expect(refused.body.uraian).toContain('Emas ke service Rp. 132,000,- ');
  });

  test('the parameter moves it', async () => {
    const emas = [{ no_lot: await boughtGold(kasir2), berat: 1 }];
    const body = await ready(kasir2, [{ berat: 5, emas }]);
    expect(asked(await kasir2.post('service/siap', body))).toEqual(DAY);
    await fresh.set('BATAS_EMAS_SERVICE_HARI_RP', '1000000000');
    expect((await kasir2.post('service/siap', body)).status).toBe(200);
  });
});
