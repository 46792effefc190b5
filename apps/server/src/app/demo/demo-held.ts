/**
 * Titipan of the demo's days: held on a down payment, added to, taken, cancelled with a part kept;
 * some are still open at the end.
 */
import { phoneOf, promised, takePiece } from './demo-branch.ts';
import type { BranchState } from './demo-branch.ts';
import { NAMES, SALES, STREETS } from './demo-masters.ts';

const THOUSAND = 1000;
/** Days until the customer wants to come; some will be late. */
const TAKEN_AFTER = 10;

/** What happens to titipan on this day of the demo, before it is closed. */
export async function holdAndTake(branch: BranchState, day: number): Promise<void> {
  if (day % 4 === 1) await hold(branch);
  if (day % 5 === 3) await addMore(branch);
  if (day % 6 === 5) await take(branch);
  if (day === 14) await giveBack(branch);
}

async function hold(branch: BranchState): Promise<void> {
  const { random, client, held } = branch;
  const piece = takePiece(branch);
  const dp = Math.ceil((piece.harga_total * random.between(20, 40)) / 100 / THOUSAND) * THOUSAND;
  const nama_customer = random.pick(NAMES);
  const titipan = await client.post('penjualan/simpan', {
    nama_customer,
    no_hp: phoneOf(nama_customer),
    tgl_janji: await promised(branch, TAKEN_AFTER),
    alamat_customer: `${random.pick(STREETS)} NO. ${random.between(1, 120)}`,
    kode_sales: random.pick(SALES)[0],
    bayar_dp: true,
    detail_barang: [{ kode_barcode: piece.kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah_rp: dp }],
  });
  held.push({ no: String(titipan['no_titip_group']), piece, sisa: piece.harga_total - dp });
}

async function addMore({ client, held }: BranchState): Promise<void> {
  const [oldest] = held;
  const more = Math.floor((oldest?.sisa ?? 0) / 3 / THOUSAND) * THOUSAND;
  if (!oldest || more === 0) return;
  await client.post('titip/tambah-dp', {
    no_faktur_group: oldest.no,
    pembayaran: [{ jenis: 'TRANSFER', jumlah_rp: more, no_rekening: '1000200301' }],
  });
  oldest.sisa -= more;
}

async function take({ client, held, sold, random }: BranchState): Promise<void> {
  const oldest = held.length > 1 ? held.shift() : undefined;
  if (!oldest) return;
  await client.post('penjualan/simpan', {
    kode_sales: random.pick(SALES)[0],
    no_titip_group: oldest.no,
    detail_barang: [{ kode_barcode: oldest.piece.kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah_rp: oldest.sisa }],
  });
  sold.push(oldest.piece);
}

async function giveBack({ client, held, stock }: BranchState): Promise<void> {
  const last = held.pop();
  if (!last) return;
  await client.post('titip/batal', {
    no_faktur_group: last.no,
    alasan: 'PELANGGAN MEMBATALKAN',
    kembali: { jenis: 'CASH' },
    ditahan_rp: 50_000,
  });
  stock.push(last.piece);
}
