/**
 * Masters from head office to branches on a real PostgreSQL: differences, one transaction per
 * branch, a branch that does not answer, references, stale previews, and the branch's own pull.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setSetting, startTestServer } from '../../../test/harness.ts';
import type { TestClient, TestServer } from '../../../test/harness.ts';

let server: TestServer;
let pusat: TestClient;
let owner: TestClient;
let owner2: TestClient;
const SHOPS = ['PUSAT', 'JKT1', 'JKT2'] as const;
const TABLES = ['harga_emas', 'jenis_group', 'jenis', 'kelompok_harga', 'bunga_hutang', 'grup'];

beforeAll(async () => {
  server = await startTestServer();
  pusat = await server.as('PUSAT');
  owner = await server.as('OWNER');
  owner2 = await server.as('OWNER2');
  for (const toko of SHOPS) await setSetting(server, 'BUNGA_HUTANG_MODULE', 'true', toko);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const toko of SHOPS) {
    await server.db.tenant(toko, async (tx) => {
      for (const table of TABLES) await tx.exec(sql`delete from ${sql.table(table)}`);
    });
  }
});

const group = (kode_group: string, harga: number, change: object = {}) => ({
  kode_group,
  nama_group: `Group ${kode_group}`,
  kadar: 75,
  kadar_modal: 76,
  harga,
  ...change,
});

async function put(client: TestClient, path: string, ...rows: object[]): Promise<void> {
  for (const row of rows) {
    const answer = await client.post(path, row);
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  }
}

const all = (...names: string[]) => ({ pilihan: names.map((master) => ({ master })) });

async function preview(choice: object, cabang: readonly string[] = ['JKT1', 'JKT2']) {
  const answer = await pusat.post('distribusi-master/pratinjau', { ...choice, cabang });
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body.data;
}

/** Sends what a preview showed to the branches that it could read. */
async function send(choice: object, shown: readonly Seen[], headers?: Record<string, string>) {
  const cabang = shown.map((s) => ({
    kode_toko: s.kode_toko,
    hash: s.data?.hash ?? 'f'.repeat(64),
  }));
  const answer = await pusat.post('distribusi-master', { ...choice, cabang }, headers);
  expect(answer.status).toBe(200);
  return answer.body.data;
}

interface Seen {
  readonly kode_toko: string;
  readonly data?: { readonly hash: string };
}

async function groups(client: TestClient) {
  const { body } = await client.get('group/get/all');
  return body.data.map((g: { kode_group: string; harga: number }) => [g.kode_group, g.harga]);
}

test('shows what differs, saves just that, and leaves alone what only the branch has', async () => {
  await put(pusat, 'group', group('MT', 1_500_000), group('MD', 800_000), group('GD', 900_000));
  await put(owner, 'group', group('MT', 1_400_000), group('GD', 900_000), group('LOKAL', 1));
  const choice = all('group');
  const shown = await preview(choice);
  expect(shown[0]).toMatchObject({
    kode_toko: 'JKT1',
    nama_toko: 'Jakarta Satu',
    status: 'OK',
    data: {
      baru: 1,
      berubah: 1,
      masalah: 0,
      master: [
        {
          master: 'group',
          dilewati: '',
          sama: 1,
          hanya_cabang: 1,
          baru: [{ kunci: 'MD', nama: 'Group MD', ikut: false, masalah: [] }],
          berubah: [
            {
              kunci: 'MT',
              perubahan: [{ field: 'harga', sebelum: 1_400_000, sesudah: 1_500_000 }],
            },
          ],
        },
      ],
    },
  });
  expect(shown[1].data).toMatchObject({ baru: 3, berubah: 0 });
  expect(await groups(owner2)).toEqual([]);

  expect(await send(choice, shown)).toEqual([
    {
      kode_toko: 'JKT1',
      nama_toko: 'Jakarta Satu',
      status: 'OK',
      data: { ditambah: 1, diubah: 1, dilewati: [] },
    },
    {
      kode_toko: 'JKT2',
      nama_toko: 'Jakarta Dua',
      status: 'OK',
      data: { ditambah: 3, diubah: 0, dilewati: [] },
    },
  ]);
  expect(await groups(owner)).toEqual([
    ['GD', 900_000],
    ['LOKAL', 1],
    ['MD', 800_000],
    ['MT', 1_500_000],
  ]);
  const again = await preview(choice);
  expect(again.map((s: { data: object }) => s.data)).toMatchObject([
    { baru: 0, berubah: 0 },
    { baru: 0, berubah: 0 },
  ]);
});

test('keeps price history and audit in the branch under the name of who sent it', async () => {
  await put(pusat, 'group', group('MT', 1_500_000));
  await put(owner, 'group', group('MT', 1_400_000));
  await send(all('group'), await preview(all('group'), ['JKT1']));
  const kept = await server.db.tenant('JKT1', async (tx) => ({
    harga: await tx.rows(sql`select sebelum, sesudah, user_id from riwayat_harga
      where parameter = 'group' and kolom = 'harga' order by id desc limit 1`),
    audit: await tx.rows(sql`select tindakan, user_id from audit order by seq desc limit 1`),
    siar: await tx.rows(sql`select isi from outbox where isi->>'event' = 'refresh'
      order by created_at desc limit 1`),
  }));
  expect(kept).toEqual({
    harga: [{ sebelum: 1_400_000, sesudah: 1_500_000, user_id: 'PUSAT' }],
    audit: [{ tindakan: 'master.group.ubah', user_id: 'PUSAT' }],
    siar: [{ isi: { room: 'toko:JKT1', event: 'refresh', payload: { master: ['group'] } } }],
  });
});

test('a repeated submit does nothing twice', async () => {
  await put(pusat, 'group', group('MT', 1_500_000));
  const shown = await preview(all('group'), ['JKT1']);
  const key = { 'idempotency-key': 'kirim-1' };
  const first = await send(all('group'), shown, key);
  expect(await send(all('group'), shown, key)).toEqual(first);
  const other = await send(all('group'), shown);
  expect(other).toMatchObject([{ status: 'GAGAL', code: 'DISTRIBUSI_BERUBAH' }]);
  const rows = await server.db.tenant('JKT1', (tx) =>
    tx.rows(sql`select 1 from audit where objek = 'group/MT' and tindakan like '%tambah'
      and user_id = 'PUSAT'`),
  );
  expect(rows).toHaveLength(1);
});

test('refuses a branch whose rows changed since the preview, and head office’s own change', async () => {
  await put(pusat, 'group', group('MT', 1_500_000));
  await put(owner, 'group', group('MT', 1_400_000));
  const shown = await preview(all('group'));
  await owner.put('group/MT', { harga: 1_450_000 });
  const sent = await send(all('group'), shown);
  expect(sent).toMatchObject([
    {
      status: 'GAGAL',
      code: 'DISTRIBUSI_BERUBAH',
      message: 'Data Sudah Berubah Sejak Dilihat, Lihat Perbedaan Lagi',
    },
    { status: 'OK' },
  ]);
  expect(await groups(owner)).toEqual([['MT', 1_450_000]]);
  const later = await preview(all('group'), ['JKT1']);
  await pusat.put('group/MT', { harga: 1_600_000 });
  expect(await send(all('group'), later)).toMatchObject([{ code: 'DISTRIBUSI_BERUBAH' }]);
});

test('brings along what a chosen row refers to, or says what is missing', async () => {
  await put(pusat, 'group', group('MT', 1_500_000), group('MD', 800_000));
  await put(pusat, 'jenis', { kode_jenis: 'CINCIN', nama_jenis: 'Cincin', kode_group: 'MT' });
  await put(pusat, 'parameter-harga-emas', {
    kode_group: 'MT',
    kadar: 75,
    harga_jual: 1_600_000,
    harga_beli: 1_500_000,
  });
  const bare = { ...all('harga-emas', 'jenis'), sertakan_referensi: false };
  const without = await preview(bare, ['JKT1']);
  expect(without[0].data).toMatchObject({ baru: 2, masalah: 2 });
  expect(without[0].data.master[1].baru[0]).toMatchObject({
    kunci: 'MT|75',
    masalah: ['Kode Group MT Tidak Ditemukan'],
  });
  expect(await send(bare, without)).toMatchObject([
    {
      status: 'GAGAL',
      code: 'DISTRIBUSI_BARIS',
      message: expect.stringContaining('Kode Group MT Tidak Ditemukan'),
    },
  ]);
  expect((await owner.get('jenis/get/all')).body.count).toBe(0);

  const whole = all('harga-emas', 'jenis');
  const shown = await preview(whole, ['JKT1']);
  expect(shown[0].data.master[0]).toMatchObject({
    master: 'group',
    baru: [{ kunci: 'MT', ikut: true }],
  });
  expect(await send(whole, shown)).toMatchObject([{ data: { ditambah: 3, diubah: 0 } }]);
  expect(await groups(owner)).toEqual([['MT', 1_500_000]]);
  // The branch makes the key of its own row; the pair of group and purity is the same row.
  await pusat.put(`parameter-harga-emas/${await keyOf(pusat)}`, { harga_jual: 1_700_000 });
  const changed = await preview(all('harga-emas'), ['JKT1']);
  const before = await keyOf(owner);
  expect(await send(all('harga-emas'), changed)).toMatchObject([{ data: { diubah: 1 } }]);
  expect(await keyOf(owner)).toBe(before);
  expect(before).not.toBe(await keyOf(pusat));
});

async function keyOf(client: TestClient): Promise<string> {
  return String((await client.get('parameter-harga-emas')).body.data[0]._id);
}

test('rows with a key of the server’s making keep it, so that they are found again', async () => {
  await put(pusat, 'para-keterangan-penjualan', { keterangan: 'Titip ibu' });
  const choice = all('keterangan-penjualan');
  expect(await send(choice, await preview(choice, ['JKT2']))).toMatchObject([
    { data: { ditambah: 1 } },
  ]);
  const { _id } = (await pusat.get('para-keterangan-penjualan')).body.data[0];
  await pusat.put(`para-keterangan-penjualan/${_id}`, { keterangan: 'Titip bapak' });
  expect(await send(choice, await preview(choice, ['JKT2']))).toMatchObject([
    { data: { ditambah: 0, diubah: 1 } },
  ]);
  const there = (await owner2.get('para-keterangan-penjualan')).body.data;
  expect(there).toMatchObject([{ _id, keterangan: 'Titip bapak' }]);
});

test('chosen rows only; one that is gone is named before anything happens', async () => {
  await put(pusat, 'group', group('MT', 1), group('MD', 2));
  const choice = { pilihan: [{ master: 'group', kunci: ['MD'] }] };
  await send(choice, await preview(choice, ['JKT1']));
  expect(await groups(owner)).toEqual([['MD', 2]]);
  await pusat.del('group/MD');
  const gone = await pusat.post('distribusi-master/pratinjau', { ...choice, cabang: ['JKT1'] });
  expect([gone.status, gone.body.code]).toEqual([404, 'TIDAK_DITEMUKAN']);
});

test('the master’s own checks hold in the branch, and nothing of it is saved', async () => {
  const band = { kode_bunga: 'A', nominal_dari: 0, nominal_sampai: 1_000_000, bunga: 3 };
  await put(pusat, 'para-bunga-hutang', band);
  await put(pusat, 'group', group('MT', 1));
  await put(owner, 'para-bunga-hutang', { ...band, kode_bunga: 'LOKAL' });
  const choice = all('group', 'bunga-hutang');
  const sent = await send(choice, await preview(choice));
  expect(sent).toMatchObject([
    {
      kode_toko: 'JKT1',
      code: 'DISTRIBUSI_BARIS',
      message: expect.stringMatching(/^Parameter Bunga Hutang A: .*LOKAL/),
    },
    { kode_toko: 'JKT2', status: 'OK', data: { ditambah: 2 } },
  ]);
  expect(await groups(owner)).toEqual([]);
});

test('a module that is off in a branch leaves its master out there, and says so', async () => {
  await put(pusat, 'para-bunga-hutang', {
    kode_bunga: 'A',
    nominal_dari: 0,
    nominal_sampai: 1_000_000,
    bunga: 3,
  });
  await setSetting(server, 'BUNGA_HUTANG_MODULE', 'false', 'JKT1');
  const choice = all('bunga-hutang');
  const shown = await preview(choice);
  expect(shown[0].data.master[0].dilewati).toBe('Modul BUNGA_HUTANG_MODULE Tidak Aktif');
  expect(await send(choice, shown)).toMatchObject([
    { data: { ditambah: 0, dilewati: [expect.stringContaining('Tidak Aktif')] } },
    { data: { ditambah: 1 } },
  ]);
  await setSetting(server, 'BUNGA_HUTANG_MODULE', 'true', 'JKT1');
});

test('a branch that does not answer stops no other, and is sent again alone', async () => {
  await put(pusat, 'group', group('MT', 1_500_000));
  await put(owner, 'group', group('MT', 1_400_000));
  const shown = await preview(all('group'));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = (): void => undefined;
  const holding = new Promise<void>((resolve) => (held = resolve));
  const holder = server.db.tenant('JKT1', async (tx) => {
    await tx.exec(sql`select 1 from grup for update`);
    held();
    await released;
  });
  await holding;
  expect(await send(all('group'), shown)).toMatchObject([
    { kode_toko: 'JKT1', status: 'GAGAL', code: 'SIBUK' },
    { kode_toko: 'JKT2', status: 'OK', data: { ditambah: 1 } },
  ]);
  release();
  await holder;
  expect(await groups(owner)).toEqual([['MT', 1_400_000]]);
  expect(await send(all('group'), [shown[0]])).toMatchObject([{ status: 'OK' }]);
  expect(await groups(owner)).toEqual([['MT', 1_500_000]]);
}, 30_000);

test('a branch whose portal is another server is named and left alone', async () => {
  await put(pusat, 'group', group('MT', 1_500_000));
  await setPortal('JKT2', 'https://cabang.example.test/api/v1');
  const shown = await preview(all('group'), ['JKT1', 'JKT2', 'TIDAK']);
  expect(shown).toMatchObject([
    { status: 'OK' },
    {
      kode_toko: 'JKT2',
      status: 'GAGAL',
      code: 'PORTAL_TIDAK_TERJANGKAU',
      message:
        'Toko Ini Berada Di Server Lain (https://cabang.example.test/api/v1) ' +
        'Dan Tidak Dapat Dijangkau Dari Sini',
    },
    { kode_toko: 'TIDAK', status: 'GAGAL', code: 'TOKO_LAIN' },
  ]);
  expect(await send(all('group'), shown)).toMatchObject([
    { status: 'OK' },
    { status: 'GAGAL' },
    { status: 'GAGAL' },
  ]);
  await setPortal('JKT2', '/portal/JKT2/api/v1');
  const retry = await preview(all('group'), ['JKT2']);
  expect(await send(all('group'), retry)).toMatchObject([{ status: 'OK' }]);
});

function setPortal(toko: string, portal: string): Promise<number> {
  return server.db.tenant(toko, (tx) =>
    tx.exec(sql`update toko set portal = ${portal} where kode_toko = ${toko}`),
  );
}

test('only head office at its own address distributes, and only what can be distributed', async () => {
  const body = { ...all('group'), cabang: ['JKT2'] };
  const elsewhere = await server.as('PUSAT', 'JKT1');
  for (const client of [owner, elsewhere]) {
    const answer = await client.post('distribusi-master/pratinjau', body);
    expect([answer.status, answer.body.code]).toEqual([403, 'TIDAK_BERHAK']);
  }
  pusat = await server.as('PUSAT');
  for (const master of ['rekening', 'sales', 'gudang', 'item-katalog', 'apa']) {
    const answer = await pusat.post('distribusi-master/pratinjau', { ...body, ...all(master) });
    expect([master, answer.status]).toEqual([master, 400]);
  }
  const none = await pusat.post('distribusi-master/pratinjau', { ...all('group'), cabang: [] });
  expect(none.body.errors).toHaveProperty('cabang');
});

test('a branch sees what it would get, pulls it in one go, and is told when it is late', async () => {
  await put(pusat, 'group', group('MT', 1_500_000), group('MD', 800_000));
  await put(owner, 'group', group('MT', 1_400_000));
  const spv = await server.as('SPV');
  const shown = await spv.post('import-data-pusat/pratinjau', all('group'));
  expect(shown.body.data).toMatchObject({ baru: 1, berubah: 1 });
  const { hash } = shown.body.data;
  const pulled = await spv.post('import-data-pusat', { ...all('group'), hash });
  expect(pulled.body).toMatchObject({
    data: { ditambah: 1, diubah: 1 },
    message: 'Data Pusat Berhasil Diambil',
  });
  expect(await groups(owner)).toEqual([
    ['MD', 800_000],
    ['MT', 1_500_000],
  ]);
  const late = await spv.post('import-data-pusat', { ...all('group'), hash });
  expect([late.status, late.body.code]).toEqual([409, 'DISTRIBUSI_BERUBAH']);
  const kasir = await server.as('KASIR');
  expect((await kasir.post('import-data-pusat/pratinjau', all('group'))).status).toBe(403);
  const atHome = await pusat.post('import-data-pusat/pratinjau', all('group'));
  expect(atHome.body.code).toBe('DISTRIBUSI_TANPA_PUSAT');
});
