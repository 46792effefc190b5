/**
 * Who sold old gold: the number of an identity card, driving licence or passport, sealed with the
 * server's key and bound to its document; shown masked, and whole only to whom the right allows.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { pembelianDocument } from '@kencana/contract/document/pembelian';
import { AppError } from '@kencana/contract/error-code';
import { holdToWork } from '../../engine/document/previous-day.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { seal, unseal, type SealedTable } from '../../platform/secret/secret-box.ts';

/** Characters shown at most, and never more than a quarter of the number. */
const SHOWN = 4;

/** Stands for the number where only sameness counts: a digest under `key`; '' for ''. */
export function digestIdentity(key: Buffer, kodeToko: string, nomor: string): string {
  if (nomor === '') return '';
  return createHmac('sha256', key).update(`${kodeToko}/identitas/${nomor}`).digest('hex');
}

/** Stores the number of a document just saved; nothing for ''. */
export async function keepIdentity(ctx: Ctx, tx: Tx, no: string, nomor: string): Promise<void> {
  if (nomor === '') return;
  const rahasia = seal(ctx.services.config.secretKey, ownerOf(tx, no), nomor);
  await tx.exec(sql`insert into dokumen_identitas (kode_toko, no_dokumen, rahasia, samar)
    values (${tx.kodeToko}, ${no}, ${rahasia}, ${mask(nomor)})`);
}

/** Masked numbers by document. */
export async function maskedIdentities(
  tx: Tx,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.rows<{ no_dokumen: string; samar: string }>(
    sql`select no_dokumen, samar from dokumen_identitas
        where kode_toko = ${tx.kodeToko} and no_dokumen = any(${[...numbers]}::text[])`,
  );
  return new Map(rows.map((r) => [r.no_dokumen, r.samar]));
}

/** The whole number, logged; throws TIDAK_DITEMUKAN and LAPORAN_TANGGAL_TERKUNCI. */
export async function revealIdentity(ctx: Ctx, tx: WriteTx, no: string): Promise<string> {
  await holdToWork(ctx, tx, pembelianDocument, no);
  const row = await tx.row<{ rahasia: Buffer }>(
    sql`select rahasia from dokumen_identitas
        where kode_toko = ${tx.kodeToko} and no_dokumen = ${no}`,
  );
  const nomor = row && unseal(ctx.services.config.secretKey, ownerOf(tx, no), row.rahasia);
  if (nomor === undefined) throw new AppError('TIDAK_DITEMUKAN');
  tx.audit({ tindakan: 'pembelian.identitas', objek: `pembelian/${no}` });
  return nomor;
}

/** Where the numbers are, each bound to what ownerOf answers. */
export const sealedIdentities: SealedTable = {
  table: 'dokumen_identitas',
  owner: "kode_toko || '/identitas/' || no_dokumen",
};

function ownerOf(tx: Tx, no: string): string {
  return `${tx.kodeToko}/identitas/${no}`;
}

function mask(nomor: string): string {
  const hidden = nomor.length - Math.min(SHOWN, Math.floor(nomor.length / 4));
  return '*'.repeat(hidden) + nomor.slice(hidden);
}
