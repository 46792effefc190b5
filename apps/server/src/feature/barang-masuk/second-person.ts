/**
 * Who may answer an entry of new pieces (docs/decision/0025): SPV or OWN of the shop or PUSAT's
 * OWN, and never who entered it. Only where there is nobody else the owner validates alone, and
 * that stands in the report of approvals.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { say, saidText } from '@kencana/contract/sentence';
import type { StoredDocument } from '../../engine/transaction/document.ts';
import type { Base } from '../../engine/transaction/kind.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { translate } from '../../platform/http/text.ts';
import { callerAsApprover, demandHands, isApprover } from '../otorisasi/read.ts';

/** Throws VALIDASI_BUKAN_ATASAN for another level, also where somebody gave it the right. */
export function demandSupervisor(ctx: Ctx): void {
  if (!isApprover(ctx.kodeToko, callerAsApprover(ctx))) throw new AppError('VALIDASI_BUKAN_ATASAN');
}

/** True when nobody but the caller could be a second person in the addressed shop. */
export async function isAlone(ctx: Ctx): Promise<boolean> {
  return ctx.user.level === 'OWN' && !(await hasOthers(ctx));
}

/** Also one who must change a given password first: he is a person, and can. */
async function hasOthers(ctx: Ctx): Promise<boolean> {
  const others = (tx: Tx, levels: readonly string[]): Promise<object | undefined> =>
    tx.row(sql`select 1 from users where kode_toko = ${tx.kodeToko} and aktif
      and level = any(${[...levels]}::text[]) and user_id <> ${ctx.user.user_id} limit 1`);
  if (await ctx.read((tx) => others(tx, ['SPV', 'OWN']))) return true;
  const offices = await ctx.read((tx) =>
    tx.rows<{ kode_toko: string }>(sql`select kode_toko from daftar_toko()
      where tipe_toko = 'PUSAT' and aktif and kode_toko <> ${tx.kodeToko}`),
  );
  for (const { kode_toko } of offices) {
    if (await ctx.db.tenant(kode_toko, (tx) => others(tx, ['OWN']))) return true;
  }
  return false;
}

/**
 * Demands that another person answers than who entered it. Throws VALIDASI_SENDIRI for himself,
 * but for the owner who is alone, and OTORISASI_PENYETUJU_BARU or OTORISASI_PEMINTA_DIPEGANG where
 * one hand had both accounts within a day (docs/decision/0027). Answers whether he is alone, which
 * is marked.
 */
export async function demandSecond(
  tx: Tx,
  doc: StoredDocument,
  userId: string,
  alone: boolean,
): Promise<boolean> {
  if (doc.input_by === userId && !alone) {
    throw new AppError('VALIDASI_SENDIRI', { no: doc.no_dokumen });
  }
  const held = await demandHands(tx, userId, doc.input_by);
  return held || doc.input_by === userId;
}

/**
 * Marks that the owner validated his own entry, or one of whom he had in hand: on the document and
 * in the report of approvals.
 */
export async function markAlone(
  tx: WriteTx,
  base: Base,
  ctx: Ctx,
  doc: StoredDocument,
): Promise<void> {
  const no = doc.no_dokumen;
  const { user_id, kode_toko } = ctx.user;
  const _id = randomBytes(16).toString('hex');
  const kalimat =
    doc.input_by === user_id
      ? say('minta.validasi-sendiri', { no })
      : say('minta.validasi-dipegang', { no });
  const uraian = saidText(kalimat, (key, data) => translate('id', key, data));
  await tx.exec(
    sql`insert into otorisasi (kode_toko, _id, subjek, kategori, uraian, kalimat, peminta, approver,
          approver_toko, cara, sendiri, tgl_system, expires_at, used_at, no_dokumen)
        values (${tx.kodeToko}, ${_id}, ${`tambah-barang/${no}`}, 'VALIDASI BARANG', ${uraian},
          ${JSON.stringify([kalimat])}::jsonb,
          ${doc.input_by}, ${user_id}, ${kode_toko}, 'VALIDASI', true,
          ${base.tglSystem}::date, now(), now(), ${no})`,
  );
  await tx.exec(
    sql`update dokumen set rincian = rincian || '{"sendiri": "YA"}'
        where kode_toko = ${tx.kodeToko} and no_dokumen = ${no}`,
  );
}
