/**
 * The shop that tables of effects look at: a group of a purity of its own for each master of
 * prices, so that no rule of one counts for another, with pieces on sale and pieces sold.
 */
import { expect } from 'vitest';
import { openShop, type Shop } from './open-shop.ts';
import { addPiece, cash, saleOf } from './shop-fixture.ts';

export interface EffectShop extends Shop {
  /** Barcodes of pieces of a gram by group: sold for a million each. */
  readonly sold: Readonly<Record<string, string>>;
  /** Barcodes of pieces of a gram by group, on sale. */
  readonly ready: Readonly<Record<string, string>>;
}

/** Group and purity in per cent: all have 900.000 of their own but KC and KD, who have none. */
export const KADAR = { HE: 50, HP: 51, KT: 52, RN: 53, PP: 54, KH: 55, KC: 56, KD: 57, GK: 58 };
export type Group = keyof typeof KADAR;
const GROUPS = Object.entries(KADAR);

const kategori = (kode: Group, harga_per_gram: number, presentase: number) => ({
  kode_kategori: kode,
  nama_kategori: kode,
  kadar: KADAR[kode] * 100,
  harga_per_gram,
  presentase,
});

const MASTERS = {
  grup: GROUPS.map(([kode_group, kadar]) => ({
    kode_group,
    nama_group: kode_group,
    kadar: kadar * 100,
    kadar_modal: 5000,
    harga: kode_group === 'KC' || kode_group === 'KD' ? 0 : 900_000,
  })),
  kategori: [
    kategori('KT', 0, 0),
    kategori('RN', 0, 0),
    kategori('KC', 800_000, 10),
    kategori('KD', 0, 60),
  ],
  kadar: [{ kode_kadar: 'K58', kadar: 5800, label: '14K' }],
  harga_emas: [
    { _id: 'HE1', kode_group: 'HE', kadar: 5000, harga_jual: 1_000_000, harga_beli: 800_000 },
    { _id: 'HE2', kode_group: 'KH', kadar: 5500, harga_jual: 900_000, harga_beli: 2_000_000 },
  ],
  harga_emas_pembelian: [{ _id: 'HP1', kode_group: 'HP', kadar: 5100, harga: 700_000 }],
  harga_pembelian: [{ kode_harga_pembelian: 'B1', kode_kategori: 'KT', harga_per_gram: 600_000 }],
  parameter_harga_beli: [{ kode_harga: 'LOKAL', harga_per_gram: 500_000 }],
  potongan_kategori: [{ kode_kategori: 'KT', persen: 100 }],
  rugi_nota: [{ _id: 'RN1', kode_kategori: 'RN', kadar: 5300, rugi: 10_000, rusak: 30_000 }],
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
  baki: [{ kode_baki: 'Z1', nama_baki: 'BAKI Z1', kode_gudang: 'TOKO' }],
  sales: [
    {
      kode_sales: 'S2',
      nama_sales: 'BUDI',
      kode_bank: 'BCA',
      no_rekening: '1',
      nama_rekening: 'BUDI',
    },
  ],
  bonus_sales: [{ kode_bonus: 'B', kode_jenis: 'CINCIN', tipe_bonus: 'RP', nilai: 1000 }],
  tukang: [{ kode_tukang: 'T1', nama_tukang: 'PAK JOKO' }],
  supplier_barang: [{ kode_supplier: 'SP', nama_supplier: 'PT EMAS' }],
  deskripsi_service: [
    { kode_deskripsi: 'POLES', deskripsi: 'Poles ulang dan cuci sampai mengkilap', ongkos: 35_000 },
  ],
};

/** Opens it: prices by group, pure gold at a million. */
export async function openEffectShop(): Promise<EffectShop> {
  const shop = await openShop({
    modules: [
      'HARGA_PEMBELIAN_MODULE',
      'HIDUP_FEATURE_MODULE',
      'POTONGAN_PENJUALAN_MODULE',
      'PRE_ORDER_MODULE',
      'SUPPLIER_MODULE',
      'DESKRIPSI_SERVICE_MODULE',
      'BONUS_SALES_MODULE',
    ],
    settings: {
      PARAMETER_HARGA_EMAS_GLOBAL_VALUE: '1000000',
      BATAS_SELISIH_KADAR_PERSEN: '1',
      BATAS_ATAS_PERSEN: '100',
    },
    masters: MASTERS,
  });
  const sold: Record<string, string> = {};
  const ready: Record<string, string> = {};
  for (const [kode_group, kadar] of [...GROUPS, ['MT', 75] as const]) {
    const gram = { kode_group, kadar, kadar_cetak: '', berat: 1, berat_asli: 1, ongkos: 0 };
    const price = { harga_beli: 400_000, harga_jual: 1_000_000 };
    const codes = [0, 0].map(() => addPiece(shop.owner, { ...gram, ...price }));
    const [one = '', two = ''] = await Promise.all(codes);
    const body = saleOf([one], [cash(1_000_000)], { kode_sales: 'S2' });
    expect((await shop.owner.post('penjualan/simpan', body)).status).toBe(201);
    sold[kode_group] = one;
    ready[kode_group] = two;
  }
  await shop.set('kategori_harga', 'GROUP');
  return { ...shop, sold, ready };
}
