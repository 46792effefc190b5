/**
 * What single masters do beyond the conformance test: units on the wire, images, list variants,
 * rows in use.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PIXEL } from '../../engine/master/sample-row.test-data.ts';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let owner: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('OWNER');
  await owner.post('group', { kode_group: 'MT', nama_group: 'Emas Muda', kadar: 42.5 });
  await owner.post('jenis', { kode_jenis: 'CCN', nama_jenis: 'Cincin', kode_group: 'MT' });
  await owner.post('jenis', { kode_jenis: 'CBR', nama_jenis: 'Cincin Berlian', berlian: true });
  await owner.post('baki', { kode_baki: 'B01', nama_baki: 'Baki 1', kode_gudang: 'TOKO' });
});
afterAll(() => server.close());

async function stored(table: string, key: string): Promise<Record<string, unknown>> {
  return server.db.tenant('JKT1', (tx) =>
    tx.one<Record<string, unknown>>(
      sql`select * from ${sql.table(table)} t where kode_toko = 'JKT1'
        and t::text like ${`%${key}%`}`,
    ),
  );
}

describe('units', () => {
  test('grams are milligrams and per cents hundredths inside', async () => {
    const body = { kode_baki: 'B02', nama_baki: 'Baki 2', kode_gudang: 'toko', berat_baki: 12.345 };
    const answer = await owner.post('baki', body);
    expect(answer.body.data).toMatchObject({
      berat_baki: 12.345,
      berat_bandrol: 0,
      nama_gudang: 'ETALASE TOKO',
      created_by: 'OWNER',
    });
    expect(await stored('baki', 'B02')).toMatchObject({ berat_baki: 12_345, kode_gudang: 'TOKO' });
    expect(await stored('grup', 'MT')).toMatchObject({ kadar: 4250 });
  });

  test('a deduction is rupiah or per cent as its type says', async () => {
    const base = { kode_kondisi: 'RP1', kondisi: 'Patah', type: 'RP', potongan: 2500 };
    expect((await owner.post('parabeli', base)).status).toBe(201);
    const persen = { ...base, kode_kondisi: 'PC1', type: 'PERSENTASE', potongan: 2.5 };
    expect((await owner.post('parabeli', persen)).body.data.potongan).toBe(2.5);
    expect((await stored('kondisi_pembelian', 'RP1'))['potongan']).toBe(2500);
    expect((await stored('kondisi_pembelian', 'PC1'))['potongan']).toBe(250);
    const much = await owner.post('parabeli', { ...persen, kode_kondisi: 'PC2', potongan: 101 });
    expect(much.body.errors).toEqual({ potongan: ['Potongan Tidak Boleh Melebihi 100'] });
  });

  test('purity is not 0 and not above 100', async () => {
    const body = { kode_kadar: 'K1', label: '375' };
    const zero = await owner.post('kadar', { ...body, kadar: 0 });
    expect(zero.body.errors).toEqual({ kadar: ['Kadar Tidak Boleh 0'] });
    const much = await owner.post('kadar', { ...body, kadar: 100.5 });
    expect(much.body.errors).toEqual({ kadar: ['Kadar Tidak Boleh Melebihi 100'] });
  });

  test('a weight band runs upwards', async () => {
    const answer = await owner.post('parameter-ongkos', {
      kode_ongkos: 'O1',
      tipe_ongkos: 'TOTAL',
      nominal: 50_000,
      berat_dari: 5,
      berat_sampai: 2,
    });
    expect(answer.body.errors).toEqual({
      berat_sampai: ['Berat Sampai Tidak Boleh Kurang Dari Berat Dari'],
    });
  });
});

describe('list addresses', () => {
  const codes = (answer: { body: { data: Record<string, unknown>[] } }, key: string): unknown[] =>
    answer.body.data.map((row) => row[key]);

  test('variants show what their name says', async () => {
    expect(codes(await owner.get('jenis/get/berlian'), 'kode_jenis')).toEqual(['CBR']);
    const destroy = await owner.get('gudang/get/all/hancur-barang');
    expect(codes(destroy, 'kode_gudang')).toEqual(['RUSAK']);
    expect(codes(await owner.get('baki/get/by-kode-gudang/toko'), 'kode_baki')).toContain('B01');
    expect(codes(await owner.get('baki/get/by-kode-gudang/BELI'), 'kode_baki')).toEqual([]);
    await owner.put('baki/B02', { aktif: false });
    expect(codes(await owner.get('baki/ready'), 'kode_baki')).not.toContain('B02');
  });

  test('accounts of one bank', async () => {
    await owner.post('banks', { kode_bank: 'BCA', nama_bank: 'BCA' });
    await owner.post('banks', { kode_bank: 'BRI', nama_bank: 'BRI' });
    const account = { no_rekening: '111', nama_rekening: 'Toko', kode_bank: 'BCA', fee: 0.7 };
    await owner.post('rekenings', account);
    await owner.post('rekenings', { ...account, no_rekening: '222', kode_bank: 'BRI' });
    const answer = await owner.get('rekenings/get-by-kode-bank?kode_bank=BCA');
    expect(answer.body.data).toMatchObject([
      { no_rekening: '111', nama_bank: 'BCA', fee: 0.7, fee_ditanggung: 'TOKO' },
    ]);
  });

  test('search treats % and _ as letters', async () => {
    expect((await owner.get('banks?q=%25')).body.count).toBe(0);
    expect((await owner.get('banks?q=b_a')).body.count).toBe(0);
    expect((await owner.get('banks?q=bca')).body.count).toBe(1);
  });

  test('a supervisor may write, a cashier of the tree may not read what is hidden', async () => {
    const spv = await server.as('SPV');
    expect((await spv.post('kadar', { kode_kadar: '375', kadar: 37.5 })).status).toBe(201);
    const akses = JSON.stringify([{ key: 'master', is_show: true, children: [] }]);
    await server.db.tenant('JKT1', (tx) =>
      tx.exec(sql`update users set akses = ${akses}::jsonb where user_id = 'KASIR'`),
    );
    const kasir = await server.as('KASIR');
    expect((await kasir.get('kadar/get/all')).status).toBe(403);
  });
});

describe('rows in use', () => {
  test('pieces keep their warehouse, type and tray, with the words of the specification', async () => {
    await server.db.tenant('JKT1', (tx) =>
      tx.exec(sql`insert into barang (kode_toko, kode_barcode, nama_barang, kode_group, kode_jenis,
          kode_gudang, kode_baki, berat, berat_asli, murni, kadar, harga_beli, harga_jual, status,
          tgl_system, input_by)
        values ('JKT1', '11000001', 'Cincin', 'MT', 'CCN', 'TOKO', 'B01', 1000, 1000, 425, 4250, 1,
          1,
          'READY', '2026-11-20', 'OWNER')`),
    );
    const texts = [];
    for (const path of ['gudang/TOKO', 'jenis/CCN', 'baki/B01', 'group/MT']) {
      const { status, body } = await owner.del(path);
      texts.push([status, body.code, body.message]);
    }
    expect(texts).toEqual([
      [409, 'GUDANG_DIGUNAKAN', 'Gudang Masih Digunakan Barang'],
      [409, 'JENIS_DIGUNAKAN', 'Jenis Masih Digunakan Barang'],
      [409, 'BAKI_DIGUNAKAN', 'Baki Masih Digunakan Barang'],
      [409, 'MASIH_DIGUNAKAN', expect.stringMatching(/^Data Masih Digunakan (Jenis|Barang)$/)],
    ]);
  });

  test('documents keep the sales person they name', async () => {
    const body = { nama_sales: 'Ani', kode_bank: 'BCA', no_rekening: '9', nama_rekening: 'Ani' };
    await owner.post('sales', { ...body, kode_sales: 'S1' });
    await server.db.tenant('JKT1', (tx) =>
      tx.exec(sql`insert into dokumen (kode_toko, no_dokumen, kind, tgl_system, status_valid,
        kode_sales, input_by)
        values ('JKT1', 'JKT1-FJ-1', 'penjualan', '2026-11-20', 'DONE', 'S1', 'OWNER')`),
    );
    const answer = await owner.del('sales/S1');
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Data Masih Digunakan Transaksi JKT1-FJ-1',
    ]);
  });
});

describe('catalogue', () => {
  const banner = {
    title: 'Promo',
    info: 'Info',
    sub_info: 'Sub',
    url_pendukung: 'https://toko.id',
    nama_tombol: 'Lihat',
  };

  test('an empty sub_title or deskripsi is a single space, the code is the server’s', async () => {
    const body = { ...banner, kode_banner: 'SAYA', sub_title: '', gambar_path: PIXEL };
    const { data } = (await owner.post('app/banner-katalog', body)).body;
    expect(data).toMatchObject({ sub_title: ' ', deskripsi: ' ' });
    expect(data.kode_banner).toMatch(/^BN[2-9A-Z]{12}$/);
  });

  test('an image is required, kept when its path is unchanged, replaced and deleted', async () => {
    const missing = await owner.post('app/banner-katalog', banner);
    expect(missing.body.errors).toEqual({ gambar_path: ['Gambar Wajib Dimasukan'] });
    const body = { ...banner, gambar_path: PIXEL, gambar_name: 'promo.png' };
    const { data } = (await owner.post('app/banner-katalog', body)).body;
    const anyone = server.client('');
    expect(data.gambar_name).toBe('promo.png');
    expect((await anyone.get(data.gambar_path)).headers['content-type']).toBe('image/jpeg');

    const edit = `app/banner-katalog/edit/${data.kode_banner}`;
    const kept = await owner.put(edit, { ...data, title: 'Baru' });
    expect(kept.body.data).toMatchObject({ title: 'Baru', gambar_path: data.gambar_path });
    const changed = await owner.put(edit, { gambar_path: PIXEL });
    expect(changed.body.data.gambar_path).not.toBe(data.gambar_path);
    expect((await anyone.get(data.gambar_path)).status).toBe(404);

    await owner.del(`app/banner-katalog/delete/${data.kode_banner}`);
    expect((await anyone.get(changed.body.data.gambar_path)).status).toBe(404);
  });

  test('what is no image is refused', async () => {
    const fake = `data:image/png;base64,${Buffer.from('<script>').toString('base64')}`;
    const answer = await owner.post('app/banner-katalog', { ...banner, gambar_path: fake });
    expect([answer.status, answer.body.code]).toEqual([400, 'BERKAS_BUKAN_GAMBAR']);
  });

  test('an item has one image, tags without #, and shows the texts of its banners', async () => {
    const kategori = { kode_kategori: 'CC', nama_kategori: 'Cincin', warna: '#AABBCC' };
    await owner.post('app/kategori-katalog', { ...kategori, gambar_path: PIXEL });
    const described = { ...banner, deskripsi: 'Diskon akhir tahun', gambar_path: PIXEL };
    const made = (await owner.post('app/banner-katalog', described)).body.data;
    const answer = await owner.post('app/item-katalog', {
      nama_barang: 'Cincin Polos',
      kode_kategori: 'CC',
      berat: 2.5,
      harga_jual: 2_500_000,
      direct_url: 'https://toko.id/cc',
      kode_banner: [made.kode_banner],
      hashtag_kadar: '#24k, #17k',
      gambar_path: [PIXEL, PIXEL],
    });
    expect(answer.body.data).toMatchObject({
      berat: 2.5,
      kode_banner: [made.kode_banner],
      deskripsi_banner: ['Diskon akhir tahun'],
      deskripsi_info: [],
      hashtag_kadar: ['24k', '17k'],
      gambar_path: [expect.stringMatching(/^files\//)],
    });
    const empty = await owner.post('app/item-katalog', { harga_jual: ' ' });
    expect(empty.body.errors).toEqual({
      nama_barang: ['Nama Barang Tidak Boleh Kosong'],
      kode_kategori: ['Kategori Harus Dipilih'],
      berat: ['Berat Barang Tidak Boleh Kosong'],
      harga_jual: ['Harga Jual Tidak Boleh Kosong'],
      direct_url: ['URL Pendukung Tidak Boleh Kosong'],
      gambar_path: ['Gambar Wajib Dimasukan'],
    });
  });

  test('a category names image and colour in its own words', async () => {
    const answer = await owner.post('app/kategori-katalog', {});
    expect(answer.body.errors).toMatchObject({
      gambar_path: ['image required'],
      warna: ['colour required'],
    });
  });
});
