/**
 * The engine's list, look-up and refusal on sales: filters, states, what the cashier refuses, and
 * that only documents of the kind and shop are found.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop();
  kasir = shop.kasir;
});
afterAll(() => shop.close());

async function sell(change: object = {}): Promise<{ no: string; code: string }> {
  const code = await addPiece(kasir);
  const body = { ...saleOf([code], [{ jenis: 'CASH', jumlah_rp: 5_000_000 }]), ...change };
  const answer = await kasir.post('penjualan/simpan', body);
  expect(answer.status).toBe(201);
  return { no: answer.body.data.no_faktur_group as string, code };
}

async function waiting(change: object = {}): Promise<{ no: string; code: string }> {
  await shop.set('VALIDASI_PENJUALAN', 'true');
  const sold = await sell(change);
  await shop.set('VALIDASI_PENJUALAN', 'false');
  return sold;
}

async function numbers(query: string): Promise<string[]> {
  const answer = await kasir.get(`penjualan/get/lihatjual?${query}`);
  expect(answer.status).toBe(200);
  const rows = answer.body.data as { no_faktur_group: string }[];
  expect(answer.body.count).toBe(rows.length);
  return rows.map((row) => row.no_faktur_group);
}

describe('the list', () => {
  test('finds by customer, number and state, newest first', async () => {
    const done = await sell({ nama_customer: 'Bu Sartika', no_hp: '081234500099' });
    const open = await waiting({ nama_customer: 'Pak Sartono' });
    expect(await numbers('customer=sart')).toEqual([open.no, done.no]);
    expect(await numbers('customer=0812345')).toEqual([done.no]);
    expect(await numbers(`no_faktur=${done.no.toLowerCase()}`)).toEqual([done.no]);
    expect(await numbers('customer=sart&status_valid=OPEN')).toEqual([open.no]);
    expect(await numbers('customer=sart&status=OPEN')).toEqual([open.no]);
    expect(await numbers('customer=sart&status=DONE')).toEqual([done.no]);
    expect(await numbers('customer=sart&status=BATAL')).toEqual([]);
  });

  test('is of tgl_system alone for whom the previous-day rule locks', async () => {
    const owner = shop.owner;
    const code = async (client: TestClient, query: string) => {
      const { status, body } = await client.get(`penjualan/get/lihatjual?${query}`);
      return body.code ?? status;
    };
    const old = ['tgl_awal=2026-11-01', 'tgl_akhir=2026-11-19', 'tgl_akhir=2026-11-21'];
    for (const query of old) {
      expect([query, await code(kasir, query)]).toEqual([query, 'LAPORAN_TANGGAL_TERKUNCI']);
      expect([query, await code(owner, query)]).toEqual([query, 'LAPORAN_TANGGAL_TERKUNCI']);
    }
    expect(await code(kasir, 'tgl_awal=2026-11-20&tgl_akhir=2026-11-20')).toBe(200);
    await shop.set('PREVIOUS_DAY_OWNER', 'true');
    for (const query of old) {
      expect([query, await code(kasir, query)]).toEqual([query, 'LAPORAN_TANGGAL_TERKUNCI']);
      expect([query, await code(owner, query)]).toEqual([query, 200]);
    }
    const before = 'penjualan/get/lihatjual?tgl_awal=2026-11-01&tgl_akhir=2026-11-19';
    expect((await owner.get(before)).body.data).toEqual([]);
    await shop.set('PREVIOUS_DAY_OWNER', 'false');
  });

  test('refuses a state and a date that it does not know, at their fields', async () => {
    const answer = await kasir.get('penjualan/get/lihatjual?status=LUNAS&tgl_awal=2026-02-30');
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors).sort()).toEqual(['status', 'tgl_awal']);
  });

  test('counts pieces and grams of the goods that left', async () => {
    const { no } = await sell();
    const { body } = await kasir.get(`penjualan/faktur/${no}`);
    expect(body.data).toMatchObject({ kind: 'penjualan', qty: 1, berat: 3.455, rincian: {} });
    expect(body.data.pembayaran[0]).toMatchObject({ jenis: 'CASH', ke: 1, arah: 'MASUK' });
  });
});

test('one document: another shop’s and an unknown one are 404', async () => {
  const { no } = await sell();
  const other = shop.as('OWNER2');
  expect((await other.get(`penjualan/faktur/${no}`)).status).toBe(404);
  expect((await kasir.get('penjualan/faktur/JKT1-FJ-261120-9999')).status).toBe(404);
});

describe('the cashier refuses', () => {
  const refuse = (no: string, more: object = {}) =>
    kasir.post('penjualan/tolak', { no_faktur_group: no, alasan: 'uang kurang', ...more });

  test('a waiting one: its piece is ready again, its number stays visible', async () => {
    const { no, code } = await waiting();
    expect((await refuse(no)).status).toBe(200);
    expect((await shop.piece(code)).status).toBe('READY');
    const { body } = await kasir.get(`penjualan/faktur/${no}`);
    expect(body.data).toMatchObject({ status: 'BATAL', batal_alasan: 'uang kurang' });
    expect(await numbers('status=BATAL')).toContain(no);
  });

  test('with an approval once a paper was printed', async () => {
    const { no } = await waiting();
    await kasir.post('nota/cetak', { no_dokumen: no, jenis: 'NOTA' });
    const asked = await refuse(no);
    expect([asked.status, asked.body.code]).toEqual([422, 'OTORISASI_DIPERLUKAN']);
    const body = { no_faktur_group: no, alasan: 'uang kurang' };
    const given = await approved(kasir, 'penjualan/tolak', body);
    expect(given.status).toBe(200);
  });

  test('not one that is validated', async () => {
    const { no, code } = await sell();
    const answer = await refuse(no);
    expect([answer.status, answer.body.code]).toEqual([409, 'DOKUMEN_SUDAH_VALID']);
    expect((await shop.piece(code)).status).toBe('TERJUAL');
  });
});

test('the palette finds only what the caller may open', async () => {
  const { no } = await sell();
  const found = await kasir.get(`dokumen/cari?q=${no.slice(-6)}`);
  expect(found.body.data).toContainEqual({
    no,
    jenis: 'penjualan',
    tgl: '2026-11-20',
    route: '/lihat-penjualan',
  });
  const hidden = JSON.stringify([]);
  await shop.exec(sql`update users set akses = ${hidden}::jsonb where user_id = 'DEV1'`);
  const nothing = shop.as('DEV1');
  expect((await nothing.get(`dokumen/cari?q=${no.slice(-6)}`)).body.data).toEqual([]);
});
