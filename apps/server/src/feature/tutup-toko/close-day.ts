/**
 * Closing the shop (spec 1 §2 "tutup-toko"; docs/domain.md §9), in one transaction that holds the
 * day alone: check, count the cash, freeze, reconcile, advance tgl_system. A difference blocks it
 * and nothing is changed.
 */
import { sql } from 'kysely';
import type { DayClosed, DayStatus } from '@kencana/contract/closing';
import { AppError } from '@kencana/contract/error-code';
import type { TutupInput } from '@kencana/contract/transaction/tutup-toko';
import type { MessageKey } from '@kencana/messages/key';
import { addDays } from '@kencana/rules/tanggal';
import type { Tanggal } from '@kencana/rules/tanggal';
import { BeyondSafe, formatRupiah, rupiah } from '@kencana/rules/rupiah';
import { subtractExact, type Jumlah } from '@kencana/rules/jumlah';
import { askingApproval } from '../../engine/transaction/approval.ts';
import type { BookedKind } from '../../engine/transaction/book.ts';
import { readBase, tryHoldDay } from '../../engine/transaction/day.ts';
import { saveWithin } from '../../engine/transaction/save.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { closedDay } from './closed-day.ts';
import { freezeDay } from './freeze.ts';
import { reconcile } from './reconcile.ts';
import { selisihKasKind } from './selisih-kas.kind.ts';
import { dayStatus, daySummary } from './status.ts';

const STAGES = ['periksa', 'kas', 'bekukan', 'cocokkan', 'selesai'] as const;
type Report = (stage: (typeof STAGES)[number]) => void;

/** What closing works with: who asks, the kinds whose rules hold, and whom it tells. */
interface Work {
  readonly ctx: Ctx;
  readonly kinds: readonly BookedKind[];
  readonly report: Report;
}

/** What the shop's screens are told of a closing. */
interface Progress {
  readonly report: Report;
  /** Nothing more will come: screens that saw it begin let go of it. */
  readonly end: () => void;
}

/**
 * Closes the day. Errors: TUTUP_SEDANG_BERJALAN, TUTUP_SUDAH, TUTUP_LEWAT_BESOK, TUTUP_TERHALANG
 * (naming what blocks), TUTUP_PERLU_KONFIRMASI, ALASAN_WAJIB and OTORISASI_DIPERLUKAN for a cash
 * difference.
 */
export async function closeDay(
  ctx: Ctx,
  input: TutupInput,
  now: Date,
  kinds: readonly BookedKind[],
): Promise<DayClosed> {
  const { report, end } = progressOf(ctx);
  const work: Work = { ctx, kinds, report };
  const closing = askingApproval(ctx, () =>
    ctx.write(async (tx) => {
      if (!(await tryHoldDay(tx))) throw new AppError('TUTUP_SEDANG_BERJALAN');
      report('periksa');
      const status = await dayStatus(tx, now);
      demandClosable(ctx, status, input);
      report('kas');
      const cash = await countCash(tx, ctx, status, input);
      const counted = await closeOne(tx, work, status.tgl_system, cash, input);
      const closed = input.sampai_hari_ini
        ? await closeEmptyDays(tx, work, counted, status.hari_ini, cash.fisik)
        : counted;
      return { ...closed, laporan: await closedDay(tx, counted.tgl_ditutup) };
    }),
  );
  return closing.catch(async (error: unknown) => {
    end();
    throw isTooLarge(error) ? await tooLarge(ctx) : error;
  });
}

/** An amount that neither JavaScript nor a column of the database can hold. */
function isTooLarge(error: unknown): boolean {
  return error instanceof BeyondSafe || (error instanceof AppError && error.code === 'VALIDASI');
}

/** Names the greatest documents of the day, among which somebody must look. */
async function tooLarge(ctx: Ctx): Promise<AppError> {
  const rows = await ctx.read((tx) =>
    tx.rows<{ no_dokumen: string; jumlah: Jumlah }>(
      sql`select no_dokumen, greatest(total, bayar) as jumlah from dokumen d
          where kode_toko = ${tx.kodeToko} and status <> 'BATAL'
            and tgl_system = (select tgl_system from toko where kode_toko = d.kode_toko)
          order by 2 desc, 1 limit 5`,
    ),
  );
  const dokumen = rows.map((r) => `${r.no_dokumen} (${formatRupiah(r.jumlah)})`).join(', ');
  return new AppError('TUTUP_TERHALANG', { sebab: ctx.t('tutup.terlalu-besar', { dokumen }) });
}

type Closed = Omit<DayClosed, 'laporan'>;

interface Cash {
  readonly fisik: Jumlah;
  readonly sistem: Jumlah;
}

function demandClosable(ctx: Ctx, status: DayStatus, input: TutupInput): void {
  if (input.tgl_system !== undefined && input.tgl_system !== status.tgl_system)
    throw new AppError('TUTUP_SUDAH');
  if (status.tertinggal < 0) throw new AppError('TUTUP_LEWAT_BESOK');
  if (status.hambatan.length > 0) {
    const open = status.hambatan.map((h) => h.no_dokumen).join(', ');
    const sebab = `${ctx.t('tutup.belumValidasi')} ${open}`;
    throw new AppError('TUTUP_TERHALANG', { sebab });
  }
  if (status.wajib_timbang && status.belum_timbang.length > 0) {
    const baki = status.belum_timbang.slice(0, 10).join(', ');
    const n = status.belum_timbang.length;
    throw new AppError('TUTUP_TERHALANG', { sebab: ctx.t('tutup.belum-timbang', { n, baki }) });
  }
  if (status.peringatan.length > 0 && !input.abaikan_peringatan) {
    throw new AppError('TUTUP_PERLU_KONFIRMASI', { peringatan: status.peringatan });
  }
}

/**
 * Books a difference between the counted and the computed cash; the day then closes on what is
 * really there.
 */
async function countCash(
  tx: WriteTx,
  ctx: Ctx,
  status: DayStatus,
  input: TutupInput,
): Promise<Cash> {
  const fisik = rupiah(input.uang_fisik.reduce((sum, u) => sum + u.pecahan * u.lembar, 0));
  const sistem = status.kas_sistem;
  if (fisik !== sistem) {
    const { alasan, detail_authorization } = input;
    const base = await readBase(tx, ctx);
    await saveWithin(tx, base, ctx, selisihKasKind, {
      sistem,
      fisik,
      alasan,
      detail_authorization,
    });
  }
  return { fisik, sistem };
}

async function closeOne(
  tx: WriteTx,
  { ctx, kinds, report }: Work,
  tgl: Tanggal,
  cash: Cash,
  input: Pick<TutupInput, 'uang_fisik' | 'alasan'>,
): Promise<Closed> {
  report('bekukan');
  await freezeDay(tx, tgl);
  report('cocokkan');
  const findings = await reconcile(tx, tgl, kinds);
  if (findings.length > 0) {
    const names = findings
      .slice(0, 10)
      .map((f) => `${ctx.t(`tutup.beda.${f.aturan}`)} ${f.objek} (${f.selisih})`);
    throw new AppError('TUTUP_TERHALANG', { sebab: names.join('; '), temuan: findings });
  }
  const selisih = subtractExact(cash.fisik, cash.sistem);
  const ringkasan = { ...(await daySummary(tx, tgl)), ...cash, selisih };
  await tx.exec(
    sql`insert into tutup_hari (kode_toko, tgl_system, closed_by, uang_fisik, fisik, sistem,
      selisih, alasan, ringkasan)
        values (${tx.kodeToko}, ${tgl}::date, ${ctx.user.user_id},
          ${JSON.stringify(input.uang_fisik)}::jsonb,
          ${cash.fisik}, ${cash.sistem}, ${selisih}, ${input.alasan},
            ${JSON.stringify(ringkasan)}::jsonb)`,
  );
  const next = addDays(tgl, 1);
  await tx.exec(sql`update toko set tgl_system = ${next}::date where kode_toko = ${tx.kodeToko}`);
  tx.audit({
    tindakan: 'tutup-toko',
    objek: `tutup-toko/${tgl}`,
    sesudah: { tgl_system: next, selisih },
  });
  tx.outbox('live', {
    room: `toko:${tx.kodeToko}`,
    event: 'tutup-toko',
    payload: { tgl_system: next, oleh: ctx.user.user_id },
  });
  report('selesai');
  return { tgl_system: next, tgl_ditutup: tgl, ringkasan };
}

/**
 * Closes the days without work up to the shop's calendar day; nobody could have counted those
 * tills.
 */
async function closeEmptyDays(
  tx: WriteTx,
  work: Work,
  first: Closed,
  hariIni: Tanggal,
  kas: Jumlah,
): Promise<Closed> {
  let closed = first;
  const silent: Work = { ...work, report: () => undefined };
  const nothing = { uang_fisik: [], alasan: '' };
  while (closed.tgl_system < hariIni) {
    const cash = { fisik: kas, sistem: kas };
    closed = await closeOne(tx, silent, closed.tgl_system, cash, nothing);
  }
  return closed;
}

/**
 * Tells the shop's screens how far closing is; at once, not with the commit, so that they see it
 * while it runs. A closing that never began has nothing to end: another's may be running.
 */
function progressOf(ctx: Ctx): Progress {
  let begun = false;
  const tell = (n: number, tahap?: MessageKey): void => {
    const progress = { id: 'tutup-toko', n, total: STAGES.length, tahap };
    ctx.services.live.emit(`toko:${ctx.kodeToko}`, 'progress', progress);
  };
  return {
    report: (stage) => {
      begun = true;
      tell(STAGES.indexOf(stage) + 1, `tutup.tahap.${stage}`);
    },
    end: () => {
      if (begun) tell(STAGES.length);
    },
  };
}
