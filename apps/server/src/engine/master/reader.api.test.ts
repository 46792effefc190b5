/**
 * What no choice needs is read by whoever writes the master alone (docs/decision/0056): every
 * marked field of every definition, by every address that lists it, in files and by guessing.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { masterCalls, masterList } from '@kencana/contract/call/master-calls';
import type { MasterDef } from '@kencana/contract/define-master';
import { masters } from '@kencana/contract/registry';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';

const ACCOUNT = { kode_bank: 'BCA', no_rekening: '7654321', nama_rekening: 'SARI RAHASIA' };
/** Values that the rows have in the marked fields. */
const MARKS = ['7654321', 'SARI RAHASIA', '13.57', '24680', '12.34'];

const marked = masters
  .map((def) => ({ def, names: def.fields.filter((f) => f.pengelola).map((f) => f.name) }))
  .filter(({ names }) => names.length > 0);
const CASES = marked.map(({ def, names }) => [def.name, def, names] as const);

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({
    modules: ['BONUS_SALES_MODULE', 'MEMBER_MODULE'],
    masters: {
      bonus_sales: [
        { kode_bonus: 'B', kode_jenis: 'CINCIN', tipe_bonus: 'PER_GRAM', nilai: 24_680 },
      ],
      member_afiliasi: [{ kode_afiliasi: 'A', nama_afiliasi: 'MITRA', persen_poin: 1234 }],
    },
  });
  await shop.exec(sql`update sales set fee = 1357, kode_bank = ${ACCOUNT.kode_bank},
    no_rekening = ${ACCOUNT.no_rekening}, nama_rekening = ${ACCOUNT.nama_rekening}
    where kode_sales = 'S1'`);
});
afterAll(() => shop.close());

/** Everything that the person reads of the master. */
async function readBy(person: TestClient, def: MasterDef): Promise<string> {
  const lists = [def.paths.list, ...def.lists.map(({ path }) => path)];
  const answers = await Promise.all(
    [...lists.map((path) => masterList(def, path)), masterCalls(def).ekspor].map((path) =>
      person.get(path),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  return answers.map(({ raw }) => raw.toString()).join('\n');
}

test('the fields that a choice does without', () => {
  expect(CASES.map(([name, , names]) => [name, names])).toEqual([
    ['sales', ['fee', 'kode_bank', 'no_rekening', 'nama_rekening']],
    ['bonus-sales', ['nilai']],
    ['member-afiliasi', ['persen_poin']],
  ]);
});

test.each(CASES)('%s: a cashier reads code and name, a supervisor all', async (_n, def, names) => {
  const seen = await readBy(shop.kasir, def);
  const rows = (await shop.kasir.get(def.paths.list)).body.data as Record<string, unknown>[];
  expect(rows.length).toBeGreaterThan(0);
  for (const name of [...names, ...(def.name === 'sales' ? ['nama_bank'] : [])]) {
    expect(Object.keys(rows[0] ?? {})).not.toContain(name);
  }
  expect(rows[0]?.[def.key]).toBeTruthy();
  expect(MARKS.filter((mark) => seen.includes(mark))).toEqual([]);
  const whole = await readBy(shop.spv, def);
  for (const name of names) expect(whole).toContain(name);
  expect(MARKS.some((mark) => whole.includes(mark))).toBe(true);
});

test('nor by sorting, asking or searching for it, nor with other tables in one file', async () => {
  expect((await shop.kasir.get('sales?sort=fee')).status).toBe(400);
  expect((await shop.spv.get('sales?sort=fee')).status).toBe(200);
  const all = (await shop.kasir.get('sales')).body.count;
  for (const query of ['no_rekening=0000', 'fee=99', 'kode_bank=TIDAK']) {
    expect([query, (await shop.kasir.get(`sales?${query}`)).body.count]).toEqual([query, all]);
  }
  expect((await shop.kasir.get('sales?q=RAHASIA')).body.count).toBe(0);
  expect((await shop.spv.get('sales?q=RAHASIA')).body.count).toBe(1);
});

test('whoever may write it sees it, whoever may not cannot', async () => {
  expect((await shop.kasir.put('sales/S1', { fee: 20 })).status).toBe(403);
  const { body } = await shop.spv.put('sales/S1', { nama_sales: 'SITI', ...ACCOUNT });
  expect(body.data).toMatchObject({ fee: 13.57, ...ACCOUNT });
});
