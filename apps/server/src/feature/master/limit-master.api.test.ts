/**
 * Masters whose rows are limits (docs/decision/0028): by form, import, pull and distribution they
 * are OWN's and SU's to change.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MasterDef } from '@kencana/contract/define-master';
import { LIMIT_RIGHTS } from '@kencana/contract/master/limit-rights';
import { masters } from '@kencana/contract/registry';
import { addUser } from '../../../test/guard-case.ts';
import { openShop } from '../../../test/open-shop.ts';
import type { Shop } from '../../../test/open-shop.ts';

const MODULES = [
  'POTONGAN_PENJUALAN_MODULE',
  'PLAFOND_HUTANG_MODULE',
  'BUNGA_HUTANG_MODULE',
  'HUTANG_POKOK_MODULE',
] as const;
/** Limits, and the accounts that money is moved to freely. */
const LIMITS = [
  'rekening',
  'kondisi-pembelian',
  'rugi-nota',
  'potongan-pembelian',
  'potongan-kategori',
  'parameter-ongkos',
  'bunga-hutang',
  'plafond-hutang',
  'plafond-hutang-kadar',
  'hutang-pokok',
];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ modules: MODULES });
  for (const flag of MODULES) await shop.set(flag, 'true', 'PUSAT');
  await addUser(shop, 'PUSAT', 'MUPUSAT', 'MU');
});
afterAll(() => shop.close());

const defs = LIMITS.map((name) => masters.find((def) => def.name === name) as MasterDef);

it('are those that say so, and nobody’s by level but OWN’s and SU’s', () => {
  const levels = (def: MasterDef) =>
    def.rights.filter(({ key }) => !key.endsWith('.lihat')).map((right) => right.levels);
  const owned = masters.filter((def) => levels(def)[0] === LIMIT_RIGHTS.tambah);
  expect(owned.map((def) => def.name).toSorted()).toEqual(LIMITS.toSorted());
  for (const def of defs)
    expect(levels(def)).toEqual([
      ['OWN', 'SU'],
      ['OWN', 'SU'],
      ['OWN', 'SU'],
    ]);
});

it('MU, DEV and SPV change none by form or by file', async () => {
  for (const user of ['MU1', 'DEV1', 'SPV']) {
    const person = shop.as(user);
    for (const { paths } of defs) {
      const answers = [
        await person.post(paths.create, {}),
        await person.put(paths.update.replace(':key', 'X'), {}),
        await person.del(paths.remove.replace(':key', 'X')),
        await person.post(`${paths.list}/impor`, { mode: 'TAMBAH', isi: 'eA==' }),
      ];
      const codes = answers.map((one) => one.body.code);
      expect([user, paths.list, codes]).toEqual([
        user,
        paths.list,
        ['TIDAK_BERHAK', 'TIDAK_BERHAK', 'TIDAK_BERHAK', 'TIDAK_BERHAK'],
      ]);
    }
  }
});

it('a pull by MU leaves them out', async () => {
  // Accounts are a shop's own: head office hands none out.
  const handed = LIMITS.filter((master) => master !== 'rekening');
  const pilihan = handed.map((master) => ({ master }));
  const { status, body } = await shop.as('MU1').post('import-data-pusat/pratinjau', { pilihan });
  expect(status).toBe(200);
  const left = body.data.master.filter((one: { dilewati: string }) => one.dilewati !== '');
  expect(left.map((one: { master: string }) => one.master).toSorted()).toEqual(handed.toSorted());
});

it('an owner adds one', async () => {
  const row = { kode_kondisi: 'LECET', kondisi: 'LECET', type: 'RP', potongan: 5_000 };
  expect((await shop.owner.post('parabeli', row)).status).toBe(201);
});
