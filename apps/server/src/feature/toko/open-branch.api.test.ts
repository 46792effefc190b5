/**
 * Opening a branch on a real PostgreSQL: its owner changes the given password, gets masters from
 * head office, adds a piece, sells it and closes the day; what is taken or refused leaves nothing.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PECAHAN } from '@kencana/contract/transaction/tutup-toko';
import { enter, validate } from '../../../test/entry-case.ts';
import { setSetting, startTestServer } from '../../../test/harness.ts';
import type { TestClient, TestServer } from '../../../test/harness.ts';
import { saleOf } from '../../../test/shop-fixture.ts';

let server: TestServer;
let pusat: TestClient;
const FIRST = 'sementara-123';
const OWN = 'rahasia-sendiri';

const BRANCH = {
  kode_toko: 'sby1',
  nama_toko: 'Surabaya Satu',
  alamat_toko: 'Jl. D 4',
  zona_waktu: 'Asia/Makassar',
  prefix: '21',
  tgl_buka: '2026-11-20',
  pemilik: { user_id: 'owner-sby', nama: 'PEMILIK SBY', password: FIRST },
};

beforeAll(async () => {
  server = await startTestServer();
  pusat = await server.as('PUSAT');
  await setSetting(server, 'KIRIM_BARANG_MODULE', 'true', 'PUSAT');
  await setSetting(server, 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE', '2450000', 'PUSAT');
  const group = { kode_group: 'MT', nama_group: 'EMAS TUA', kadar: 75, kadar_modal: 76 };
  for (const [path, row] of [
    ['group', { ...group, harga: 1_320_000 }],
    ['jenis', { kode_jenis: 'CINCIN', nama_jenis: 'CINCIN' }],
    ['banks', { kode_bank: 'BCA', nama_bank: 'BANK BCA' }],
  ] as const) {
    const answer = await pusat.post(path, row);
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  }
});
afterAll(() => server.close());

async function shops(): Promise<string[]> {
  const rows = await server.db.shared((tx) => tx.rows<{ t: string }>(sql`select semua_toko() t`));
  return rows.map(({ t }) => t);
}

test('a branch is opened, its owner starts it up, sells and closes the first day', async () => {
  const opened = await pusat.post('tokos', BRANCH);
  expect([opened.status, opened.body.message]).toEqual([
    201,
    'Cabang Surabaya Satu Berhasil Dibuka',
  ]);
  expect(opened.body.data).toEqual({
    kode_toko: 'SBY1',
    nama_toko: 'Surabaya Satu',
    disalin: 0,
  });
  const cards = (await pusat.get('tokos/get/all')).body.data;
  expect(cards).toContainEqual(
    expect.objectContaining({
      kode_toko: 'SBY1',
      tipe_toko: 'CABANG',
      zona_waktu: 'Asia/Makassar',
      tgl_system: '2026-11-20',
      portal: '/portal/SBY1/api/v1',
    }),
  );

  // The given password opens nothing but its own change.
  const login = await server
    .client('')
    .post('users/login', { user_id: 'OWNER-SBY', password: FIRST });
  expect(login.body.data.user).toMatchObject({ level: 'OWN', wajib_ganti: true });
  const owner = server.client(login.body.data.token);
  for (const path of ['group/get/all', 'tokos', 'users/saya']) {
    const early = await owner.get(path);
    expect([path, early.status, early.body.code]).toEqual([path, 403, 'PASSWORD_WAJIB_GANTI']);
  }
  const same = await owner.put('users/change-password', { password: FIRST, new_password: FIRST });
  expect(same.body.code).toBe('PASSWORD_LEMAH');
  const changed = await owner.put('users/change-password', {
    password: FIRST,
    new_password: OWN,
  });
  expect(changed.status).toBe(200);
  expect((await owner.get('users/saya')).status).toBe(200);

  const choice = { pilihan: ['group', 'jenis', 'bank'].map((master) => ({ master })) };
  const { hash } = (await owner.post('import-data-pusat/pratinjau', choice)).body.data;
  const pulled = await owner.post('import-data-pusat', { ...choice, hash });
  expect(pulled.body.data).toMatchObject({ ditambah: 3 });

  const baki = { kode_baki: 'A1', nama_baki: 'BAKI A1', kode_gudang: 'TOKO' };
  expect((await owner.post('baki', baki)).status).toBe(201);
  const bank = { kode_bank: 'BCA', no_rekening: '77', nama_rekening: 'SITI' };
  const sales = { kode_sales: 'S1', nama_sales: 'SITI', fee: 0, ...bank };
  expect((await owner.post('sales', sales)).status).toBe(201);
  const { no, code } = await enter(owner);
  expect(code).toMatch(/^21\d{6}$/);
  // What the owner entered is looked at by head office, while the branch has nobody else.
  expect((await validate(owner, no)).body.code).toBe('VALIDASI_SENDIRI');
  const there = await server.as('PUSAT', 'SBY1');
  expect((await validate(there, no)).status).toBe(200);
  pusat = await server.as('PUSAT');
  const pay = [{ jenis: 'CASH', jumlah_rp: 4_711_000 }];
  const sold = await owner.post('penjualan/simpan', saleOf([code], pay));
  expect([sold.status, sold.body.errors]).toEqual([201, undefined]);
  const status = (await owner.get('tutup-toko/status')).body.data;
  expect(status.kas_sistem).toBeGreaterThan(0);
  const closed = await owner.post('tutup-toko', {
    uang_fisik: inNotes(status.kas_sistem),
    abaikan_peringatan: true,
  });
  expect([closed.status, closed.body.message]).toEqual([200, closed.body.message]);
  const tgl = (await pusat.get('tokos/get/all')).body.data.find(
    (row: { kode_toko: string }) => row.kode_toko === 'SBY1',
  ).tgl_system;
  expect(tgl).toBe('2026-11-21');
});

/** The till in notes and coins, largest first. */
function inNotes(rp: number): { pecahan: number; lembar: number }[] {
  let left = rp;
  return PECAHAN.map((pecahan) => {
    const lembar = Math.floor(left / pecahan);
    left -= lembar * pecahan;
    return { pecahan, lembar };
  });
}

test('it starts with masters, modules and parameters of another shop when that is wanted', async () => {
  const { pemilik: _, ...plain } = BRANCH;
  const body = {
    ...plain,
    kode_toko: 'SBY2',
    prefix: '22',
    salin_dari: 'PUSAT',
    salin_parameter: true,
  };
  const key = { 'idempotency-key': 'buka-sby2' };
  const opened = await pusat.post('tokos', body, key);
  expect(opened.body.data).toMatchObject({ kode_toko: 'SBY2', disalin: 3 });
  const again = await pusat.post('tokos', body, key);
  expect([again.status, again.body.data]).toEqual([201, opened.body.data]);
  const there = await server.as('PUSAT', 'SBY2');
  expect((await there.get('group/get/all')).body.data).toMatchObject([{ kode_group: 'MT' }]);
  const global = await there.get('para-system/key/PARAMETER_HARGA_EMAS_GLOBAL_VALUE');
  expect(global.body.data).toMatchObject({ value: '2450000' });
  const kept = await server.db.tenant('SBY2', (tx) =>
    tx.rows(sql`select parameter, kolom, sebelum, sesudah, user_id from riwayat_harga
      order by parameter, kolom`),
  );
  expect(kept).toContainEqual({
    parameter: 'harga-global',
    kolom: 'nominal',
    sebelum: null,
    sesudah: 2_450_000,
    user_id: 'PUSAT',
  });
  expect(kept).toContainEqual(
    expect.objectContaining({ parameter: 'group', kolom: 'harga', sesudah: 1_320_000 }),
  );
});

test('a copy takes controls along by the hand of an owner only, kept as a copy', async () => {
  await server.db.tenant('PUSAT', (tx) =>
    tx.exec(sql`insert into users (kode_toko, user_id, nama, level, password)
      select kode_toko, 'MUPUSAT', 'MU', 'MU', password from users where user_id = 'PUSAT'`),
  );
  await setSetting(server, 'BATAS_DISKON_PERSEN', '90', 'PUSAT');
  const { pemilik: _none, ...body } = BRANCH;
  const open = async (by: string, kode_toko: string, prefix: string) => {
    const client = await server.as(by);
    const copy = { salin_dari: 'PUSAT', salin_parameter: true };
    const opened = await client.post('tokos', { ...body, ...copy, kode_toko, prefix });
    expect([by, opened.status]).toEqual([by, 201]);
    return server.db.tenant(kode_toko, async (tx) => ({
      values: await tx.rows(sql`select key, value from para_system
        where key in ('BATAS_DISKON_PERSEN', 'KIRIM_BARANG_MODULE') order by key`),
      kept: await tx.rows(sql`select sebelum, sesudah, user_id, dijaga, asal, approver
        from riwayat_pengaturan where kunci = 'BATAS_DISKON_PERSEN'`),
    }));
  };
  const module = { key: 'KIRIM_BARANG_MODULE', value: 'true' };
  expect(await open('MUPUSAT', 'SBY3', '23')).toEqual({ values: [module], kept: [] });
  expect(await open('PUSAT', 'SBY4', '24')).toEqual({
    values: [{ key: 'BATAS_DISKON_PERSEN', value: '90' }, module],
    kept: [
      {
        sebelum: '5',
        sesudah: '90',
        user_id: 'PUSAT',
        dijaga: true,
        asal: 'PUSAT',
        approver: null,
      },
    ],
  });
});

test('what is taken is told at its field, and nothing of the branch stays', async () => {
  pusat = await server.as('PUSAT');
  const before = await shops();
  const fresh = { ...BRANCH, kode_toko: 'SBY9', prefix: '29' };
  const owner = { ...BRANCH.pemilik, user_id: 'OWNER-9' };
  for (const [change, field, text] of [
    [{ kode_toko: 'JKT1' }, 'kode_toko', 'Kode Toko JKT1 Sudah Ada'],
    [{ prefix: '11' }, 'prefix', 'Prefix 11 Sudah Dipakai Toko Lain'],
    [{ pemilik: { ...owner, user_id: 'KASIR' } }, 'pemilik.user_id', 'User Id KASIR Sudah Dipakai'],
    [{ tgl_buka: '2999-01-01' }, 'tgl_buka', 'Tanggal Buka Tidak Boleh Lewat Besok'],
    [{ prefix: '2' }, 'prefix', 'Dua Angka Pertama Barcode, Satu Toko Satu Prefix'],
  ] as const) {
    const answer = await pusat.post('tokos', { ...fresh, pemilik: owner, ...change });
    expect([answer.status, answer.body.errors]).toEqual([400, { [field]: [text] }]);
  }
  const weak = { ...fresh, pemilik: { ...owner, password: 'pendek' } };
  expect((await pusat.post('tokos', weak)).body.code).toBe('PASSWORD_LEMAH');
  const nowhere = { ...fresh, pemilik: owner, salin_dari: 'TIADA' };
  expect((await pusat.post('tokos', nowhere)).body.code).toBe('TOKO_LAIN');
  expect(await shops()).toEqual(before);
});

test('a branch opens no branch, and no password is kept with the key of a submit', async () => {
  await setSetting(server, 'KIRIM_BARANG_MODULE', 'true');
  const owner = await server.as('OWNER');
  const body = { ...BRANCH, kode_toko: 'SBY8', prefix: '28' };
  expect((await owner.post('tokos', body)).body.code).toBe('TIDAK_BERHAK');
  const elsewhere = await server.as('PUSAT', 'JKT1');
  expect((await elsewhere.post('tokos', body)).body.code).toBe('TIDAK_BERHAK');

  const user = { user_id: 'BARU-1', nama: 'BARU', level: 'KASIR', password: 'rahasia-satu' };
  const key = { 'idempotency-key': 'user-baru' };
  const made = await owner.post('users', user, key);
  expect(made.status).toBe(201);
  const retried = await owner.post('users', { ...user, password: 'rahasia-dua' }, key);
  expect([retried.status, retried.body.data]).toEqual([201, made.body.data]);
  const login = { user_id: 'BARU-1', password: 'rahasia-dua' };
  expect((await server.client('').post('users/login', login)).body.code).toBe('LOGIN_SALAH');
});
