/**
 * Names and texts of masters where people read them, in lists, documents and reports: each row of
 * the table changes one there and back over the master's own API (docs/decision/0052).
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cell, effect, headings, polish, saved, seenOf, told } from '../../test/effect-case.ts';
import type { Effect, Look } from '../../test/effect-case.ts';
import { openEffectShop } from '../../test/effect-shop.ts';
import type { EffectShop } from '../../test/effect-shop.ts';
import { orderOf } from '../../test/order-case.ts';
import { boughtGold, receive } from '../../test/service-case.ts';
import { approved } from '../../test/shop-fixture.ts';

let shop: EffectShop;
/** A service that the craftsman works on. */
let service: string;

beforeAll(async () => {
  shop = await openEffectShop();
  await boughtGold(shop.owner);
  service = await receive(shop.owner);
  await shop.owner.post('service/tukang', { no_faktur_group: service, kode_tukang: 'T1' });
});
afterAll(() => shop.close());

/** A name or a text that people read: `field` of the row, from one to another. */
const text = (column: string, row: string, look: Look, was: string, is: string): Effect => {
  const name = column.slice(column.indexOf('.') + 1);
  return effect([column, row, { [name]: was }, { [name]: is }, look], was, is);
};

const served =
  (at: string): Look =>
  (of) =>
    told(`service/faktur/${service}`, at)(of);
const preOrder = (at: string): Look =>
  saved(
    'pre-order/simpan',
    {
      kode_supplier: 'SP',
      detail_barang: [
        { nama_barang: 'CINCIN SOLITAIRE', kode_jenis: 'GELANG', kadar: 75, qty: 1, berat: 2 },
      ],
    },
    at,
  );
const bonus = (key: string): Look => cell('bonus-sales', key, ['kode_sales', 'S2']);
/** Destroys a bought lot; what its report says of it. */
const destroyed: Look = async (of) => {
  const lot = await boughtGold(of.owner);
  const body = { kode_gudang: 'R2', kondisi: 'PATAH', keterangan: 'dilebur', no_lot: [lot] };
  const done = await approved(of.kasir, 'hancurpembelian/simpan', body);
  expect(done.status).toBe(201);
  return cell('hancur-pembelian', 'kondisi', ['no_lot', lot])(of);
};

const NAMES: readonly Effect<EffectShop>[] = [
  text(
    'kategori.nama_kategori',
    'kategori/KT',
    told('para-potongan-kategori', '0.nama_kategori'),
    'KT',
    'EMAS LAMA',
  ),
  text(
    'group.nama_group',
    'group/MT',
    cell('penjualan-per-group', 'nama', ['kunci', 'MT']),
    'EMAS TUA',
    'EMAS TUA 750',
  ),
  text(
    'group.jenis_group',
    'group/MT',
    cell('penjualan-per-group', 'atas', ['kunci', 'MT']),
    'PERHIASAN',
    'LOGAM MULIA',
  ),
  text(
    'jenis.nama_jenis',
    'jenis/CINCIN',
    cell('penjualan-per-jenis', 'nama', ['kunci', 'CINCIN']),
    'CINCIN',
    'CINCIN JARI',
  ),
  text(
    'gudang.nama_gudang',
    'gudang/BELI',
    told('service/get/emas', '0.nama_gudang'),
    'BARANG BELI',
    'LACI BELI',
  ),
  text(
    'baki.nama_baki',
    'baki/A1',
    told('baki/get/by-kode-gudang/TOKO', '0.nama_baki'),
    'BAKI A1',
    'ETALASE KIRI',
  ),
  text(
    'sales.nama_sales',
    'sales/S2',
    cell('penjualan-per-sales', 'nama', ['kunci', 'S2']),
    'BUDI',
    'BUDI S',
  ),
  text('sales.kode_bank', 'sales/S2', bonus('kode_bank'), 'BCA', 'MANDIRI'),
  text('sales.no_rekening', 'sales/S2', bonus('no_rekening'), '1', '2'),
  text('sales.nama_rekening', 'sales/S2', bonus('nama_rekening'), 'BUDI', 'IBU BUDI'),
  text('tukang.nama_tukang', 'tukang/T1', served('nama_tukang'), 'PAK JOKO', 'PAK JOKO W'),
  effect(
    [
      'tukang.no_hp',
      'tukang/T1',
      { no_hp: '081200011111' },
      { no_hp: '081200022222' },
      served('hp_tukang'),
    ],
    '081200011111',
    '081200022222',
  ),
  effect(
    ['tukang.ongkos', 'tukang/T1', { ongkos: 40_000 }, { ongkos: 0 }, served('ongkos_biasa')],
    40_000,
    null,
  ),
  text(
    'supplier.nama_supplier',
    'supplier-barang/SP',
    preOrder('rincian.nama_supplier'),
    'PT EMAS',
    'PT EMAS JAYA',
  ),
  effect(
    [
      'supplier.alamat',
      'supplier-barang/SP',
      { alamat: 'JL. CIKINI 1' },
      { alamat: 'JL. CIKINI 2' },
      preOrder('rincian.alamat_supplier'),
    ],
    'JL. CIKINI 1',
    'JL. CIKINI 2',
  ),
  effect(
    [
      'supplier.no_hp',
      'supplier-barang/SP',
      { no_hp: '081200011111' },
      { no_hp: '' },
      preOrder('rincian.hp_supplier'),
    ],
    '081200011111',
    '',
  ),
  effect(
    [
      'supplier.npwp',
      'supplier-barang/SP',
      { npwp: '0123456789012345' },
      { npwp: '' },
      preOrder('rincian.npwp_supplier'),
    ],
    '0123456789012345',
    '',
  ),
  text('kondisi-barang.kondisi', 'parakondisi/PATAH', destroyed, 'PATAH', 'PATAH DUA'),
  text(
    'kondisi-pembelian.kondisi',
    'parabeli/BAIK',
    cell('pembelian-per-kondisi', 'nama', ['kunci', 'BAIK']),
    'BAIK',
    'BAIK SEKALI',
  ),
  effect(
    [
      'kelompok-harga.nama_kelompok',
      'kelompok-harga/K1',
      { nama_kelompok: 'PASAR' },
      { nama_kelompok: 'PASAR BARU' },
      headings('penjualan-global-per-jenis'),
    ],
    ['-', 'K1 · PASAR'],
    ['-', 'K1 · PASAR BARU'],
  ),
  text(
    'deskripsi-service.deskripsi',
    'para-deskripsi-service/POLES',
    polish('detail.0.rumus.deskripsi'),
    'Poles ulang dan cuci sampai mengkilap',
    'Poles ulang, cuci dan sepuh sampai mengkilap',
  ),
];

it.each(NAMES)('$column is read where people read it', async (of) => {
  expect(await seenOf(shop, of)).toEqual([of.was, of.is, of.was]);
});

it('an order shows whom to call about it', async () => {
  await shop.owner.put('tukang/T1', { no_hp: '081200033333' });
  const order = await shop.owner.post('pesanan/simpan', orderOf({ kode_tukang: 'T1' }));
  expect(order.body.data).toMatchObject({ nama_tukang: 'PAK JOKO', hp_tukang: '081200033333' });
  expect(await shop.violations()).toEqual([]);
});
