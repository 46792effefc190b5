/**
 * `npm run before -- <file>`: writes the backup of a shop in the middle of its work, with documents
 * of every kind that are done, open and waiting, and templates of its own. Made by the last commit
 * before a change that shall change nothing, kept in apps/server/test/before/, and opened by every
 * later program (before.api.test.ts).
 */
import { writeBackup } from '../apps/server/src/platform/backup/backup.ts';
import { fillTill } from '../apps/server/test/approval-case.ts';
import type { Answer, TestClient } from '../apps/server/test/harness.ts';
import { enter } from '../apps/server/test/entry-case.ts';
import { openShop, type Shop } from '../apps/server/test/open-shop.ts';
import { make, order } from '../apps/server/test/order-case.ts';
import { openOwnCluster } from '../apps/server/test/race/own-cluster.ts';
import {
  boughtGold,
  done,
  DP,
  receive,
  SERVICE_MASTERS,
} from '../apps/server/test/service-case.ts';
import { addPiece, cash, saleOf } from '../apps/server/test/shop-fixture.ts';
import { hold } from '../apps/server/test/titip-case.ts';

const WAITING = [
  'VALIDASI_PENJUALAN',
  'VALIDASI_PEMBELIAN',
  'VALIDASI_TITIPAN',
  'VALIDASI_PESANAN',
  'VALIDASI_SERVICE',
  'VALIDASI_TAMBAH_BARANG',
];

/** Money that comes to the bank. */
const bankIn = {
  jenis_kas: 'BANK',
  kode_transaksi: 'MODAL-BANK',
  arah: 'IN',
  jumlah_rp: 5_000_000,
  no_rekening: '111',
  keterangan: 'modal bank',
};

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('name the file that the backup is written to');
const cluster = await openOwnCluster();
process.env['KENCANA_TEST_PG'] = cluster.url;
const shop = await openShop({
  modules: ['MEMBER_MODULE', 'BAYAR_POINT_MODULE', 'PRE_ORDER_MODULE'],
  settings: { BATAS_HARI_JANJI: '3650' },
  members: ['ANI'],
  points: true,
  masters: SERVICE_MASTERS,
});
try {
  await fillTill(shop.kasir);
  await ownTemplates(shop.owner);
  await preOrders(shop);
  const ready = await trade(shop);
  // Ready before entries wait, for what is sold while documents wait.
  const codes = await Promise.all(Array.from({ length: 8 }, () => addPiece(shop.kasir)));
  const sold = await sell(shop, codes.splice(0, 2));
  for (const flag of WAITING) await shop.set(flag, 'true');
  for (let n = 0; n < 2; n += 1)
    await wait(shop, codes.splice(0, 2), sold[n] ?? '', ready[n] ?? '');
  const written = await writeBackup(shop.server.database.adminUrl, target, undefined);
  console.log(`${target}: ${Object.keys(written.counts).length} tables`);
} finally {
  await shop.close();
  await cluster.stop();
}

/** The answer's data; throws when the call was refused. */
function made(answer: Answer): Record<string, unknown> {
  if (answer.status !== 201 && answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
}

/** One template of the shop for each paper. */
async function ownTemplates(owner: TestClient): Promise<void> {
  for (const paper of ['nota', 'slip']) {
    const { isi, versi } = made(await owner.get(`nota/template/${paper}`)) as {
      readonly isi: { readonly blocks: readonly object[] };
      readonly versi: number;
    };
    const blocks = [...isi.blocks, { type: 'text', label: 'Terima kasih, Ibu', align: 'center' }];
    made(await owner.put(`nota/template/${paper}`, { isi: { ...isi, blocks }, versi }));
  }
}

async function sell({ kasir }: Shop, codes: readonly string[]): Promise<readonly string[]> {
  made(await kasir.post('penjualan/simpan', saleOf(codes, [cash(4_711_000 * codes.length)])));
  return codes;
}

/** Everything that is done or open; answers two services that are ready. */
async function trade(now: Shop): Promise<readonly string[]> {
  const { kasir } = now;
  const gold = await boughtGold(kasir);
  await sell(now, [await addPiece(kasir)]);
  await hold(now);
  await hold(now, [cash(2_000_000)], 2);
  await order(kasir);
  made(await make(kasir, await order(kasir)));
  await receive(kasir);
  const ready: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    const no = await receive(kasir, { pembayaran: DP });
    made(await kasir.post('service/siap', done(no, gold)));
    ready.push(no);
  }
  made(await now.owner.post('cash/simpan', bankIn));
  return ready;
}

/** One asked of the supplier, one closed. */
async function preOrders({ kasir, spv }: Shop): Promise<void> {
  const line = {
    nama_barang: 'GELANG',
    kode_jenis: 'GELANG',
    kadar: 75,
    qty: 2,
    berat: 10,
    harga: 0,
  };
  const body = { nama_supplier: 'PT EMAS', detail_barang: [line] };
  made(await kasir.post('pre-order/simpan', body));
  const { no_faktur_group } = made(await kasir.post('pre-order/simpan', body));
  made(await spv.post('pre-order/tutup', { no_faktur_group: [no_faktur_group] }));
}

/** One of each kind that waits. */
async function wait(now: Shop, codes: readonly string[], sold: string, service: string) {
  const { kasir, spv } = now;
  const [plain = '', held = ''] = codes;
  made(await kasir.post('penjualan/simpan', saleOf([plain], [cash(4_711_000)])));
  const dp = saleOf([held], [cash(1_000_000)], { bayar_dp: true });
  made(await kasir.post('penjualan/simpan', dp));
  await buyBack(kasir, sold);
  await order(kasir);
  await receive(kasir, { pembayaran: DP });
  const rest = { no_faktur_group: service, pembayaran: [cash(690_000)] };
  made(await kasir.post('service/ambil', rest));
  await enter(spv);
}

async function buyBack(kasir: TestClient, code: string): Promise<void> {
  const price = made(await kasir.get(`pembelian/get/jual/${code}?kondisi=BAIK`));
  const jumlah_rp = Number(price['harga_beli']);
  const body = {
    kode_sales: 'S1',
    nama_customer: 'IBU AISYAH',
    detail_barang: [{ kode_barcode: code, kondisi: 'BAIK' }],
    pembayaran: [{ jenis: 'CASH', jumlah_rp }],
  };
  made(await kasir.post('pembelian/simpan', body));
}
