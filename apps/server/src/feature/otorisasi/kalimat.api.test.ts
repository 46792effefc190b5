/**
 * What is asked of an approver is told to each reader in his language, kept as key and data, and
 * bound as such: an approval of one thing allows nothing else that reads alike.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sheet } from '@kencana/contract/sheet';
import { askCashOut, fillTill } from '../../../test/approval-case.ts';
import { putSetting } from '../../../test/guard-case.ts';
import { PASSWORD, startTestServer } from '../../../test/harness.ts';
import type { TestClient, TestServer } from '../../../test/harness.ts';

let server: TestServer;
let kasir: TestClient;
let spv: TestClient;
let owner: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  kasir = await server.as('KASIR');
  spv = await server.as('SPV');
  owner = await server.as('OWNER');
  await fillTill(kasir);
});
afterAll(() => server.close());

const inLanguage = (language: string) => ({ 'x-bahasa': language });
const OUT = { jenis_kas: 'KAS', kode_transaksi: 'LISTRIK', arah: 'OUT', jumlah_rp: 1_500_000 };

/** The request of a cash out, in each of the languages. */
async function ask(keterangan: string) {
  const body = { ...OUT, keterangan };
  const refused = await kasir.post('cash/simpan', body, inLanguage('jp'));
  expect([refused.status, refused.body.code]).toEqual([422, 'OTORISASI_DIPERLUKAN']);
  return { refused, body, subjek: String(refused.body.subjek) };
}

async function openQr(subjek: string): Promise<string> {
  const sent = { client: 'JKT1', keystore: '', status: '', input_by: '', input_date: '' };
  const made = await kasir.post('otorisasi-qr/generate', { ...sent, subjek, keterangan: '' });
  return `otorisasi-qr/JKT1/${made.body.data.keystore}`;
}

const approve = (subjek: string) =>
  kasir.post('authorization', { user_id: 'SPV', password: PASSWORD, subjek, keterangan: '' });

const stored = (table: 'otorisasi' | 'otorisasi_permintaan', subjek: string) =>
  server.db.tenant('JKT1', (tx) =>
    tx.one<{ uraian: string; kalimat: unknown; sebelum: unknown; sesudah: unknown }>(
      sql`select uraian, kalimat, sebelum, sesudah from ${sql.table(table)}
          where kode_toko = 'JKT1' and subjek = ${subjek} order by created_at desc limit 1`,
    ),
  );

test('who asks, who approves and who reads the report: each in his own language', async () => {
  const { refused, subjek } = await ask('listrik bahasa');
  const jp =
    '出金 Rp. 1,500,000,-（LISTRIK DAN AIR）：listrik bahasa; 一伝票の上限 Rp. 1,000,000,-';
  expect(refused.body.uraian).toContain(jp);
  expect(refused.body.message).toContain(jp);
  expect(refused.body).not.toHaveProperty('kalimat');
  const path = await openQr(subjek);
  const en =
    'Out Rp. 1,500,000,- for LISTRIK DAN AIR: listrik bahasa; limit Rp. 1,000,000,- a document';
  const read = (await spv.get(path, inLanguage('en'))).body.data;
  expect(read.uraian).toContain(en);
  expect([read.sebelum, read.sesudah]).toEqual([['Rp. 1,000,000,-'], ['Rp. 1,500,000,-']]);
  expect(read).not.toHaveProperty('kalimat');
  const id = 'Keluar Rp. 1,500,000,- untuk LISTRIK DAN AIR: listrik bahasa; batas Rp. 1,000,000,-';
  const list = (await spv.get('otorisasi-qr', inLanguage('id'))).body.data;
  expect(list.map((one: { uraian: string }) => one.uraian)).toEqual([expect.stringContaining(id)]);
  expect((await spv.post(`${path}/setuju`, {})).status).toBe(201);
  const told = async (language: string): Promise<string> => {
    const query = 'laporan/otorisasi?tgl_from=2026-11-20&tgl_to=2026-11-20';
    const report = await owner.get(query, inLanguage(language));
    return JSON.stringify((report.body.data as Sheet).lines);
  };
  expect(await told('en')).toContain(en);
  expect(await told('it')).toContain('Uscita Rp. 1,500,000,- per LISTRIK DAN AIR: listrik bahasa');
  expect(await told('id')).toContain(id);
});

test('request, approval and audit keep key and data, values with their unit', async () => {
  const { subjek } = await ask('listrik simpan');
  const given = await approve(subjek);
  expect(given.status).toBe(201);
  const kalimat = [
    {
      key: 'minta.kas-keluar',
      data: { rp: { rupiah: 1_500_000 }, nama: 'LISTRIK DAN AIR', keterangan: 'listrik simpan' },
    },
    { key: 'minta.kas-keluar-hari-ini', data: expect.objectContaining({ user: 'KASIR' }) },
  ];
  const values = { sebelum: [{ rupiah: 1_000_000 }], sesudah: [{ rupiah: 1_500_000 }] };
  for (const table of ['otorisasi_permintaan', 'otorisasi'] as const) {
    const row = await stored(table, subjek);
    expect(row).toMatchObject({ kalimat, ...values });
    expect(row.uraian).toMatch(
      /^Keluar Rp\. 1,500,000,- untuk LISTRIK DAN AIR: listrik simpan; batas/,
    );
  }
  const audit = await server.db.tenant('JKT1', (tx) =>
    tx.one<{ sesudah: unknown }>(sql`select sesudah from audit where kode_toko = 'JKT1'
      and objek = ${`otorisasi/${given.body.data._id}`}`),
  );
  expect(audit.sesudah).toMatchObject({ kategori: 'KAS KELUAR', kalimat, subjek });
});

test('an approval allows what was asked, not what reads alike', async () => {
  const first = await ask('untuk A: B');
  const given = await approve(first.subjek);
  const _id = String(given.body.data._id);
  const detail_authorization = [{ _id }];
  const change = async (what: object) =>
    (await kasir.post('cash/simpan', { ...first.body, ...what, detail_authorization })).body.code;
  expect(await change({ jumlah_rp: 1_500_001 })).toBe('OTORISASI_TIDAK_SAH');
  expect(await change({ keterangan: 'untuk A:  B' })).toBe('OTORISASI_TIDAK_SAH');
  const sent = { ...first.body, detail_authorization };
  expect((await kasir.post('cash/simpan', sent, inLanguage('my'))).status).toBe(201);
  expect(await change({})).toBe('OTORISASI_TIDAK_SAH');
});

test('a setting’s value is told in the reader’s words too', async () => {
  const send = (language: string) =>
    owner.put('para-system/key/HARI_TUKAR_NON_TUNAI', { value: 9 }, inLanguage(language));
  const [id, jp] = [await send('id'), await send('jp')];
  expect(id.body.uraian).toMatch(/^Ubah HARI_TUKAR_NON_TUNAI \(.*\): \d+ hari → 9 hari$/);
  expect(jp.body.uraian).toMatch(/^HARI_TUKAR_NON_TUNAI（.*）の変更：\d+ ?日 → 9 ?日$/);
  expect(jp.body.subjek).toBe(id.body.subjek);
  expect((await putSetting(owner, 'HARI_TUKAR_NON_TUNAI', 8)).body.subjek).not.toBe(id.body.subjek);
});

test('a row of an earlier version, or of a sentence that is gone, reads as it was', async () => {
  const asked = await askCashOut(kasir);
  const path = await openQr(asked.subjek);
  const keep = (change: ReturnType<typeof sql>) =>
    server.db.tenant('JKT1', (tx) =>
      tx.exec(sql`update otorisasi_permintaan set uraian = 'Keluar dulu', ${change}
        where kode_toko = 'JKT1' and subjek = ${asked.subjek}`),
    );
  await keep(sql`kalimat = null, sebelum = '["Rp. 7,-"]', sesudah = '{"harga": 9}'`);
  const old = (await spv.get(path, inLanguage('en'))).body.data;
  expect([old.uraian, old.sebelum, old.sesudah]).toEqual(['Keluar dulu', ['Rp. 7,-'], 'harga 9']);
  await keep(sql`kalimat = '[{"key": "minta.sudah-hilang", "data": {}}]'`);
  expect((await spv.get(path, inLanguage('en'))).body.data.uraian).toBe('Keluar dulu');
});
