/**
 * Prices, purities, cuts and kinds of masters: each row of the table changes one there and back
 * over the master's own API and looks at what comes of it, a price, a refusal, an approval
 * (docs/decision/0052). Figures are worked by hand.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  backOf,
  costOf,
  effect,
  goldOf,
  gramOf,
  polish,
  scrap,
  seenOf,
  stampOf,
  taken,
  told,
} from '../../test/effect-case.ts';
import type { Effect, Look } from '../../test/effect-case.ts';
import { KADAR, openEffectShop } from '../../test/effect-shop.ts';
import type { EffectShop } from '../../test/effect-shop.ts';
import { CINCIN } from '../../test/shop-fixture.ts';

let shop: EffectShop;

beforeAll(async () => {
  shop = await openEffectShop();
});
afterAll(() => shop.close());

const OK = [201, []];
/** Taken, but for the approval that it waits for. */
const ASKS = [422, []];
const bangle = taken('barang/simpan', { ...CINCIN, kode_jenis: 'GELANG' });
/** Gold of 74 % in a group of 75 % asks, once nothing else is wrong. */
const inTray = taken('barang/simpan', { ...CINCIN, kode_baki: 'Z1', kadar: 70 });
const of58 = taken('barang/simpan', {
  ...CINCIN,
  kode_group: 'GK',
  kadar: KADAR.GK,
  kadar_cetak: '',
});
/** The gold of a piece where the shop sells by the global price: 550.000 and the margin. */
const global: Look<EffectShop> = async (of) => {
  await of.set('kategori_harga', 'GLOBAL');
  const gold = await goldOf('KH')(of);
  await of.set('kategori_harga', 'GROUP');
  return gold;
};

const [HE, HP] = ['parameter-harga-emas/HE1', 'parameter-harga-emas-pembelian/HP1'];
const [P1, K1] = ['potongan-pembelian/P1', 'kelompok-harga/K1'];
const RUPIAH = { type: 'RP', potongan: 50_000, rusak: false };

const VALUES: readonly Effect<EffectShop>[] = [
  effect(
    ['group.harga', 'group/GK', { harga: 900_000 }, { harga: 950_000 }, goldOf('GK')],
    900_000,
    950_000,
  ),
  // 50 and 60 per cent of a million for a gram.
  effect(
    ['group.kadar_modal', 'group/GK', { kadar_modal: 50 }, { kadar_modal: 60 }, costOf],
    500_000,
    600_000,
  ),
  effect(['group.kadar', 'group/GK', { kadar: 58 }, { kadar: 70 }, of58], OK, ASKS),
  // Group KC has no price of its own: its category's for a gram.
  effect(
    [
      'kategori.harga_per_gram',
      'kategori/KC',
      { harga_per_gram: 800_000 },
      { harga_per_gram: 850_000 },
      goldOf('KC'),
    ],
    800_000,
    850_000,
  ),
  // Category KD has none either: 60 and 70 per cent of a million.
  effect(
    ['kategori.presentase', 'kategori/KD', { presentase: 60 }, { presentase: 70 }, goldOf('KD')],
    600_000,
    700_000,
  ),
  effect(
    ['jenis.kode_group', 'jenis/GELANG', { kode_group: 'MT' }, { kode_group: 'MD' }, bangle],
    OK,
    [400, ['kode_jenis']],
  ),
  effect(
    [
      'jenis.berlian',
      'jenis/GELANG',
      { berlian: false },
      { berlian: true },
      told('jenis/get/berlian', '0.kode_jenis'),
    ],
    null,
    'GELANG',
  ),
  effect(['kadar.kadar', 'kadar/K58', { kadar: 58 }, { kadar: 59 }, stampOf], '14K', ''),
  effect(['kadar.label', 'kadar/K58', { label: '14K' }, { label: '585' }, stampOf], '14K', '585'),
  effect(
    [
      'gudang.jenis_gudang',
      'gudang/R2',
      { jenis_gudang: 'RUSAK' },
      { jenis_gudang: 'TOKO' },
      scrap,
    ],
    ASKS,
    [400, ['kode_gudang']],
  ),
  effect(
    ['baki.kode_gudang', 'baki/Z1', { kode_gudang: 'TOKO' }, { kode_gudang: 'BELI' }, inTray],
    ASKS,
    [400, ['kode_baki']],
  ),
  // Group HE has 900.000 of its own.
  effect(
    ['harga-emas.kode_group', HE, { kode_group: 'HE' }, { kode_group: 'MD' }, goldOf('HE')],
    1_000_000,
    900_000,
  ),
  effect(['harga-emas.kadar', HE, { kadar: 50 }, { kadar: 51 }, goldOf('HE')], 1_000_000, 900_000),
  effect(
    [
      'harga-emas.harga_jual',
      HE,
      { harga_jual: 1_000_000 },
      { harga_jual: 1_050_000 },
      goldOf('HE'),
    ],
    1_000_000,
    1_050_000,
  ),
  effect(
    ['harga-emas.harga_beli', HE, { harga_beli: 800_000 }, { harga_beli: 850_000 }, gramOf('HE')],
    800_000,
    850_000,
  ),
  effect(
    [
      'harga-emas-pembelian.kode_group',
      HP,
      { kode_group: 'HP' },
      { kode_group: 'MD' },
      gramOf('HP'),
    ],
    700_000,
    0,
  ),
  effect(
    ['harga-emas-pembelian.kadar', HP, { kadar: 51 }, { kadar: 52 }, gramOf('HP')],
    700_000,
    0,
  ),
  effect(
    ['harga-emas-pembelian.harga', HP, { harga: 700_000 }, { harga: 750_000 }, gramOf('HP')],
    700_000,
    750_000,
  ),
  effect(
    [
      'harga-pembelian.kode_kondisi',
      'para-harga-pembelian/B1',
      { kode_kondisi: '' },
      { kode_kondisi: 'RUSAK' },
      gramOf('KT'),
    ],
    600_000,
    0,
  ),
  effect(
    [
      'parameter-harga-beli.harga_per_gram',
      'para-harga-beli/update/LOKAL',
      { harga_per_gram: 500_000 },
      { harga_per_gram: 550_000 },
      gramOf('GK', '&kode_harga=LOKAL'),
    ],
    500_000,
    550_000,
  ),
  // A million less 10.000 (the category's loss), and 50.000 or 60.000 a gram.
  effect(
    [
      'kondisi-pembelian.potongan',
      'parabeli/BAIK',
      RUPIAH,
      { potongan: 60_000 },
      backOf('RN', 'BAIK'),
    ],
    940_000,
    930_000,
  ),
  // 100 rupiah, or 10 per cent of a million; a buy-back is rounded down to 500.
  effect(
    [
      'kondisi-pembelian.type',
      'parabeli/BAIK',
      { type: 'RP', potongan: 100 },
      { type: 'PERSENTASE', potongan: 10 },
      backOf('GK', 'BAIK'),
    ],
    999_500,
    900_000,
  ),
  // Damaged goods lose 30.000 instead of 10.000.
  effect(
    ['kondisi-pembelian.rusak', 'parabeli/BAIK', RUPIAH, { rusak: true }, backOf('RN', 'BAIK')],
    940_000,
    920_000,
  ),
  effect(
    ['potongan-pembelian.kode_group', P1, { kode_group: 'PP' }, { kode_group: 'MD' }, backOf('PP')],
    900_000,
    1_000_000,
  ),
  effect(
    [
      'potongan-pembelian.type',
      P1,
      { type: 'RP', potongan: 50 },
      { type: 'PERSENTASE', potongan: 50 },
      backOf('PP'),
    ],
    999_500,
    500_000,
  ),
  effect(
    [
      'potongan-pembelian.potongan',
      P1,
      { type: 'RP', potongan: 100_000 },
      { potongan: 200_000 },
      backOf('PP'),
    ],
    900_000,
    800_000,
  ),
  effect(
    ['kelompok-harga.margin', K1, { margin: 0 }, { margin: 25_000 }, global],
    550_000,
    575_000,
  ),
  effect(
    [
      'kelompok-harga.kebijakan_beli',
      K1,
      { kebijakan_beli: 'PASAR' },
      { kebijakan_beli: 'NOTA' },
      backOf('KH'),
    ],
    2_000_000,
    1_000_000,
  ),
  effect(
    [
      'kelompok-harga.detail_group',
      K1,
      { detail_group: ['KH'] },
      { detail_group: ['MD'] },
      backOf('KH'),
    ],
    2_000_000,
    1_000_000,
  ),
  effect(
    [
      'deskripsi-service.ongkos',
      'para-deskripsi-service/POLES',
      { ongkos: 35_000 },
      { ongkos: 45_000 },
      polish('total'),
    ],
    35_000,
    45_000,
  ),
];

it.each(VALUES)('$column changes what comes of it', async (of) => {
  expect(await seenOf(shop, of)).toEqual([of.was, of.is, of.was]);
});

it('the books are as they must be after all of it', async () => {
  expect(await shop.violations()).toEqual([]);
});
