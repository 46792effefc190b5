/** The approver's side of an approval by QR: yes or no to an open request, once. */
import { sql } from 'kysely';
import type { QrStatus } from '@kencana/contract/call/otorisasi-calls';
import { AppError } from '@kencana/contract/error-code';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { demandApprover, writeApproval } from './give-approval.ts';
import { callerAsApprover } from './read.ts';
import { addressOf, type QrAddress, tellApprovers, tellRequester } from './qr-request.ts';

interface Open {
  readonly subjek: string;
  readonly input_by: string;
  readonly status: string;
  readonly kadaluarsa: boolean;
}

/**
 * Approves. Errors: TIDAK_DITEMUKAN, OTORISASI_QR_SELESAI (answered or cancelled),
 * OTORISASI_KADALUARSA, OTORISASI_BUKAN_ATASAN, OTORISASI_SENDIRI, OTORISASI_SUDAH_ADA (approved by
 * another way meanwhile).
 */
export async function approveQr(
  ctx: Ctx,
  params: QrAddress,
  keterangan: string,
): Promise<{ status: QrStatus }> {
  const keystore = addressOf(ctx, params);
  return ctx.write(async (tx) => {
    const request = await lockOpen(ctx, tx, keystore);
    const approver = callerAsApprover(ctx);
    const peminta = request.input_by;
    const { subjek } = request;
    const _id = await writeApproval(tx, { subjek, peminta, approver, way: 'QR', keterangan });
    await tx.exec(sql`update otorisasi_qr set status = 'APPROVED', otorisasi_id = ${_id},
        answered_by = ${ctx.user.user_id}, answered_at = now()
      where kode_toko = ${tx.kodeToko} and keystore = ${keystore}`);
    tellRequester(tx, peminta, { cancel: false, status: true, keystore, _id });
    await tellApprovers(tx);
    return { status: 'APPROVED' };
  });
}

/** Rejects with a reason, which the requester is told. Errors as approveQr. */
export async function rejectQr(
  ctx: Ctx,
  params: QrAddress,
  alasan: string,
): Promise<{ status: QrStatus }> {
  const keystore = addressOf(ctx, params);
  return ctx.write(async (tx) => {
    const request = await lockOpen(ctx, tx, keystore);
    await tx.exec(sql`update otorisasi_qr set status = 'REJECTED', alasan = ${alasan},
        answered_by = ${ctx.user.user_id}, answered_at = now()
      where kode_toko = ${tx.kodeToko} and keystore = ${keystore}`);
    tx.audit({
      tindakan: 'otorisasi.tolak',
      objek: `otorisasi-qr/${keystore}`,
      sesudah: { subjek: request.subjek, peminta: request.input_by, alasan },
    });
    tellRequester(tx, request.input_by, { cancel: false, status: false, keystore, alasan });
    await tellApprovers(tx);
    return { status: 'REJECTED' };
  });
}

/** The request under lock, if this caller may still answer it. */
async function lockOpen(ctx: Ctx, tx: WriteTx, keystore: string): Promise<Open> {
  const request = await tx.row<Open>(sql`select subjek, input_by, status,
      expires_at <= now() as kadaluarsa from otorisasi_qr
    where kode_toko = ${tx.kodeToko} and keystore = ${keystore} for update`);
  if (!request) throw new AppError('TIDAK_DITEMUKAN');
  demandApprover(ctx, callerAsApprover(ctx), request.input_by, 'QR');
  if (request.status !== 'OPEN') throw new AppError('OTORISASI_QR_SELESAI');
  if (request.kadaluarsa) throw new AppError('OTORISASI_KADALUARSA');
  return request;
}
