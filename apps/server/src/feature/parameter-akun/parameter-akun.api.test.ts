/** Parameter Akun: the module gate, the grouped list, a change of accounts, and what is refused. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setSetting, startTestServer } from '../../../test/harness.ts';
import type { TestClient, TestServer } from '../../../test/harness.ts';

const PATH = 'para-akun-transaksi/HANCUR%20BARANG/UMUM';
const detail = [
  { kode_akun: 'PERSEDIAAN RUSAK', jenis_akun: 'DEBIT', nomor_akun: '6-1200' },
  { kode_akun: 'PERSEDIAAN', jenis_akun: 'KREDIT', nomor_akun: null },
];
let server: TestServer;
let owner: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('OWNER');
});
afterAll(() => server.close());

test('is closed while the accounting module is off', async () => {
  expect((await owner.get('para-akun-transaksi')).body.code).toBe('MODUL_MATI');
  expect((await owner.put(PATH, { detail_akun: detail })).body.code).toBe('MODUL_MATI');
});

describe('with the accounting module', () => {
  beforeAll(() => setSetting(server, 'ACCOUNTING_MODULE', 'true'));

  test('lists every event once with its roles', async () => {
    const { data } = (await owner.get('para-akun-transaksi')).body;
    const events = data.map((row: { trx: string; type: string }) => `${row.trx}/${row.type}`);
    expect(new Set(events).size).toBe(events.length);
    expect(data.find((row: { trx: string }) => row.trx === 'HANCUR BARANG')).toEqual({
      trx: 'HANCUR BARANG',
      type: 'UMUM',
      detail_akun: [
        {
          kode_akun: 'PERSEDIAAN RUSAK',
          jenis_akun: 'DEBIT',
          nomor_akun: '1-2400',
          nama_akun: 'PERSEDIAAN RUSAK',
        },
        {
          kode_akun: 'HUTANG SUPPLIER',
          jenis_akun: 'KREDIT',
          nomor_akun: '2-1200',
          nama_akun: 'HUTANG PEMBELIAN SUPPLIER',
        },
        {
          kode_akun: 'PERSEDIAAN',
          jenis_akun: 'KREDIT',
          nomor_akun: '1-2100',
          nama_akun: 'PERSEDIAAN EMAS SIAP JUAL',
        },
      ],
    });
  });

  test('replaces the roles of an event', async () => {
    const answer = await owner.put(PATH, { detail_akun: detail });
    expect([answer.status, answer.body.message]).toEqual([200, 'Berhasil Mengedit Data']);
    expect(answer.body.data.detail_akun).toMatchObject(detail);
  });

  test('keeps at least one debit and one credit, each role once, on accounts that exist', async () => {
    const one = await owner.put(PATH, { detail_akun: detail.slice(0, 1) });
    const text = 'HANCUR BARANG UMUM Harus Punya Minimal Satu Akun Debit Dan Satu Akun Kredit';
    expect(one.body.errors).toEqual({ detail_akun: [text] });
    const twice = await owner.put(PATH, { detail_akun: [...detail, ...detail] });
    expect(twice.body.code).toBe('VALIDASI');
    const unknown = detail.map((d) => ({ ...d, nomor_akun: '9-9999' }));
    const missing = await owner.put(PATH, { detail_akun: unknown });
    expect([missing.status, missing.body.code]).toEqual([400, 'REF_TIDAK_ADA']);
    const nothing = await owner.put('para-akun-transaksi/X/Y', { detail_akun: detail });
    expect(nothing.status).toBe(404);
  });

  test('is read by everyone and changed by owners', async () => {
    const kasir = await server.as('KASIR');
    expect((await kasir.get('para-akun-transaksi')).status).toBe(200);
    expect((await kasir.put(PATH, { detail_akun: detail })).status).toBe(403);
    expect((await kasir.get('akuns')).body.count).toBeGreaterThan(10);
  });
});
