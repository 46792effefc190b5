/**
 * Settings whose two values lead to two results, one row each: what the shop is asked, what it
 * answers with one value and with the other.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/open-shop.ts';
import { receive, SERVICE_MASTERS } from '../../test/service-case.ts';
import { addPiece, cash, saleOf } from '../../test/shop-fixture.ts';

let shop: Shop;
/** A ring of the group MT: its nota says 4.560.600 for 3,455 g of 75 %; its sale. */
let ring: string;
let sale: string;

beforeAll(async () => {
  shop = await openShop({
    settings: { BATAS_KAS_KELUAR_RP: '1000000000000' },
    masters: {
      ...SERVICE_MASTERS,
      kategori: [{ kode_kategori: 'PH', nama_kategori: 'PERHIASAN', kadar: 7500, aktif: true }],
      harga_pembelian: [
        { kode_harga_pembelian: '1', kode_kategori: 'PH', harga_per_gram: 1_100_000 },
      ],
      harga_emas_pembelian: [{ _id: 'H1', kode_group: 'MT', kadar: 7500, harga: 1_200_000 }],
      kelompok_harga: [
        {
          kode_kelompok: 'TUA',
          nama_kelompok: 'EMAS TUA',
          kebijakan_beli: 'PASAR',
          detail_group: ['MT'],
        },
      ],
      potongan_pembelian: [
        { kode_potongan: 'P1', kode_group: 'MT', type: 'PERSENTASE', potongan: 100 },
      ],
    },
  });
  ring = await addPiece(shop.kasir);
  const { body } = await shop.kasir.post('penjualan/simpan', saleOf([ring], [cash(4_711_000)]));
  sale = body.data.no_faktur_group as string;
});
afterAll(() => shop.close());

/** What the ring brings when it is bought back, in condition BAIK (20.000 a gram). */
async function ringBack(): Promise<unknown> {
  const { body } = await shop.kasir.get(`pembelian/get/jual/${ring}?kondisi=BAIK`);
  return body.data.harga_beli;
}

/** What a gram of its gold brings without a nota. */
async function gramBack(): Promise<unknown> {
  const { body } = await shop.kasir.get('pembelian/get/harga?kode_group=MT&kadar=75&berat=1');
  return body.data.harga_beli;
}

/** More out of the till than lies in it. */
async function overdraw(): Promise<unknown> {
  const move = { kategori: 'MUTASI', asal: 'CASH', asal_rekening: '', keterangan: 'SETOR' };
  const there = { tujuan: 'BCA', tujuan_rekening: '111', jumlah: 90_000_000 };
  const { status, body } = await shop.spv.post('cash/mutasi-uang-cash', { ...move, ...there });
  return body.code ?? status;
}

/** A customer's chain of 5,25 g that weighs 0,15 g less after the work, 2,9 %. */
async function lose(): Promise<unknown> {
  const no_faktur_group = await receive(shop.kasir);
  const detail_barang = [
    { baris: 1, berat: 5.1 },
    { baris: 2, berat: 3 },
  ];
  const { status, body } = await shop.kasir.post('service/siap', {
    no_faktur_group,
    detail_barang,
  });
  return body.kategori ?? status;
}

/** What the sale's nota is headed. */
async function heading(): Promise<unknown> {
  const page = await shop.kasir.post('nota/cetak', { no_dokumen: sale, jenis: 'NOTA' });
  return /NOTA PENJUALAN|SALES RECEIPT/.exec(page.raw.toString('utf8'))?.[0];
}

type Row = readonly [string, string, unknown, string, unknown, () => Promise<unknown>];
const ROWS: readonly Row[] = [
  // 4.560.600 − 69.100, down to the step; its group loses 1 % of the nota more, 45.606.
  ['POTONGAN_PENJUALAN_MODULE', 'false', 4_491_500, 'true', 4_445_500, ringBack],
  // Its cluster buys at the market: 1.200.000 × 3,455 g − 69.100 = 4.076.900.
  ['HIDUP_FEATURE_MODULE', 'false', 4_491_500, 'true', 4_076_500, ringBack],
  // The market's gram, or its category's.
  ['HARGA_PEMBELIAN_MODULE', 'false', 1_200_000, 'true', 1_100_000, gramBack],
  ['KAS_BOLEH_MINUS', 'false', 'KAS_KURANG', 'true', 201, overdraw],
  ['BATAS_SUSUT_SERVICE_PERSEN', '1', 'SUSUT SERVICE', '3', 200, lose],
  ['BAHASA', 'id', 'NOTA PENJUALAN', 'en', 'SALES RECEIPT', heading],
];

test.each(ROWS)('%s: %s gives %s, %s gives %s', async (key, one, first, two, second, ask) => {
  await shop.set(key, one);
  expect(await ask()).toEqual(first);
  await shop.set(key, two);
  expect(await ask()).toEqual(second);
  await shop.set(key, one);
});
