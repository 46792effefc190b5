/**
 * What one person may pay out of the till in a day without an approval, over all kinds of documents
 * (decision 0026): the engine adds it up, so that neither splitting nor another kind goes round it.
 */
import { sql } from 'kysely';
import { addExact, sumExact, type Jumlah } from '@kencana/rules/jumlah';
import { formatRupiah } from '@kencana/rules/rupiah';
import type { Tx } from '../../platform/db/tx.ts';
import type { ApprovalNeed, Base } from './kind.ts';
import type { MoneyRow } from './posting.ts';

/** Namespace of the advisory locks on what a person paid out. */
const OUT_LOCK = 7_203;

/** Approvals whose sentence names the very cash that leaves: it does not count against the rest. */
const NAMES_CASH: readonly string[] = ['KAS KELUAR', 'BELI KEMBALI TUNAI'];

/** What must be allowed, and what of the cash counts against the rest of the day. */
export interface CashOut {
  readonly needs: readonly ApprovalNeed[];
  readonly counted: number;
}

/**
 * The needs of a document with that of the day's limit where its cash goes beyond. Waits for the
 * person's other documents under way: to be called when documents and pieces are locked, and
 * before accounts. `exempt` is the cash that counts for nobody.
 */
export async function cashOutOf(
  tx: Tx,
  base: Base,
  money: readonly MoneyRow[],
  needs: readonly ApprovalNeed[],
  exempt = 0,
): Promise<CashOut> {
  const paid = Math.max(0, cashLeaving(money) - exempt);
  if (paid === 0 || needs.some((n) => NAMES_CASH.includes(n.kategori))) {
    return { needs, counted: 0 };
  }
  const before = await paidToday(tx, base);
  const limit = base.settings.number('BATAS_KAS_KELUAR_HARI_RP');
  const after = addExact(before, paid);
  if (after <= limit) return { needs, counted: paid };
  const uraian =
    `Kas keluar ${formatRupiah(paid)} oleh ${base.userId}; hari ini sudah ` +
    `${formatRupiah(before)} tanpa otorisasi, batas ${formatRupiah(limit)}`;
  const need = { kategori: 'KAS KELUAR HARI', uraian, sebelum: limit, sesudah: after };
  return { needs: [...needs, need], counted: 0 };
}

/** Cash that the rows take out of the till, net of what they bring. */
function cashLeaving(money: readonly MoneyRow[]): number {
  const till = money.filter((row) => row.akun === 'CASH');
  return Math.max(0, Number(sumExact(till.map((row) => row.keluar - row.masuk))));
}

/** What the person paid out so far, with everything that was under way. */
async function paidToday(tx: Tx, base: Base): Promise<Jumlah> {
  await tx.exec(
    sql`select pg_advisory_xact_lock(${OUT_LOCK},
      hashtext(${`${tx.kodeToko}/${base.userId}`}))`,
    'lock_cash_out',
  );
  const { jumlah } = await tx.one<{ jumlah: Jumlah }>(
    sql`select coalesce(sum(kas_keluar), 0) as jumlah from posting
        where kode_toko = ${tx.kodeToko} and tgl_system = ${base.tglSystem}::date
          and user_id = ${base.userId} and kas_keluar > 0`,
    'cash_out_today',
  );
  return jumlah;
}
