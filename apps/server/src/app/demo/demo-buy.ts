/**
 * Buy-backs of the demo's days: pieces of earlier sales for cash or by transfer, old gold without
 * barcode, one cancelled, one lot destroyed.
 */
import type { DemoClient } from './demo-client.ts';
import { NAMES, SALES, STREETS } from './demo-masters.ts';
import type { DemoRandom } from './demo-random.ts';

interface SoldPiece {
  readonly kode_barcode: string;
  readonly harga_total: number;
  readonly pembeli?: object;
}

interface Branch<P extends SoldPiece = SoldPiece> {
  readonly client: DemoClient;
  readonly random: DemoRandom;
  /** Pieces of earlier sales that customers still have. */
  readonly sold: P[];
}

/** What happens to buy-backs on this day of the demo, before it is closed. */
export async function buyBack(branch: Branch, day: number): Promise<void> {
  if (day % 3 === 1) await buyOne(branch, day % 2 === 1);
  if (day % 9 === 5) await buyLoose(branch);
  if (day === 12) await buyAndCancel(branch);
  if (day === 20) await destroyOne(branch);
}

/** A cheap enough piece of an earlier sale; undefined when the till cannot pay for one. */
async function affordable(branch: Branch): Promise<SoldPiece | undefined> {
  const status = await branch.client.get('tutup-toko/status');
  const limit = Number(status['kas_sistem']) / 2;
  return branch.sold.find((piece) => piece.harga_total < limit);
}

async function buyOne(branch: Branch, transfer: boolean): Promise<string | undefined> {
  const { client, random, sold } = branch;
  const piece = await affordable(branch);
  if (!piece) return undefined;
  const kondisi = random.pick(['BAIK', 'BAIK', 'KUSAM', 'RUSAK']);
  const { kode_barcode } = piece;
  const worth = await client.get(`pembelian/get/jual/${kode_barcode}?kondisi=${kondisi}`);
  const jumlah_rp = Number(worth['harga_beli']);
  const seller = { ...person(branch), ...piece.pembeli };
  const bought = await client.post('pembelian/simpan', {
    ...seller,
    kode_sales: random.pick(SALES)[0],
    detail_barang: [{ kode_barcode, kondisi }],
    pembayaran: [
      transfer
        ? {
            jenis: 'TRANSFER',
            jumlah_rp,
            no_rekening: '1000200301',
            bank_customer: 'BRI',
            rekening_customer: '002301000456507',
            nama_rekening_customer: seller.nama_customer,
          }
        : { jenis: 'CASH', jumlah_rp },
    ],
  });
  sold.splice(sold.indexOf(piece), 1);
  return String(bought['no_faktur_group']);
}

/** Goods that no barcode proves, by weight at the price of their group. */
async function buyLoose(branch: Branch): Promise<void> {
  const { client, random } = branch;
  const berat = random.between(500, 2500) / 1000;
  const goods = { kode_group: 'MT', kadar: 75, berat, kondisi: 'KUSAM' };
  const query = new URLSearchParams({ ...goods, kadar: String(goods.kadar), berat: String(berat) });
  const worth = await client.get(`pembelian/get/harga?${query.toString()}`);
  const jumlah_rp = Number(worth['harga_beli']) || Math.round(berat * 1_000_000);
  await client.post('pembelian/simpan', {
    ...person(branch),
    kode_sales: random.pick(SALES)[0],
    detail_barang: [
      { ...goods, nama_barang: 'CINCIN LAMA', kode_jenis: 'CINCIN', harga_beli: jumlah_rp },
    ],
    pembayaran: [{ jenis: 'CASH', jumlah_rp }],
  });
}

async function buyAndCancel(branch: Branch): Promise<void> {
  const no = await buyOne(branch, false);
  if (no === undefined) return;
  await branch.client.post('pembelian/batal', {
    no_faktur_group: no,
    alasan: 'PENJUAL BATAL MENJUAL',
  });
}

async function destroyOne({ client }: Branch): Promise<void> {
  const lots = await client.get('hancurpembelian/barang?limit=1');
  const [lot] = lots as unknown as readonly { readonly no_lot: string }[];
  if (!lot) return;
  await client.post('hancurpembelian/simpan', {
    kode_gudang: 'RUSAK',
    kondisi: 'PATAH',
    keterangan: 'PATAH, UNTUK DILEBUR',
    no_lot: [lot.no_lot],
  });
}

function person({ random }: Branch) {
  return {
    nama_customer: random.pick(NAMES),
    alamat_customer: `${random.pick(STREETS)} NO. ${random.between(1, 120)}`,
    nik_sim_passport: `3273${random.between(10, 28)}0588000${random.between(1, 9)}`,
  };
}
