/**
 * Orders of the demo's days: ordered with a sample and a down payment, paid on, made, taken through
 * a sale, one cancelled with a part kept; some are still open at the end.
 */
import type { PesananDocument } from '@kencana/contract/document/pesanan';
import { promised } from './demo-branch.ts';
import type { BranchState } from './demo-branch.ts';
import { NAMES, SALES, STREETS } from './demo-masters.ts';

const WISHES = [
  ['CINCIN UKIR NAMA', 'Ukir nama di bagian dalam, ukuran 14'],
  ['GELANG KEROK CUSTOM', 'Model kerok halus seperti contoh'],
  ['LIONTIN INISIAL', 'Huruf A dengan bingkai bulat'],
] as const;
const THOUSAND = 1000;

/** What happens to orders on this day of the demo, before it is closed. */
export async function orderAndMake(branch: BranchState, day: number): Promise<void> {
  if (day % 5 === 0) await order(branch, day);
  if (day % 5 === 2) await payOn(branch);
  if (day % 5 === 3) await make(branch);
  if (day % 5 === 4) await take(branch);
  if (day === 21) await cancel(branch);
}

async function order(branch: BranchState, day: number): Promise<void> {
  const { client, random } = branch;
  const [nama_barang, keterangan] = random.pick(WISHES);
  const sample = { milik: 'CUSTOMER', nama_barang: 'CINCIN LAMA PELANGGAN', berat: 2.35 };
  await client.post('pesanan/simpan', {
    nama_customer: random.pick(NAMES),
    alamat_customer: `${random.pick(STREETS)} NO. ${random.between(1, 120)}`,
    no_hp: `0812${random.between(10_000_000, 99_999_999)}`,
    kode_sales: random.pick(SALES)[0],
    kode_tukang: 'T01',
    tgl_janji: await promised(branch, 6),
    harga_dikunci: day % 2 === 0,
    detail_barang: [
      {
        nama_barang,
        keterangan,
        kode_group: 'MT',
        kode_jenis: 'CINCIN',
        kadar: 75,
        berat: random.between(3000, 9000) / THOUSAND,
        ongkos: random.between(8, 20) * 25_000,
      },
    ],
    contoh: day % 10 === 0 ? [sample] : [],
    pembayaran: [{ jenis: 'CASH', jumlah_rp: random.between(10, 20) * 100_000 }],
  });
}

function byAge(a: PesananDocument, b: PesananDocument): number {
  return a.created_at < b.created_at ? -1 : 1;
}

/** The order of this state that waits longest. */
async function oldest(
  { client }: BranchState,
  status: 'OPEN' | 'DONE',
): Promise<PesananDocument | undefined> {
  const list = (await client.get(`pesanan/get/lihatpesanan?status=${status}`)) as unknown;
  return (list as readonly PesananDocument[]).toSorted(byAge)[0];
}

async function payOn(branch: BranchState): Promise<void> {
  const found = await oldest(branch, 'OPEN');
  const more = Math.floor((found?.sisa_rp ?? 0) / 4 / THOUSAND) * THOUSAND;
  if (!found || more === 0) return;
  await branch.client.post('pesanan/tambah-dp', {
    no_faktur_group: found.no_pesanan,
    pembayaran: [{ jenis: 'TRANSFER', jumlah_rp: more, no_rekening: '1000200301' }],
  });
}

async function make(branch: BranchState): Promise<void> {
  const { client, random } = branch;
  const found = await oldest(branch, 'OPEN');
  const [line] = found?.detail ?? [];
  if (!found || !line) return;
  const berat = Math.round(line.berat * THOUSAND + random.between(-150, 150)) / THOUSAND;
  await client.post('pesanan/barang-jadi', {
    no_faktur_group: found.no_pesanan,
    barang_baru: [
      {
        baris: line.baris,
        kode_group: line.kode_group,
        kode_jenis: line.kode_jenis,
        kode_gudang: 'TOKO',
        kode_baki: 'A1',
        nama_barang: line.nama_barang,
        kadar: line.kadar,
        kadar_cetak: '750',
        berat,
        harga_beli: Math.round(line.harga_jual * 0.85),
        harga_jual: line.harga_jual,
        ongkos: line.ongkos,
      },
    ],
  });
}

async function take(branch: BranchState): Promise<void> {
  const { client, random, sold } = branch;
  const found = await oldest(branch, 'DONE');
  if (!found) return;
  const no = found.no_pesanan;
  const now = (await client.get(`pesanan/get/ambil/${no}`)) as unknown as PesananDocument;
  const total = now.detail.reduce((n, line) => n + line.harga_total, 0);
  const left = Math.max(0, total - now.bayar);
  await client.post('penjualan/simpan', {
    kode_sales: random.pick(SALES)[0],
    no_pesanan: no,
    nama_customer: found.nama_customer,
    detail_barang: now.detail.map(({ kode_barcode }) => ({ kode_barcode })),
    pembayaran: [
      { jenis: 'PESANAN', no_pesanan: no },
      ...(left > 0 ? [{ jenis: 'CASH', jumlah_rp: left }] : []),
    ],
  });
  for (const { kode_barcode, harga_total } of now.detail) sold.push({ kode_barcode, harga_total });
  const kept = found.detail_contoh.filter((line) => line.hidup).map((line) => line.baris);
  if (kept.length === 0) return;
  const penerima = found.nama_customer;
  await client.post('pesanan/ambil-barang-contoh', { no_faktur_group: no, baris: kept, penerima });
}

async function cancel(branch: BranchState): Promise<void> {
  const found = await oldest(branch, 'OPEN');
  if (!found) return;
  await branch.client.post('pesanan/batal', {
    no_faktur_group: found.no_pesanan,
    alasan: 'PELANGGAN MEMBATALKAN',
    kembali: { jenis: 'CASH' },
    ditahan_rp: 100_000,
  });
}
