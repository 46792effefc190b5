/**
 * Deadlocks: documents that touch the same pieces and accounts in opposite orders, and one
 * deadlock made on purpose by a session outside, which the server must retry without showing it.
 */
import { addPiece, saleOf } from '../shop-fixture.ts';
import { PAID } from './piece-move.ts';
import { broken, cashIn } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

/** Sales, movements and cancellations over the same rows in every order: none shows a deadlock. */
export async function crossedOrders(shop: RaceShop, rounds: number): Promise<Outcome> {
  const faults: string[] = [];
  await shop.kasir.post('cash/simpan', cashIn('modal', 100_000_000));
  for (let n = 0; n < rounds; n += 1) {
    const [a, b, c] = [
      await addPiece(shop.kasir),
      await addPiece(shop.kasir),
      await addPiece(shop.kasir),
    ];
    const pay = (first: string, second: string) => [
      { jenis: 'DEBIT', jumlah_rp: 4_711_000, no_rekening: first },
      { jenis: 'DEBIT', jumlah_rp: 4_711_000, no_rekening: second },
    ];
    const answers = await Promise.all([
      shop.kasir.post('penjualan/simpan', saleOf([a, b], pay('111', '222'))),
      shop.kasir.post('penjualan/simpan', saleOf([b, a], pay('222', '111'))),
      shop.kasir.post('penjualan/simpan', saleOf([c, b], pay('222', '111'))),
      shop.spv.post('cash/mutasi-uang-cash', between('CASH', '', 'BCA', '111')),
      shop.spv.post('cash/mutasi-uang-bank', between('BCA', '111', 'MANDIRI', '222')),
      shop.spv.post('cash/mutasi-uang-bank', between('MANDIRI', '222', 'BCA', '111')),
    ]);
    const shown = answers.filter((x) => x.status >= 500);
    faults.push(...shown.map((x) => `round ${n}: ${JSON.stringify(x.body)}`));
  }
  const { rows } = await shop.root.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  const note = `${rows[0]?.deadlocks ?? 0} deadlocks in the database`;
  return { rounds, faults: [...faults, ...(await broken(shop))], note };
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
