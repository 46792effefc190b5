/**
 * Random steps of orders for the sequences: ordered with samples, paid on, made or served from
 * stock, samples given back, taken through a sale, validated, refused, cancelled; carried out on
 * whatever the shop holds at that moment.
 */
import type { KeptSample } from '@kencana/contract/document/pesanan';
import type { Answer } from '../harness.ts';
import { CINCIN } from '../shop-fixture.ts';
import { RACE_HOLDER } from './shop.ts';
import type { RaceShop } from './shop.ts';
import { asking, payOn, pickDocument, pickPieces, WAITS } from './step.ts';

export const ORDER_STEPS = [
  ['pesan', 4],
  ['pesanDp', 2],
  ['pesanJadi', 4],
  ['pesanStok', 2],
  ['pesanContoh', 2],
  ['pesanAmbil', 4],
  ['pesanValidasi', 3],
  ['pesanTolak', 1],
  ['pesanBatal', 2],
] as const;
export type OrderStep = (typeof ORDER_STEPS)[number][0];

const WHERE: Readonly<Record<Exclude<OrderStep, 'pesan'>, string>> = {
  pesanDp: `status in ('OPEN', 'DONE') and status_valid = 'DONE' and bayar < total`,
  pesanJadi: `status = 'OPEN' and status_valid = 'DONE'`,
  pesanStok: `status = 'OPEN' and status_valid = 'DONE'`,
  pesanContoh: `exists (select 1 from dokumen_baris b where b.no_dokumen = dokumen.no_dokumen
    and b.jenis_baris = 'CONTOH' and b.hidup) and status_valid = 'DONE'`,
  pesanAmbil: `status = 'DONE' and status_valid = 'DONE'`,
  pesanValidasi: WAITS,
  pesanTolak: WAITS,
  pesanBatal: `status in ('OPEN', 'DONE')`,
};

/** One step with two random numbers; undefined when there is nothing to do it on. */
export async function playOrder(
  shop: RaceShop,
  step: OrderStep,
  a: number,
  b: number,
): Promise<Answer | undefined> {
  if (step === 'pesan') return order(shop, a, b);
  const no = await pickDocument(shop, 'pesanan', WHERE[step], a);
  if (no === undefined) return undefined;
  const one = { no_faktur_group: no };
  switch (step) {
    case 'pesanDp':
      return payOn(shop, 'pesanan/tambah-dp', { no, ...(await document(shop, no)) }, b);
    case 'pesanJadi':
      return make(shop, no, b);
    case 'pesanStok':
      return serve(shop, no, a);
    case 'pesanContoh':
      return giveBack(shop, no);
    case 'pesanAmbil':
      return take(shop, no, b);
    case 'pesanValidasi':
      return shop.kasir.post('pesanan/validasi', one);
    case 'pesanTolak':
      return asking(shop, 'pesanan/tolak', { ...one, alasan: 'uang kurang' });
    case 'pesanBatal': {
      const { bayar } = await document(shop, no);
      const ditahan_rp = b % 3 === 0 ? Math.floor(bayar / 3) : 0;
      return asking(shop, 'pesanan/batal', { ...one, alasan: 'tidak jadi', ditahan_rp });
    }
  }
}

async function order(shop: RaceShop, a: number, b: number): Promise<Answer> {
  const lent = a % 3 === 0 ? await pickPieces(shop, 'READY', b, 1) : [];
  const harga_gram = 1_320_000 + a * 7;
  const total = Math.floor((harga_gram * (b + 1)) / 1000);
  const dp = Math.floor((total * (b % 4)) / 3);
  const paid = b % 5 === 0 ? { jenis: 'DEBIT', no_rekening: '111' } : { jenis: 'CASH' };
  return asking(shop, 'pesanan/simpan', {
    kode_sales: 'S1',
    nama_customer: 'IBU SITI',
    ...RACE_HOLDER,
    harga_dikunci: a % 4 !== 0,
    detail_barang: Array.from({ length: 1 + (a % 2) }, (_, i) => ({
      nama_barang: `CINCIN ${i + 1}`,
      kode_group: 'MT',
      kode_jenis: 'CINCIN',
      kadar: 75,
      berat: (b + 1 + i) / 1000,
      harga_gram,
      ongkos: b * 11,
      tipe_ongkos: b % 2 === 0 ? 'TOTAL' : 'PER_GRAM',
    })),
    contoh: [
      ...lent.map((kode_barcode) => ({ milik: 'TOKO', kode_barcode })),
      ...(b % 2 === 0 ? [{ milik: 'CUSTOMER', nama_barang: 'CINCIN LAMA', berat: 1.234 }] : []),
    ],
    pembayaran: dp > 0 ? [{ ...paid, jumlah_rp: dp }] : [],
  });
}

async function make(shop: RaceShop, no: string, b: number): Promise<Answer> {
  const { detail } = await document(shop, no);
  const open = detail.filter((line) => line.kode_barcode === '');
  const barang_baru = open.slice(0, 1 + (b % 2)).map(({ baris, nama_barang }) => {
    const berat = (b * 3 + 1) / 1000;
    return { ...CINCIN, nama_barang, berat, berat_asli: berat, harga_jual: b * 999, baris };
  });
  return shop.kasir.post('pesanan/barang-jadi', { no_faktur_group: no, barang_baru });
}

async function serve(shop: RaceShop, no: string, a: number): Promise<Answer | undefined> {
  const { detail } = await document(shop, no);
  const line = detail.find((one) => one.kode_barcode === '');
  const { rows } = await shop.root.query<{ kode_barcode: string }>(
    `select kode_barcode from barang where status = 'READY'
     order by kadar <> 7500, md5(kode_barcode || $1) limit 1`,
    [String(a)],
  );
  const [piece] = rows;
  if (line === undefined || piece === undefined) return undefined;
  const dari_stok = [{ baris: line.baris, kode_barcode: piece.kode_barcode }];
  return asking(shop, 'pesanan/barang-jadi', { no_faktur_group: no, dari_stok });
}

/** What the counter's list says is kept: an order of an earlier day that is done is not told. */
async function giveBack(shop: RaceShop, no: string): Promise<Answer> {
  const { data } = (await shop.kasir.get('pesanan/get/barang-contoh')).body;
  const kept = (data as readonly KeptSample[]).filter((one) => one.no_faktur_group === no);
  const baris = kept.map((one) => one.baris);
  const timbang = kept.flatMap(({ milik, baris: n, berat }) =>
    milik === 'TOKO' ? [{ baris: n, berat }] : [],
  );
  const body = { no_faktur_group: no, baris, penerima: 'IBU SITI', timbang };
  return shop.kasir.post('pesanan/ambil-barang-contoh', body);
}

async function take(shop: RaceShop, no: string, b: number): Promise<Answer> {
  const now = (await shop.kasir.get(`pesanan/get/ambil/${no}`)).body.data as Held;
  const total = now.detail.reduce((n, line) => n + line.harga_total, 0);
  const left = Math.max(0, total - now.bayar);
  return asking(shop, 'penjualan/simpan', {
    kode_sales: 'S1',
    no_pesanan: no,
    detail_barang: now.detail.map(({ kode_barcode }) => ({ kode_barcode })),
    pembayaran: [
      { jenis: 'PESANAN', no_pesanan: no },
      ...(left > 0 ? [{ jenis: 'CASH', jumlah_rp: left + (b % 3) * 1000 }] : []),
    ],
  });
}

interface Line {
  readonly baris: number;
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly harga_total: number;
  readonly hidup: boolean;
}

interface Held {
  readonly total: number;
  readonly bayar: number;
  readonly detail: readonly Line[];
}

async function document(shop: RaceShop, no: string): Promise<Held> {
  return (await shop.kasir.get(`pesanan/faktur/${no}`)).body.data as Held;
}
