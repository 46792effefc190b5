/**
 * What one person, and where it says so a whole shop, may move in a day without an approval, over
 * all kinds of documents (decision 0026): the engine adds it up, so that neither splitting nor
 * another kind goes round it. Each limit is one entry of DAY_LIMITS and one column of `posting`.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { SystemKey } from '@kencana/contract/module-flag';
import type { Worth } from '@kencana/contract/payment/define-payment';
import { isWorth } from '@kencana/contract/payment/payment';
import { say, saidRupiah } from '@kencana/contract/sentence';
import type { MessageKey } from '@kencana/messages/key';
import { addExact, sumExact, type Jumlah } from '@kencana/rules/jumlah';
import { formatRupiah } from '@kencana/rules/rupiah';
import type { Tx } from '../../platform/db/tx.ts';
import type { OwnerNewsInput } from '../../platform/realtime/announce-owners.ts';
import { sinceMidnight } from './day.ts';
import type { ApprovalNeed, Base } from './kind.ts';
import type { MoneyRow, NewLot, Payment } from './posting.ts';

/** Namespace of the advisory locks on what a person, and a shop, did today. */
const DAY_LOCK = 7_203;

/** What of a document the limits look at. */
export interface Moved {
  readonly money: readonly MoneyRow[];
  readonly lots?: readonly NewLot[];
  readonly payments?: readonly Paid[];
  /** What gold of the shop that goes into customers' pieces costs them, rupiah. */
  readonly emasService?: number;
  /** What was paid before for the document, or for those that it ends. */
  readonly before?: readonly Paid[];
}

type Paid = Pick<Payment, 'jenis' | 'jumlah_rp' | 'arah'>;

/** One sum that is kept by user and day: the business date and the calendar's (decision 0055). */
interface DayLimit {
  /** The column of `posting` that keeps what counts, rupiah. */
  readonly kolom: string;
  /** Setting with the most of a day, rupiah; 0 asks whenever something counts. */
  readonly batas: SystemKey;
  /** Setting with the most of all people of the shop together, where there is one. */
  readonly batasToko?: SystemKey;
  /** Category of the approval beyond it. */
  readonly kategori: string;
  /** How the approver's sentence begins. */
  readonly uraian: MessageKey;
  /** What of the document moves, rupiah; never below zero. */
  readonly amount: (moved: Moved) => number;
  /** Approvals whose sentence names this very money: none of it counts against the rest. */
  readonly named: readonly string[];
  /**
   * Approvals that name a part of it, each its `sesudah`: that does not count. Of two groups that
   * may name the same rupiah the greater counts.
   */
  readonly namedInPart?: readonly (readonly string[])[];
  /** Owners are told of the day whose sum passes BATAS_KABAR_HARI_PERSEN of the limit. */
  readonly kabar?: true;
}

const LIMITS = [
  {
    kolom: 'beli_kembali',
    batas: 'BATAS_BELI_KEMBALI_HARI_RP',
    kategori: 'BELI KEMBALI HARI',
    uraian: 'minta.hari.beli-kembali',
    amount: goldBought,
    named: [],
    namedInPart: [
      ['BELI TANPA BARCODE', 'BELI TOKO LAIN'],
      ['BELI TRANSFER'],
      ['BELI KEMBALI TUNAI'],
    ],
    kabar: true,
  },
  {
    kolom: 'beli_nota',
    batas: 'BATAS_BELI_NOTA_HARI_RP',
    kategori: 'BELI NOTA HARI',
    uraian: 'minta.hari.beli-nota',
    amount: ownGoldBought,
    named: ['BELI KEMBALI HARI'],
    namedInPart: [['BELI TRANSFER'], ['BELI KEMBALI TUNAI'], ['PENJUAL LAIN'], ['TUKAR NON TUNAI']],
    kabar: true,
  },
  {
    kolom: 'tunai_non_tunai',
    batas: 'BATAS_TUNAI_NON_TUNAI_HARI_RP',
    kategori: 'TUNAI NON TUNAI',
    uraian: 'minta.hari.tunai-non-tunai',
    amount: cashForOther,
    named: [],
  },
  {
    kolom: 'kas_keluar',
    batas: 'BATAS_KAS_KELUAR_HARI_RP',
    kategori: 'KAS KELUAR HARI',
    uraian: 'minta.hari.kas-keluar',
    amount: cashLeaving,
    named: ['KAS KELUAR', 'BELI KEMBALI TUNAI', 'BELI KEMBALI HARI', 'BELI NOTA HARI'],
  },
  {
    kolom: 'bank_keluar',
    batas: 'BATAS_BANK_KELUAR_HARI_RP',
    kategori: 'BANK KELUAR HARI',
    uraian: 'minta.hari.bank-keluar',
    amount: bankLeaving,
    named: ['KAS KELUAR'],
    namedInPart: [['BELI TRANSFER']],
  },
  {
    kolom: 'jual_marketplace',
    batas: 'BATAS_MARKETPLACE_HARI_RP',
    batasToko: 'BATAS_MARKETPLACE_TOKO_HARI_RP',
    kategori: 'MARKETPLACE HARI',
    uraian: 'minta.hari.marketplace',
    amount: ({ payments = [] }) => paidBy(payments, 'claim'),
    named: [],
    kabar: true,
  },
  {
    kolom: 'terima_non_cash',
    batas: 'BATAS_NON_CASH_HARI_RP',
    batasToko: 'BATAS_NON_CASH_TOKO_HARI_RP',
    kategori: 'NON CASH HARI',
    uraian: 'minta.hari.non-cash',
    amount: ({ payments = [] }) => paidBy(payments, 'transfer', 'card'),
    named: [],
  },
  {
    kolom: 'emas_service',
    batas: 'BATAS_EMAS_SERVICE_HARI_RP',
    kategori: 'EMAS SERVICE HARI',
    uraian: 'minta.hari.emas-service',
    amount: ({ emasService = 0 }) => emasService,
    named: [],
  },
] as const satisfies readonly DayLimit[];

/** A column of `posting` that a limit adds up. */
export type DayColumn = (typeof LIMITS)[number]['kolom'];

/** The limits in the order in which they are asked; what one names, the next does not count. */
const DAY_LIMITS: readonly (DayLimit & { readonly kolom: DayColumn })[] = LIMITS;

/** The columns of all limits, as a posting stores them. */
export const DAY_COLUMNS: readonly DayColumn[] = LIMITS.map((limit) => limit.kolom);

/** Rupiah by the limit that they are about; none where one is left out. */
export type DaySums = Readonly<Partial<Record<DayColumn, number>>>;

/** What must be allowed, and what of the document counts against the rest of the day. */
export interface Counted {
  readonly needs: readonly ApprovalNeed[];
  readonly counted: DaySums;
  /** What owners hear of: a day that passed its part of a limit with this document. */
  readonly news: readonly OwnerNewsInput[];
}

/**
 * The needs of a document with those of the day's limits that it goes beyond. Waits for the
 * person's other documents under way: to be called when documents and pieces are locked, and
 * before accounts. `exempt` is what counts for nobody.
 */
export async function countedToday(
  tx: Tx,
  base: Base,
  moved: Moved,
  needs: readonly ApprovalNeed[],
  exempt: DaySums = {},
): Promise<Counted> {
  let all = needs;
  const counted: Partial<Record<DayColumn, number>> = {};
  const news: OwnerNewsInput[] = [];
  for (const limit of DAY_LIMITS) {
    const free = (exempt[limit.kolom] ?? 0) + namedOf(limit, all);
    const paid = Math.max(0, limit.amount(moved) - free);
    if (paid === 0 || all.some((n) => limit.named.includes(n.kategori))) continue;
    // One after the other: what one limit names, the next does not count.
    const sums = await sumsOf(tx, base, limit);
    const need = sums.map((sum) => needBeyond(base, limit, paid, sum)).find((n) => n !== null);
    if (need !== undefined) {
      all = [...all, need];
      continue;
    }
    counted[limit.kolom] = paid;
    if (limit.kabar) news.push(...sums.flatMap((sum) => newsOf(base, limit, paid, sum)));
  }
  return { needs: all, counted, news };
}

/**
 * The sums that a limit looks at: the person's day, and the shop's where it has one. The shop's
 * lock comes after the person's own, never before it, so that no two documents wait for each other.
 */
async function sumsOf(
  tx: Tx,
  base: Base,
  { kolom, batas, batasToko }: DayLimit & { readonly kolom: DayColumn },
): Promise<Sum[]> {
  await lockDay(tx, base.userId);
  const own = await ownMovedToday(tx, base, kolom);
  const person: Sum = { before: own, batas, kalimat: 'minta.hari' };
  if (batasToko === undefined) return [person];
  await lockDay(tx, '');
  const all = await movedToday(tx, base, kolom, sql``);
  return [person, { before: all, batas: batasToko, kalimat: 'minta.hari-toko' }];
}

interface Sum {
  readonly before: Jumlah;
  readonly batas: SystemKey;
  /** The sentence, by whose day it names. */
  readonly kalimat: 'minta.hari' | 'minta.hari-toko';
}

function needBeyond(
  base: Base,
  limit: DayLimit,
  paid: number,
  { before, batas, kalimat }: Sum,
): ApprovalNeed | null {
  const most = base.settings.number(batas);
  const after = addExact(before, paid);
  if (after <= most) return null;
  const uraian = say(kalimat, {
    apa: { key: limit.uraian, data: {} },
    rp: saidRupiah(paid),
    user: base.userId,
    sudah: saidRupiah(before),
    batas: saidRupiah(most),
  });
  return { kategori: limit.kategori, uraian, sebelum: most, sesudah: after };
}

/** The news of the document with which a day passes its part of the limit; none before or after. */
function newsOf(
  base: Base,
  limit: DayLimit,
  paid: number,
  { before, batas, kalimat }: Sum,
): OwnerNewsInput[] {
  const most = base.settings.number(batas);
  const part = Math.floor((most * base.settings.number('BATAS_KABAR_HARI_PERSEN')) / 100);
  const after = addExact(before, paid);
  if (Number(before) > part || Number(after) <= part) return [];
  const person = kalimat === 'minta.hari';
  return [
    {
      jenis: person ? 'HARI_ORANG' : 'HARI_TOKO',
      objek: person ? `users/${base.userId}` : `toko/${base.kodeToko}`,
      isi: { parameter: limit.uraian, total: formatRupiah(after), batas: formatRupiah(most) },
    },
  ];
}

/** How much of its money the needs name in part. */
function namedOf({ namedInPart = [] }: DayLimit, needs: readonly ApprovalNeed[]): number {
  const sums = namedInPart.map((group) =>
    needs.reduce((sum, n) => sum + (group.includes(n.kategori) ? Number(n.sesudah) : 0), 0),
  );
  return Math.max(0, ...sums);
}

/** What is paid for old gold, in whatever means: the cost of the lots that it makes. */
function goldBought({ lots = [] }: Moved): number {
  return lots.reduce((sum, lot) => sum + (lot.asal === 'BELI' ? lot.modal : 0), 0);
}

/** What of it is for pieces of this shop, which a nota of its own must prove. */
function ownGoldBought({ lots = [] }: Moved): number {
  return goldBought({ money: [], lots: lots.filter((lot) => lot.kode_barcode !== null) });
}

/** Cash that the rows take out of the till, net of what they bring. */
function cashLeaving({ money }: Moved): number {
  return Math.max(0, leaving(money.filter((row) => row.akun === 'CASH')));
}

/** Values behind which there is no cash, and no old gold, which has rules of its own. */
const OTHER: readonly Worth[] = ['transfer', 'card', 'claim', 'rebate'];

/**
 * Cash that goes out for what was paid in another way (decision 0036): what leaves the till beyond
 * the cash that was paid down and the old gold, as far as there is other money behind it.
 */
function cashForOther({ money, payments = [], before = [] }: Moved): number {
  const other = paidBy([...before, ...payments], ...OTHER);
  const rest = cashLeaving({ money }) - paidBy(before, 'cash') - paidBy(payments, 'goods');
  return Math.max(0, Math.min(other, rest));
}

/**
 * Money that the rows take out of the shop's bank accounts. What reaches another of them is not
 * gone, nor what reaches the till: that is counted at closing.
 */
function bankLeaving({ money }: Moved): number {
  const intoTill = -leaving(money.filter((row) => row.akun === 'CASH'));
  const bank = leaving(money.filter((row) => row.akun !== 'CASH'));
  return Math.max(0, bank - Math.max(0, intoTill));
}

/** What the rows take out, less what they bring. */
function leaving(rows: readonly MoneyRow[]): number {
  return Number(sumExact(rows.map((row) => row.keluar - row.masuk)));
}

/** What was paid in by these values. */
function paidBy(payments: readonly Paid[], ...worths: readonly Worth[]): number {
  const paid = payments.filter((p) => p.arah !== 'KELUAR' && isWorth(p.jenis, ...worths));
  return Number(sumExact(paid.map((p) => p.jumlah_rp)));
}

/** What the person moved so far today without an approval, as the limit of the column counts it. */
export async function ownMovedToday(tx: Tx, base: Base, kolom: DayColumn): Promise<Jumlah> {
  return movedToday(tx, base, kolom, sql`and user_id = ${base.userId}`);
}

/** Waits for everything of the person, or with '' of the shop, that is under way. */
async function lockDay(tx: Tx, userId: string): Promise<void> {
  await tx.exec(
    sql`select pg_advisory_xact_lock(${DAY_LOCK}, hashtext(${`${tx.kodeToko}/${userId}`}))`,
    'lock_day_limits',
  );
}

/**
 * What was moved so far on the business date, or under any date on this day of the calendar, by
 * whom `who` says: closing the day early begins no new sum (decision 0055).
 */
async function movedToday(
  tx: Tx,
  base: Base,
  kolom: DayColumn,
  who: RawBuilder<unknown>,
): Promise<Jumlah> {
  const column = sql.ref(kolom);
  const { jumlah } = await tx.one<{ jumlah: Jumlah }>(
    sql`select coalesce(sum(${column}), 0) as jumlah from posting
        where kode_toko = ${tx.kodeToko} and (tgl_system = ${base.tglSystem}::date
          or waktu >= ${sinceMidnight(tx)}) ${who} and ${column} > 0`,
  );
  return jumlah;
}
