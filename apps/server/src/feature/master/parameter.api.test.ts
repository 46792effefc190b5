/**
 * What single parameters do beyond the conformance test: bands, unique pairs, price history and its
 * report, the global price, a master closed by a setting, shops of head office.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  setSetting,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../test/harness.ts';

let server: TestServer;
let owner: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  for (const flag of [
    'BUNGA_HUTANG_MODULE',
    'HUTANG_POKOK_MODULE',
    'DESKRIPSI_SERVICE_MODULE',
    'SUPPLIER_MODULE',
    'MEMBER_RESET_POIN_MODULE',
    'KUPON_PENJUALAN_MODULE',
    'HIDUP_FEATURE_MODULE',
  ]) {
    await setSetting(server, flag, 'true');
  }
  owner = await server.as('OWNER');
  await owner.post('group', { kode_group: 'MT', nama_group: 'Emas Tua', kadar: 75, harga: 900 });
});
afterAll(() => server.close());

describe('interest bands', () => {
  const band = (kode_bunga: string, dari: number, sampai: number) => ({
    kode_bunga,
    nominal_dari: dari,
    nominal_sampai: sampai,
    bunga: 2.5,
  });

  test('do not overlap while active, and the band of an amount is found', async () => {
    expect((await owner.post('para-bunga-hutang', band('B1', 0, 999_999))).status).toBe(201);
    const over = await owner.post('para-bunga-hutang', band('B2', 999_999, 2_000_000));
    expect(over.body).toMatchObject({
      code: 'VALIDASI',
      errors: { nominal_dari: ['Batas Nominal Bertumpuk Dengan B1'] },
    });
    const next = band('B2', 1_000_000, 2_000_000);
    expect((await owner.post('para-bunga-hutang', next)).status).toBe(201);
    expect((await owner.put('para-bunga-hutang/B1', { nominal_sampai: 1_000_000 })).status).toBe(
      400,
    );
    const found = await owner.get('para-bunga-hutang/find-between?nominal=1000000');
    expect(found.body.data).toMatchObject({ kode_bunga: 'B2', bunga: 2.5 });
    expect((await owner.get('para-bunga-hutang/find-between?nominal=3000000')).status).toBe(404);
    expect((await owner.get('para-bunga-hutang/find-between?nominal=x')).status).toBe(400);
    await owner.put('para-bunga-hutang/B2', { aktif: false });
    expect((await owner.get('para-bunga-hutang/find-between?nominal=1000000')).status).toBe(404);
  });

  test('two at once cannot both be taken', async () => {
    const answers = await Promise.all(
      ['X1', 'X2'].map((kode) => owner.post('para-bunga-hutang', band(kode, 5e6, 6e6))),
    );
    expect(answers.map((a) => a.status).toSorted((a, b) => a - b)).toEqual([201, 400]);
  });

  test('have an interest and run upwards', async () => {
    const answer = await owner.post('para-bunga-hutang', { ...band('B9', 9e6, 8e6), bunga: '' });
    expect(answer.body.errors).toEqual({ bunga: ['Bunga Baru Tidak Boleh Kosong'] });
    const turned = await owner.post('para-bunga-hutang', band('B9', 9e6, 8e6));
    expect(turned.body.errors).toEqual({
      nominal_sampai: ['Batas Atas Tidak Boleh Kurang Dari Batas Bawah'],
    });
  });
});

describe('prices', () => {
  test('one gold price per group and purity', async () => {
    const price = { kode_group: 'MT', kadar: 75, harga_jual: 1_500_000, harga_beli: 1_400_000 };
    const made = await owner.post('parameter-harga-emas', price);
    expect(made.body.data).toMatchObject({ ...price, nama_group: 'Emas Tua' });
    const again = await owner.post('parameter-harga-emas', price);
    expect(again.body).toMatchObject({
      code: 'KODE_SUDAH_ADA',
      errors: { kode_group: ['Kode MT 75 Sudah Ada'] },
    });
    const other = (await owner.post('parameter-harga-emas', { ...price, kadar: 70 })).body.data;
    const moved = await owner.put(`parameter-harga-emas/${other._id}`, { kadar: 75 });
    expect([moved.status, moved.body.code]).toEqual([409, 'KODE_SUDAH_ADA']);
    await owner.put(`parameter-harga-emas/${made.body.data._id}`, { harga_jual: 1_600_000 });
    await owner.del(`parameter-harga-emas/${other._id}`);
  });

  test('the global price is kept, announced to the settings and refused when it is none', async () => {
    for (const nominal of [0, -1, 'x', 1.5]) {
      expect((await owner.put('parameter-harga-emas/global', { nominal })).status).toBe(400);
    }
    const answer = await owner.post('parameter-harga-emas/global', { nominal: 2_000_000 });
    expect(answer.body).toMatchObject({ message: 'Data Berhasil Disimpan' });
    await owner.put('parameter-harga-emas/global', { nominal: 2_100_000 });
    const key = 'para-system/key/PARAMETER_HARGA_EMAS_GLOBAL_VALUE';
    expect((await owner.put(key, { value: 2_200_000 })).status).toBe(200);
    expect((await owner.get(key)).body.data.value).toBe('2200000');
    const kasir = await server.as('KASIR');
    expect((await kasir.put('parameter-harga-emas/global', { nominal: 1 })).status).toBe(403);
  });

  test('every change stands in Laporan Perubahan Harga Emas', async () => {
    const rows = async (parameter: string): Promise<unknown[]> => {
      const path = `laporan/perubahan-harga-emas?parameter=${parameter}`;
      const { body } = await owner.get(path);
      const lines: { jenis: string; cells: unknown[] }[] = body.data.lines;
      return lines.filter((line) => line.jenis === 'baris').map((line) => line.cells.slice(3));
    };
    expect(await rows('harga-global')).toEqual([
      ['Parameter Harga Emas Global', '24K', 'Nominal', 0, 2_000_000, 2_000_000],
      ['Parameter Harga Emas Global', '24K', 'Nominal', 2_000_000, 2_100_000, 100_000],
      ['Parameter Harga Emas Global', '24K', 'Nominal', 2_100_000, 2_200_000, 100_000],
    ]);
    expect(await rows('harga-emas')).toContainEqual([
      'Parameter Harga Emas',
      'MT 75',
      'Harga Jual',
      1_500_000,
      1_600_000,
      100_000,
    ]);
    expect(await rows('harga-emas')).toContainEqual([
      'Parameter Harga Emas',
      'MT 70',
      'Harga Beli',
      1_400_000,
      0,
      -1_400_000,
    ]);
    expect(await rows('group')).toContainEqual(['Master Group', 'MT', 'Harga', 0, 900, 900]);
  });
});

test('a group belongs to one price cluster at most', async () => {
  const cluster = { nama_kelompok: 'Pasar', margin: 5000, detail_group: ['MT'] };
  const made = await owner.post('kelompok-harga', { ...cluster, kode_kelompok: 'A' });
  expect(made.body.data).toMatchObject({ detail_group: ['MT'], kebijakan_beli: 'NOTA' });
  const two = await owner.post('kelompok-harga', { ...cluster, kode_kelompok: 'B' });
  expect(two.body.errors).toEqual({ detail_group: ['Group MT Sudah Ada Di Kelompok A'] });
  const off = { ...cluster, kode_kelompok: 'B', aktif: false };
  expect((await owner.post('kelompok-harga', off)).status).toBe(201);
  expect((await owner.put('kelompok-harga/B', { aktif: true })).status).toBe(400);
});

describe('plain checks', () => {
  test('a description says something, digits are digits, dates run forwards', async () => {
    const short = await owner.post('para-deskripsi-service', {
      kode_deskripsi: 'D1',
      deskripsi: 'Patri',
    });
    expect(short.body.errors).toEqual({ deskripsi: ['Deskripsi Minimal 20 Karakter'] });
    const supplier = await owner.post('supplier-barang', {
      kode_supplier: 'S1',
      nama_supplier: 'Sumber',
      npwp: '01.234',
    });
    expect(supplier.body.errors).toEqual({ npwp: ['NPWP Hanya Angka'] });
    const reset = await owner.post('para-reset-poin-member', { kode_reset: 'R1' });
    expect(reset.body.errors).toEqual({
      masa_berlaku_bulan: ['Masa Berlaku Atau Tanggal Reset Harus Diisi'],
    });
    const kupon = await owner.post('transaksi-kupon', {
      kode_kupon: 'K1',
      nama_kupon: 'Lebaran',
      tgl_dari: '2026-12-02',
      tgl_sampai: '2026-12-01',
      tipe_kupon: 'PERSEN',
      nilai: 5,
      kuota: 10,
    });
    expect(kupon.body.errors).toEqual({
      tgl_sampai: ['Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal'],
    });
  });

  test('hutang pokok takes no changes while the shop lends by harga emas', async () => {
    await setSetting(server, 'HUTANG_POKOK', 'HARGA_EMAS');
    const body = { kode_group: 'MT', kadar: 75, harga_per_gram: 800_000, persen: 80 };
    const closed = await owner.post('para-hutang-pokok', body);
    expect([closed.status, closed.body.code]).toEqual([403, 'MODUL_MATI']);
    expect((await owner.get('para-hutang-pokok')).status).toBe(200);
    await setSetting(server, 'HUTANG_POKOK', 'MANUAL');
    expect((await owner.post('para-hutang-pokok', body)).status).toBe(201);
  });
});

describe('shops', () => {
  beforeAll(async () => {
    for (const toko of ['JKT1', 'PUSAT']) {
      await setSetting(server, 'KIRIM_BARANG_MODULE', 'true', toko);
    }
  });

  test('head office changes the card of any shop', async () => {
    const pusat = await server.as('PUSAT');
    expect((await pusat.get('tokos/get/all')).body.count).toBe(3);
    const answer = await pusat.put('tokos/JKT2', {
      nama_toko: 'Jakarta Timur',
      no_hp: '0215551234',
    });
    expect(answer.body).toMatchObject({
      message: 'Berhasil Mengedit Data',
      data: { kode_toko: 'JKT2', nama_toko: 'Jakarta Timur', alamat_toko: 'Jl. C 3', aktif: true },
    });
    expect((await pusat.put('tokos/XX9', { nama_toko: 'X' })).status).toBe(404);
    expect((await pusat.put('tokos/JKT2', { npwp: 'abc' })).status).toBe(400);
    const self = await pusat.put('tokos/PUSAT', { aktif: false });
    expect(self.body.data.aktif).toBe(true);
  });

  test('a branch reads itself and head office, and changes nothing', async () => {
    const { body } = await owner.get('tokos/get/all');
    expect(body.data.map((row: { kode_toko: string }) => row.kode_toko)).toEqual(['PUSAT', 'JKT1']);
    expect((await owner.put('tokos/JKT1', { nama_toko: 'Saya' })).status).toBe(403);
    expect((await owner.put('tokos/JKT2', { nama_toko: 'Saya' })).status).toBe(404);
  });
});

test('rows with a made key stand by what names them, others by their order', async () => {
  const clause = (kode: string, urutan: number) => ({
    kode_kondisi_pinjaman: kode,
    urutan,
    kondisi: `Syarat ${kode}`,
  });
  await owner.post('parapinjaman', clause('A', 2));
  await owner.post('parapinjaman', clause('B', 1));
  const { body } = await owner.get('parapinjaman/get/all');
  expect(body.data.map((row: { urutan: number }) => row.urutan)).toEqual([1, 2]);
  const pair = (kadar: number) => ({ kode_group: 'MT', kadar, harga: 100 });
  for (const kadar of [90, 30, 60]) await owner.post('parameter-harga-emas-pembelian', pair(kadar));
  const prices = await owner.get('parameter-harga-emas-pembelian');
  expect(prices.body.data.map((row: { kadar: number }) => row.kadar)).toEqual([30, 60, 90]);
});
