/**
 * A master's row that is switched off is used nowhere: documents refuse its code at their field,
 * forms do not offer it, prices and cuts are counted as if it were not there. Each row of the table
 * is switched off and on again over the master's own API (docs/decision/0050).
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aktif, headings, seenOf, taken, told } from '../../test/effect-case.ts';
import type { Effect } from '../../test/effect-case.ts';
import { openShop, type Shop } from '../../test/open-shop.ts';
import { orderOf } from '../../test/order-case.ts';
import { serviceOf } from '../../test/service-case.ts';
import { addPiece, cash, CINCIN, saleOf } from '../../test/shop-fixture.ts';

/** Groups of a purity each, so that no rule of one counts for another. */
const GROUPS = ['HE', 'HP', 'KT', 'RN', 'PP', 'KH'].map((kode_group, i) => ({
  kode_group,
  nama_group: kode_group,
  kadar: 5000 + 100 * i,
  kadar_modal: 0,
  harga: 900_000,
}));

const MASTERS = {
  grup: GROUPS,
  kategori: [
    { kode_kategori: 'KT', nama_kategori: 'KT', kadar: 5200 },
    { kode_kategori: 'RN', nama_kategori: 'RN', kadar: 5300 },
  ],
  harga_emas: [
    { _id: 'HE1', kode_group: 'HE', kadar: 5000, harga_jual: 1_000_000, harga_beli: 1 },
    { _id: 'HE2', kode_group: 'KH', kadar: 5500, harga_jual: 900_000, harga_beli: 2_000_000 },
  ],
  harga_emas_pembelian: [{ _id: 'HP1', kode_group: 'HP', kadar: 5100, harga: 700_000 }],
  harga_pembelian: [{ kode_harga_pembelian: 'B1', kode_kategori: 'KT', harga_per_gram: 600_000 }],
  parameter_harga_beli: [{ kode_harga: 'LOKAL', harga_per_gram: 500_000 }],
  rugi_nota: [{ _id: 'RN1', kode_kategori: 'RN', kadar: 5300, rugi: 10_000, rusak: 0 }],
  potongan_pembelian: [{ kode_potongan: 'P1', kode_group: 'PP', type: 'RP', potongan: 100_000 }],
  kelompok_harga: [
    {
      kode_kelompok: 'K1',
      nama_kelompok: 'PASAR',
      kebijakan_beli: 'PASAR',
      detail_group: ['KH'],
    },
  ],
  gudang: [{ kode_gudang: 'R2', nama_gudang: 'RUSAK DUA', jenis_gudang: 'RUSAK' }],
  sales: [
    {
      kode_sales: 'S2',
      nama_sales: 'BUDI',
      kode_bank: 'BCA',
      no_rekening: '1',
      nama_rekening: 'BUDI',
    },
  ],
  tukang: [{ kode_tukang: 'T1', nama_tukang: 'PAK JOKO' }],
  supplier_barang: [{ kode_supplier: 'SP', nama_supplier: 'PT EMAS' }],
  deskripsi_service: [
    { kode_deskripsi: 'POLES', deskripsi: 'Poles ulang dan cuci sampai mengkilap', ongkos: 35_000 },
  ],
};

let shop: Shop;
/** Barcodes of sold pieces by group: 1.000.000 for a gram on the nota. */
const sold: Record<string, string> = {};
let ready: string;
let priced: string;

/** A gram of the group, sold for a million and nothing more. */
async function sell(kode_group: string, kadar: number): Promise<void> {
  const gram = { kode_group, kadar, berat: 1, berat_asli: 1, harga_jual: 1_000_000, ongkos: 0 };
  const code = await addPiece(shop.owner, gram);
  const answer = await shop.owner.post('penjualan/simpan', saleOf([code], [cash(1_000_000)]));
  expect(answer.status).toBe(201);
  sold[kode_group] = code;
}

beforeAll(async () => {
  shop = await openShop({
    modules: [
      'HARGA_PEMBELIAN_MODULE',
      'HIDUP_FEATURE_MODULE',
      'POTONGAN_PENJUALAN_MODULE',
      'PRE_ORDER_MODULE',
      'SUPPLIER_MODULE',
      'DESKRIPSI_SERVICE_MODULE',
    ],
    masters: MASTERS,
  });
  for (const [group, kadar] of [
    ['RN', 53],
    ['PP', 54],
    ['KH', 55],
    ['MT', 75],
  ] as const)
    await sell(group, kadar);
  ready = await addPiece(shop.owner);
  priced = await addPiece(shop.owner, { kode_group: 'HE', kadar: 50, berat: 1, berat_asli: 1 });
});
afterAll(() => shop.close());

/** What goods of a group and purity without a nota fetch for a gram. */
const gram = (kode_group: string, kadar: number, more = '') =>
  told(`pembelian/get/harga?kode_group=${kode_group}&kadar=${kadar}&berat=1${more}`, 'harga_beli');
/** What a sold piece fetches. */
const back =
  (kode_group: string, kondisi = '') =>
  async (of: Shop) =>
    told(`pembelian/get/jual/${sold[kode_group]}?kondisi=${kondisi}`, 'harga_beli')(of);

const OK = [201, []];
/** Taken, but for the approval that it waits for. */
const ASKS = [422, []];
const piece = taken('barang/simpan', CINCIN);
const scrap = taken('hancurbarang/simpan', async () => ({
  kode_gudang: 'R2',
  kondisi: 'PATAH',
  keterangan: 'patah dua',
  barang: [ready],
}));
const cheap = taken('penjualan/simpan', async () => {
  const detail_barang = [{ kode_barcode: ready, harga_jual: 4_000_000 }];
  return saleOf([], [cash(4_150_000)], { kode_sales: 'S2', detail_barang });
});
const preOrder = taken('pre-order/simpan', {
  kode_supplier: 'SP',
  detail_barang: [
    { nama_barang: 'CINCIN SOLITAIRE', kode_jenis: 'GELANG', kadar: 75, qty: 1, berat: 2 },
  ],
});
const polish = { nama_barang: 'GELANG', berat: 4, kode_deskripsi: 'POLES' };

const USES: readonly Effect[] = [
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
  // Group HE has 900.000 of its own.
  aktif(
    'harga-emas',
    'parameter-harga-emas/HE1',
    async (of) => {
      await of.set('kategori_harga', 'GROUP');
      return told(`barang/ready/kode-barcode/${priced}`, 'harga_jual')(of);
    },
    1_000_000,
    900_000,
  ),
  aktif('harga-emas-pembelian', 'parameter-harga-emas-pembelian/HP1', gram('HP', 51), 700_000, 0),
  aktif('harga-pembelian', 'para-harga-pembelian/B1', gram('KT', 52), 600_000, 0),
  aktif(
    'parameter-harga-beli',
    'para-harga-beli/update/LOKAL',
    gram('MD', 42, '&kode_harga=LOKAL'),
    500_000,
    0,
  ),
  // A million less 10.000 a gram.
  aktif('rugi-nota', 'ruginota/RN1', back('RN'), 990_000, 1_000_000),
  // A million less 100.000 a gram.
  aktif('potongan-pembelian', 'potongan-pembelian/P1', back('PP'), 900_000, 1_000_000),
  // A million less 20.000 a gram.
  aktif('kondisi-pembelian', 'parabeli/BAIK', back('MT', 'BAIK'), 980_000, 1_000_000),
  // The market's two millions for a gram, else the nota's one.
  aktif('kelompok-harga', 'kelompok-harga/K1', back('KH'), 2_000_000, 1_000_000),
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
