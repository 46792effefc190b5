/** The requester's side of an approval by QR: opening a request and taking it back. */
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { QrOpened, QrStatus } from '@kencana/contract/call/otorisasi-calls';
import { AppError } from '@kencana/contract/error-code';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { findAsked, LIFETIME_MINUTES } from './give-approval.ts';

/** No I, L, O and U, which are misread when typed from a screen. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const KEY_LENGTH = 12;
/** Open requests of one user at a time. */
const MOST_OPEN = 5;

const ownKey = (): string =>
  Array.from({ length: KEY_LENGTH }, () => LETTERS[randomInt(32)]).join('');

/** The shop as it stands in a request's address: spaces become underscores (spec 1 §3). */
function clientOf(kodeToko: string): string {
  return kodeToko.replaceAll(' ', '_');
}

/** Where a request is found: the shop, and its key. */
export interface QrAddress {
  readonly shop_code: string;
  readonly keystore: string;
}

/** The addressed shop and key; throws TOKO_LAIN for another shop's. */
export function addressOf(ctx: Ctx, { shop_code, keystore }: QrAddress): string {
  if (shop_code !== clientOf(ctx.kodeToko)) throw new AppError('TOKO_LAIN');
  return keystore.toUpperCase();
}

export interface QrInput {
  /** The client's key in capitals; '' for one of the server's. */
  readonly keystore: string;
  readonly client_notes: string;
  readonly event: string;
  readonly subjek: string;
  readonly keterangan: string;
}

/**
 * Opens a request for something the caller was refused; an earlier open one for the same is
 * cancelled. Errors: OTORISASI_TIDAK_SAH, OTORISASI_QR_PENUH, KODE_SUDAH_ADA for a key that the
 * shop has seen before.
 */
export async function generateQr(ctx: Ctx, input: QrInput): Promise<QrOpened> {
  const peminta = ctx.user.user_id;
  const keystore = input.keystore || ownKey();
  return ctx.write(async (tx) => {
    // Locked, so that parallel requests of one user are counted one after the other.
    await tx.exec(
      sql`select pg_advisory_xact_lock(hashtextextended(${`otorisasi-qr ${peminta}`}, 0))`,
    );
    await findAsked(tx, input.subjek, peminta);
    await tx.exec(sql`update otorisasi_qr
      set status = case when expires_at <= now() then 'EXPIRED' else 'CANCELLED' end,
        answered_at = now()
      where kode_toko = ${tx.kodeToko} and status = 'OPEN' and input_by = ${peminta}
        and (expires_at <= now() or subjek = ${input.subjek})`);
    const { n } = await tx.one<{ n: number }>(sql`select count(*)::int as n from otorisasi_qr
      where kode_toko = ${tx.kodeToko} and status = 'OPEN' and input_by = ${peminta}`);
    if (n >= MOST_OPEN) throw new AppError('OTORISASI_QR_PENUH', { n: MOST_OPEN });
    const row = await tx.row<{ expires_at: Date }>(sql`insert into otorisasi_qr
        (kode_toko, keystore, subjek, client, client_notes, event, keterangan, input_by, expires_at)
      values (${tx.kodeToko}, ${keystore}, ${input.subjek}, ${clientOf(tx.kodeToko)},
        ${input.client_notes}, ${input.event}, ${input.keterangan}, ${peminta},
        now() + make_interval(mins => ${LIFETIME_MINUTES}))
      on conflict (kode_toko, keystore) do nothing returning expires_at`);
    if (row === undefined) {
      const taken = ctx.t('error.KODE_SUDAH_ADA', { kode: keystore });
      throw new AppError('KODE_SUDAH_ADA', { kode: keystore }, { keystore: [taken] });
    }
    await tellApprovers(tx);
    return {
      client: clientOf(tx.kodeToko),
      keystore,
      status: 'OPEN',
      expires_at: row.expires_at.toISOString(),
    };
  });
}

/**
 * Cancels the caller's request if it is still open; what is answered already stays. Throws
 * TIDAK_DITEMUKAN.
 */
export async function removeQr(ctx: Ctx, params: QrAddress): Promise<{ status: QrStatus }> {
  const keystore = addressOf(ctx, params);
  const peminta = ctx.user.user_id;
  return ctx.write(async (tx) => {
    const removed = await tx.exec(sql`update otorisasi_qr
      set status = 'CANCELLED', answered_at = now()
      where kode_toko = ${tx.kodeToko} and keystore = ${keystore} and input_by = ${peminta}
        and status = 'OPEN'`);
    const row = await tx.row<{ status: QrStatus }>(sql`select status from otorisasi_qr
      where kode_toko = ${tx.kodeToko} and keystore = ${keystore} and input_by = ${peminta}`);
    if (!row) throw new AppError('TIDAK_DITEMUKAN');
    if (removed > 0) {
      tellRequester(tx, peminta, { cancel: true, status: false, keystore });
      await tellApprovers(tx);
    }
    return row;
  });
}

/** The answer to a request; `_id` is the approval's, and only its requester's room ever gets it. */
export interface QrAuth {
  readonly cancel: boolean;
  readonly status: boolean;
  readonly keystore: string;
  readonly _id?: string;
  readonly alasan?: string;
}

/** Sends `qr-auth` to the requester. */
export function tellRequester(tx: WriteTx, peminta: string, payload: QrAuth): void {
  tx.outbox('live', { room: `user:${peminta}`, event: 'qr-auth', payload });
}

/**
 * Says in the shop and at head office that the list of open requests is another; carries no detail.
 */
export async function tellApprovers(tx: WriteTx): Promise<void> {
  const payload = { kode_toko: tx.kodeToko };
  const shops = await tx.rows<{ kode_toko: string }>(sql`select kode_toko from daftar_toko()
    where tipe_toko = 'PUSAT' or kode_toko = ${tx.kodeToko}`);
  for (const { kode_toko } of shops) {
    tx.outbox('live', { room: `toko:${kode_toko}`, event: 'otorisasi-qr', payload });
  }
}
