/**
 * News of money that somebody says came in (docs/decision/0035): Uang Kas and Uang Bank in, and
 * moves from a bank to the till. Nobody is asked, for it takes nothing out of the shop; but whoever
 * covers a hole in the till does it so, and owners compare it with the bank.
 */
import { sql } from 'kysely';
import type { MutasiInput } from '@kencana/contract/transaction/mutasi-entry';
import type { UangInput } from '@kencana/contract/transaction/uang-entry';
import type { Jumlah } from '@kencana/rules/jumlah';
import { formatRupiah } from '@kencana/rules/rupiah';
import { sinceMidnight } from '../../engine/transaction/day.ts';
import type { Base } from '../../engine/transaction/kind.ts';
import type { Saved } from '../../engine/transaction/save.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { ownsShop } from '../../platform/auth/owns-shop.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';

/** Money that comes in, in the words of the news. */
export interface Income {
  readonly jenis: 'UANG_MASUK' | 'UANG_MUTASI';
  /** Where it came to; of a move, where it came from. */
  readonly akun: string;
  /** What for; '' of a move. */
  readonly nama: string;
  readonly keterangan: string;
}

/** Of Uang Kas and Uang Bank; undefined for money out. */
export function incomeOf(input: UangInput): Income | undefined {
  if (input.arah !== 'IN') return undefined;
  const akun = input.jenis_kas === 'BANK' ? `BANK ${input.no_rekening}` : 'CASH';
  const { kode_transaksi: nama, keterangan } = input;
  return { jenis: 'UANG_MASUK', akun, nama, keterangan };
}

/** Of a move between bank and till; undefined where it goes to the bank. */
export function movedToTill(input: MutasiInput): Income | undefined {
  if (input.tujuan !== 'CASH') return undefined;
  const { asal, asal_rekening, keterangan } = input;
  return { jenis: 'UANG_MUTASI', akun: `${asal} ${asal_rekening}`, nama: '', keterangan };
}

/**
 * Tells the owners of a document whose person brought in more today than BATAS_KABAR_UANG_HARI_RP,
 * with the sum; not of what an owner did. To be called when it is saved: two devices of one person
 * follow each other from here on.
 */
export async function tellIncome(
  ctx: Ctx,
  tx: WriteTx,
  base: Base,
  { no, posting }: Saved,
  income: Income | undefined,
): Promise<void> {
  if (income === undefined || ownsShop(ctx)) return;
  const batas = base.settings.number('BATAS_KABAR_UANG_HARI_RP');
  const total = await broughtToday(tx, base);
  if (Number(total) <= batas) return;
  const { jenis, ...words } = income;
  await announceToOwners(tx, base.userId, {
    jenis,
    objek: `dokumen/${no}`,
    isi: {
      ...words,
      no,
      jumlah: formatRupiah(posting.header.total),
      total: formatRupiah(total),
      batas: formatRupiah(batas),
    },
  });
}

/** What the person brought in today, cancelled or not. */
async function broughtToday(tx: Tx, { userId, tglSystem }: Base): Promise<Jumlah> {
  const who = `uang ${tx.kodeToko} ${userId}`;
  await tx.exec(sql`select pg_advisory_xact_lock(hashtextextended(${who}, 0))`);
  const { total } = await tx.one<{ total: Jumlah }>(
    sql`select coalesce(sum(total), 0) as total from dokumen
        where kode_toko = ${tx.kodeToko} and (tgl_system = ${tglSystem}::date
            or created_at >= ${sinceMidnight(tx)})
          and input_by = ${userId} and (kind in ('uang-kas', 'uang-bank')
            and rincian ->> 'arah' = 'IN'
            or kind = 'mutasi-uang-cash' and rincian ->> 'tujuan' = 'CASH')`,
  );
  return total;
}
