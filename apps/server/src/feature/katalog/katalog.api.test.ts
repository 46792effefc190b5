/** Catalogue administration beyond the conformance test, and what anybody may read of it. */
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PIXEL } from '../../engine/master/sample-row.test-data.ts';
import {
  setSetting,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../test/harness.ts';

let server: TestServer;
let owner: TestClient;
let anyone: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('OWNER');
  anyone = server.client('');
  await owner.post('group', { kode_group: 'MT', nama_group: 'Emas Tua', kadar: 75, harga: 900 });
  await owner.post('group', { kode_group: 'MD', nama_group: 'Emas Muda', kadar: 42, harga: 500 });
});
afterAll(() => server.close());

describe('administration', () => {
  test('a price list needs a group', async () => {
    const answer = await owner.post('app/harga', { kode_harga_app: 'H1', nama_harga_app: 'Ritel' });
    expect(answer.body.errors).toEqual({ detail_group: ['Mohon Pilih List Group Minimal 1'] });
  });

  test('an admin has a name and a number of at least 11 digits', async () => {
    const empty = await owner.post('app/member/admin-chat', {});
    expect(empty.body.errors).toEqual({
      nama_admin: ['Mohon Masukan Nama Admin'],
      no_hp: ['Mohon Masukan Nomor Handphone'],
    });
    const short = await owner.post('app/member/admin-chat', {
      nama_admin: 'A',
      no_hp: '0812345678',
    });
    expect(short.body.errors).toEqual({ no_hp: ['Mohn Masukan Nomor Handphone Yang Valid'] });
  });

  test('a gift names what is missing', async () => {
    const answer = await owner.post('app/member/list-gift', {});
    expect(answer.body.errors).toEqual({
      nama_hadiah: ['Nama Hadiah Tidak Boleh Kosong'],
      info: ['Info Tidak Boleh Kosong'],
      sub_info: ['Sub Info Tidak Boleh Kosong'],
      point: ['Point Tidak Boleh Kosong'],
      gambar_path: ['Gambar Wajib Dimasukan'],
    });
  });

  test('a splash screen keeps 1241x2348, other pictures 720x1366 (spec 1 §5)', async () => {
    const picture = sharp({
      create: { width: 2482, height: 4696, channels: 3, background: '#a33' },
    });
    const sent = `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
    const kept = async (path: string): Promise<unknown> => {
      const { width, height, format } = await sharp((await anyone.get(path)).raw).metadata();
      return { width, height, format };
    };
    const splash = await owner.put('app/splash-screen/MEMBER', {
      text: 'Selamat Datang',
      position: 'top',
      image_path: sent,
    });
    expect(await kept(splash.body.data.image_path)).toEqual({
      width: 1241,
      height: 2348,
      format: 'jpeg',
    });
    const category = await owner.post('app/kategori-katalog', {
      kode_kategori: 'CINCIN',
      nama_kategori: 'CINCIN',
      warna: '#AA3333',
      gambar_path: sent,
    });
    expect(category.body.errors).toBeUndefined();
    expect(await kept(category.body.data.gambar_path)).toEqual({
      width: 720,
      height: 1362,
      format: 'jpeg',
    });
  });

  test('the four splash screens are edited, never added or deleted', async () => {
    const { body } = await owner.get('app/splash-screen');
    expect(body.data.map((row: { name: string }) => row.name).toSorted()).toEqual([
      'guest 1',
      'guest 2',
      'guest 3',
      'member',
    ]);
    const empty = await owner.put('app/splash-screen/GUEST1', { text: ' ', position: 'top' });
    expect(empty.body.errors).toEqual({ text: ['Text Tidak Boleh Kosong'] });
    const side = await owner.put('app/splash-screen/GUEST1', { text: 'Hai', position: 'left' });
    expect(side.status).toBe(400);
    const saved = await owner.put('app/splash-screen/GUEST1', {
      text: 'Selamat Datang',
      position: 'top',
      image_path: PIXEL,
    });
    const { data } = saved.body;
    expect(saved.body.message).toBe('Data Berhasil Dirubah');
    expect(data).toMatchObject({ name: 'guest 1', text: 'Selamat Datang', position: 'top' });
    expect(data.url).toBe(data.image_path);
    expect((await anyone.get(data.url)).headers['content-type']).toBe('image/jpeg');
    expect((await owner.post('app/splash-screen', { text: 'x', position: 'top' })).status).toBe(
      404,
    );
    expect((await owner.del('app/splash-screen/GUEST1')).status).toBe(404);
  });
});

test("a banner neither shows nor deletes another feature's photo", async () => {
  const kasir = await server.as('KASIR');
  const { foto } = (await kasir.post('pembelian/foto', { gambar: PIXEL })).body.data;
  const row = {
    title: 'Promo',
    info: 'Info',
    sub_info: 'Sub',
    url_pendukung: 'https://toko.id',
    nama_tombol: 'Lihat',
  };
  const refused = await owner.post('app/banner-katalog', { ...row, gambar_path: foto });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['gambar_path']]);
  const made = (await owner.post('app/banner-katalog', { ...row, gambar_path: PIXEL })).body.data;
  const kept = await owner.put(`app/banner-katalog/edit/${made.kode_banner}`, {
    ...row,
    title: 'Baru',
  });
  expect(kept.body.data.gambar_path).toBe(made.gambar_path);
  // A row from before the check.
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update banner_katalog set gambar_path = ${String(foto)}
      where kode_banner = ${String(made.kode_banner)}`),
  );
  expect((await owner.del(`app/banner-katalog/delete/${made.kode_banner}`)).status).toBe(200);
  expect((await kasir.get(foto)).status).toBe(200);
});

test('anybody reads what is published, nothing else', async () => {
  const kategori = { nama_kategori: 'Cincin', warna: '#aabbcc', gambar_path: PIXEL };
  await owner.post('app/kategori-katalog', { ...kategori, kode_kategori: 'CC' });
  const item = {
    nama_barang: 'Cincin Polos',
    kode_kategori: 'CC',
    berat: 2.5,
    harga_jual: 2_500_000,
    direct_url: 'https://toko.id/cc',
    gambar_path: [PIXEL],
  };
  await owner.post('app/item-katalog', item);
  await owner.post('app/item-katalog', { ...item, nama_barang: 'Draf', aktif: false });
  await owner.post('app/harga', {
    kode_harga_app: 'H1',
    nama_harga_app: 'Ritel',
    detail_group: ['MT', 'MD'],
  });
  await owner.post('app/member/group-description', { kode_group: 'MT', description: 'Tua' });
  await owner.post('parameter-harga-emas', {
    kode_group: 'MT',
    kadar: 75,
    harga_jual: 1_500,
    harga_beli: 1_400,
  });
  await owner.post('app/member/admin-chat', { nama_admin: 'Ani', no_hp: '081234567890' });

  const answer = await anyone.get('katalog-publik/JKT1');
  expect(answer.headers['cache-control']).toMatch(/^public, max-age=60/);
  const { data } = answer.body;
  expect(data.toko).toEqual({
    kode_toko: 'JKT1',
    nama_toko: 'Jakarta Satu',
    alamat_toko: 'Jl. B 2',
  });
  expect(data.item).toMatchObject([{ nama_barang: 'Cincin Polos', berat: 2.5 }]);
  expect(data.harga).toEqual([
    {
      kode_harga_app: 'H1',
      nama_harga_app: 'Ritel',
      detail: [
        { kode_group: 'MT', nama_group: 'Emas Tua', kadar: 75, harga: 1_500, description: 'Tua' },
        { kode_group: 'MD', nama_group: 'Emas Muda', kadar: 42, harga: 500, description: '' },
      ],
    },
  ]);
  // A shop that sells by the global price publishes that: 2,000 a gram of 24K, and MT's margin.
  await setSetting(server, 'HIDUP_FEATURE_MODULE', 'true');
  await setSetting(server, 'kategori_harga', 'GLOBAL');
  await setSetting(server, 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE', '2000');
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`insert into kelompok_harga (kode_toko, kode_kelompok, nama_kelompok, margin,
        detail_group, created_by, updated_by)
      values ('JKT1', 'K1', 'Tua', 50, '{MT}', 'OWNER', 'OWNER')`),
  );
  const global = (await anyone.get('katalog-publik/JKT1')).body.data.harga[0].detail;
  expect(global.map((row: { harga: number }) => row.harga)).toEqual([1_550, 840]);

  expect(data.kontak).toMatchObject([{ nama_admin: 'Ani', no_hp: '081234567890' }]);
  expect((await anyone.get(data.item[0].gambar_path[0])).status).toBe(200);
  expect(JSON.stringify(data)).not.toMatch(/created_by|OWNER|harga_modal/);

  expect((await anyone.get('katalog-publik/JKT2')).body.data.item).toEqual([]);
  expect((await anyone.get('katalog-publik/XX9')).status).toBe(404);
  expect((await anyone.get("katalog-publik/'or'1")).status).toBe(404);
  await server.db.tenant('JKT2', (tx) =>
    tx.exec(sql`update toko set aktif = false where kode_toko = 'JKT2'`),
  );
  expect((await anyone.get('katalog-publik/JKT2')).status).toBe(404);
});
