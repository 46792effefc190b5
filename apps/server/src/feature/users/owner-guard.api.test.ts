/**
 * An owner of head office who would like to have a branch to himself (docs/decision/0027): he
 * resets, lowers and disables its owner and supervisor, makes owners of his own, at home or by
 * naming them, and keeps the others from hearing of it.
 */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import {
  addUser,
  approveBy,
  letIn,
  putSetting,
  settingHistory,
  withSecond,
} from '../../../test/guard-case.ts';
import { firstLogin, PASSWORD } from '../../../test/harness.ts';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop } from '../../../test/open-shop.ts';
import type { Shop } from '../../../test/open-shop.ts';

let shop: Shop;
const GIVEN = 'diberi-pusat';
const DAYS = 'tgl_from=2020-01-01&tgl_to=2099-12-31';

beforeEach(async () => {
  shop = await openShop();
  await addUser(shop, 'JKT1', 'SU1', 'SU');
});
afterEach(() => shop.close());

/** Head office's owner inside the branch. */
const thief = (): TestClient => shop.as('PUSAT', 'JKT1');

const newsOf = async (
  client: TestClient,
): Promise<{ jenis: string; oleh: string; isi: object }[]> =>
  (await client.get(`kabar-pemilik?${DAYS}`)).body.data;

type Act = (client: TestClient, detail_authorization?: readonly object[]) => Promise<Answer>;

/** Everything that makes, unmakes or takes over an owner of the branch. */
const ACTS: Readonly<Record<string, Act>> = {
  reset: (client, detail_authorization) =>
    client.put('users/OWNER/password', { password: GIVEN, detail_authorization }),
  disable: (client, detail_authorization) =>
    client.put('users/SU1', { aktif: false, detail_authorization }),
  lower: (client, detail_authorization) =>
    client.put('users/SU1', { level: 'SPV', detail_authorization }),
  raise: (client, detail_authorization) =>
    client.put('users/KASIR', { level: 'OWN', detail_authorization }),
  'raise to SU': (client, detail_authorization) =>
    client.put('users/KASIR', { level: 'SU', detail_authorization }),
  make: (client, detail_authorization) =>
    client.post('users', {
      user_id: 'BONEKA',
      nama: 'Boneka',
      level: 'OWN',
      password: GIVEN,
      detail_authorization,
    }),
};

function act(name: string): Act {
  const found = ACTS[name];
  if (found === undefined) throw new Error(name);
  return found;
}

/** Who agrees, and who is the one in hand. */
const SECOND: Readonly<Record<string, readonly [agrees: string, inHand?: string]>> = {
  reset: ['SU1', 'OWNER'],
  disable: ['OWNER', 'SU1'],
  lower: ['OWNER', 'SU1'],
  raise: ['OWNER', 'KASIR'],
  'raise to SU': ['OWNER', 'KASIR'],
  make: ['OWNER'],
};

describe('what one person does to an owner', () => {
  it.each(Object.keys(ACTS))(
    '%s waits for a second person, never the one in hand',
    async (name) => {
      const run = act(name);
      const [agrees, inHand] = SECOND[name] ?? ['SU1'];
      const refused = await run(thief());
      expect([refused.status, refused.body.code]).toEqual([422, 'OTORISASI_DIPERLUKAN']);
      expect(refused.body.penyetuju).toBe('PEMILIK');
      const list = await thief().get(`authorization/approvers?subjek=${refused.body.subjek}`);
      const offered = list.body.data.map((row: { user_id: string }) => row.user_id);
      expect(offered).toContain(agrees);
      expect(offered).not.toContain(inHand ?? 'PUSAT');
      for (const other of [inHand, 'PUSAT', 'SPV']) {
        if (other === undefined) continue;
        const no = await approveBy(thief(), refused, other);
        expect([other, no.status]).toEqual([other, 403]);
      }
      const given = await approveBy(thief(), refused, agrees);
      expect([given.status, given.body.code]).toEqual([201, undefined]);
      // What was agreed to is this act and no other one, and once.
      const auth = [{ _id: given.body.data._id }];
      const other = await thief().put('users/SPV', { level: 'OWN', detail_authorization: auth });
      expect(other.status).toBe(422);
      const done = await run(thief(), auth);
      expect([done.status < 300, done.body.code]).toEqual([true, undefined]);
      const [last] = (await settingHistory(shop)).slice(-1);
      expect(last).toMatchObject({ user_id: 'PUSAT', dijaga: true, approver: agrees });
      const [told] = await newsOf(shop.as(agrees));
      expect(told).toMatchObject({ oleh: 'PUSAT', isi: { penyetuju: agrees } });
    },
  );

  it('the one in hand does not see the question on his phone either', async () => {
    const refused = await act('reset')(thief());
    const subjek = refused.body.subjek;
    const asked = await thief().post('otorisasi-qr/generate', { subjek });
    expect(asked.status).toBe(201);
    const path = `otorisasi-qr/JKT1/${asked.body.data.keystore}`;
    const open = async (who: string) => (await shop.as(who).get('otorisasi-qr')).body.data.length;
    expect([await open('OWNER'), await open('SU1')]).toEqual([0, 1]);
    expect((await shop.owner.get(path)).status).toBe(404);
    const no = await shop.owner.post(`${path}/setuju`, {});
    expect([no.status, no.body.code]).toEqual([403, 'OTORISASI_SENDIRI']);
    expect((await shop.as('SU1').post(`${path}/setuju`, {})).status).toBe(201);
  });

  it('a cashier and a supervisor are the owner’s alone, and news all the same', async () => {
    expect((await thief().put('users/KASIR/password', { password: GIVEN })).status).toBe(200);
    expect((await thief().put('users/SPV', { aktif: false })).status).toBe(200);
    const rows = await newsOf(shop.owner);
    expect(rows.slice(0, 2).map(({ jenis, isi }) => [jenis, isi])).toEqual([
      ['USER_NONAKTIF', { user: 'SPV', level: 'SPV' }],
      ['USER_RESET', { user: 'KASIR', level: 'KASIR' }],
    ]);
  });

  it('MU is refused as ever, nothing is asked for him', async () => {
    for (const run of Object.values(ACTS)) {
      const answer = await run(shop.as('MU1'));
      expect([answer.status, answer.body.code]).toEqual([403, 'TIDAK_BERHAK']);
    }
  });
});

describe('alone', () => {
  beforeEach(() => shop.exec(sql`update users set aktif = false where user_id in ('SU1', 'SPV')`));

  it('where there is nobody else it goes through, marked in history and news', async () => {
    const done = await act('reset')(thief());
    expect(done.status).toBe(200);
    const [last] = (await settingHistory(shop)).slice(-1);
    expect(last).toMatchObject({ kunci: 'OWNER', user_id: 'PUSAT', dijaga: true, approver: null });
    const report = await thief().get('laporan/perubahan-pengaturan?persetujuan=SENDIRI');
    const [line] = report.body.data.lines.filter((one: { jenis: string }) => one.jenis === 'baris');
    expect(line.cells.slice(2)).toEqual([
      'PUSAT',
      'Data Users',
      'OWNER',
      '',
      '',
      'direset',
      'SENDIRI',
    ]);
    const owner = shop.server.client(await firstLogin(shop.server, 'OWNER', GIVEN));
    expect((await newsOf(owner))[0]).toMatchObject({ jenis: 'USER_RESET', isi: { penyetuju: '' } });
  });

  it('nobody makes himself alone by giving the other one a password', async () => {
    await shop.exec(sql`update users set aktif = true where user_id = 'SPV'`);
    const reset = await withSecond(thief(), 'SPV', (auth) => act('reset')(thief(), auth));
    expect(reset.status).toBe(200);
    expect((await thief().put('users/SPV/password', { password: GIVEN })).status).toBe(200);
    const refused = await putSetting(thief(), 'BATAS_DISKON_PERSEN', 50);
    expect([refused.status, refused.body.code]).toEqual([409, 'PENYETUJU_DIKELUARKAN']);
    const raised = await act('raise')(thief());
    expect([raised.status, raised.body.code]).toEqual([409, 'PENYETUJU_DIKELUARKAN']);
    // He may set right what he mistyped: that takes nobody away.
    const again = await thief().put('users/SPV/password', { password: 'diberi-lagi' });
    expect(again.status).toBe(200);
  });
});

test('the one who was reset agrees to nothing of who reset him for a day', async () => {
  const done = await withSecond(thief(), 'SU1', (auth) => act('reset')(thief(), auth));
  expect(done.status).toBe(200);
  // Whoever it is that logs in now.
  await firstLogin(shop.server, 'OWNER', GIVEN, 'milik-pencuri');
  const asked = [
    await putSetting(thief(), 'BATAS_DISKON_PERSEN', 50),
    await thief().put('users/SU1', { aktif: false }),
    await thief().put('users/SU1/password', { password: GIVEN }),
  ];
  for (const refused of asked) {
    expect(refused.body.code).toBe('OTORISASI_DIPERLUKAN');
    const { subjek } = refused.body;
    const body = { user_id: 'OWNER', password: 'milik-pencuri', subjek };
    const given = await thief().post('authorization', body);
    expect([given.status, given.body.code]).toEqual([403, 'OTORISASI_PENYETUJU_BARU']);
  }
});

describe('head office’s people who are owners of a branch', () => {
  const put = (path: string, body: object, auth: readonly object[] = []) =>
    shop.as('PUSAT').put(path, { ...body, detail_authorization: auth });
  beforeEach(async () => {
    await addUser(shop, 'PUSAT', 'PUSAT2', 'OWN');
    await addUser(shop, 'PUSAT', 'PMU', 'MU');
    await letIn(shop, 'PMU', 'OWN');
  });

  it('are named and taken back by two', async () => {
    const tries: readonly (readonly [string, object])[] = [
      ['users/PMU/toko', { toko: [] }],
      ['users/PMU/toko', { toko: [{ kode_toko: 'JKT1', level: 'KASIR' }] }],
      ['users/PMU/password', { password: GIVEN }],
      ['users/PMU', { aktif: false }],
    ];
    for (const [path, body] of tries) {
      const refused = await put(path, body);
      expect([path, refused.body.code]).toEqual([path, 'OTORISASI_DIPERLUKAN']);
      const done = await withSecond(shop.as('PUSAT'), 'PUSAT2', (auth) => put(path, body, auth));
      expect([path, done.status]).toEqual([path, 200]);
      await letIn(shop, 'PMU', 'OWN');
    }
    // Of the two owners one is in hand: nobody is left who could agree.
    const alone = await put('users/PUSAT2/toko', { toko: [{ kode_toko: 'JKT1', level: 'OWN' }] });
    expect([alone.status, alone.body.code]).toEqual([409, 'PEMILIK_CABANG_BERDUA']);
  });

  it('hear of what is done with a branch’s people also when the branch is taken from them', async () => {
    await addUser(shop, 'PUSAT', 'PUSAT3', 'OWN');
    const cut = await withSecond(shop.as('PUSAT'), 'PUSAT3', (auth) =>
      put('users/PUSAT2/toko', { toko: [] }, auth),
    );
    expect(cut.status).toBe(200);
    await withSecond(thief(), 'SU1', (auth) => act('reset')(thief(), auth));
    await thief().put('users/KASIR/password', { password: GIVEN });
    const told = (await newsOf(shop.as('PUSAT2'))).slice(0, 2);
    expect(told.map(({ jenis, isi }) => [jenis, isi])).toEqual([
      ['USER_RESET', { user: 'KASIR', level: 'KASIR' }],
      ['USER_RESET', { user: 'OWNER', level: 'OWN', penyetuju: 'SU1' }],
    ]);
    const unread = await shop.as('PUSAT2').get('kabar-pemilik/baru');
    expect(unread.body.data.jumlah).toBeGreaterThanOrEqual(2);
    // The branch's other news is no more his.
    await shop.set('BATAS_UBAH_HARGA_PERSEN', '10');
    const jenis = new Set((await newsOf(shop.as('PUSAT2'))).map((one) => one.jenis.slice(0, 5)));
    expect([...jenis]).toEqual(['USER_']);
  });
});

describe('the one in hand hears of it himself', () => {
  const login = (password: string) =>
    shop.server.client('').post('users/login', { user_id: 'OWNER', password, paksa: true });
  const own = async (token: string) =>
    (await shop.server.client(token).get('users/jejak')).body.data.map(
      ({ tindakan, oleh }: { tindakan: string; oleh: string }) => [tindakan, oleh],
    );

  it('reset: before he changes the password, and for good, whoever read it in between', async () => {
    await withSecond(thief(), 'SU1', (auth) => act('reset')(thief(), auth));
    const taken = shop.server.client(
      await firstLogin(shop.server, 'OWNER', GIVEN, 'milik-pencuri'),
    );
    const sampai = new Date(Date.now() + 60_000).toISOString();
    expect((await taken.put('kabar-pemilik/dibaca', { sampai })).status).toBe(200);
    // Another owner gives him his account back.
    const back = await withSecond(shop.as('SU1'), 'PUSAT', (detail_authorization) =>
      shop.as('SU1').put('users/OWNER/password', { password: 'dari-su1-ya', detail_authorization }),
    );
    expect(back.status).toBe(200);
    const token = (await login('dari-su1-ya')).body.data.token;
    expect(await own(token)).toEqual([
      ['RESET', 'SU1'],
      ['RESET', 'PUSAT'],
    ]);
    const owner = await firstLogin(shop.server, 'OWNER', 'dari-su1-ya', 'milik-owner-lagi');
    const rows = await newsOf(shop.server.client(owner));
    expect(rows.map(({ jenis, oleh }) => [jenis, oleh])).toEqual([
      ['USER_RESET', 'SU1'],
      ['USER_RESET', 'PUSAT'],
    ]);
  });

  it('disabled: by the right password, not by a wrong one; enabled: at the login', async () => {
    await shop.exec(sql`update users set aktif = false where user_id = 'SPV'`);
    const off = await withSecond(thief(), 'SU1', (detail_authorization) =>
      thief().put('users/OWNER', { aktif: false, detail_authorization }),
    );
    // The last owner of a shop stays.
    expect(off.body.code).toBe('OWNER_TERAKHIR');
    await addUser(shop, 'JKT1', 'OWNER1B', 'OWN');
    await withSecond(thief(), 'SU1', (detail_authorization) =>
      thief().put('users/OWNER', { aktif: false, detail_authorization }),
    );
    const told = await login(PASSWORD);
    expect([told.status, told.body.code]).toEqual([401, 'AKUN_NONAKTIF']);
    expect(told.body.message).toMatch(/PUSAT Pada \d\d\/\d\d\/\d{4} \d\d:\d\d/);
    expect((await login('bukan-itu')).body.code).toBe('LOGIN_SALAH');
    await withSecond(shop.as('SU1'), 'OWNER1B', (detail_authorization) =>
      shop.as('SU1').put('users/OWNER', { aktif: true, detail_authorization }),
    );
    const again = await login(PASSWORD);
    expect(again.body.data.jejak).toMatchObject({ tindakan: 'AKTIF', oleh: 'SU1' });
    expect(await own(again.body.data.token)).toEqual([
      ['AKTIF', 'SU1'],
      ['NONAKTIF', 'PUSAT'],
    ]);
    expect(
      (
        await shop.server
          .client('')
          .post('users/login', { user_id: 'SU1', password: PASSWORD, paksa: true })
      ).body.data.jejak,
    ).toBe(null);
  });

  it('lowered: at the login, and by the others, whom he cannot read any more', async () => {
    await withSecond(thief(), 'OWNER', (auth) => act('lower')(thief(), auth));
    const token = await firstLogin(shop.server, 'SU1', PASSWORD, 'milik-su1-lagi');
    expect(await own(token)).toEqual([['LEVEL', 'PUSAT']]);
    expect((await newsOf(shop.owner))[0]).toMatchObject({
      jenis: 'USER_LEVEL',
      oleh: 'PUSAT',
      isi: { user: 'SU1', level: 'SPV', dari: 'SU', penyetuju: 'OWNER' },
    });
  });
});
