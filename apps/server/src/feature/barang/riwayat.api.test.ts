/**
 * A piece's life on one page (docs/decision/0064): every document that touched it, in order, with
 * what each did; cost, numbers and names only for whom other screens tell them.
 */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LifeEvent, PieceLife } from '@kencana/contract/call/riwayat-calls';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, cash, HOLDER, saleOf } from '../../../test/shop-fixture.ts';
import { nextDay } from '../../../test/titip-case.ts';

let shop: Shop;
let code: string;
let numbers: { pindah: string; up: string; kadar: string; jual: string; beli: string };

const life = async (kode = code, client: TestClient = shop.owner): Promise<PieceLife> => {
  const answer = await client.get(`barang/riwayat/${kode}`);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return answer.body.data as PieceLife;
};

const one = (events: readonly LifeEvent[], kind: string): LifeEvent | undefined =>
  events.find((event) => event.kind === kind && event.peristiwa === 'SIMPAN');

async function saved(path: string, body: object, by = shop.spv): Promise<Record<string, string>> {
  const answer = await by.post(path, body);
  const done = answer.status === 422 ? await approved(by, path, body, 'OWNER') : answer;
  expect([path, done.status, done.body.errors]).toEqual([path, 201, undefined]);
  return done.body.data as Record<string, string>;
}

beforeAll(async () => {
  shop = await openShop({
    modules: ['UPDATE_KADAR_MODULE'],
    settings: { PREVIOUS_DAY_OWNER: 'true' },
  });
  const red = { width: 300, height: 200, channels: 3 as const, background: '#ff0000' };
  const png = await sharp({ create: red }).png().toBuffer();
  const gambar = `data:image/png;base64,${png.toString('base64')}`;
  const { foto } = (await shop.spv.post('barang/foto', { gambar })).body.data;
  code = await addPiece(shop.spv, { foto });
  const to = { kode_gudang: 'TOKO', kode_baki: 'A2', barang: [code], keterangan: 'etalase' };
  const { no_pindah: pindah = '' } = await saved('pindahbarang/simpan', to);
  const place = { kode_gudang: 'TOKO', kode_baki: 'A2', barang: [code] };
  const { no_update: up = '' } = await saved('update-profit-barang/simpan', {
    ...place,
    dasar: 'HARGA',
    arah: 'NAIK',
    satuan: 'PERSEN',
    persen: 10,
    sebelum_rp: 4_560_600,
    sesudah_rp: 5_017_000,
  });
  const { no_update: kadar = '' } = await saved('update-kadar/simpan', {
    ...place,
    sumber: 'KETIK',
    kadar: 70,
    kadar_cetak: '700',
    keterangan: 'uji ulang',
    murni_sesudah: 2.422,
  });
  const sale = saleOf([code], [cash(5_167_000)], HOLDER);
  const { no_faktur_group: jual = '' } = await saved('penjualan/simpan', sale, shop.kasir);
  await nextDay(shop);
  const price = await shop.spv.get(`pembelian/get/jual/${code}?kondisi=BAIK`);
  const { no_faktur_group: beli = '' } = await saved('pembelian/simpan', {
    kode_sales: 'S1',
    ...HOLDER,
    detail_barang: [{ kode_barcode: code, kondisi: 'BAIK' }],
    pembayaran: [cash(Number(price.body.data.harga_beli))],
  });
  numbers = { pindah, up, kadar, jual, beli };
});
afterAll(() => shop.close());

test('from its entry to what it became, in order, each with what it did', async () => {
  const { barang, lot, peristiwa } = await life();
  expect(barang).toMatchObject({
    kode_barcode: code,
    status: 'DIBELI',
    kadar: 70,
    murni: 2.422,
    harga_jual: 5_017_000,
    harga_beli: 3_000_000,
    input_by: 'SPV',
    foto: expect.stringMatching(/^files\//),
  });
  expect(peristiwa.map(({ kind, peristiwa: did }) => `${kind} ${did}`)).toEqual([
    'tambah-barang SIMPAN',
    'pindah-barang SIMPAN',
    'update-profit SIMPAN',
    'update-kadar SIMPAN',
    'penjualan SIMPAN',
    'pembelian SIMPAN',
  ]);
  expect(one(peristiwa, 'tambah-barang')).toMatchObject({
    dari: '',
    ke: 'TOKO / A1',
    status_ke: 'READY',
    berat: 3.455,
    kadar: 75,
    modal: 3_000_000,
    oleh: 'SPV',
    tgl_system: '2026-11-20',
  });
  expect(one(peristiwa, 'pindah-barang')).toMatchObject({
    no_dokumen: numbers.pindah,
    route: '/lihat-pindah-barang',
    dari: 'TOKO / A1',
    ke: 'TOKO / A2',
    keterangan: 'etalase',
  });
  expect(one(peristiwa, 'update-profit')).toMatchObject({
    no_dokumen: numbers.up,
    perubahan: [{ kolom: 'harga_jual', sebelum: 4_560_600, sesudah: 5_017_000 }],
    otorisasi: [{ approver: 'OWNER', kategori: 'UPDATE PROFIT' }],
  });
  expect(one(peristiwa, 'update-kadar')).toMatchObject({
    keterangan: 'uji ulang',
    kadar: 70,
    perubahan: [
      { kolom: 'kadar', sebelum: 75, sesudah: 70 },
      { kolom: 'kadar_cetak', sebelum: '750', sesudah: '700' },
      { kolom: 'murni', sebelum: 2.595, sesudah: 2.422 },
    ],
  });
  expect(one(peristiwa, 'penjualan')).toMatchObject({
    no_dokumen: numbers.jual,
    status_dari: 'READY',
    status_ke: 'TERJUAL',
    dari: 'TOKO / A2',
    ke: '',
    harga: 5_167_000,
    customer: 'IBU TITI',
    oleh: 'KASIR',
  });
  const bought = one(peristiwa, 'pembelian');
  expect(bought).toMatchObject({
    no_dokumen: numbers.beli,
    status_ke: 'DIBELI',
    tgl_system: '2026-11-21',
  });
  expect(lot).toMatchObject([{ no_lot: bought?.no_lot, asal: 'BELI', berat: 3.455 }]);
  expect(bought?.no_lot).toContain('-FB-');
});

test('a cancelled document is told twice: what it did and that it was taken back', async () => {
  const kode = await addPiece(shop.spv);
  const to = { kode_gudang: 'TOKO', kode_baki: 'A2', barang: [kode] };
  const { no_pindah } = await saved('pindahbarang/simpan', to);
  const undo = { no_faktur_group: no_pindah, alasan: 'salah baki' };
  expect((await approved(shop.spv, 'pindahbarang/batal', undo, 'OWNER')).status).toBe(200);
  const { peristiwa, lot } = await life(kode);
  expect(peristiwa.map(({ peristiwa: did, dari, ke }) => [did, dari, ke])).toEqual([
    ['SIMPAN', '', 'TOKO / A1'],
    ['SIMPAN', 'TOKO / A1', 'TOKO / A2'],
    ['BATAL', 'TOKO / A2', 'TOKO / A1'],
  ]);
  expect(lot).toEqual([]);
});

test('a piece that is held is told so, and with it who holds it', async () => {
  const kode = await addPiece(shop.spv);
  const held = saleOf([kode], [cash(1_000_000)], { bayar_dp: true });
  await saved('penjualan/simpan', held, shop.kasir);
  const event = one((await life(kode)).peristiwa, 'titipan');
  expect(event).toMatchObject({ status_ke: 'TITIP', ke: 'TOKO / A1', customer: 'IBU TITI' });
});

test('cost is for who may see cost', async () => {
  const { barang, peristiwa } = await life(code, shop.spv);
  const names = [...Object.keys(barang), ...peristiwa.flatMap((event) => Object.keys(event))];
  for (const name of ['harga_beli', 'modal', 'kode_supplier', 'konsinyasi'])
    expect([name, names.includes(name)]).toEqual([name, false]);
  expect(barang.harga_jual).toBe(5_017_000);
});

test('another shop’s piece and an unknown one are not there; a cashier has no such page', async () => {
  for (const [client, kode] of [
    [shop.as('OWNER2'), code],
    [shop.owner, '99999999'],
  ] as const) {
    const answer = await client.get(`barang/riwayat/${kode}`);
    expect([answer.status, answer.body.code]).toEqual([404, 'BARANG_TIDAK_ADA']);
  }
  expect((await shop.kasir.get(`barang/riwayat/${code}`)).status).toBe(403);
});

test('who is locked to today reads that it was sold, not to whom nor under which number', async () => {
  const { peristiwa, lot } = await life(code, shop.spv);
  expect(one(peristiwa, 'penjualan')).toMatchObject({
    status_ke: 'TERJUAL',
    no_dokumen: '',
    route: '',
    customer: '',
    harga: 0,
    otorisasi: [],
  });
  expect(one(peristiwa, 'pembelian')).toMatchObject({ no_dokumen: numbers.beli });
  expect(lot).toEqual([]);
  await shop.set('PREVIOUS_DAY_SUPERVISOR', 'true');
  const freed = await life(code, shop.spv);
  await shop.set('PREVIOUS_DAY_SUPERVISOR', 'false');
  expect(one(freed.peristiwa, 'penjualan')?.no_dokumen).toBe(numbers.jual);
  expect(freed.lot).toHaveLength(1);
});
