/**
 * The one way a request writes: claims the idempotency key, runs the work, then stores the answer,
 * the outbox rows and the audit entries in one last statement (the audit head is locked last) and
 * commits. A throw leaves nothing behind.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { Db, Tx } from '../db/tx.ts';
import type { AuditEntry, WriteOptions, WriteTx } from './route.ts';

/** Characters of an Idempotency-Key at most; the table's check says the same. */
const KEY_LENGTH = 200;

/** What makes two requests the same: who, which route, which input. */
export interface WriteIdentity {
  readonly kodeToko: string;
  readonly userId: string;
  /** `POST penjualan/simpan`. */
  readonly rute: string;
  readonly kunci: string | undefined;
  /** sha-256 of path parameters and body, hexadecimal. */
  readonly hash: string;
}

/** Refuses an Idempotency-Key that is empty or longer than 200 characters. */
export function checkKey(kunci: string | undefined): void {
  if (kunci !== undefined && (kunci.length === 0 || kunci.length > KEY_LENGTH)) {
    throw new AppError('KUNCI_IDEMPOTENSI_RUSAK');
  }
}

/** The key that a write claims: none when its answer must not be stored. */
export function keyOf(
  kunci: string | undefined,
  options: WriteOptions | undefined,
): string | undefined {
  return options?.secretAnswer ? undefined : kunci;
}

/**
 * Fields that no digest is made of: a password or an identity number could be guessed from the
 * stored row.
 */
const SECRETS = new Set(['password', 'new_password', 'nik_sim_passport']);

/** Digest of a request's input, secrets left out at any depth. */
export function hashInput(params: unknown, query: unknown, body: unknown): string {
  const open = (name: string, value: unknown): unknown => (SECRETS.has(name) ? undefined : value);
  return createHash('sha256')
    .update(JSON.stringify([params, query, body], open))
    .digest('hex');
}

/**
 * Runs `work` as the request's write. `sent` is called after the commit when outbox rows were
 * written. Throws KUNCI_IDEMPOTENSI_BEDA when the key was used with other input within 24 hours.
 */
export async function runWrite<T>(
  db: Db,
  who: WriteIdentity,
  work: (tx: WriteTx) => Promise<T>,
  sent: () => void,
): Promise<T> {
  const done = await db.tenant(who.kodeToko, (tx) => once(tx, who, work));
  if (done.outbox > 0) sent();
  return done.result;
}

/** As runWrite, then `read` on the same connection, whose answer is the answer. */
export async function runWriteThenRead<T, A>(
  db: Db,
  who: WriteIdentity,
  work: (tx: WriteTx) => Promise<T>,
  read: (tx: Tx, done: T) => Promise<A>,
  sent: () => void,
): Promise<A> {
  return db.tenantThenRead(
    who.kodeToko,
    (tx) => once(tx, who, work),
    (tx, done) => {
      if (done.outbox > 0) sent();
      return read(tx, done.result);
    },
  );
}

interface Done<T> {
  readonly result: T;
  /** Rows for the outbox; none where an earlier answer was found. */
  readonly outbox: number;
}

async function once<T>(
  tx: Tx,
  who: WriteIdentity,
  work: (tx: WriteTx) => Promise<T>,
): Promise<Done<T>> {
  const earlier = await claim(tx, who);
  if (earlier) return { result: earlier.jawaban.hasil as T, outbox: 0 };
  const collector = new CollectingTx(tx);
  const result = await work(collector);
  await finish(tx, who, collector, result);
  return { result, outbox: collector.effects.length };
}

interface Earlier {
  readonly hash: string;
  readonly jawaban: { readonly hasil?: unknown };
}

/**
 * Takes the key, or answers what it was used for. A concurrent holder makes the insert wait for its
 * commit; a key older than 24 hours is taken over.
 */
async function claim(tx: Tx, who: WriteIdentity): Promise<Earlier | undefined> {
  if (who.kunci === undefined) return undefined;
  const taken = await tx.exec(
    sql`insert into idempotensi (kode_toko, user_id, rute, kunci, hash)
      values (${who.kodeToko}, ${who.userId}, ${who.rute}, ${who.kunci}, ${who.hash})
      on conflict (kode_toko, user_id, rute, kunci) do update
      set hash = excluded.hash, jawaban = null, created_at = now()
      where idempotensi.created_at < now() - interval '24 hours'`,
    'idempotensi_klaim',
  );
  if (taken > 0) return undefined;
  const earlier = await tx.one<Earlier>(sql`select hash, jawaban from idempotensi
    where kode_toko = ${who.kodeToko} and user_id = ${who.userId} and rute = ${who.rute}
      and kunci = ${who.kunci}`);
  if (earlier.hash !== who.hash) throw new AppError('KUNCI_IDEMPOTENSI_BEDA');
  return earlier;
}

async function finish(tx: Tx, who: WriteIdentity, tail: CollectingTx, result: unknown) {
  const kunci = who.kunci ?? null;
  if (kunci === null && tail.effects.length === 0 && tail.entries.length === 0) return;
  await tx.exec(
    sql`with kirim as (
        insert into outbox (kode_toko, jenis, isi) select ${who.kodeToko}, e->>'jenis', e->'isi'
        from jsonb_array_elements(${JSON.stringify(tail.effects)}::jsonb) e),
      jawab as (
        update idempotensi set jawaban = ${JSON.stringify({ hasil: result })}::json
        where kode_toko = ${who.kodeToko} and user_id = ${who.userId} and rute = ${who.rute}
          and kunci = ${kunci})
      select tulis_audit(${who.userId}, ${JSON.stringify(tail.entries)}::jsonb)`,
    'tulis_akhir',
  );
}

/** A transaction that remembers what goes to the audit chain and the outbox. */
class CollectingTx implements WriteTx {
  readonly kodeToko: string;
  readonly entries: AuditEntry[] = [];
  readonly effects: { jenis: string; isi: object }[] = [];
  readonly rows: Tx['rows'];
  readonly row: Tx['row'];
  readonly one: Tx['one'];
  readonly exec: Tx['exec'];

  constructor(tx: Tx) {
    this.kodeToko = tx.kodeToko;
    this.rows = (query, name) => tx.rows(query, name);
    this.row = (query, name) => tx.row(query, name);
    this.one = (query, name) => tx.one(query, name);
    this.exec = (query, name) => tx.exec(query, name);
  }

  audit(entry: AuditEntry): void {
    this.entries.push(entry);
  }

  outbox(jenis: string, isi: object): void {
    this.effects.push({ jenis, isi });
  }
}
