/**
 * The cashiers' desks: what waits where, the money it will post, live news, who was faster, and who
 * may look.
 */
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
let kasir: TestClient;
let spv: TestClient;

beforeAll(async () => {
  shop = await openShop({ listen: true, settings: { VALIDASI_PENJUALAN: 'true' } });
  kasir = shop.kasir;
  spv = shop.spv;
});
afterAll(() => shop.close());

const PRICE = 4_711_000;
const transfer = (jumlah_rp: number) => ({ jenis: 'TRANSFER', jumlah_rp, no_rekening: '222' });

async function sell(pay: readonly object[]): Promise<string> {
  const answer = await kasir.post('penjualan/simpan', saleOf([await addPiece(kasir)], pay));
  expect(answer.status).toBe(201);
  return String(answer.body.data.no_faktur_group);
}

async function at(desk: string, client = kasir) {
  const { body } = await client.get(`validasi/meja/${desk}`);
  return body.data as {
    no_faktur_group: string;
    ke: number;
    uang: object[];
    peristiwa: string | null;
  }[];
}

const numbers = (rows: readonly { no_faktur_group: string }[]) =>
  rows.map((row) => row.no_faktur_group);

test('a waiting sale stands on its desks with the money that will be posted', async () => {
  const no = await sell([cash(PRICE + 9_000)]);
  const [row] = await at('validasi-penjualan');
  expect(row).toMatchObject({ no_faktur_group: no, kind: 'penjualan', ke: 1, peristiwa: null });
  expect(row?.uang).toEqual([{ jenis: 'CASH', akun: 'CASH', masuk: PRICE, keluar: 0 }]);
  expect(numbers(await at('validasi-jual-beli'))).toEqual([no]);
  expect(await at('validasi-titipan')).toEqual([]);
  expect((await kasir.post('penjualan/validasi', { no_faktur_group: no })).status).toBe(200);
  expect(await at('validasi-penjualan')).toEqual([]);
  const booked = await shop.rows(
    sql`select jenis, akun, masuk, keluar from buku_kas where no_dokumen = ${no}`,
  );
  expect(booked).toEqual(row?.uang);
});

test('oldest first, and the non-cash desk has only what is not cash, its module on or off', async () => {
  const first = await sell([cash(PRICE)]);
  const second = await sell([cash(1_000_000), transfer(PRICE - 1_000_000)]);
  expect(numbers(await at('validasi-penjualan'))).toEqual([first, second]);
  const rows = await at('validasi-non-cash');
  await shop.set('VALIDASI_NON_CASH_MODULE', 'true');
  expect(await at('validasi-non-cash')).toEqual(rows);
  expect(numbers(rows)).toEqual([second]);
  expect(rows[0]?.uang).toContainEqual(
    expect.objectContaining({ akun: '222', masuk: PRICE - 1_000_000 }),
  );
  for (const no of [first, second]) {
    await kasir.post('penjualan/tolak', { no_faktur_group: no, alasan: 'Uang belum ada' });
  }
  expect(await at('validasi-penjualan')).toEqual([]);
});

test('two cashiers: one wins, the other is told who', async () => {
  const no = await sell([cash(PRICE)]);
  const body = { no_faktur_group: no };
  const answers = await Promise.all([
    kasir.post('penjualan/validasi', body),
    spv.post('penjualan/validasi', body),
  ]);
  const lost = answers.find(({ status }) => status === 409);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? 'KASIR' : 'SPV';
  expect(lost?.body).toMatchObject({
    code: 'DOKUMEN_SUDAH_VALID',
    message: `${no} Sudah Divalidasi Oleh ${winner}`,
    data: { oleh: winner },
  });
});

test('who refuses what another refused is told who, with a reason kept', async () => {
  const no = await sell([cash(PRICE)]);
  const body = { no_faktur_group: no, alasan: 'Kartu ditolak bank' };
  expect((await kasir.post('penjualan/tolak', { no_faktur_group: no })).status).toBe(400);
  expect((await spv.post('penjualan/tolak', body)).status).toBe(200);
  const late = await kasir.post('penjualan/validasi', { no_faktur_group: no });
  expect(late.body).toMatchObject({ code: 'DOKUMEN_SUDAH_BATAL', data: { oleh: 'SPV' } });
  const { data } = (await kasir.get(`penjualan/faktur/${no}`)).body;
  expect(data).toMatchObject({ status: 'BATAL', batal_alasan: 'Kartu ditolak bank' });
});

test('a printed one is refused with an approval', async () => {
  const no = await sell([cash(PRICE)]);
  await kasir.post('nota/cetak', { no_dokumen: no, jenis: 'SLIP' });
  const body = { no_faktur_group: no, alasan: 'Pembeli pergi' };
  expect((await approved(kasir, 'penjualan/tolak', body)).status).toBe(200);
});

/** Holds a piece on a down payment; answers the titipan's number. */
async function hold(): Promise<string> {
  const code = await addPiece(kasir);
  const dp = saleOf([code], [cash(500_000)], { bayar_dp: true, nama_customer: 'IBU SRI' });
  const held = await kasir.post('penjualan/simpan', { ...dp, no_hp: '081234567890' });
  return String(held.body.data.no_titip_group);
}

test('a later event waits by name, with its own money', async () => {
  const no = await hold();
  await shop.set('VALIDASI_TITIPAN', 'true');
  const more = await kasir.post('titip/tambah-dp', {
    no_faktur_group: no,
    pembayaran: [cash(250_000)],
  });
  expect(more.status).toBe(200);
  const [row] = await at('validasi-titipan');
  expect(row).toMatchObject({ no_faktur_group: no, peristiwa: 'TAMBAH DP' });
  expect(row?.uang).toEqual([{ jenis: 'CASH', akun: 'CASH', masuk: 250_000, keluar: 0 }]);
  expect((await kasir.post('titip/validasi', { no_faktur_group: no })).status).toBe(200);
  await shop.set('VALIDASI_TITIPAN', 'false');
  expect(await at('validasi-titipan')).toEqual([]);
});

test('what the cashier saw is answered, not what came after it', async () => {
  await shop.set('VALIDASI_TITIPAN', 'true');
  const no_faktur_group = await hold();
  const add = (rp: number) =>
    kasir.post('titip/tambah-dp', { no_faktur_group, pembayaran: [cash(rp)] });
  const seen = async () => {
    const ke = (await at('validasi-titipan'))[0]?.ke;
    const listed = (await kasir.get(`titip/faktur/${no_faktur_group}`)).body.data;
    expect(listed.ke).toBe(ke);
    return ke;
  };
  const changed = async (ke: number | undefined) => {
    for (const [path, body] of [
      ['titip/validasi', {}],
      ['titip/tolak', { alasan: 'Salah hitung' }],
    ] as const) {
      const answer = await kasir.post(path, { ...body, no_faktur_group, ke });
      expect([answer.status, answer.body.code]).toEqual([409, 'DOKUMEN_BERUBAH']);
    }
  };
  const whole = await seen();
  expect(whole).toBe(1);
  await kasir.post('titip/validasi', { no_faktur_group, ke: whole });
  await add(250_000);
  await changed(whole);
  const first = await seen();
  const refused = { no_faktur_group, alasan: 'Salah hitung', ke: first };
  expect((await kasir.post('titip/tolak', refused)).status).toBe(200);
  await add(900_000);
  await changed(first);
  const second = await seen();
  expect((await kasir.post('titip/validasi', { no_faktur_group, ke: second })).status).toBe(200);
  const { data } = (await kasir.get(`titip/faktur/${no_faktur_group}`)).body;
  expect(data).toMatchObject({ status: 'OPEN', status_valid: 'DONE', bayar: 1_400_000 });
  await shop.set('VALIDASI_TITIPAN', 'false');
});

test('a later event is refused by its own name and amount, where a paper shows it', async () => {
  const no = await hold();
  const print = () => kasir.post('nota/cetak', { no_dokumen: no, jenis: 'NOTA' });
  const pay = { no_faktur_group: no, pembayaran: [cash(250_000)] };
  const refuse = { no_faktur_group: no, alasan: 'Uang palsu' };
  await print();
  await shop.set('VALIDASI_TITIPAN', 'true');
  await kasir.post('titip/tambah-dp', pay);
  expect((await kasir.post('titip/tolak', refuse)).status).toBe(200);
  await kasir.post('titip/tambah-dp', pay);
  await print();
  const asked = await kasir.post('titip/tolak', refuse);
  expect(asked.body).toMatchObject({
    kategori: 'TOLAK TAMBAH DP',
    uraian: `TOLAK TAMBAH DP ${no} Rp. 250,000,-: Uang palsu`,
  });
  expect((await approved(kasir, 'titip/tolak', refuse)).status).toBe(200);
  await shop.set('VALIDASI_TITIPAN', 'false');
  const { data } = (await kasir.get(`titip/faktur/${no}`)).body;
  expect(data).toMatchObject({
    status: 'OPEN',
    bayar: 500_000,
    otorisasi: [{ kategori: 'TOLAK TAMBAH DP' }],
  });
});

test('news of saving, validating and refusing reach the shop, not another one', async () => {
  const token = await shop.token('MU1');
  const other = await shop.token('OWNER2');
  const heard: [string, unknown][] = [];
  const sockets = [token, other].map((auth, index) => {
    const socket = io(shop.server.url, { auth: { token: auth }, transports: ['websocket'] });
    socket.on('validasi', (payload: unknown) =>
      heard.push([index === 0 ? 'own' : 'other', payload]),
    );
    return socket;
  });
  await Promise.all(
    sockets.map((s) => new Promise<void>((resolve) => s.once('connect', () => resolve()))),
  );
  const no = await sell([cash(PRICE)]);
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(1);
  await kasir.post('penjualan/validasi', { no_faktur_group: no });
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(2);
  expect(heard).toEqual([
    ['own', { kind: 'penjualan', no }],
    ['own', { kind: 'penjualan', no }],
  ]);
  await shop.set('VALIDASI_PENJUALAN', 'false');
  await sell([cash(PRICE)]);
  await shop.set('VALIDASI_PENJUALAN', 'true');
  const last = await sell([cash(PRICE)]);
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(3);
  expect(heard[2]).toEqual(['own', { kind: 'penjualan', no: last }]);
  for (const socket of sockets) socket.disconnect();
});

test('a desk needs its right, and no desk has another name', async () => {
  expect((await kasir.get('validasi/meja/validasi-apa-saja')).status).toBe(404);
  await shop.exec(sql`update users set akses = '[]'::jsonb where user_id = 'DEV1'`);
  const nothing = shop.as('DEV1');
  expect((await nothing.get('validasi/meja/validasi-penjualan')).status).toBe(403);
  expect((await shop.as('OWNER2').get('validasi/meja/validasi-penjualan')).body).toEqual({
    status: 'success',
    data: [],
    count: 0,
  });
});
