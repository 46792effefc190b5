/**
 * Sales of the demo through its online shop: packed, photographed, sent, and paid out by the
 * marketplace; the last ones are still owed at the end.
 */
import sharp from 'sharp';
import { takePiece } from './demo-branch.ts';
import type { BranchState } from './demo-branch.ts';
import type { DemoClient } from './demo-client.ts';
import { NAMES, SALES, STREETS } from './demo-masters.ts';

/** The marketplace of the demo's parameters. */
const ONLINE = 'ONLINE';
const CARRIERS = ['JNE YES', 'J&T EXPRESS', 'SICEPAT BEST'] as const;
/** Sales from here on are not paid out yet. */
const UNPAID = 25;

/** What the online shop sells on this day of the demo, before it is closed. */
export async function sellOnline(branch: BranchState, day: number): Promise<void> {
  if (day % 3 !== 1) return;
  const { random, client } = branch;
  const piece = takePiece(branch);
  const sale = await client.post('penjualan/simpan', {
    nama_customer: random.pick(NAMES),
    alamat_customer: `${random.pick(STREETS)} NO. ${random.between(1, 120)}`,
    kode_sales: random.pick(SALES)[0],
    detail_barang: [{ kode_barcode: piece.kode_barcode }],
    pembayaran: [
      {
        jenis: 'MARKETPLACE',
        kode_marketplace: ONLINE,
        no_po: `INV/2026/${String(random.between(100_000, 999_999))}/${day}`,
        logistik: CARRIERS[day % CARRIERS.length],
        no_resi: `CM${random.between(10_000_000, 99_999_999)}`,
        foto: await photograph(client, piece.kode_barcode),
        jumlah_rp: piece.harga_total,
      },
    ],
  });
  branch.sold.push(piece);
  if (day < UNPAID) await payOut(client, sale);
}

/** A parcel with the piece's barcode on it. */
async function photograph(client: DemoClient, kode_barcode: string): Promise<string> {
  const parcel = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">
    <rect width="480" height="320" fill="#e9e4da"/>
    <rect x="80" y="60" width="320" height="210" rx="6" fill="#b98a54"/>
    <rect x="215" y="60" width="50" height="210" fill="#d9b98a"/>
    <rect x="110" y="160" width="190" height="80" fill="#fff"/>
    <text x="125" y="212" font-size="30" font-family="monospace">${kode_barcode}</text></svg>`;
  const png = await sharp(Buffer.from(parcel)).png().toBuffer();
  const gambar = `data:image/png;base64,${png.toString('base64')}`;
  const { foto } = await client.post('penjualan/foto', { gambar });
  return String(foto);
}

/** What the marketplace owes comes to the bank, without its fee. */
async function payOut(client: DemoClient, sale: Record<string, unknown>): Promise<void> {
  const [paid] = sale['pembayaran'] as readonly { jumlah_rp: number; fee_rp: number }[];
  await client.post('cash/simpan', {
    jenis_kas: 'BANK',
    kode_transaksi: 'MARKETPLACE',
    arah: 'IN',
    jumlah_rp: (paid?.jumlah_rp ?? 0) - (paid?.fee_rp ?? 0),
    no_rekening: '1000200301',
    keterangan: `PENCAIRAN ${ONLINE} ${String(sale['no_faktur_group'])}`,
  });
}
