/**
 * Deadlocks: documents that touch the same pieces and accounts in opposite orders, and one
 * deadlock made on purpose by a session outside, which the server must retry without showing it.
 */
import { addPiece, saleOf } from '../shop-fixture.ts';
import type { Answer } from '../harness.ts';
import { inLine, lockOf } from './hold.ts';
import { saidBy } from './pair.ts';
import { PAID } from './piece-move.ts';
import { bankIn, broken, cashIn } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

const NOT_READY = '409 BARANG_TIDAK_READY';

/**
 * Sales, movements and cancellations over the same rows in every order: of the sales that share a
 * piece one wins and the others are refused, every movement is made, and none shows a deadlock.
 * Before that every order is forced, and nobody who waits holds the row that the other needs next.
 */
export async function crossedOrders(shop: RaceShop, rounds: number): Promise<Outcome> {
  const faults: string[] = [];
  await shop.kasir.post('cash/simpan', cashIn('modal', 100_000_000));
  // A thousand for each round that comes, so that no movement fails for want of money.
  const jumlah_rp = 1000 * (rounds + 4);
  for (const no_rekening of ['111', '222'])
    await shop.spv.post('cash/simpan', { ...bankIn('modal bank'), no_rekening, jumlah_rp });
  for (const turned of [false, true]) {
    faults.push(...(await crossedPieces(shop, turned)), ...(await crossedAccounts(shop, turned)));
  }
  for (let n = 0; n < rounds; n += 1) {
    const { sales, moves } = await crossing(shop);
    const answers = await Promise.all([...sales, ...moves].map((call) => call()));
    const sold = answers.slice(0, sales.length);
    const moved = answers.slice(sales.length);
    const refused = sold.filter((answer) => saidBy([answer]) === NOT_READY);
    const won = sold.filter((answer) => answer.status === 201);
    if (won.length !== 1 || refused.length !== 2) faults.push(`round ${n}: ${saidBy(sold)}`);
    if (moved.some((answer) => answer.status !== 201)) faults.push(`round ${n}: ${saidBy(moved)}`);
  }
  const { rows } = await shop.root.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  const note = `${rows[0]?.deadlocks ?? 0} deadlocks in the database`;
  return { rounds: rounds + 4, faults: [...faults, ...(await broken(shop))], note };
}

interface Crossing {
  readonly codes: readonly [string, string, string];
  /** Of the first and second piece, of the second and first, of the third and second. */
  readonly sales: readonly (() => Promise<Answer>)[];
  /** From the till to 111, from 111 to 222 and back. */
  readonly moves: readonly (() => Promise<Answer>)[];
}

async function crossing(shop: RaceShop): Promise<Crossing> {
  const { kasir, spv } = shop;
  const codes = [await addPiece(kasir), await addPiece(kasir), await addPiece(kasir)] as const;
  const [a, b, c] = codes;
  const sale = (pieces: readonly string[], first: string, second: string) => {
    const pay = [first, second].map((no_rekening) => ({
      jenis: 'DEBIT',
      jumlah_rp: 4_711_000,
      no_rekening,
    }));
    return () => kasir.post('penjualan/simpan', saleOf(pieces, pay));
  };
  return {
    codes,
    sales: [sale([a, b], '111', '222'), sale([b, a], '222', '111'), sale([c, b], '222', '111')],
    moves: [
      () => spv.post('cash/mutasi-uang-cash', between('CASH', '', 'BCA', '111')),
      () => spv.post('cash/mutasi-uang-bank', between('BCA', '111', 'MANDIRI', '222')),
      () => spv.post('cash/mutasi-uang-bank', between('MANDIRI', '222', 'BCA', '111')),
    ],
  };
}

/** Both sales of two pieces wait at the first piece, whichever they name first. */
async function crossedPieces(shop: RaceShop, turned: boolean): Promise<string[]> {
  const { codes, sales } = await crossing(shop);
  const line = sales.slice(0, 2);
  const [first, second] = codes.map((code) => lockOf('barang.kode_barcode', code));
  const heard = await inLine(
    shop.server.database.superUrl,
    first ?? '',
    turned ? line.toReversed() : line,
    () => free(shop, second ?? ''),
  );
  return saidBy(heard) === `201, ${NOT_READY}` ? [] : [`pieces crossed: ${saidBy(heard)}`];
}

/** Both movements between two accounts wait at the first by name, and neither holds the other. */
async function crossedAccounts(shop: RaceShop, turned: boolean): Promise<string[]> {
  const { moves } = await crossing(shop);
  const line = moves.slice(1);
  const heard = await inLine(
    shop.server.database.superUrl,
    lockOf('saldo_kas.akun', '111'),
    turned ? line.toReversed() : line,
    () => free(shop, lockOf('saldo_kas.akun', '222')),
  );
  return saidBy(heard) === '201, 201' ? [] : [`accounts crossed: ${saidBy(heard)}`];
}

/** Throws where somebody holds what `lock` locks. */
async function free(shop: RaceShop, lock: string): Promise<void> {
  await shop.root.query(`${lock} nowait`).catch((cause: unknown) => {
    throw new Error(`held by one who waits for another: ${lock}`, { cause });
  });
}

function between(asal: string, asal_rekening: string, tujuan: string, tujuan_rekening: string) {
  const text = { kategori: 'SETOR', keterangan: 'pindah uang', jumlah: 1000 };
  return { asal, asal_rekening, tujuan, tujuan_rekening, ...text };
}

/**
 * A session outside holds the till's balance and then wants the piece that a waiting sale holds:
 * PostgreSQL ends the sale, the server runs it again, the client sees 201.
 */
export async function forcedDeadlock(shop: RaceShop, rounds: number): Promise<Outcome> {
  const faults: string[] = [];
  await shop.kasir.post('cash/simpan', cashIn('modal'));
  const before = await deadlocks(shop);
  for (let n = 0; n < rounds; n += 1) {
    const code = await addPiece(shop.kasir);
    await shop.root.query(`begin; set local deadlock_timeout = '60s'`);
    await shop.root.query(
      `select 1 from saldo_kas where kode_toko = 'JKT1' and akun = 'CASH' for update`,
    );
    const sale = shop.kasir.post('penjualan/simpan', saleOf([code], PAID));
    await untilBlocked(shop);
    await shop.root.query('select 1 from barang where kode_barcode = $1 for update', [code]);
    await shop.root.query('commit');
    const answer = await sale;
    if (answer.status !== 201) faults.push(`round ${n}: ${JSON.stringify(answer.body)}`);
  }
  const seen = (await deadlocks(shop)) - before;
  if (seen === 0) faults.push('no deadlock happened');
  return { rounds, faults: [...faults, ...(await broken(shop))], note: `${seen} deadlocks` };
}

async function deadlocks(shop: RaceShop): Promise<number> {
  // Statistics reach the view with a delay unless the ended backend flushed them.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  const { rows } = await shop.root.query<{ n: number }>(
    `select deadlocks::int as n from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.n ?? 0;
}

async function untilBlocked(shop: RaceShop): Promise<void> {
  for (let n = 0; n < 200; n += 1) {
    const { rows } = await shop.root.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and application_name = 'kencana'
         and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the sale never waited for the till');
}
