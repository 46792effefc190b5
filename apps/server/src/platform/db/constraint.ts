/**
 * What a refusal by PostgreSQL means to the product: one table from constraint names to error
 * codes, the general cases (duplicate, still referenced, missing reference), and which failures may
 * be tried again.
 */
import pg from 'pg';
import { AppError, type ErrorCode } from '@kencana/contract/error-code';

/**
 * Named constraints, triggers and unique indexes. Those not listed follow the general cases below.
 */
const BY_CONSTRAINT: Readonly<Record<string, ErrorCode>> = {
  barang_panah: 'BARANG_TIDAK_READY',
  barang_tag: 'TAG_SUDAH_ADA',
  baris_satu_jual: 'BARANG_TIDAK_READY',
  baris_satu_beli: 'SUDAH_DIBELI_KEMBALI',
  baris_satu_titip: 'BARANG_TIDAK_READY',
  baris_satu_contoh: 'BARANG_TIDAK_READY',
  posting_hari_ini: 'TGL_SUDAH_TUTUP',
  posting_sekali_balik: 'DOKUMEN_SUDAH_BATAL',
  jurnal_seimbang: 'POSTING_TIDAK_SEIMBANG',
  titipan_pelanggan_cukup: 'POSTING_TIDAK_SEIMBANG',
  tutup_hari_pkey: 'TUTUP_SUDAH',
};

/** Deleting a master that pieces still use has a wording of its own (spec 1 §8). */
const BY_DELETE: Readonly<Record<string, ErrorCode>> = {
  barang_kode_toko_kode_gudang_fkey: 'GUDANG_DIGUNAKAN',
  barang_kode_toko_kode_jenis_fkey: 'JENIS_DIGUNAKAN',
  barang_kode_toko_kode_baki_fkey: 'BAKI_DIGUNAKAN',
};

/**
 * A value that no column of its type can hold: a number or a day out of range (22003, 22008), a
 * text that is no such value (22007, 22P02), the character NUL (22021, in JSON 22P05). Only input
 * brings such in; a route that knows better refuses it first, at its field.
 */
const BAD_VALUE = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05']);

// Class 53 is want of something (disk, memory, connections): it may be there again at the next try.
const LOST = new Set(['57P01', '57P02', '57P03', '57014', '25P03']);
const LOST_SYSTEM = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
const LOST_TEXT = /Connection terminated|timeout exceeded when trying to connect|not queryable/;

/** True for a serialization failure or a deadlock: the same work may be run again. */
export function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');
}

/** True when the server went away, refuses connections, took too long or ran out of something. */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof AppError || !(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof pg.DatabaseError) return LOST.has(code) || /^(08|53)/.test(code);
  return LOST_SYSTEM.test(code) || LOST_TEXT.test(error.message);
}

/**
 * The coded error that a database error stands for; anything unknown comes back as it is (and
 * answers 500). Row-level security keeps the values out of PostgreSQL's detail, so `kode` is the
 * caller's to add; `constraint`, `oleh` (the table that still refers) and `label` (the table that
 * lacks the row) are known here.
 */
export function codedError(error: unknown): unknown {
  if (isLostConnection(error)) return new AppError('SIBUK');
  if (!(error instanceof pg.DatabaseError)) return error;
  const constraint = error.constraint ?? '';
  const named = BY_CONSTRAINT[constraint];
  if (named) return new AppError(named, { constraint, ...namedValues(error.message) });
  if (error.code === '23505') return new AppError('KODE_SUDAH_ADA', { constraint });
  if (error.code === '23503') return referenceError(error, constraint);
  if (BAD_VALUE.has(error.code ?? ''))
    return Object.assign(new AppError('VALIDASI'), { cause: error });
  return error;
}

function referenceError(error: pg.DatabaseError, constraint: string): AppError {
  const detail = error.detail ?? '';
  const oleh = /is still referenced from table "(\w+)"/.exec(detail)?.[1];
  if (oleh) return new AppError(BY_DELETE[constraint] ?? 'MASIH_DIGUNAKAN', { constraint, oleh });
  const label = /is not present in table "(\w+)"/.exec(detail)?.[1] ?? '';
  return new AppError('REF_TIDAK_ADA', { constraint, label });
}

/** The triggers' own wording (migration 0003): `arrow READY > HANCUR`, `closed date 2026-11-20`. */
function namedValues(message: string): { tgl?: string; status?: string } {
  const tgl = /^closed date (\S+)/.exec(message)?.[1];
  const status = /^arrow (\S+) >/.exec(message)?.[1];
  return { ...(tgl && { tgl }), ...(status && { status }) };
}
