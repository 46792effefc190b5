/**
 * One valid call for every kind of document: what saves it, what it takes in with every reference
 * filled, and how it is cancelled and validated. The conformance of kinds tries each with it.
 */
import type { ModuleFlag } from '@kencana/contract/module-flag';
import type { TestClient } from '../../test/harness.ts';
import type { Shop } from '../../test/open-shop.ts';
import { correctionOf } from '../../test/correction-case.ts';
import { invoiceOf } from '../../test/invoice-case.ts';
import { orderOf } from '../../test/order-case.ts';
import { boughtGold, CINCIN_KECIL, KALUNG, serviceOf } from '../../test/service-case.ts';
import { addPiece, cash, CINCIN, HOLDER, saleOf } from '../../test/shop-fixture.ts';

/** How one kind is called. */
export interface KindSample {
  /** The kind's name in app/kinds.ts. */
  readonly kind: string;
  /** The call that saves it. */
  readonly path: string;
  /** Another body each time: it makes the goods that it is about. */
  readonly body: (shop: Shop) => Promise<object>;
  /** True where a supervisor must allow it as it stands. */
  readonly asks?: true;
  /** The module that its call needs. */
  readonly module?: ModuleFlag;
  /** Fields of the body that name a row of a master: each is refused where there is none. */
  readonly refs: readonly string[];
  /** What the kind gets, where it is not the body as it is parsed. */
  readonly input?: (body: object) => unknown;
  /** What makes it wait for a second person. */
  readonly waits?: string;
  /** The body that cancels it. */
  readonly cancel?: object;
  /** Two at once about the same goods: one is refused. Where it makes its own, both are saved. */
  readonly shared: boolean;
}

const BACK = { alasan: 'salah', kembali: { jenis: 'CASH' } };
const TRANSFERRED = { alasan: 'salah', kembali: { jenis: 'TRANSFER', no_rekening: '222' } };
const SCRAP = { kode_gudang: 'RUSAK', kondisi: 'PATAH', keterangan: 'patah' };
const WHO = { kode_sales: 'S1', kode_member: 'ANI', ...HOLDER };

export const kindSamples: readonly KindSample[] = [
  {
    kind: 'tambah-barang',
    path: 'barang/simpan',
    refs: ['kode_group', 'kode_jenis', 'kode_baki', 'kode_supplier'],
    body: async () => ({ ...CINCIN, tag_id: '', kode_supplier: 'PT' }),
    input: (body) => ({ detail_barang: [body] }),
    waits: 'VALIDASI_TAMBAH_BARANG',
    cancel: { alasan: 'salah' },
    shared: false,
  },
  {
    kind: 'penerimaan-barang',
    path: 'penerimaan-barang/simpan',
    refs: ['kode_supplier', 'detail_barang.0.kode_group', 'detail_barang.0.kode_jenis'],
    body: async () => ({ ...invoiceOf(), detail_barang: invoiceOf().detail_barang.slice(0, 1) }),
    cancel: { alasan: 'salah' },
    shared: false,
  },
  {
    kind: 'koreksi-barang',
    path: 'koreksi-barang/simpan',
    refs: ['kode_group', 'kode_jenis'],
    body: async ({ spv }) => correctionOf(spv, await addPiece(spv), { berat: 3.4 }),
    asks: true,
    cancel: { alasan: 'salah' },
    shared: true,
  },
  {
    kind: 'retur-supplier',
    module: 'SUPPLIER_MODULE',
    path: 'retur-supplier/simpan',
    refs: ['kode_supplier'],
    body: async ({ spv }) => ({
      kode_supplier: 'PT',
      keterangan: 'cacat',
      barang: [await addPiece(spv, { kode_supplier: 'PT', no_faktur_supplier: 'A-1' })],
    }),
    asks: true,
    cancel: { alasan: 'salah' },
    shared: true,
  },
  {
    kind: 'pindah-barang',
    path: 'pindahbarang/simpan',
    refs: ['kode_baki'],
    body: async ({ spv }) => ({
      kode_gudang: 'TOKO',
      kode_baki: 'A2',
      barang: [await addPiece(spv)],
      keterangan: 'etalase',
    }),
    cancel: { alasan: 'salah' },
    shared: true,
  },
  {
    kind: 'hancur-barang',
    path: 'hancurbarang/simpan',
    refs: ['kode_gudang', 'kondisi'],
    body: async ({ spv }) => ({ ...SCRAP, barang: [await addPiece(spv)] }),
    asks: true,
    cancel: { alasan: 'salah' },
    shared: true,
  },
  {
    kind: 'timbang-baki',
    path: 'timbang-baki/simpan',
    refs: ['detail.0.kode_gudang', 'detail.0.kode_baki'],
    body: async ({ spv }) => {
      const { kode_gudang, kode_baki } = await pieceAlone(spv);
      await spv.post('timbang-baki/start', { kode_gudang, kode_toko: kode_baki });
      const tray = { kode_gudang, kode_baki, berat_timbang: 3.5, keterangan: 'timbang' };
      return { detail: [tray] };
    },
    shared: true,
  },
  {
    kind: 'update-profit',
    path: 'update-profit-barang/simpan',
    refs: ['kode_gudang', 'kode_baki', 'kode_group', 'kode_jenis'],
    body: async ({ spv }) => ({
      ...(await pieceAlone(spv)),
      dasar: 'HARGA',
      arah: 'NAIK',
      satuan: 'PERSEN',
      persen: 10,
      sebelum_rp: 4_560_600,
      sesudah_rp: 5_016_500,
    }),
    asks: true,
    cancel: { alasan: 'salah' },
    shared: true,
  },
  {
    kind: 'update-kadar',
    module: 'UPDATE_KADAR_MODULE',
    path: 'update-kadar/simpan',
    refs: ['kode_gudang', 'kode_baki', 'kode_group', 'kode_jenis'],
    body: async ({ spv }) => ({
      ...(await pieceAlone(spv)),
      sumber: 'KETIK',
      kadar: 70,
      kadar_cetak: '700',
      keterangan: 'uji ulang',
      murni_sesudah: 2.422,
    }),
    asks: true,
    cancel: { alasan: 'salah' },
    shared: true,
  },
  {
    kind: 'penjualan',
    path: 'penjualan/simpan',
    refs: ['kode_sales', 'kode_member', 'pembayaran.1.no_rekening', 'pembayaran.2.no_rekening'],
    body: async ({ spv }) =>
      saleOf(
        [await addPiece(spv)],
        [
          cash(1_000_000),
          { jenis: 'DEBIT', no_rekening: '111', jumlah_rp: 2_000_000 },
          { jenis: 'TRANSFER', no_rekening: '222', jumlah_rp: 1_711_000 },
        ],
        WHO,
      ),
    waits: 'VALIDASI_PENJUALAN',
    cancel: { alasan: 'salah' },
    shared: true,
  },
  {
    kind: 'titipan',
    path: 'penjualan/simpan',
    refs: ['kode_sales', 'kode_member'],
    body: async ({ spv }) =>
      saleOf([await addPiece(spv)], [cash(1_000_000)], { ...WHO, bayar_dp: true }),
    waits: 'VALIDASI_TITIPAN',
    cancel: BACK,
    shared: true,
  },
  {
    kind: 'pesanan',
    path: 'pesanan/simpan',
    refs: [
      'kode_sales',
      'kode_member',
      'kode_tukang',
      'pembayaran.0.no_rekening',
      'detail_barang.0.kode_group',
      'detail_barang.0.kode_jenis',
    ],
    body: async () =>
      orderOf({
        kode_member: 'ANI',
        kode_tukang: 'T1',
        pembayaran: [{ jenis: 'TRANSFER', no_rekening: '222', jumlah_rp: 1_500_000 }],
      }),
    waits: 'VALIDASI_PESANAN',
    cancel: TRANSFERRED,
    shared: false,
  },
  {
    kind: 'pre-order',
    module: 'PRE_ORDER_MODULE',
    path: 'pre-order/simpan',
    refs: ['kode_supplier', 'detail_barang.0.kode_jenis'],
    body: async () => ({
      kode_supplier: 'PT',
      nama_customer: 'IBU SARI',
      detail_barang: [
        { nama_barang: 'CINCIN', kode_jenis: 'CINCIN', kadar: 75, qty: 3, berat: 2.5, harga: 9e6 },
      ],
    }),
    cancel: { alasan: 'salah' },
    shared: false,
  },
  {
    kind: 'pembelian',
    path: 'pembelian/simpan',
    refs: ['kode_sales', 'kode_member', 'detail_barang.0.kondisi'],
    body: async (shop) => {
      const code = await soldPiece(shop);
      const price = await shop.spv.get(`pembelian/get/jual/${code}?kondisi=BAIK`);
      return {
        ...WHO,
        detail_barang: [{ kode_barcode: code, kondisi: 'BAIK' }],
        pembayaran: [cash(Number(price.body.data.harga_beli))],
      };
    },
    waits: 'VALIDASI_PEMBELIAN',
    cancel: { alasan: 'salah' },
    shared: true,
  },
  {
    kind: 'hancur-pembelian',
    path: 'hancurpembelian/simpan',
    refs: ['kode_gudang', 'kondisi'],
    body: async ({ spv }) => ({ ...SCRAP, no_lot: [await boughtGold(spv)] }),
    asks: true,
    cancel: { alasan: 'salah' },
    shared: true,
  },
  {
    kind: 'service',
    path: 'service/simpan',
    refs: [
      'kode_sales',
      'kode_member',
      'pembayaran.0.no_rekening',
      'detail_barang.0.kode_deskripsi',
    ],
    body: async () =>
      serviceOf({
        kode_member: 'ANI',
        detail_barang: [{ ...KALUNG, kode_deskripsi: 'POLES' }, CINCIN_KECIL],
        pembayaran: [{ jenis: 'TRANSFER', no_rekening: '222', jumlah_rp: 60_000 }],
      }),
    waits: 'VALIDASI_SERVICE',
    cancel: TRANSFERRED,
    shared: false,
  },
  {
    kind: 'kirim-cuci',
    module: 'SEPUHAN_MODULE',
    path: 'kirim-barang-cuci/simpan',
    refs: ['kode_tukang', 'kode_gudang'],
    body: async ({ spv }) => ({
      kode_tukang: 'T1',
      kode_gudang: 'SEPUH',
      tgl_kembali: '2026-12-31',
      no_lot: [await boughtGold(spv)],
    }),
    waits: 'VALIDASI_KIRIM_CUCI',
    cancel: { alasan: 'salah' },
    shared: true,
  },
  {
    kind: 'uang-kas',
    path: 'cash/simpan',
    refs: ['kode_transaksi'],
    body: async () => ({
      jenis_kas: 'KAS',
      kode_transaksi: 'MODAL',
      arah: 'IN',
      jumlah_rp: 1_000_000,
      keterangan: 'modal',
    }),
    shared: false,
  },
  {
    kind: 'uang-bank',
    path: 'cash/simpan',
    refs: ['kode_transaksi', 'no_rekening'],
    body: async () => ({
      jenis_kas: 'BANK',
      kode_transaksi: 'MODAL-BANK',
      arah: 'IN',
      no_rekening: '111',
      jumlah_rp: 1_000_000,
      keterangan: 'modal',
    }),
    shared: false,
  },
  {
    kind: 'mutasi-uang-bank',
    path: 'cash/mutasi-uang-bank',
    refs: ['asal_rekening', 'tujuan_rekening'],
    body: async () => move(['BCA', '111'], ['MANDIRI', '222']),
    shared: false,
  },
  {
    kind: 'mutasi-uang-cash',
    path: 'cash/mutasi-uang-cash',
    refs: ['tujuan_rekening'],
    body: async () => move(['CASH', ''], ['BCA', '111']),
    shared: false,
  },
];

/** Kinds without a call of their own, and what holds them. */
export const withoutSample: Readonly<Record<string, string>> = {
  'selisih-kas': 'closing alone saves it: feature/tutup-toko/tutup-toko.api.test.ts',
};

function move(
  [asal, asal_rekening]: readonly string[],
  [tujuan, tujuan_rekening]: readonly string[],
) {
  const kategori = 'MUTASI';
  return {
    kategori,
    asal,
    asal_rekening,
    tujuan,
    tujuan_rekening,
    jumlah: 10_000,
    keterangan: 'x',
  };
}

/** A new ring as the one piece of its group and type in its tray, as it is chosen. */
async function pieceAlone(spv: TestClient) {
  const place = { kode_gudang: 'TOKO', kode_baki: 'A2', kode_group: 'MD', kode_jenis: 'GELANG' };
  const { data } = (await spv.get('barang?kode_baki=A2&kode_group=MD&status=READY')).body;
  for (const { kode_barcode } of data as { kode_barcode: string }[]) {
    const barang = [kode_barcode];
    await spv.post('pindahbarang/simpan', { kode_gudang: 'TOKO', kode_baki: 'A1', barang });
  }
  return { ...place, barang: [await addPiece(spv, place)] };
}

/** A ring that the shop sold today. */
async function soldPiece({ spv }: Shop): Promise<string> {
  const code = await addPiece(spv);
  const sold = await spv.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
  if (sold.status !== 201) throw new Error(JSON.stringify(sold.body));
  return code;
}
