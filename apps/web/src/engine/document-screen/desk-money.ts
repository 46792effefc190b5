/** Money of documents at a desk, counted by kind of payment or by account. Pure. */
import type { Desk, WaitingRow } from '@kencana/contract/desk';
import type { Settings } from '@kencana/contract/module-flag';

export interface MoneySum {
  /** CASH, TRANSFER … or an account's number. */
  readonly nama: string;
  /** Whole rupiah in less out. */
  readonly menunggu: number;
  readonly terpilih: number;
}

/** What a desk counts money by: its accounts while its flag is on, else the kind of payment. */
export function countedBy(desk: Desk, settings: Settings): 'jenis' | 'akun' {
  return desk.byAccount !== undefined && settings.on(desk.byAccount) ? 'akun' : 'jenis';
}

/** Sums over all rows and over the chosen ones, in the order in which they first appear. */
export function countMoney(
  rows: readonly WaitingRow[],
  chosen: ReadonlySet<string>,
  by: 'jenis' | 'akun',
): MoneySum[] {
  const sums = new Map<string, { menunggu: number; terpilih: number }>();
  for (const row of rows) {
    for (const money of row.uang) {
      const sum = sums.get(money[by]) ?? { menunggu: 0, terpilih: 0 };
      const rp = money.masuk - money.keluar;
      sum.menunggu += rp;
      if (chosen.has(row.no_faktur_group)) sum.terpilih += rp;
      sums.set(money[by], sum);
    }
  }
  return [...sums].map(([nama, sum]) => ({ nama, ...sum }));
}

/** What one document takes in, less what it gives out; whole rupiah. */
export function moneyOf(row: WaitingRow): number {
  return row.uang.reduce((sum, money) => sum + money.masuk - money.keluar, 0);
}
