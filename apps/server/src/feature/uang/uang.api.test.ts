/** The money calls over HTTP: sentences at their fields, balances, and the same submit twice. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAkses, switchNode } from '@kencana/contract/akses';
import { rights } from '../../app/features.ts';
import { type TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { countedTill } from '../../../test/race/race.ts';
import { forgetToday } from '../../../test/titip-case.ts';

let shop: Shop;
let owner: TestClient;

beforeAll(async () => {
  shop = await openShop();
  owner = shop.owner;
  const body = { jenis_kas: 'KAS', kode_transaksi: 'MODAL', arah: 'IN', jumlah_rp: 5_000_000 };
  const modal = await owner.post('cash/simpan', { ...body, keterangan: 'MODAL AWAL' });
  if (modal.status !== 201) throw new Error(JSON.stringify(modal.body));
});

afterAll(() => shop.close());

const TO_BANK = {
  kategori: 'MUTASI',
  asal: 'CASH',
  asal_rekening: '',
  tujuan: 'BCA',
  tujuan_rekening: '111',
  jumlah: 1_000_000,
  keterangan: 'SETOR',
};

async function balances(): Promise<Record<string, number>> {
  const { body } = await owner.get('cash/saldo');
  const rows = body.data as { akun: string; saldo: number }[];
  return Object.fromEntries(rows.map(({ akun, saldo }) => [akun, saldo]));
}

test.each(['bank', 'cash'])(
  'mutasi-uang-%s names every empty field, both banks Asal',
  async (of) => {
    const answer = await owner.post(`cash/mutasi-uang-${of}`, {});
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({
      kategori: ['Kategori Tidak Boleh Kosong'],
      asal: ['Asal Tidak Boleh Kosong'],
      tujuan: ['Asal Tidak Boleh Kosong'],
      jumlah: ['Jumlah Tidak Boleh Kosong'],
      keterangan: ['Keterangan Tidak Boleh Kosong'],
    });
  },
);

test('a movement is saved once however often it is sent, with the specified sentence', async () => {
  const key = { 'idempotency-key': 'setor-1' };
  const before = await balances();
  const first = await owner.post('cash/mutasi-uang-cash', TO_BANK, key);
  expect([first.status, first.body.message]).toEqual([201, 'Mutasi Uang Cash Berhasil Disimpan']);
  expect((await owner.post('cash/mutasi-uang-cash', TO_BANK, key)).body).toEqual(first.body);
  const other = await owner.post('cash/mutasi-uang-cash', { ...TO_BANK, jumlah: 2 }, key);
  expect(other.status).toBe(422);
  const after = await balances();
  expect(after['CASH']).toBe((before['CASH'] ?? 0) - 1_000_000);
  expect(after['111']).toBe((before['111'] ?? 0) + 1_000_000);
});

test('the same account, cash on both sides and no cash at all are refused', async () => {
  const same = { ...TO_BANK, asal: 'BCA', asal_rekening: '111' };
  const bank = await owner.post('cash/mutasi-uang-bank', same);
  expect(bank.body.errors).toEqual({ tujuan_rekening: ['Rekening Tidak Boleh Sama'] });
  const cash = { ...TO_BANK, tujuan: 'CASH', tujuan_rekening: '' };
  expect((await owner.post('cash/mutasi-uang-cash', cash)).body.code).toBe('MUTASI_CASH_DUA');
  const none = { ...same, tujuan: 'MANDIRI', tujuan_rekening: '222' };
  expect((await owner.post('cash/mutasi-uang-cash', none)).body.code).toBe('MUTASI_TANPA_CASH');
});

test('the cash book tells what all of its filter comes to, on any page and however much', async () => {
  const taken = { kategori: 'MUTASI', asal: 'BCA', asal_rekening: '111', tujuan: 'CASH' };
  const back = { ...taken, tujuan_rekening: '', jumlah: 300_000, keterangan: 'AMBIL' };
  expect((await owner.post('cash/mutasi-uang-cash', back)).status).toBe(201);
  const sums = async (query: string) => {
    const { body } = await owner.get(`cash/paginated?${query}`);
    expect(body.code).toBeUndefined();
    return [body.count > body.data.length, body.total];
  };
  const whole = await shop.one(sql`select sum(masuk)::float8 as masuk, sum(keluar)::float8 as keluar
    from buku_kas where kode_toko = 'JKT1' and akun = 'CASH'`);
  expect(await sums('limit=1')).toEqual([true, whole]);
  expect(await sums('limit=1&skip=1')).toEqual([true, whole]);
  await shop.set('PREVIOUS_DAY_OWNER', 'true');
  expect(await sums('limit=1&tgl=2026-11-19')).toEqual([false, { masuk: 0, keluar: 0 }]);
});

// The movement to the bank above took 1,000,000 out of the till.
test('an approval of cash out names its limit, the day’s sum and the amount', async () => {
  const out = (jumlah_rp: number) => ({
    jenis_kas: 'KAS',
    kode_transaksi: 'LISTRIK',
    arah: 'OUT',
    keterangan: 'MEI',
    jumlah_rp,
  });
  expect((await owner.post('cash/simpan', out(400_000))).status).toBe(201);
  const { body } = await owner.post('cash/simpan', out(1_500_000));
  expect([body.kategori, body.uraian]).toEqual([
    'KAS KELUAR',
    'Keluar Rp. 1,500,000,- untuk LISTRIK DAN AIR: MEI; batas Rp. 1,000,000,- satu dokumen, ' +
      'hari ini OWNER sudah Rp. 1,400,000,- tanpa otorisasi',
  ]);
});

test('after an early closing the sentence tells the sum that the limit counts', async () => {
  const early = await openShop();
  try {
    const out = {
      jenis_kas: 'KAS',
      kode_transaksi: 'LISTRIK',
      arah: 'OUT',
      keterangan: 'MEI',
    };
    const modal = { jenis_kas: 'KAS', kode_transaksi: 'MODAL', arah: 'IN', keterangan: 'MODAL' };
    expect((await early.owner.post('cash/simpan', { ...modal, jumlah_rp: 5_000_000 })).status).toBe(
      201,
    );
    expect((await early.owner.post('cash/simpan', { ...out, jumlah_rp: 700_000 })).status).toBe(
      201,
    );
    expect((await early.owner.post('tutup-toko', await countedTill(early))).status).toBe(200);
    const { body } = await early.owner.post('cash/simpan', { ...out, jumlah_rp: 1_500_000 });
    expect(body.uraian).toContain('hari ini OWNER sudah Rp. 700,000,- tanpa otorisasi');
    await forgetToday(early);
    const { body: next } = await early.owner.post('cash/simpan', { ...out, jumlah_rp: 1_500_000 });
    expect(next.uraian).toContain('hari ini OWNER sudah Rp. 0,- tanpa otorisasi');
  } finally {
    await early.close();
  }
});

test('the cash book is of tgl_system alone for whom the previous-day rule locks', async () => {
  const kasir = shop.kasir;
  await shop.exec(sql`update toko set tgl_system = '2026-11-21' where kode_toko = 'JKT1'`);
  await shop.set('PREVIOUS_DAY_OWNER', 'true');
  for (const path of ['cash/paginated', 'cash/history-bank']) {
    expect((await kasir.get(path)).body.count).toBe(0);
    expect((await kasir.get(`${path}?tgl=2026-11-21`)).body.count).toBe(0);
    const earlier = await kasir.get(`${path}?tgl=2026-11-20`);
    expect([earlier.status, earlier.body.code]).toEqual([403, 'LAPORAN_TANGGAL_TERKUNCI']);
    expect((await owner.get(path)).body.count).toBeGreaterThan(0);
    expect((await owner.get(`${path}?tgl=2026-11-20`)).body.count).toBeGreaterThan(0);
    expect((await owner.get(`${path}?tgl=2026-02-30`)).body.errors).toHaveProperty('tgl');
  }
});

test.each(['KAS', 'BANK'] as const)('money of %s asks the right of it alone', async (side) => {
  const right = { KAS: 'uang-kas.uang-kas.tambah', BANK: 'uang-bank.uang-bank.tambah' }[side];
  const tree = switchNode(readAkses([], rights), right.split('.'), true);
  await shop.exec(sql`update users set akses = ${JSON.stringify(tree)}::jsonb
      where kode_toko = 'JKT1' and user_id = 'KASIR'`);
  const kasir = shop.kasir;
  const put = async (jenis_kas: string) => {
    const way =
      jenis_kas === 'KAS'
        ? { kode_transaksi: 'MODAL' }
        : { kode_transaksi: 'MODAL-BANK', no_rekening: '111' };
    const body = { jenis_kas, ...way, arah: 'IN', jumlah_rp: 1000, keterangan: 'UJI' };
    return (await kasir.post('cash/simpan', body)).status;
  };
  expect([await put(side), await put(side === 'KAS' ? 'BANK' : 'KAS')]).toEqual([201, 403]);
});

test('the cash book tells the category that was chosen for a movement', async () => {
  const moved = await owner.post('cash/mutasi-uang-cash', { ...TO_BANK, kategori: 'setor harian' });
  expect(moved.status).toBe(201);
  const newest = async (book: string): Promise<unknown[]> => {
    const { data } = (await owner.get(`cash/${book}?limit=1`)).body;
    return [data[0].no_dokumen, data[0].kategori];
  };
  const expected = [moved.body.data.no, 'SETOR HARIAN'];
  expect(await newest('paginated')).toEqual(expected);
  expect(await newest('history-bank')).toEqual(expected);
});
