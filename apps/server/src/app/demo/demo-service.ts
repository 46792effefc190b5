/**
 * Services of the demo's days: received with a down payment, given to a craftsman, ready with gold
 * of the shop, taken, one cancelled; some are still in the shop at the end.
 */
import type { ServiceDocument } from '@kencana/contract/document/service';
import { promised } from './demo-branch.ts';
import type { BranchState } from './demo-branch.ts';
import { NAMES, SALES, STREETS } from './demo-masters.ts';

const WORK = [
  ['KALUNG', 'Patri kalung putus di dekat kait', 75_000],
  ['CINCIN', 'Kecilkan cincin dua nomor', 60_000],
  ['GELANG', 'Poles ulang dan cuci sampai mengkilap', 50_000],
  ['ANTING', 'Ganti kawat anting yang patah', 40_000],
] as const;

/** What happens to services on this day of the demo, before it is closed. */
export async function serve(branch: BranchState, day: number): Promise<void> {
  if (day % 3 === 0) await receive(branch, day);
  if (day % 3 === 1) await toCraftsman(branch);
  if (day % 4 === 2) await makeReady(branch);
  if (day % 4 === 3) await giveOut(branch);
  if (day === 17) await cancel(branch);
}

async function receive(branch: BranchState, day: number): Promise<void> {
  const { client, random } = branch;
  const count = day % 2 === 0 ? 1 : 2;
  const detail_barang = Array.from({ length: count }, () => {
    const [nama_barang, deskripsi, ongkos] = random.pick(WORK);
    const berat = random.between(2000, 9000) / 1000;
    return { nama_barang, deskripsi, ongkos, berat, kadar: 70, kondisi: 'LECET HALUS' };
  });
  const total = detail_barang.reduce((sum, line) => sum + line.ongkos, 0);
  await client.post('service/simpan', {
    nama_customer: random.pick(NAMES),
    alamat_customer: `${random.pick(STREETS)} NO. ${random.between(1, 120)}`,
    no_hp: `0812${random.between(10_000_000, 99_999_999)}`,
    kode_sales: random.pick(SALES)[0],
    tgl_janji: await promised(branch, 5),
    detail_barang,
    pembayaran: day % 2 === 0 ? [{ jenis: 'CASH', jumlah_rp: Math.floor(total / 2) }] : [],
  });
}

function byAge(a: ServiceDocument, b: ServiceDocument): number {
  return a.created_at < b.created_at ? -1 : 1;
}

async function oldest(
  { client }: BranchState,
  status: 'OPEN' | 'DONE',
): Promise<ServiceDocument | undefined> {
  const list = (await client.get(`service/get/lihatservice?status=${status}`)) as unknown;
  return (list as readonly ServiceDocument[]).toSorted(byAge)[0];
}

async function toCraftsman(branch: BranchState): Promise<void> {
  const service = await oldest(branch, 'OPEN');
  if (!service || service.nama_tukang !== '') return;
  const no_faktur_group = service.no_faktur_group;
  await branch.client.post('service/tukang', { no_faktur_group, kode_tukang: 'T01' });
}

async function makeReady(branch: BranchState): Promise<void> {
  const { client } = branch;
  const service = await oldest(branch, 'OPEN');
  if (!service) return;
  const lots = (await client.get('service/get/emas?limit=1')) as unknown;
  const [lot] = lots as readonly { no_lot: string; berat: number }[];
  const gold = lot && lot.berat > 0.2 ? [{ no_lot: lot.no_lot, berat: 0.15 }] : [];
  await client.post('service/siap', {
    no_faktur_group: service.no_faktur_group,
    detail_barang: service.detail.map(({ baris, berat }) => {
      const emas = baris === 1 ? gold : [];
      const added = emas.length > 0 ? 150 : 0;
      return { baris, berat: (Math.round(berat * 1000) + added - 5) / 1000, emas };
    }),
    ongkos_tukang: service.nama_tukang === '' ? 0 : 25_000,
  });
}

async function giveOut(branch: BranchState): Promise<void> {
  const service = await oldest(branch, 'DONE');
  if (!service) return;
  const { no_faktur_group, sisa_rp } = service;
  const pembayaran = sisa_rp > 0 ? [{ jenis: 'CASH', jumlah_rp: sisa_rp }] : [];
  await branch.client.post('service/ambil', { no_faktur_group, pembayaran });
}

async function cancel(branch: BranchState): Promise<void> {
  const service = await oldest(branch, 'OPEN');
  if (!service) return;
  const { no_faktur_group } = service;
  await branch.client.post('service/batal', { no_faktur_group, alasan: 'PELANGGAN TIDAK JADI' });
}
