/**
 * Which limit is in force when (docs/decision/0028): the gold price as the day's work, documents
 * that wait while a setting changes, and ways that are no way to a setting.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askCashOut, fillTill } from '../../../test/approval-case.ts';
import {
  addUser,
  approveBy,
  changeGuarded,
  putSetting,
  storedValue,
} from '../../../test/guard-case.ts';
import { PASSWORD } from '../../../test/harness.ts';
import type { TestClient } from '../../../test/harness.ts';
import { openShop } from '../../../test/open-shop.ts';
import type { Shop } from '../../../test/open-shop.ts';
import { addPiece, cash, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await addUser(shop, 'JKT1', 'SU1', 'SU');
});
afterAll(() => shop.close());

describe('the gold price of the day', () => {
  const set = (client: TestClient, nominal: number, auth: string[] = []) =>
    client.put('parameter-harga-emas/global', {
      nominal,
      detail_authorization: auth.map((_id) => ({ _id })),
    });

  it('moves within the limit of the day’s first price, in however many steps', async () => {
    await shop.set('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', '2000000');
    expect((await set(shop.spv, 1_880_000)).status).toBe(200);
    const second = await set(shop.spv, 1_760_000);
    expect([second.status, second.body.code]).toEqual([403, 'PENGATURAN_DIJAGA']);
    expect((await set(shop.spv, 2_200_000)).status).toBe(200);
    expect((await set(shop.spv, 2_200_001)).status).toBe(403);
    const none = await putSetting(shop.as('MU1'), 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE', 0);
    expect([none.status, none.body.code]).toEqual([403, 'PENGATURAN_DIJAGA']);
    const own = await set(shop.owner, 1_000_000);
    expect([own.status, own.body.code]).toEqual([422, 'OTORISASI_DIPERLUKAN']);
    const given = await approveBy(shop.owner, own, 'SU1');
    expect((await set(shop.owner, 1_000_000, [given.body.data._id])).status).toBe(200);
    expect(await storedValue(shop, 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE')).toBe('1000000');
  });

  it('has the limit that the parameter says', async () => {
    await shop.set('BATAS_UBAH_HARGA_PERSEN', '20');
    expect((await set(shop.spv, 1_600_000)).status).toBe(200);
    expect((await set(shop.spv, 1_599_999)).status).toBe(403);
    await shop.set('BATAS_UBAH_HARGA_PERSEN', '0');
    expect((await set(shop.spv, 1_999_999)).status).toBe(403);
    expect((await set(shop.spv, 2_000_000)).status).toBe(200);
  });

  it('adds up over a week, whoever moves it, from what two last agreed on', async () => {
    const daysLater = async (days: number) =>
      (await shop.root()).query(`update riwayat_harga set tgl_system = tgl_system - ${days}`);
    await daysLater(8);
    await shop.set('BATAS_UBAH_HARGA_PERSEN', '10');
    expect((await set(shop.spv, 1_900_000)).status).toBe(200);
    await daysLater(1);
    expect((await set(shop.as('MU1'), 1_800_000)).status).toBe(200);
    await daysLater(1);
    const low = await set(shop.spv, 1_799_999);
    expect([low.status, low.body.code]).toEqual([403, 'PENGATURAN_DIJAGA']);
    const asked = await set(shop.owner, 1_750_000);
    expect([asked.status, asked.body.code]).toEqual([422, 'OTORISASI_DIPERLUKAN']);
    await shop.set('BATAS_UBAH_HARGA_PERSEN', '20');
    expect((await set(shop.spv, 1_799_999)).status).toBe(200);
    await shop.set('BATAS_UBAH_HARGA_PERSEN', '10');
    const own = await set(shop.owner, 1_700_000);
    const given = await approveBy(shop.owner, own, 'SU1');
    expect((await set(shop.owner, 1_700_000, [given.body.data._id])).status).toBe(200);
    await daysLater(1);
    expect((await set(shop.spv, 1_600_000)).status).toBe(200);
    await daysLater(1);
    expect((await set(shop.spv, 1_529_999)).status).toBe(403);
  });

  it('adds up what one person moves, though another moves it back', async () => {
    await (await shop.root()).query(`update riwayat_harga set tgl_system = tgl_system - 8`);
    await shop.set('BATAS_UBAH_HARGA_PERSEN', '10');
    const day = async (client: TestClient, nominal: number) => {
      const { status } = await set(client, nominal);
      await (await shop.root()).query(`update riwayat_harga set tgl_system = tgl_system - 1`);
      return status;
    };
    expect(await day(shop.spv, 1_500_000)).toBe(200);
    expect(await day(shop.as('MU1'), 1_600_000)).toBe(200);
    expect(await day(shop.spv, 1_530_000)).toBe(403);
    expect(await day(shop.spv, 1_540_000)).toBe(200);
  });
});

it('a document that waits is still waiting when validation is switched off', async () => {
  await shop.set('VALIDASI_PENJUALAN', 'true');
  const code = await addPiece(shop.owner);
  const sold = await shop.kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
  const no = String(sold.body.data.no_faktur_group);
  expect((await changeGuarded(shop.owner, 'VALIDASI_PENJUALAN', false)).status).toBe(200);
  expect(await shop.status(no)).toMatchObject({ status_valid: 'OPEN' });
  expect(await shop.cash(no)).toEqual([]);
  const valid = await shop.kasir.post('penjualan/validasi', { no_faktur_group: no });
  expect(valid.status).toBe(200);
  expect(await shop.balance(no)).toMatchObject({ KAS: 4_711_000 });
});

it('a document is measured by the limit in force when it is saved, not when it was asked', async () => {
  await fillTill(shop.owner);
  const asked = await askCashOut(shop.kasir);
  const given = await shop.kasir.post('authorization', {
    user_id: 'SPV',
    password: PASSWORD,
    subjek: asked.subjek,
  });
  await shop.set('BATAS_KAS_KELUAR_RP', '2000000');
  expect((await shop.kasir.post('cash/simpan', asked.body)).status).toBe(201);
  await shop.set('BATAS_KAS_KELUAR_RP', '1000000');
  expect((await asked.use(String(given.body.data._id))).status).toBe(201);
});

it('distribution and pulls know no settings', async () => {
  const body = { pilihan: [{ master: 'para-system' }], cabang: ['JKT1'] };
  const answer = await shop.as('PUSAT').post('distribusi-master/pratinjau', body);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['pilihan.0.master']]);
});
