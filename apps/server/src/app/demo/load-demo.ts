/**
 * The demo chain (docs/decision/0003): head office and two branches, masters,
 * staff, members, about 400 pieces and thirty business days made through the real calls with a
 * fixed seed. The days end yesterday.
 */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { addDays, todayIn } from '@kencana/rules/tanggal';
import type { Tanggal } from '@kencana/rules/tanggal';
import { createShop, insertAll, openEarlierDays } from '../../feature/toko/create-shop.ts';
import type { NewShop } from '../../feature/toko/create-shop.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import type { PasswordCost } from '../../platform/auth/password.ts';
import type { Db, Tx } from '../../platform/db/tx.ts';
import { chart } from '../kinds.ts';
import { loadCatalogue } from './demo-catalogue.ts';
import { DemoClient } from './demo-client.ts';
import { addStock, runDay } from './demo-days.ts';
import type { BranchState } from './demo-branch.ts';
import { BRANCH_MASTERS, NAMES, STREETS } from './demo-masters.ts';
import { BRANCH_PARAMETERS } from './demo-parameters.ts';
import { DemoRandom } from './demo-random.ts';

/** What the login page shows. */
export const DEMO_LOGINS = ['OWNER', 'SPV', 'KASIR', 'PUSAT'] as const;

export interface DemoOptions {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly password: string;
  readonly now: Date;
  readonly passwordCost?: PasswordCost | undefined;
  /** Business days before today; 30 unless told. */
  readonly days?: number;
  /** Called after each day with how far loading is. */
  readonly progress?: (done: number, total: number) => void;
}

type Shop = Omit<NewShop, 'tgl_system'> & {
  readonly users: readonly (readonly [id: string, nama: string, level: string])[];
};

const PUSAT: Shop = {
  kode_toko: 'PUSAT',
  nama_toko: 'Kencana Pusat',
  alamat_toko: 'Jl. Asia Afrika No. 1, Bandung',
  no_hp: '0220000001',
  tipe_toko: 'PUSAT',
  prefix: '10',
  users: [['PUSAT', 'KANTOR PUSAT', 'OWN']],
};

const BRANCHES: readonly Shop[] = [
  {
    kode_toko: 'BDG1',
    nama_toko: 'Toko Emas Kencana Braga',
    alamat_toko: 'Jl. Braga No. 45, Sumur Bandung, Kota Bandung, Jawa Barat',
    no_hp: '0220000002',
    tipe_toko: 'CABANG',
    prefix: '11',
    users: [
      ['OWNER', 'PEMILIK TOKO', 'OWN'],
      ['SPV', 'SUPERVISOR', 'SPV'],
      ['KASIR', 'KASIR', 'KASIR'],
    ],
  },
  {
    kode_toko: 'CMH1',
    nama_toko: 'Toko Emas Kencana Cimahi',
    alamat_toko: 'Jl. Gandawijaya No. 12, Cimahi Tengah, Kota Cimahi, Jawa Barat',
    no_hp: '0220000003',
    tipe_toko: 'CABANG',
    prefix: '12',
    users: [
      ['OWNER-CMH', 'PEMILIK CIMAHI', 'OWN'],
      ['SPV-CMH', 'SUPERVISOR CIMAHI', 'SPV'],
      ['KASIR-CMH', 'KASIR CIMAHI', 'KASIR'],
    ],
  },
];

const SEED = 20_261_120;
const OPENING_STOCK = 220;
const MEMBERS = 24;

/** Loads the chain into an empty database. */
export async function loadDemo(options: DemoOptions): Promise<void> {
  const { app, db, password } = options;
  const days = options.days ?? 30;
  const today = todayIn('Asia/Jakarta', options.now);
  const hash = await hashPassword(password, options.passwordCost);
  await openShop(db, PUSAT, today, hash);
  let done = 0;
  for (const [n, shop] of BRANCHES.entries()) {
    const first = addDays(today, -days);
    await openShop(db, shop, first, hash);
    const branch = await openBranch(app, db, shop, password, new DemoRandom(SEED + n), today);
    await addStock(branch, OPENING_STOCK);
    for (let day = 0; day < days; day += 1) {
      await runDay(branch, day);
      await db.tenant(shop.kode_toko, endDay);
      done += 1;
      options.progress?.(done, days * BRANCHES.length);
    }
    await branch.client.logout(ownerOf(shop));
  }
}

/** The demo's days follow each other within minutes: each is another one to the limits of a day. */
async function endDay(tx: Tx): Promise<void> {
  await tx.exec(sql`update toko set hari_sejak = clock_timestamp()
    where kode_toko = ${tx.kodeToko}`);
}

async function openShop(db: Db, shop: Shop, tgl: Tanggal, hash: string): Promise<void> {
  const { users, ...rest } = shop;
  await db.tenant(shop.kode_toko, async (tx) => {
    await createShop(tx, { ...rest, tgl_system: tgl }, chart);
    const rows = users.map(([user_id, nama, level]) => ({ user_id, nama, level, password: hash }));
    await insertAll(
      tx,
      'users',
      rows.map((r) => ({ ...r, aktif: true, created_at: new Date(), updated_at: new Date() })),
    );
    const at = { updated_by: '', updated_at: new Date() };
    await insertAll(tx, 'para_system', [
      { key: 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE', value: '2450000', ...at },
      { key: 'ACCOUNTING_MODULE', value: 'true', ...at },
      // Whoever tries the demo adds a piece and sells it.
      { key: 'VALIDASI_TAMBAH_BARANG', value: 'false', ...at },
      { key: 'KUPON_PENJUALAN_MODULE', value: 'true', ...at },
      { key: 'MEMBER_MODULE', value: 'true', ...at },
      { key: 'BAYAR_POINT_MODULE', value: 'true', ...at },
      { key: 'DESKRIPSI_SERVICE_MODULE', value: 'true', ...at },
      { key: 'SEPUHAN_MODULE', value: 'true', ...at },
      { key: 'BONUS_SALES_MODULE', value: 'true', ...at },
      { key: 'MARKETPLACE_INTEGRATION_MODULE', value: 'true', ...at },
      // Head office opens branches on Master Toko.
      { key: 'KIRIM_BARANG_MODULE', value: String(shop.tipe_toko === 'PUSAT'), ...at },
    ]);
    await openEarlierDays(tx);
  });
}

/**
 * Masters and parameters through their calls by the owner; members, whose screens come later, as
 * rows.
 */
async function openBranch(
  app: FastifyInstance,
  db: Db,
  shop: Shop,
  password: string,
  random: DemoRandom,
  today: Tanggal,
): Promise<BranchState> {
  const spv = shop.users[1]?.[0] ?? '';
  const client = await DemoClient.login(app, ownerOf(shop), spv, password);
  for (const [path, bodies] of [...BRANCH_MASTERS, ...BRANCH_PARAMETERS]) {
    for (const body of bodies) await client.post(path, body);
  }
  await loadCatalogue((path, body) => client.post(path, body));
  const members = demoMembers(random, today);
  await db.tenant(shop.kode_toko, async (tx) => {
    await insertAll(tx, 'member', members);
  });
  await client.post('cash/simpan', {
    jenis_kas: 'KAS',
    kode_transaksi: 'MODAL',
    arah: 'IN',
    jumlah_rp: 10_000_000,
    keterangan: 'MODAL AWAL KAS TOKO',
  });
  const codes = members.map((m) => m.kode_member);
  return { client, random, members: codes, stock: [], sold: [], held: [] };
}

function ownerOf(shop: Shop): string {
  return shop.users[0]?.[0] ?? '';
}

/** Members with birthdays all through the year, two of them today. */
function demoMembers(random: DemoRandom, today: Tanggal) {
  return Array.from({ length: MEMBERS }, (_, i) => {
    const year = random.between(1965, 2003);
    const two = (n: number): string => String(n).padStart(2, '0');
    const other = `${year}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`;
    return {
      kode_member: `M${String(i + 1).padStart(4, '0')}`,
      nama_customer: `${NAMES[i % NAMES.length]} ${i >= NAMES.length ? 'S.' : 'W.'}`,
      alamat_customer: `${random.pick(STREETS)} NO. ${random.between(1, 120)}`,
      no_hp: `0812000${String(10_000 + i)}`,
      tgl_lahir: i < 2 && !today.endsWith('02-29') ? `${year}${today.slice(4)}` : other,
    };
  });
}
