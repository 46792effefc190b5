/**
 * What the six reports say: the calls that the specification names with their own shapes, the
 * figures of each report over known days, and the messages to the letter.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sheet } from '@kencana/contract/sheet';
import {
  setSetting,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../test/harness.ts';
import { fillShop, HARI_INI, KEMARIN, NAMA_BERBAHAYA } from '../../test/report-data.ts';

let server: TestServer;
let owner: TestClient;
const PERIOD = `tgl_from=${KEMARIN}&tgl_to=${HARI_INI}`;

beforeAll(async () => {
  server = await startTestServer();
  await server.db.tenant('JKT1', (tx) => fillShop(tx, '11'));
  await setSetting(server, 'PREVIOUS_DAY_OWNER', 'true');
  owner = await server.as('OWNER');
});
afterAll(() => server.close());

/** The Sheet as objects by column key. */
async function sheet(path: string) {
  const { status, body } = await owner.get(path);
  expect([status, body.message]).toEqual([200, 'Laporan Tersedia']);
  const { columns, lines } = body.data as Sheet;
  return lines.map(({ jenis, label, cells }) => ({
    jenis,
    label,
    ...Object.fromEntries(cells.map((value, i) => [columns[i]?.key ?? '', value])),
  }));
}

test('penjualan asks for its dates and its sales in the words of the specification', async () => {
  const bare = await owner.get('laporan/penjualan');
  expect(bare.status).toBe(400);
  expect(bare.body.errors).toEqual({
    tanggal_awal: ['Tanggal Tidak Boleh Kosong'],
    sampai_tgl: ['Tanggal Tidak Boleh Kosong'],
    kode_sales: ['Kode Tidak Boleh Kosong'],
  });
});

test('penjualan rekap: live validated sales, trade-in as a payment', async () => {
  const all = await sheet(`laporan/penjualan?${PERIOD}&kode_sales=ALL`);
  expect(all.filter((l) => l.jenis === 'baris').length).toBe(4);
  expect(all.at(-1)).toMatchObject({
    jenis: 'total',
    qty: 4,
    berat: 13.82,
    total: 25_001_000,
    cash: 2_001_000,
    transfer: 10_000_000,
    debit: 8_000_000,
    kredit: 2_000_000,
    tukar: 3_000_000,
  });
  const ani = await sheet(`laporan/penjualan?${PERIOD}&kode_sales=s1`);
  expect(ani.at(-1)).toMatchObject({ total: 10_001_000 });
  const spv = await sheet(`laporan/penjualan?${PERIOD}&kode_sales=ALL&valid_by=SPV`);
  expect(spv.at(-1)).toMatchObject({ total: 15_000_000 });
  const waiting = await sheet(`laporan/penjualan?${PERIOD}&kode_sales=ALL&status_valid=OPEN`);
  expect(waiting.at(-1)).toMatchObject({ total: 2_000_000 });
  const byTotal = await sheet(`laporan/penjualan?${PERIOD}&kode_sales=ALL&sort_by=total`);
  expect(byTotal[0]).toMatchObject({ total: 7_500_000 });
});

test('penjualan detail: a line per piece whose parts make its total', async () => {
  const lines = await sheet(`laporan/penjualan?${PERIOD}&kode_sales=ALL&variant=detail`);
  const total = lines.at(-1) as unknown as Record<string, number>;
  expect(total).toMatchObject({ berat: 13.82, total: 25_001_000, diskon: 121_000 });
  const { harga = 0, ongkos = 0, atribut = 0, diskon = 0, pembulatan = 0 } = total;
  expect(harga + ongkos + atribut - diskon + pembulatan).toBe(total['total']);
  expect(lines[0]).toMatchObject({ nama_barang: NAMA_BERBAHAYA, kadar: 75.5 });
});

test('cash/transaction/report answers bank groups by GET and POST', async () => {
  const query = `start_date=${HARI_INI}&end_date=${HARI_INI}`;
  const { status, body } = await owner.get(
    `cash/transaction/report?${query}&jenis=ALL&no_rekening=ALL`,
  );
  expect([status, body.message]).toEqual([200, 'Laporan Transaksi Non Cash Tersedia']);
  expect(body.data.map((g: { nama_bank: string }) => g.nama_bank)).toEqual([
    'Bank BCA',
    'Bank Mandiri',
  ]);
  expect(body.data[0].detail[0]).toMatchObject({
    tanggal: HARI_INI,
    jenis: 'DEBET',
    jumlah_rp: 4_000_000,
    fee: 40_000,
    jumlah_gesek_rp: 4_040_000,
  });
  expect(body.data[0].detail[1]).toMatchObject({
    jenis: 'CREDIT',
    fee: 20_000,
    jumlah_gesek_rp: 1_000_000,
  });
  const form = { start_date: HARI_INI, end_date: HARI_INI, jenis: 'CREDIT', no_rekening: '111' };
  const posted = await owner.post('cash/transaction/report', form);
  expect(posted.status).toBe(200);
  expect(posted.body.data[0].detail.length).toBe(1);
  const none = await owner.post('cash/transaction/report', { ...form, no_rekening: '999' });
  expect([none.status, none.body.message, none.body.data]).toEqual([
    200,
    'Laporan Tidak Tersedia',
    [],
  ]);
});

test('uang-kas: opening balance of the closed day, running and last balances', async () => {
  const lines = await sheet(`laporan/uang-kas?${PERIOD}`);
  expect(lines.map((l) => [l.jenis, (l as Record<string, unknown>)['saldo']])).toEqual([
    ['kelompok', undefined],
    ['baris', 5_000_000],
    ['baris', 6_000_500],
    ['baris', 5_750_500],
    ['subtotal', 5_750_500],
    ['kelompok', undefined],
    ['baris', 5_750_500],
    ['baris', 6_751_000],
    ['baris', 6_501_000],
    ['subtotal', 6_501_000],
    ['total', 6_501_000],
  ]);
  expect(lines[1]).toMatchObject({ kategori: 'SALDO AWAL', masuk: 0, keluar: 0 });
  expect(lines.at(-1)).toMatchObject({ masuk: 2_001_000, keluar: 500_000 });
  const today = await sheet(`laporan/uang-kas?tgl_from=${HARI_INI}&tgl_to=${HARI_INI}`);
  expect(today[1]).toMatchObject({ kategori: 'SALDO AWAL', saldo: 5_750_500 });
  const quiet = await sheet('laporan/uang-kas?tgl_from=2026-11-18&tgl_to=2026-11-18');
  expect(quiet.at(-1)).toMatchObject({ jenis: 'total', masuk: 0, saldo: 5_000_000 });
});

test('barang-detail: ready pieces by tray, type and order', async () => {
  const all = await sheet('laporan/barang-detail');
  expect(all.at(-1)).toMatchObject({ berat: 35.745 });
  const tray = await sheet('laporan/barang-detail?kode_baki=b2&sort_by=nama_barang');
  expect(tray.filter((l) => l.jenis === 'baris').length).toBe(3);
  const byTray = await sheet('laporan/barang-detail?sort_by=kode_toko');
  expect(byTray.slice(0, 6).map((l) => (l as Record<string, unknown>)['kode_baki'])).toEqual([
    'B1',
    'B1',
    'B1',
    'B2',
    'B2',
    'B2',
  ]);
});

test('kelompok-barang: by name or by name and size, with the pieces', async () => {
  const byName = await owner.get('reportbarang/kelompok-barang?kode_dept=CINCIN&group_by=nama');
  expect([byName.status, byName.body.message]).toEqual([200, 'Laporan Tersedia']);
  const polos = byName.body.data.find(
    (r: { nama_barang: string }) => r.nama_barang === 'Cincin Polos',
  );
  expect(polos).toMatchObject({ size: '', berat: 13.917, jumlah: 2 });
  expect(polos.detail.map((d: { berat: number }) => d.berat)).toEqual([6.458, 7.459]);
  const bySize = await owner.get(
    'reportbarang/kelompok-barang?kode_dept=CINCIN&group_by=nama_size',
  );
  const sizes = bySize.body.data.filter(
    (r: { nama_barang: string }) => r.nama_barang === 'Cincin Polos',
  );
  expect(sizes.map((r: { size: string }) => r.size)).toEqual(['10', '12']);
  const none = await owner.get('reportbarang/kelompok-barang?kode_dept=GELANG&group_by=nama');
  expect([none.body.status, none.body.message]).toEqual([
    'success',
    'Laporan Penjualan Tidak Tersedia',
  ]);
});

test('otorisasi: before and after in words, own approvals marked', async () => {
  const lines = await sheet(`laporan/otorisasi?${PERIOD}&approver=spv`);
  expect(lines).toMatchObject([
    {
      sebelum: 'harga 3000000; 50000',
      sesudah: 'harga 2900000, ongkos 0; HANCUR',
      sendiri: '',
      approver: 'SPV',
      peminta: 'KASIR',
    },
    { sebelum: '', sesudah: 'status BATAL', sendiri: 'SENDIRI', cara: 'PASSWORD' },
  ]);
  const byKasir = await sheet(`laporan/otorisasi?${PERIOD}&peminta=kasir&cara=PASSWORD`);
  const his = expect.objectContaining({ peminta: 'KASIR', cara: 'PASSWORD' });
  expect(byKasir).toEqual(byKasir.map(() => his));
  const passkey = await owner.get(`laporan/otorisasi?${PERIOD}&cara=PASSKEY`);
  expect(passkey.body.message).toBe('Laporan Tidak Tersedia');
  expect((await (await server.as('KASIR')).get(`laporan/otorisasi`)).status).toBe(403);
});

test('head office reads on when a shop fails and is told so', async () => {
  await server.db.tenant('JKT2', (tx) => fillShop(tx, '12'));
  const root = new pg.Client({ connectionString: server.database.superUrl });
  await root.connect();
  // Reading a piece of this shop is an error, as of a database that is broken there.
  await root.query(`create policy rusak on barang as restrictive for select using
    (case when kode_toko = 'JKT2' then 1 / (length(kode_toko) - 4) = 1 else true end)`);
  await root.end();
  const pusat = await server.as('PUSAT');
  const address = 'laporan/barang-detail?kode_toko=JKT1,JKT2';
  const { status, body } = await pusat.get(address);
  expect([status, body.data.gagal]).toEqual([
    200,
    [{ kode_toko: 'JKT2', message: 'Data Gagal Dimuat' }],
  ]);
  expect(body.data.lines.at(-1).cells).toContain(35.745);
  const csv = await pusat.get(`${address}&format=csv`);
  expect(csv.body).toContain('Total Belum Lengkap, Toko Yang Gagal Dimuat: JKT2');
  expect((await (await server.as('OWNER2')).get('laporan/barang-detail')).status).toBe(500);
  expect((await pusat.get('laporan/barang-detail?kode_toko=JKT9')).status).toBe(404);
});

test('every language answers', async () => {
  for (const bahasa of ['id', 'en', 'it', 'hk', 'my', 'jp']) {
    const headers = { 'x-bahasa': bahasa };
    const pdf = await owner.get(`laporan/penjualan?${PERIOD}&kode_sales=ALL&format=pdf`, headers);
    expect([pdf.status, pdf.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  }
});
