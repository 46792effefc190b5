/**
 * What the four ways of approving share (docs/domain.md §10): the request as the server kept it,
 * who may approve it, and the one row of `otorisasi` that every way writes. How an approver proves
 * who he is stands with each way.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { KeptRequest } from '@kencana/contract/sentence';
import type { Penyetuju } from '../../engine/transaction/kind.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { answers, demandHands, demandOwnHands, findStanding, lockApprover } from './read.ts';
import type { Approver } from './read.ts';

/** Minutes an approval can be used, and a question for one stays open (docs/domain.md §10). */
export const LIFETIME_MINUTES = 10;

export type Way = 'PASSWORD' | 'QR' | 'FINGERPRINT' | 'PASSKEY';

/** What was refused for want of an approval: the server's own words. */
export interface Asked extends KeptRequest {
  readonly subjek: string;
  readonly kategori: string;
  readonly sebelum: unknown;
  readonly sesudah: unknown;
  readonly peminta: string;
  readonly penyetuju: Penyetuju;
  /** Whom it is about, who does not answer it. */
  readonly kecuali: string | null;
  readonly tgl_system: string;
}

/** The active user of the whole server with this name and his level here, or undefined. */
export async function findApprover(ctx: Ctx, userId: string): Promise<Approver | undefined> {
  const known = await ctx.read((tx) => findStanding(tx, userId));
  return known?.aktif ? known : undefined;
}

/**
 * What `peminta` asked within the last hour. Throws OTORISASI_TIDAK_SAH when he asked nothing of
 * the kind.
 */
export async function findAsked(tx: Tx, subjek: string, peminta: string): Promise<Asked> {
  const asked = await tx.row<Asked>(askedBy(tx, subjek));
  if (!asked || asked.peminta !== peminta) throw new AppError('OTORISASI_TIDAK_SAH');
  return asked;
}

/**
 * The subjek of the newest thing `peminta` asked within the last hour that nobody has approved
 * since. Throws OTORISASI_TIDAK_SAH when there is none.
 */
export async function newestAsked(tx: Tx, peminta: string): Promise<string> {
  const asked = await tx.row<{ subjek: string }>(sql`select p.subjek from otorisasi_permintaan p
    where p.kode_toko = ${tx.kodeToko} and p.peminta = ${peminta}
      and p.created_at > now() - interval '1 hour'
      and not exists (select 1 from otorisasi o
        where o.kode_toko = p.kode_toko and o.subjek = p.subjek and o.created_at >= p.created_at
          and (o.used_at is not null or o.expires_at > now()))
    order by p.created_at desc limit 1`);
  if (!asked) throw new AppError('OTORISASI_TIDAK_SAH');
  return asked.subjek;
}

function askedBy(tx: Tx, subjek: string) {
  return sql<Asked>`select p.subjek, p.kategori, p.uraian, p.kalimat, p.sebelum, p.sesudah,
      p.peminta, p.penyetuju, p.kecuali, t.tgl_system
    from otorisasi_permintaan p join toko t using (kode_toko)
    where p.kode_toko = ${tx.kodeToko} and p.subjek = ${subjek}
      and p.created_at > now() - interval '1 hour'`;
}

/**
 * Throws OTORISASI_BUKAN_ATASAN or OTORISASI_BUKAN_PEMILIK where the request is not for this
 * person to answer, OTORISASI_SENDIRI where a guarded one is his own or about himself: no
 * parameter allows that.
 */
function demandKind(kodeToko: string, approver: Approver, asked: Asked): void {
  if (!answers(kodeToko, approver).includes(asked.penyetuju)) {
    const guarded = asked.penyetuju === 'PEMILIK';
    throw new AppError(guarded ? 'OTORISASI_BUKAN_PEMILIK' : 'OTORISASI_BUKAN_ATASAN');
  }
  const own = asked.penyetuju !== 'ATASAN' && approver.user_id === asked.peminta;
  if (own || approver.user_id === asked.kecuali) {
    throw new AppError('OTORISASI_SENDIRI');
  }
}

/**
 * Throws OTORISASI_BUKAN_ATASAN or, when the approver is the one who asks, OTORISASI_SENDIRI. An
 * OWN may approve himself where the shop lets him, by password only. Answers whether he did.
 */
export function demandApprover(ctx: Ctx, approver: Approver, peminta: string, way: Way): boolean {
  if (answers(ctx.kodeToko, approver).length === 0) throw new AppError('OTORISASI_BUKAN_ATASAN');
  const sendiri = approver.user_id === peminta;
  const mayHimself =
    way === 'PASSWORD' && approver.level === 'OWN' && ctx.settings.yes('OTORISASI_OWN_SENDIRI');
  if (sendiri && !mayHimself) throw new AppError('OTORISASI_SENDIRI');
  return sendiri;
}

export interface Given {
  readonly subjek: string;
  readonly peminta: string;
  readonly approver: Approver;
  readonly way: Way;
  readonly keterangan: string;
  readonly sendiri?: boolean;
}

/**
 * Writes the approval and answers its _id. One request has one approval at a time: a second
 * approver, or the same one twice, is refused with OTORISASI_SUDAH_ADA until the requester asks
 * anew. The approver's account is looked at once more, under lock: OTORISASI_BUKAN_ATASAN,
 * OTORISASI_BELUM_GANTI, OTORISASI_PENYETUJU_BARU, OTORISASI_PEMINTA_DIPEGANG.
 */
export async function writeApproval(tx: WriteTx, given: Given): Promise<string> {
  const { subjek, peminta, approver, way } = given;
  const now = await lockApprover(tx, approver.user_id);
  if (now.level !== approver.level) throw new AppError('OTORISASI_BUKAN_ATASAN');
  const alone = await demandHands(tx, approver.user_id, peminta);
  await tx.exec(
    sql`select 1 from otorisasi_permintaan
        where kode_toko = ${tx.kodeToko} and subjek = ${subjek} for update`,
  );
  const asked = await findAsked(tx, subjek, peminta);
  demandKind(tx.kodeToko, approver, asked);
  // A control takes two people: whoever has the account of who asks in hand would be both.
  if (asked.penyetuju !== 'ATASAN') await demandOwnHands(tx, peminta, approver.user_id);
  const live = await tx.row(
    sql`select 1 from otorisasi where kode_toko = ${tx.kodeToko} and subjek = ${subjek}
          and used_at is null and expires_at > now()`,
  );
  if (live) throw new AppError('OTORISASI_SUDAH_ADA');
  const _id = randomBytes(16).toString('hex');
  await tx.exec(
    sql`insert into otorisasi (kode_toko, _id, subjek, kategori, uraian, kalimat, sebelum, sesudah,
          peminta, approver, approver_toko, cara, keterangan, sendiri, tgl_system, expires_at)
        values (${tx.kodeToko}, ${_id}, ${subjek}, ${asked.kategori}, ${asked.uraian},
          ${asked.kalimat && JSON.stringify(asked.kalimat)}::jsonb,
          ${JSON.stringify(asked.sebelum)}::jsonb, ${JSON.stringify(asked.sesudah)}::jsonb,
          ${peminta}, ${approver.user_id}, ${approver.kode_toko}, ${way}, ${given.keterangan},
          ${alone || given.sendiri === true}, ${asked.tgl_system}::date,
          now() + make_interval(mins => ${LIFETIME_MINUTES}))`,
  );
  const { kategori, kalimat } = asked;
  const sesudah = { kategori, kalimat, approver: approver.user_id, cara: way, subjek };
  tx.audit({ tindakan: 'otorisasi.beri', objek: `otorisasi/${_id}`, sesudah });
  return _id;
}
