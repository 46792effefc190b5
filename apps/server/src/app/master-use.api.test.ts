/**
 * A master's row that is switched off is used nowhere: documents refuse its code at their field,
 * forms do not offer it, prices and cuts are counted as if it were not there. Each row of the table
 * is switched off and on again over the master's own API (docs/decision/0052).
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aktif,
  backOf,
  goldOf,
  gramOf,
  headings,
  scrap,
  seenOf,
  stampOf,
  taken,
} from '../../test/effect-case.ts';
import type { Effect } from '../../test/effect-case.ts';
import { openEffectShop } from '../../test/effect-shop.ts';
import type { EffectShop } from '../../test/effect-shop.ts';
import { orderOf } from '../../test/order-case.ts';
import { serviceOf } from '../../test/service-case.ts';
import { cash, CINCIN, saleOf } from '../../test/shop-fixture.ts';

let shop: EffectShop;

beforeAll(async () => {
  shop = await openEffectShop();
});
afterAll(() => shop.close());

const OK = [201, []];
/** Taken, but for the approval that it waits for. */
const ASKS = [422, []];
const piece = taken('barang/simpan', CINCIN);
const cheap = taken('penjualan/simpan', ({ ready }: EffectShop) => {
  const detail_barang = [{ kode_barcode: ready['MT'], harga_jual: 900_000 }];
  return saleOf([], [cash(900_000)], { kode_sales: 'S2', detail_barang });
});
const preOrder = taken('pre-order/simpan', {
  kode_supplier: 'SP',
  detail_barang: [
    { nama_barang: 'CINCIN SOLITAIRE', kode_jenis: 'GELANG', kadar: 75, qty: 1, berat: 2 },
  ],
});
const polish = { nama_barang: 'GELANG', berat: 4, kode_deskripsi: 'POLES' };

const USES: readonly Effect<EffectShop>[] = [
  aktif('group', 'group/MT', piece, OK, [400, ['kode_group']]),
  aktif('jenis', 'jenis/CINCIN', piece, OK, [400, ['kode_jenis']]),
  aktif('baki', 'baki/A1', piece, OK, [400, ['kode_baki']]),
  aktif('gudang', 'gudang/R2', scrap, ASKS, [400, ['kode_gudang']]),
  aktif('kondisi-barang', 'parakondisi/PATAH', scrap, ASKS, [400, ['kondisi']]),
  aktif('sales', 'sales/S2', cheap, ASKS, [400, ['kode_sales']]),
  aktif('tukang', 'tukang/T1', taken('pesanan/simpan', orderOf({ kode_tukang: 'T1' })), OK, [
    400,
    ['kode_tukang'],
  ]),
  aktif('supplier', 'supplier-barang/SP', preOrder, OK, [400, ['kode_supplier']]),
  aktif(
    'deskripsi-service',
    'para-deskripsi-service/POLES',
    taken('service/simpan', serviceOf({ detail_barang: [polish] })),
    OK,
    [400, ['detail_barang.0.kode_deskripsi']],
  ),
  aktif('kadar', 'kadar/K58', stampOf, '14K', ''),
  // Group HE has 900.000 of its own.
  aktif('harga-emas', 'parameter-harga-emas/HE1', goldOf('HE'), 1_000_000, 900_000),
  aktif('harga-emas-pembelian', 'parameter-harga-emas-pembelian/HP1', gramOf('HP'), 700_000, 0),
  aktif('harga-pembelian', 'para-harga-pembelian/B1', gramOf('KT'), 600_000, 0),
  aktif(
    'parameter-harga-beli',
    'para-harga-beli/update/LOKAL',
    gramOf('GK', '&kode_harga=LOKAL'),
    500_000,
    0,
  ),
  // A million less 10.000 a gram.
  aktif('rugi-nota', 'ruginota/RN1', backOf('RN'), 990_000, 1_000_000),
  // A million less 100.000 a gram.
  aktif('potongan-pembelian', 'potongan-pembelian/P1', backOf('PP'), 900_000, 1_000_000),
  // A million less 20.000 a gram, and what group GK loses: nothing.
  aktif('kondisi-pembelian', 'parabeli/BAIK', backOf('GK', 'BAIK'), 980_000, 1_000_000),
  // The market's two millions for a gram, else the nota's one.
  aktif('kelompok-harga', 'kelompok-harga/K1', backOf('KH'), 2_000_000, 1_000_000),
];

it.each(USES)('a row of $column counts while it is in use alone', async (effect) => {
  const { was, is } = effect;
  expect(await seenOf(shop, effect)).toEqual([was, is, was]);
});

it('a cluster out of use heads no report either', async () => {
  const [was, is] = [['-', 'K1 · PASAR'], ['-']];
  const look = headings('penjualan-global-per-jenis');
  const effect = aktif('kelompok-harga', 'kelompok-harga/K1', look, was, is);
  expect(await seenOf(shop, effect)).toEqual([was, is, was]);
});
