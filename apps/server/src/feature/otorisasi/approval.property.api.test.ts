/**
 * Any mixture of using an approval, changing what is approved, its expiring, a second approver and
 * asking anew, all at once: it is used at most once, for exactly what was approved.
 */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askCashOut, fillTill } from '../../../test/approval-case.ts';
import type { AskedCase } from '../../../test/approval-case.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { saidBy } from '../../../test/race/pair.ts';
import { PASSWORD, startTestServer } from '../../../test/harness.ts';
import type { Answer, TestClient, TestServer } from '../../../test/harness.ts';

let server: TestServer;
let kasir: TestClient;
let mu: TestClient;
let spv: TestClient;
beforeAll(async () => {
  server = await startTestServer({ pool: 20 });
  kasir = await server.as('KASIR');
  mu = await server.as('MU1');
  spv = await server.as('SPV');
  await fillTill(kasir);
});
afterAll(() => server.close());

interface Game {
  readonly asked: AskedCase;
  readonly _id: string;
}

type Move = (game: Game) => Promise<Answer | undefined>;

const MOVES: Readonly<Record<string, Move>> = {
  use: ({ asked, _id }) => asked.use(_id),
  change: ({ asked, _id }) => asked.use(_id, { jumlah_rp: 1_600_000 }),
  other: ({ asked, _id }) =>
    mu.post('cash/simpan', { ...asked.body, detail_authorization: [{ _id }] }),
  second: ({ asked }) =>
    kasir.post('authorization', { user_id: 'OWNER', password: PASSWORD, subjek: asked.subjek }),
  again: async ({ asked }) => {
    await kasir.post('cash/simpan', asked.body);
    return undefined;
  },
  expire: async ({ _id }) => {
    await server.db.tenant('JKT1', (tx) =>
      tx.exec(
        sql`update otorisasi set expires_at = now() where kode_toko = 'JKT1' and _id = ${_id}`,
      ),
    );
    return undefined;
  },
};

async function begin(): Promise<Game> {
  const asked = await askCashOut(kasir);
  const qr = await kasir.post('otorisasi-qr/generate', { subjek: asked.subjek });
  const path = `otorisasi-qr/JKT1/${qr.body.data.keystore}`;
  await spv.post(`${path}/setuju`, {});
  return { asked, _id: String((await kasir.get(path)).body.data._id) };
}

/** Two moves, the first first, and what each is told; nothing where it is no request. */
const IN_LINE = [
  ['use', 'use', '201, 422 OTORISASI_TIDAK_SAH'],
  ['use', 'change', '201, 422 OTORISASI_TIDAK_SAH'],
  ['change', 'use', '422 OTORISASI_TIDAK_SAH, 201'],
  ['use', 'again', '201, '],
  ['again', 'use', ', 422 OTORISASI_KADALUARSA'],
  ['use', 'expire', '201, '],
  ['expire', 'use', ', 422 OTORISASI_KADALUARSA'],
] as const;

test.each(IN_LINE)('%s before %s, both waiting for the approval', async (first, second, told) => {
  const game = await begin();
  const line = [first, second].map((name) => async () => {
    const answer = await MOVES[name]?.(game);
    return answer ? saidBy([answer]) : '';
  });
  const lock = lockOf('otorisasi._id', game._id);
  expect((await inLine(server.database.superUrl, lock, line)).join(', ')).toBe(told);
});

test('a second approver is refused while the first approval is being used', async () => {
  const game = await begin();
  const late: (Answer | undefined)[] = [];
  const used = await inLine(
    server.database.superUrl,
    lockOf('otorisasi._id', game._id),
    [() => game.asked.use(game._id)],
    async () => void late.push(await MOVES['second']?.(game)),
  );
  expect(used.map((answer) => answer.status)).toEqual([201]);
  expect(late.map((answer) => answer?.body.code)).toEqual(['OTORISASI_SUDAH_ADA']);
});

test('used at most once, for exactly what was approved, however the moves fall', async () => {
  const names = fc.array(fc.constantFrom(...Object.keys(MOVES)), { minLength: 2, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(names, async (moves) => {
      const game = await begin();
      const answers = await Promise.all(
        moves.map(async (name) => ({ name, answer: await MOVES[name]?.(game) })),
      );
      const posted = answers.filter((a) => a.name !== 'second' && a.answer?.status === 201);
      expect(posted.every((a) => a.name === 'use')).toBe(true);
      expect(posted.length).toBeLessThanOrEqual(1);
      const calm = moves.every((name) => name === 'use' || name === 'change' || name === 'other');
      const sure = calm && moves.includes('use');
      expect(posted.length >= 1 || !sure).toBe(true);
      const rows = await server.db.tenant('JKT1', (tx) =>
        tx.rows<{ used: boolean; live: boolean; no_dokumen: string | null }>(sql`select
            used_at is not null as used, used_at is null and expires_at > now() as live, no_dokumen
          from otorisasi where kode_toko = 'JKT1' and subjek = ${game.asked.subjek}`),
      );
      expect(rows.filter((row) => row.used)).toHaveLength(posted.length);
      expect(rows.filter((row) => row.used && row.no_dokumen === null)).toEqual([]);
      expect(rows.filter((row) => row.live).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 40 },
  );
});

test('two passwords at once for one request are one approval, the first', async () => {
  const approvers = ['SPV', 'OWNER', 'PUSAT'];
  for (const line of [approvers, approvers.toReversed()]) {
    const { subjek, use } = await askCashOut(kasir);
    const answers = await inLine(
      server.database.superUrl,
      lockOf('otorisasi_permintaan.subjek', subjek),
      line.map(
        (user_id) => () => kasir.post('authorization', { user_id, password: PASSWORD, subjek }),
      ),
    );
    const late = '409 OTORISASI_SUDAH_ADA';
    expect(saidBy(answers)).toBe(`201, ${late}, ${late}`);
    expect((await use(answers[0]?.body.data._id)).status).toBe(201);
  }
});

test('tries with a wrong password are limited for who asks, whichever name he tries', async () => {
  const { subjek } = await askCashOut(mu);
  const statuses: number[] = [];
  for (const user_id of ['SPV', 'OWNER', 'PUSAT', 'OWNER2', 'DEV1', 'KASIR2', 'KASIR']) {
    const answer = await mu.post('authorization', { user_id, password: 'salah-sekali', subjek });
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(statuses.slice(5)).toContain(429);
});

test("the requester's own password does not lift the limit", async () => {
  const forget = () => server.db.shared((tx) => tx.exec(sql`delete from percobaan_login`));
  await forget();
  const { subjek } = await askCashOut(mu);
  const answers: [number, string][] = [];
  for (const user_id of ['SPV', 'OWNER', 'PUSAT']) {
    for (const [name, password] of [
      [user_id, 'salah-sekali'],
      ['MU1', PASSWORD],
    ]) {
      const body = { user_id: name, password, subjek };
      const answer = await mu.post('authorization', body);
      answers.push([answer.status, answer.body.code]);
    }
  }
  const refused = [
    [401, 'LOGIN_SALAH'],
    [403, 'OTORISASI_BUKAN_ATASAN'],
  ];
  expect(answers.slice(0, 5)).toEqual([...refused, ...refused, refused[0]]);
  expect(answers[5]).toEqual([429, 'TERLALU_SERING']);
  await forget();
});

test('an approval of another shop is worth nothing', async () => {
  const kasir2 = await server.as('KASIR2');
  await fillTill(kasir2);
  const theirs = await askCashOut(kasir2);
  const given = await kasir2.post('authorization', {
    user_id: 'OWNER2',
    password: PASSWORD,
    subjek: theirs.subjek,
  });
  const _id = String(given.body.data._id);
  const ours = await askCashOut(kasir, theirs.body);
  expect((await ours.use(_id)).body.code).toBe('OTORISASI_TIDAK_SAH');
  const foreign = await kasir.post('authorization', {
    user_id: 'OWNER2',
    password: PASSWORD,
    subjek: ours.subjek,
  });
  expect(foreign.body.code).toBe('OTORISASI_BUKAN_ATASAN');
  expect((await theirs.use(_id)).status).toBe(201);
});
