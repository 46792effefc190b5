/**
 * Thirty business days of a branch: goods in, sales of every kind, a cancellation now and then,
 * costs, and closing.
 */
import { PECAHAN } from '@kencana/contract/transaction/tutup-toko';
import { takePiece } from './demo-branch.ts';
import type { BranchState, DemoPiece } from './demo-branch.ts';
import { buyBack } from './demo-buy.ts';
import type { DemoClient } from './demo-client.ts';
import { holdAndTake } from './demo-held.ts';
import { sellOnline } from './demo-marketplace.ts';
import { BAKI, GROUPS, JENIS, MODELS, NAMES, SALES, STREETS } from './demo-masters.ts';
import { HEMAT } from './demo-parameters.ts';
import { changePrice } from './demo-price.ts';
import type { DemoRandom } from './demo-random.ts';
import { orderAndMake } from './demo-order.ts';
import { payByPoints } from './demo-points.ts';
import { serve } from './demo-service.ts';

const STEP = 500;

/** Adds `count` pieces to the branch's trays. */
export async function addStock(branch: BranchState, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    const { random } = branch;
    const [kode_jenis] = random.pick(JENIS);
    const model = MODELS[kode_jenis];
    const group = kode_jenis === 'LM' ? GROUPS[0] : random.pick(GROUPS.slice(1));
    if (!model || !group) continue;
    const mg =
      kode_jenis === 'LM'
        ? random.pick([1000, 2000, 5000, 10_000])
        : random.between(model.dari, model.sampai);
    const berat = mg / 1000;
    const [kode_baki] = random.pick(
      BAKI.filter(([, , types]) => (types as readonly string[]).includes(kode_jenis)),
    );
    const harga_jual = Math.ceil((berat * group.harga) / STEP) * STEP;
    const ongkos = kode_jenis === 'LM' ? 0 : random.between(2, 8) * 25_000;
    const piece = await branch.client.post('barang/simpan', {
      kode_group: group.kode_group,
      kode_jenis,
      kode_gudang: 'TOKO',
      kode_baki,
      kode_intern: `K${random.between(100, 999)}`,
      nama_barang: random.pick(model.names),
      berat,
      berat_asli: (mg + random.between(0, 20)) / 1000,
      kadar: group.kadar,
      kadar_cetak: group.kadar_cetak,
      harga_beli: Math.round(berat * group.modal),
      harga_jual,
      ongkos,
      size: kode_jenis === 'CINCIN' ? String(random.between(10, 20)) : '',
    });
    branch.stock.push({
      kode_barcode: String(piece['kode_barcode']),
      harga_total: Math.ceil((harga_jual + ongkos) / STEP) * STEP,
    });
  }
}

/** One business day, from the first sale to the closed till. */
export async function runDay(branch: BranchState, day: number): Promise<void> {
  const { random, client } = branch;
  const busy = day % 7 === 5 || day % 7 === 6 ? 8 : 4;
  const count = random.between(busy - 1, busy + 3);
  await changePrice(branch, day);
  await addStock(branch, count);
  for (let n = 0; n < count; n += 1) await sellOne(branch);
  await holdAndTake(branch, day);
  await serve(branch, day);
  await orderAndMake(branch, day);
  await buyBack(branch, day);
  await sellOnline(branch, day);
  await payByPoints(branch, day);
  if (random.chance(0.4)) await spend(branch);
  if (day % 5 === 4) await depositCash(client);
  await closeTheDay(client);
}

async function sellOne(branch: BranchState): Promise<void> {
  const { random, client } = branch;
  const pieces = [takePiece(branch), ...(random.chance(0.2) ? [takePiece(branch)] : [])];
  const total = pieces.reduce((sum, p) => sum + p.harga_total, 0);
  const discount = discountOf(random, pieces[0]?.harga_total ?? 0);
  const due = Math.ceil((total - discount) / STEP) * STEP;
  const traded = random.chance(0.12)
    ? branch.sold.find((p) => p.harga_total < due * 0.9)
    : undefined;
  const coupon = !traded && due >= HEMAT.minimal_rp && random.chance(0.1);
  const pembayaran = traded
    ? await tradeIn(branch, traded, due)
    : coupon
      ? payWithCoupon(random, due)
      : pay(random, due);
  const drawn = customer(branch);
  const body = {
    ...(traded?.pembeli ?? drawn),
    kode_sales: random.pick(SALES)[0],
    detail_barang: pieces.map((p, i) => ({
      kode_barcode: p.kode_barcode,
      ...(i === 0 && discount > 0 && { diskon_rp: discount }),
    })),
    pembayaran,
  };
  const sale = await client.post('penjualan/simpan', body);
  if (random.chance(0.04) && !traded) {
    await client.post('penjualan/batal', {
      no_faktur_group: sale['no_faktur_group'],
      alasan: 'PEMBELI BATAL MEMBELI',
    });
    branch.stock.push(...pieces);
    return;
  }
  branch.sold.push(...pieces.map((p) => ({ ...p, pembeli: buyerOf(sale) })));
}

/** Whom a saved sale names. */
function buyerOf(sale: Readonly<Record<string, unknown>>): object {
  const { kode_member, nama_customer, alamat_customer } = sale;
  return { kode_member, nama_customer, alamat_customer };
}

/**
 * Mostly none, sometimes a round sum, rarely one over the limit, which a supervisor then approves.
 */
function discountOf(random: DemoRandom, price: number): number {
  const way = random.next();
  if (way < 0.04) return Math.floor((price * 0.08) / 1000) * 1000;
  return way < 0.25 ? random.pick([10_000, 25_000, 50_000]) : 0;
}

function customer({ random, members }: BranchState): object {
  if (random.chance(0.3) && members.length > 0) return { kode_member: random.pick(members) };
  const nama_customer = random.pick(NAMES);
  const alamat_customer = `${random.pick(STREETS)} NO. ${random.between(1, 120)}`;
  return { nama_customer, alamat_customer };
}

function pay(random: DemoRandom, due: number): object[] {
  const account = random.pick(['1000200301', '1400500602', '0020700803']);
  const half = Math.floor(due / 2 / 1000) * 1000;
  const cash = (jumlah_rp: number) => ({ jenis: 'CASH', jumlah_rp });
  const bank = (jenis: string, jumlah_rp: number) => ({ jenis, jumlah_rp, no_rekening: account });
  const way = random.next();
  if (way < 0.45) return [cash(Math.ceil(due / 50_000) * 50_000)];
  if (way < 0.65) return [bank('DEBIT', due)];
  if (way < 0.78) return [bank('TRANSFER', due)];
  if (way < 0.86) return [bank('KREDIT', due)];
  return [bank('DEBIT', half), cash(due - half)];
}

function payWithCoupon(random: DemoRandom, due: number): object[] {
  const { kode_kupon, nilai } = HEMAT;
  return [{ jenis: 'KUPON', kode_kupon }, ...pay(random, due - nilai)];
}

/** Trades a piece of an earlier sale in, the rest in cash. */
async function tradeIn(branch: BranchState, traded: DemoPiece, due: number): Promise<object[]> {
  const kondisi = branch.random.pick(['BAIK', 'BAIK', 'KUSAM', 'RUSAK']);
  const worth = await branch.client.get(
    `pembelian/get/jual/${traded.kode_barcode}?kondisi=${kondisi}`,
  );
  const value = Number(worth['harga_beli']);
  branch.sold.splice(branch.sold.indexOf(traded), 1);
  const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: traded.kode_barcode, kondisi }] };
  return value < due ? [tukar, { jenis: 'CASH', jumlah_rp: due - value }] : [tukar];
}

async function spend({ client, random }: BranchState): Promise<void> {
  const [kode_transaksi, keterangan] = random.pick([
    ['LISTRIK', 'TOKEN LISTRIK TOKO'],
    ['ATK', 'KERTAS NOTA DAN TINTA'],
    ['KONSUMSI', 'KONSUMSI KARYAWAN'],
  ] as const);
  const jumlah_rp = random.between(2, 18) * 25_000;
  await client.post('cash/simpan', {
    jenis_kas: 'KAS',
    kode_transaksi,
    arah: 'OUT',
    jumlah_rp,
    keterangan,
  });
}

/** Brings what is over ten million to the bank. */
async function depositCash(client: DemoClient): Promise<void> {
  const status = await client.get('tutup-toko/status');
  const over = Math.floor((Number(status['kas_sistem']) - 10_000_000) / 1_000_000) * 1_000_000;
  if (over <= 0) return;
  await client.post('cash/mutasi-uang-cash', {
    kategori: 'SETOR BANK',
    asal: 'CASH',
    tujuan: 'BCA',
    tujuan_rekening: '1000200301',
    jumlah: over,
    keterangan: 'SETOR HASIL PENJUALAN',
  });
}

/** Counts the till exactly and closes; the demo's cashiers never miscount. */
async function closeTheDay(client: DemoClient): Promise<void> {
  const status = await client.get('tutup-toko/status');
  let left = Number(status['kas_sistem']);
  const uang_fisik = PECAHAN.map((pecahan) => {
    const lembar = Math.floor(left / pecahan);
    left -= lembar * pecahan;
    return { pecahan, lembar };
  });
  await client.post('tutup-toko', { uang_fisik, abaikan_peringatan: true });
}
