/**
 * The guard of controls and limits (docs/decision/0028), by everybody who would like to be past it:
 * MU and DEV, head office inside a branch, an owner alone, an approval of something else, a limit
 * that is raised and set back.
 */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settingDefs } from '@kencana/contract/setting';
import type { SettingDef } from '@kencana/contract/setting';
import { askCashOut, fillTill } from '../../../test/approval-case.ts';
import {
  addUser,
  approveBy,
  changeGuarded,
  putSetting,
  settingHistory,
  settingNews,
  storedValue,
  withSecond,
} from '../../../test/guard-case.ts';
import { firstLogin, PASSWORD } from '../../../test/harness.ts';
import type { TestClient } from '../../../test/harness.ts';
import { openShop } from '../../../test/open-shop.ts';
import type { Shop } from '../../../test/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await addUser(shop, 'JKT1', 'SU1', 'SU');
  await addUser(shop, 'PUSAT', 'MUPUSAT', 'MU');
});
afterAll(() => shop.close());

const active = (toko: string, userId: string, aktif: boolean) =>
  shop.exec(sql`update users set aktif = ${aktif} where user_id = ${userId}`, toko);

const put = putSetting;
const approve = approveBy;
const changed = changeGuarded;
const valueOf = (key: string, toko?: string) => storedValue(shop, key, toko);
const history = (toko?: string) => settingHistory(shop, toko);
const news = (toko?: string) => settingNews(shop, toko);

/** Another value than the one in force. */
function other(def: SettingDef): string {
  const now = def.initial;
  if (def.field.kind === 'aktif') return now === 'true' ? 'false' : 'true';
  if (def.field.options) return def.field.options.find((option) => option !== now) ?? '';
  return String(Number(now) + 1);
}

const guarded = settingDefs.filter((def) => def.guarded);

describe('who may', () => {
  it('MU, DEV and head office’s MU inside the branch change no control, on either side', async () => {
    expect(guarded.map((def) => def.key)).toEqual(
      expect.arrayContaining([
        'BATAS_DISKON_PERSEN',
        'OTORISASI_OWN_SENDIRI',
        'VALIDASI_PENJUALAN',
        'VALIDASI_PESANAN_MODULE',
        'SETTING_NOTA_OWNER_ONLY',
        'PREVIOUS_DAY_OWNER',
        'REPORT_SATU_BULAN_PROTECTION_MODULE',
        'SESI_BANYAK',
        'PEMBULATAN',
        'kategori_harga',
        'POTONGAN_PENJUALAN_MODULE',
        'BATAS_UBAH_HARGA_PERSEN',
      ]),
    );
    const people = [shop.as('MU1'), shop.as('DEV1'), shop.as('MUPUSAT', 'JKT1')];
    for (const def of guarded) {
      if (def.key === 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE') continue;
      const before = await valueOf(def.key);
      for (const person of people) {
        const answer = await put(person, def.key, other(def));
        expect([def.key, answer.status, answer.body.code]).toEqual([
          def.key,
          403,
          'PENGATURAN_DIJAGA',
        ]);
      }
      expect([def.key, await valueOf(def.key)]).toEqual([def.key, before]);
    }
  });

  it('what is no control stays theirs, is kept and told; an owner’s own is no news', async () => {
    expect((await put(shop.as('MU1'), 'DOUBLE_SLIP_MODULE', true)).status).toBe(200);
    expect((await put(shop.as('DEV1'), 'DOUBLE_SLIP_MODULE', false)).status).toBe(200);
    const free = { kunci: 'DOUBLE_SLIP_MODULE', dijaga: false, approver: null };
    expect((await put(shop.as('DEV1'), 'DOUBLE_SLIP_MODULE', false)).status).toBe(200);
    expect((await put(shop.owner, 'DOUBLE_SLIP_MODULE', true)).status).toBe(200);
    expect((await put(shop.owner, 'DOUBLE_SLIP_MODULE', false)).status).toBe(200);
    expect((await history()).slice(0, 2)).toEqual([
      { ...free, sebelum: 'false', sesudah: 'true', user_id: 'MU1' },
      { ...free, sebelum: 'true', sesudah: 'false', user_id: 'DEV1' },
    ]);
    const kunci = 'DOUBLE_SLIP_MODULE';
    expect(await news()).toEqual([
      { jenis: 'PENGATURAN_BEBAS', isi: { kunci, sebelum: 'false', sesudah: 'true' } },
      { jenis: 'PENGATURAN_BEBAS', isi: { kunci, sebelum: 'true', sesudah: 'false' } },
    ]);
  });

  it('a rounding of whole prices is refused whoever asks', async () => {
    const answer = await put(shop.owner, 'PEMBULATAN', 1_000_000_000);
    expect([answer.status, answer.body.errors]).toEqual([400, { value: ['PEMBULATAN Tidak Sah'] }]);
  });
});

describe('the second person', () => {
  const key = 'BATAS_DISKON_PERSEN';
  afterEach(async () => {
    await shop.exec(sql`delete from para_system where key in (${key}, 'OTORISASI_OWN_SENDIRI')`);
  });

  it('who made the one who asks does not approve for him: one hand would be both', async () => {
    const pusat = shop.as('PUSAT', 'JKT1');
    const made = { user_id: 'BONEKA', nama: 'BONEKA', level: 'OWN', password: 'sementara-9' };
    const done = await withSecond(pusat, 'SU1', (detail_authorization) =>
      pusat.post('users', { ...made, detail_authorization }),
    );
    expect(done.status).toBe(201);
    const { server } = shop;
    const puppet = server.client(await firstLogin(server, 'BONEKA', made.password));
    const refused = await put(puppet, key, '7');
    expect(refused.body.code).toBe('OTORISASI_DIPERLUKAN');
    expect((await approve(puppet, refused, 'PUSAT')).body.code).toBe('OTORISASI_PENYETUJU_BARU');
    expect((await approve(puppet, refused, 'SU1')).status).toBe(201);
    await active('JKT1', 'BONEKA', false);
  });

  it('an owner’s change waits for another OWN or SU, and stands in history and news', async () => {
    const before = [await history(), await news()] as const;
    const refused = await put(shop.owner, key, 100);
    expect([refused.status, refused.body.code]).toEqual([422, 'OTORISASI_DIPERLUKAN']);
    expect(refused.body.uraian).toBe(
      'Ubah BATAS_DISKON_PERSEN (Diskon tanpa otorisasi, persen): 5% → 100%',
    );
    expect(await valueOf(key)).toBe('');
    const list = await shop.owner.get(`authorization/approvers?subjek=${refused.body.subjek}`);
    expect(list.body.data.map((one: { user_id: string }) => one.user_id)).toEqual(['SU1', 'PUSAT']);
    const spv = await approve(shop.owner, refused, 'SPV');
    expect([spv.status, spv.body.code]).toEqual([403, 'OTORISASI_BUKAN_PEMILIK']);
    const given = await approve(shop.owner, refused, 'PUSAT');
    expect(given.status).toBe(201);
    const auth = [given.body.data._id];
    expect((await put(shop.owner, key, 100, auth)).body.data).toEqual({ key, value: '100' });
    expect(await valueOf(key)).toBe('100');
    expect((await history()).slice(before[0].length)).toEqual([
      {
        kunci: key,
        sebelum: '5',
        sesudah: '100',
        user_id: 'OWNER',
        dijaga: true,
        approver: 'PUSAT',
      },
    ]);
    expect((await news()).slice(before[1].length)).toEqual([
      {
        jenis: 'PENGATURAN',
        isi: { kunci: key, sebelum: '5', sesudah: '100', penyetuju: 'PUSAT' },
      },
    ]);
    const again = await put(shop.owner, key, 5, auth);
    expect([again.status, again.body.code]).toEqual([422, 'OTORISASI_TIDAK_SAH']);
  });

  it('nobody approves his own change, whatever the parameter says', async () => {
    await shop.set('OTORISASI_OWN_SENDIRI', 'true');
    const refused = await put(shop.owner, key, 100);
    const own = await approve(shop.owner, refused, 'OWNER');
    expect([own.status, own.body.code]).toEqual([403, 'OTORISASI_SENDIRI']);
    const list = await shop.owner.get(`authorization/approvers?subjek=${refused.body.subjek}`);
    expect(list.body.data.map((one: { user_id: string }) => one.user_id)).not.toContain('OWNER');
    const su = await put(shop.as('SU1'), key, 100);
    const sus = await approve(shop.as('SU1'), su, 'SU1');
    expect([sus.status, sus.body.code]).toEqual([403, 'OTORISASI_SENDIRI']);
    expect(await valueOf(key)).toBe('');
  });

  it('an approval counts for exactly its change', async () => {
    const small = await put(shop.owner, key, 6);
    const given = await approve(shop.owner, small, 'SU1');
    const id = String(given.body.data._id);
    for (const [other, value] of [
      [key, 100],
      ['BATAS_KAS_KELUAR_RP', 6],
      ['KAS_BOLEH_MINUS', true],
    ] as const) {
      const used = await put(shop.owner, other, value, [id]);
      expect([other, used.status, used.body.code]).toEqual([other, 422, 'OTORISASI_TIDAK_SAH']);
    }
    // What stood before is part of it: the value was another when it was approved.
    await shop.set(key, '50');
    expect((await put(shop.owner, key, 6, [id])).body.code).toBe('OTORISASI_TIDAK_SAH');
    await shop.set(key, '5');
    expect((await put(shop.owner, key, 6, [id])).status).toBe(200);
  });

  it('an approval of a document is none of a setting, nor the other way round', async () => {
    await fillTill(shop.owner);
    const asked = await askCashOut(shop.owner);
    const given = await shop.owner.post('authorization', {
      user_id: 'SU1',
      password: PASSWORD,
      subjek: asked.subjek,
    });
    expect([given.status, given.body.code]).toEqual([403, 'OTORISASI_BUKAN_ATASAN']);
    const spv = await shop.owner.post('authorization', {
      user_id: 'SPV',
      password: PASSWORD,
      subjek: asked.subjek,
    });
    const used = await put(shop.owner, key, 100, [String(spv.body.data._id)]);
    expect([used.status, used.body.code]).toEqual([422, 'OTORISASI_TIDAK_SAH']);
    const refused = await put(shop.owner, key, 100);
    const approved = await approve(shop.owner, refused, 'SU1');
    const out = await asked.use(String(approved.body.data._id));
    expect([out.status, out.body.code]).toEqual([422, 'OTORISASI_TIDAK_SAH']);
  });

  it('of two changes at once one stands; the other is asked for anew', async () => {
    const ids: string[] = [];
    for (const value of [40, 60]) {
      const refused = await put(shop.owner, key, value);
      ids.push(String((await approve(shop.owner, refused, 'SU1')).body.data._id));
    }
    const answers = await Promise.all([
      put(shop.owner, key, 40, [ids[0] ?? '']),
      put(shop.owner, key, 60, [ids[1] ?? '']),
    ]);
    expect(answers.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const won = answers[0]?.status === 200 ? '40' : '60';
    expect(await valueOf(key)).toBe(won);
  });

  it('by QR the other owner sees and answers it, a supervisor does not even see it', async () => {
    const refused = await put(shop.owner, key, 9);
    const asked = await shop.owner.post('otorisasi-qr/generate', {
      client: 'JKT1',
      keystore: 'KEYOFOWNER01',
      client_notes: '',
      status: 'OPEN',
      event: '-',
      input_by: 'OWNER',
      input_date: '2026-11-20',
      subjek: refused.body.subjek,
      keterangan: '',
    });
    const keystore = String(asked.body.data.keystore);
    const open = async (client: TestClient): Promise<boolean> =>
      (await client.get('otorisasi-qr')).body.data.some(
        (one: { keystore: string }) => one.keystore === keystore,
      );
    expect(await open(shop.spv)).toBe(false);
    expect((await shop.spv.get(`otorisasi-qr/JKT1/${keystore}`)).status).toBe(404);
    expect(await open(shop.as('PUSAT'))).toBe(true);
    expect(await open(shop.as('SU1'))).toBe(true);
    const spv = await shop.spv.post(`otorisasi-qr/JKT1/${keystore}/setuju`, { keterangan: '' });
    expect([spv.status, spv.body.code]).toEqual([403, 'OTORISASI_BUKAN_PEMILIK']);
    const su = await shop
      .as('SU1')
      .post(`otorisasi-qr/JKT1/${keystore}/setuju`, { keterangan: '' });
    expect(su.status).toBe(201);
    const own = await shop.owner.get(`otorisasi-qr/JKT1/${keystore}`);
    expect((await put(shop.owner, key, 9, [own.body.data._id])).status).toBe(200);
  });

  it('raised, used and set back within a minute: both stand in history and news', async () => {
    const before = [await history(), await news()] as const;
    expect((await changed(shop.owner, key, 100)).status).toBe(200);
    expect((await changed(shop.owner, key, 5)).status).toBe(200);
    const values = (rows: readonly unknown[]) =>
      rows.map((row) => {
        const { sebelum, sesudah } = row as { sebelum: string; sesudah: string };
        return [sebelum, sesudah];
      });
    const both = [
      ['5', '100'],
      ['100', '5'],
    ];
    expect(values((await history()).slice(before[0].length))).toEqual(both);
    expect(values((await news()).slice(before[1].length).map((one) => one.isi))).toEqual(both);
    const report = await shop.owner.get(`laporan/perubahan-pengaturan?kunci=diskon&approver=su1`);
    const lines: { jenis: string; cells: unknown[] }[] = report.body.data.lines;
    const rows = lines.filter((line) => line.jenis === 'baris').map((line) => line.cells.slice(2));
    // The newest first, with the unit.
    const shown = [
      ['100%', '5%'],
      ['5%', '100%'],
    ];
    expect(rows.slice(0, 2)).toEqual(
      shown.map(([sebelum, sesudah]) => [
        'OWNER',
        'Setting System',
        key,
        'Diskon tanpa otorisasi, persen',
        sebelum,
        sesudah,
        'SU1',
      ]),
    );
  });
});

describe('alone', () => {
  const there = () => shop.as('OWNER2');
  beforeEach(() => active('PUSAT', 'PUSAT', false));
  afterEach(async () => {
    await active('PUSAT', 'PUSAT', true);
    await shop.exec(sql`delete from para_system where key = 'BATAS_DISKON_PERSEN'`, 'JKT2');
  });

  it('where nobody else exists it goes through, marked and told', async () => {
    expect((await put(there(), 'BATAS_DISKON_PERSEN', 7)).status).toBe(200);
    expect(await history('JKT2')).toEqual([
      {
        kunci: 'BATAS_DISKON_PERSEN',
        sebelum: '5',
        sesudah: '7',
        user_id: 'OWNER2',
        dijaga: true,
        approver: null,
      },
    ]);
    expect((await news('JKT2')).map((one) => one.jenis)).toEqual(['PENGATURAN_SENDIRI']);
    const report = await there().get('laporan/perubahan-pengaturan?persetujuan=SENDIRI');
    expect(report.body.data.lines[0].cells.at(-1)).toBe('SENDIRI');
  });

  it('an SPV is the second person where there is no other owner', async () => {
    await addUser(shop, 'JKT2', 'SPV2', 'SPV');
    const refused = await put(there(), 'BATAS_DISKON_PERSEN', 8);
    expect([refused.status, refused.body.code]).toEqual([422, 'OTORISASI_DIPERLUKAN']);
    const own = await approve(there(), refused, 'OWNER2');
    expect([own.status, own.body.code]).toEqual([403, 'OTORISASI_SENDIRI']);
    expect((await changed(there(), 'BATAS_DISKON_PERSEN', 8, 'SPV2')).status).toBe(200);
    await active('JKT2', 'SPV2', false);
  });

  it('nobody makes himself alone by switching the others off or lowering them', async () => {
    await addUser(shop, 'JKT2', 'OWNER2B', 'OWN');
    const lowered = await withSecond(there(), 'SPV2', (detail_authorization) =>
      there().put('users/OWNER2B', { level: 'KASIR', detail_authorization }),
    );
    expect(lowered.status).toBe(200);
    const refused = await put(there(), 'BATAS_DISKON_PERSEN', 9);
    expect([refused.status, refused.body.code]).toEqual([409, 'PENYETUJU_DIKELUARKAN']);
    expect(refused.body.message).toContain('OWNER2B');
    expect(await valueOf('BATAS_DISKON_PERSEN', 'JKT2')).toBe('');
  });
});
