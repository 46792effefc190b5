/**
 * The guard of controls (docs/decision/0028): a setting, limit or right that switches a control off
 * is changed by OWN and SU only, with a second person's approval where there is one, kept in
 * riwayat_pengaturan and announced to all owners. What is guarded is said where it is defined; what
 * a change is in words is the caller's.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { passesByLevel } from '@kencana/contract/permission';
import { say } from '@kencana/contract/sentence';
import type { Said } from '@kencana/contract/sentence';
import { settingDef, settingSaid } from '@kencana/contract/setting';
import { ownsShop } from '../../platform/auth/owns-shop.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';
import { askingApproval, claimApproval, markApprovalsUsed } from '../transaction/approval.ts';
import type { AuthorizationRef, ClaimedApproval } from '../transaction/approval.ts';
import { readBase } from '../transaction/day.ts';
import type { ApprovalNeed, Penyetuju } from '../transaction/kind.ts';
import { secondPerson } from './second-person.ts';

/** One control before and after, in the words of its screen. */
export interface ControlChange {
  /** `para-system`, a master's name, `users`: which list it stands in. */
  readonly jenis: string;
  /** Which one of the list: a setting's key, a row's name. */
  readonly kunci: string;
  /** What the approver reads beside the key. */
  readonly nama: Said;
  readonly sebelum: string;
  readonly sesudah: string;
}

/** What a guarded write needs to know before its transaction begins. */
export interface Guard {
  readonly penyetuju: Exclude<Penyetuju, 'ATASAN'> | undefined;
  readonly given: readonly AuthorizationRef[];
  /** Whom the change is about, who is not the second person. */
  readonly tentang: string | undefined;
}

/**
 * Throws PENGATURAN_DIJAGA for everybody but OWN and SU; finds who else must agree, `tentang`, whom
 * the change is about, aside.
 */
export async function openGuard(
  ctx: Ctx,
  given: readonly AuthorizationRef[] = [],
  tentang?: string,
): Promise<Guard> {
  if (!passesByLevel(ctx.user.level)) throw new AppError('PENGATURAN_DIJAGA');
  return { penyetuju: await secondPerson(ctx, tentang), given, tentang };
}

/** Runs a write that passes the guard; what it asks for is kept for the approver. */
export function guardedWrite<T>(ctx: Ctx, work: (tx: WriteTx) => Promise<T>): Promise<T> {
  return askingApproval(ctx, () => ctx.write(work));
}

/**
 * Demands the second person's agreement to exactly these changes, keeps them and tells the owners.
 * Runs in the write that makes them, after the rows are locked. Errors: OTORISASI_*.
 */
export async function passGuard(
  ctx: Ctx,
  tx: WriteTx,
  guard: Guard,
  changes: readonly ControlChange[],
): Promise<void> {
  const approval = await agreeTo(ctx, tx, guard, changes);
  for (const change of changes) await tellOwners(ctx, tx, change, approval);
}

/**
 * passGuard for a change whose news the caller tells in words of its own; answers who agreed,
 * undefined where nobody else was to be had.
 */
export async function agreeTo(
  ctx: Ctx,
  tx: WriteTx,
  guard: Guard,
  changes: readonly ControlChange[],
): Promise<ClaimedApproval | undefined> {
  if (changes.length === 0) return undefined;
  const base = await readBase(tx, ctx);
  const needs = changes.flatMap((one) => needsOf(one, guard));
  const claimed = await claimApproval(tx, base, 'jaga', changes, needs, guard.given);
  await markApprovalsUsed(tx, claimed, objectOf(changes));
  for (const change of changes) {
    await keepChange(ctx, tx, change, { approval: claimed[0] });
  }
  return claimed[0];
}

/** Every change, there and back, is news of its own. */
async function tellOwners(
  ctx: Ctx,
  tx: WriteTx,
  { jenis, kunci, sebelum, sesudah }: ControlChange,
  approval: ClaimedApproval | undefined,
): Promise<void> {
  const isi = { kunci, sebelum: sebelum || '-', sesudah: sesudah || '-' };
  await announceToOwners(tx, ctx.user.user_id, {
    jenis: approval === undefined ? 'PENGATURAN_SENDIRI' : 'PENGATURAN',
    objek: `${jenis}/${kunci}`,
    isi: approval === undefined ? isi : { ...isi, penyetuju: approval.approver },
  });
}

function needsOf(change: ControlChange, { penyetuju, tentang }: Guard): ApprovalNeed[] {
  if (penyetuju === undefined) return [];
  const { kunci, nama } = change;
  const [sebelum, sesudah] = [shown(change, change.sebelum), shown(change, change.sesudah)];
  const values = {
    sebelum: sebelum === '' ? '-' : sebelum,
    sesudah: sesudah === '' ? '-' : sesudah,
  };
  const uraian = say('minta.ubah', { kunci, nama, ...values });
  const about = tentang === undefined ? {} : { kecuali: tentang };
  return [{ kategori: 'PENGATURAN', uraian, sebelum, sesudah, penyetuju, ...about }];
}

/** Words that the history keeps as the value of a control that is no setting. */
const WORDS = ['aktif', 'nonaktif', 'direset', 'diberikan', 'buka', 'tutup'] as const;

/** A value as the approver reads it: a setting's with its unit, a word in his language. */
function shown({ jenis, kunci }: ControlChange, value: string): Said {
  const def = jenis === 'para-system' ? settingDef(kunci) : undefined;
  if (def !== undefined) return settingSaid(def, value);
  const word = WORDS.find((one) => one === value);
  return word === undefined ? value : say(`minta.nilai.${word}`, {});
}

function objectOf([first]: readonly ControlChange[]): string {
  return first === undefined ? '' : `${first.jenis}/${first.kunci}`;
}

/** Tells the owners of a change that needs no guard, unless one of them made it. */
export async function tellFree(
  ctx: Ctx,
  tx: WriteTx,
  { jenis, kunci, sebelum, sesudah }: ControlChange,
): Promise<void> {
  if (ownsShop(ctx)) return;
  const isi = { kunci, sebelum: sebelum || '-', sesudah: sesudah || '-' };
  const objek = `${jenis}/${kunci}`;
  await announceToOwners(tx, ctx.user.user_id, { jenis: 'PENGATURAN_BEBAS', objek, isi });
}

/** How a kept change came about: with or without an approval, copied from a shop, or free. */
export type Passed =
  | { readonly approval: ClaimedApproval | undefined }
  | { readonly asal: string }
  | 'bebas';

/** Keeps one change in the shop's history; a guarded one is told to the owners. */
export async function keepChange(
  ctx: Ctx,
  tx: WriteTx,
  change: Omit<ControlChange, 'nama'>,
  passed: Passed,
): Promise<void> {
  const { jenis, kunci, sebelum, sesudah } = change;
  const approval = passed !== 'bebas' && 'approval' in passed ? passed.approval : undefined;
  const asal = passed !== 'bebas' && 'asal' in passed ? passed.asal : '';
  await tx.exec(sql`insert into riwayat_pengaturan (kode_toko, tgl_system, jenis, kunci, sebelum,
      sesudah, user_id, dijaga, asal, approver, otorisasi_id)
    select kode_toko, tgl_system, ${jenis}, ${kunci}, ${sebelum}, ${sesudah},
      ${ctx.user.user_id}, ${passed !== 'bebas'}, ${asal}, ${approval?.approver ?? null},
      ${approval?._id ?? null}
    from toko where kode_toko = ${tx.kodeToko}`);
}
