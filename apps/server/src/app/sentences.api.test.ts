/**
 * What the server says in situations of the specification whose sentence no other test shows: how
 * something was saved, changed and taken away, and a discount of more than everything.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../test/harness.ts';
import { openShop, type Shop } from '../../test/open-shop.ts';
import { addPiece, cash, saleOf } from '../../test/shop-fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const said = ({ body }: Answer): unknown => body.message;

test('own money moves between two accounts', async () => {
  const modal = { jenis_kas: 'BANK', kode_transaksi: 'MODAL-BANK', arah: 'IN', keterangan: 'm' };
  await shop.spv.post('cash/simpan', { ...modal, no_rekening: '111', jumlah_rp: 90_000 });
  const moved = await shop.spv.post('cash/mutasi-uang-bank', {
    kategori: 'MUTASI',
    asal: 'BCA',
    asal_rekening: '111',
    tujuan: 'MANDIRI',
    tujuan_rekening: '222',
    jumlah: 50_000,
    keterangan: 'pindah',
  });
  expect([moved.status, said(moved)]).toEqual([201, 'Mutasi Uang Bank Berhasil Disimpan']);
});

test('a buy price is edited', async () => {
  const { owner } = shop;
  const price = { kode_harga: 'LOKAL', harga_per_gram: 1_000_000 };
  const made = await owner.post('para-harga-beli/create', price);
  const edited = await owner.put('para-harga-beli/update/LOKAL', { harga_per_gram: 1_100_000 });
  const gone = await owner.del('para-harga-beli/delete/LOKAL');
  const all = [made, edited, gone].map(said);
  expect(all).toEqual([
    'Berhasil Menyimpan Data',
    'Data Berhasil Diedit',
    'Berhasil Menghapus Data',
  ]);
});

test('a remark of a sale is saved, edited and deleted', async () => {
  const path = 'para-keterangan-penjualan';
  const made = await shop.owner.post(path, { keterangan: 'DIBERI KOTAK', status: true });
  const at = `${path}/${made.body.data._id}`;
  const edited = await shop.owner.put(at, { keterangan: 'DIBERI TAS' });
  const gone = await shop.owner.del(at);
  const all = [made, edited, gone].map(said);
  expect(all).toEqual(['Data Berhasil Disimpan', 'Data Berhasil Edit', 'Data Berhasil Dihapus']);
});

test('any other row is saved, edited and deleted', async () => {
  const loft = { kode_gudang: 'LOTENG', nama_gudang: 'LOTENG', jenis_gudang: 'TOKO' };
  const made = await shop.owner.post('gudang', loft);
  const edited = await shop.owner.put('gudang/LOTENG', { nama_gudang: 'LOTENG ATAS' });
  const gone = await shop.owner.del('gudang/LOTENG');
  const all = [made, edited, gone].map(said);
  expect(all).toEqual([
    'Berhasil Menyimpan Data',
    'Berhasil Mengedit Data',
    'Berhasil Menghapus Data',
  ]);
});

test('a warehouse, a type and a tray that pieces use stay', async () => {
  await addPiece(shop.kasir);
  const gone = ['gudang/TOKO', 'jenis/CINCIN', 'baki/A1'].map((path) => shop.owner.del(path));
  expect((await Promise.all(gone)).map(said)).toEqual([
    'Gudang Masih Digunakan Barang',
    'Jenis Masih Digunakan Barang',
    'Baki Masih Digunakan Barang',
  ]);
});

test('a discount of more than everything is refused at its field', async () => {
  const sale = saleOf([], [cash(1)], {
    detail_barang: [{ kode_barcode: await addPiece(shop.kasir), diskon_persen: 100.01 }],
  });
  const { body } = await shop.kasir.post('penjualan/simpan', sale);
  expect(body.errors).toEqual({ 'detail_barang.0.diskon_persen': ['Tidak Boleh Melebihi 100 !'] });
});
