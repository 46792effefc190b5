/** Whose birthday it is: every year, also for who was born on 29 February. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../test/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ modules: ['MEMBER_MODULE'] });
  const born = { KABISAT: '1992-02-29', SEHARI: '1990-02-28', MARET: '1991-03-01' };
  await shop.insert(
    'member',
    Object.entries(born).map(([kode_member, tgl_lahir]) => ({
      kode_member,
      nama_customer: `IBU ${kode_member}`,
      no_hp: '081200001111',
      tgl_lahir,
    })),
  );
});
afterAll(() => shop.close());

test.each([
  ['2027-02-27', []],
  ['2027-02-28', ['KABISAT', 'SEHARI']],
  ['2027-03-01', ['MARET']],
  ['2028-02-28', ['SEHARI']],
  ['2028-02-29', ['KABISAT']],
  ['2028-03-01', ['MARET']],
  ['2100-02-28', ['KABISAT', 'SEHARI']],
])('29 February has a birthday every year: %s', async (tgl, greeted) => {
  await shop.exec(sql`update toko set tgl_system = ${tgl}::date where kode_toko = 'JKT1'`);
  const { body } = await shop.kasir.get('member/find-current-birthday');
  expect(body.data.map((m: { kode_member: string }) => m.kode_member)).toEqual(greeted);
});
