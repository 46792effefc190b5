/**
 * A listening server with a stocked shop for races and faults, and what every scenario answers:
 * rounds played and everything that went wrong.
 */
import type pg from 'pg';
import type { Tx } from '../../src/platform/db/tx.ts';
import { insertAll } from '../../src/feature/toko/create-shop.ts';
import { setSetting } from '../harness.ts';
import type { Answer, TestServer } from '../harness.ts';
import { violations } from '../invariants.ts';
import { openShop, type Shop } from '../open-shop.ts';
import { addMarketplace } from './online-sale.ts';

export interface RaceShop extends Omit<Shop, 'root'> {
  readonly url: string;
  /** Tokens by user, for calls that hang up. */
  readonly tokens: Readonly<Record<'KASIR' | 'SPV' | 'OWNER', string>>;
  /** The superuser on the same database. */
  readonly root: pg.Client;
}

export interface Outcome {
  readonly rounds: number;
  /** Each a sentence; empty is success. */
  readonly faults: string[];
  /** Figures worth reporting. */
  readonly note?: string;
  /** Why it could not be played here: neither passed nor failed. */
  readonly notRun?: string;
  /** How often what happened; shops of one scenario add theirs. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** Code of a coupon of the shop: one per cent off everything, as many as anybody wants. */
export const RACE_COUPON = 'ACAK';

/** The coupon of RACE_COUPON, with other values where told. */
export async function addCoupon(server: TestServer, change: object = {}): Promise<void> {
  const coupon = {
    kode_kupon: RACE_COUPON,
    nama_kupon: 'KUPON ACAK',
    tgl_dari: '2000-01-01',
    tgl_sampai: '2099-12-31',
    tipe_kupon: 'PERSEN',
    nilai: 100,
    minimal_rp: 0,
    kuota: 1_000_000,
    ...change,
  };
  await setSetting(server, 'KUPON_PENJUALAN_MODULE', 'true');
  await server.db.tenant(server.kodeToko, (tx) => insertAll(tx, 'kupon', [coupon]));
}

/** A member of the shop. */
export const RACE_MEMBER = 'ANI';

/** Who leaves money or gold in it, on whatever day it is then. */
export const RACE_HOLDER = { no_hp: '6281200003333', tgl_janji: '2033-01-01' } as const;

/** One more member, without points. */
export function addMember(tx: Tx, kode_member: string): Promise<void> {
  return insertAll(tx, 'member', [{ kode_member, nama_customer: kode_member }]);
}

/** Opens the shop; its business date lies far back so that many days can be closed. */
export async function openRaceShop(): Promise<RaceShop> {
  const shop = await openShop({
    listen: true,
    pool: 20,
    day: '2024-01-01',
    modules: ['MEMBER_MODULE', 'BAYAR_POINT_MODULE', 'PRE_ORDER_MODULE'],
    settings: { BATAS_HARI_JANJI: '3650' },
    members: [RACE_MEMBER],
    points: true,
  });
  await addCoupon(shop.server);
  await addMarketplace(shop.server);
  const tokens = {
    KASIR: await shop.token('KASIR'),
    SPV: await shop.token('SPV'),
    OWNER: await shop.token('OWNER'),
  };
  return { ...shop, url: shop.server.url, tokens, root: await shop.root() };
}

/** Body of a cash-in document that can be found again by its text. */
export function cashIn(keterangan: string, jumlah_rp = 1000): object {
  return { jenis_kas: 'KAS', kode_transaksi: 'MODAL', arah: 'IN', jumlah_rp, keterangan };
}

/** Body of a bank-in document, which leaves the till as it was counted. */
export function bankIn(keterangan: string): object {
  const what = { kode_transaksi: 'MODAL-BANK', arah: 'IN', jumlah_rp: 1000, no_rekening: '111' };
  return { jenis_kas: 'BANK', ...what, keterangan };
}

/** Runs `count` calls at once. */
export function together<T>(count: number, call: (n: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => call(n)));
}

/** `status code` of each answer, sorted: what a race came to. */
export function tally(answers: readonly Answer[]): string {
  return answers
    .map((a) => [a.status, a.body.code].filter(Boolean).join(' '))
    .toSorted()
    .join(', ');
}

/** The invariants of the shop's database, as faults of a scenario; asks over `shop.root`. */
export function broken(shop: RaceShop): Promise<string[]> {
  return violations(shop.root);
}

/** A random whole number below `end`. */
export function below(end: number): number {
  return Math.floor(Math.random() * end);
}

/** The value at a share of the sorted list, in whole milliseconds. */
export function percentile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
