/**
 * What a fingerprint bridge may do: it is known by its token alone, sees the open tasks of its
 * shop, and its report is what turns a scan into a match. Templates are sealed with a key derived
 * from the token, of which the server keeps the digest only, so the database alone opens none.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { BridgeTask } from '@kencana/contract/call/otorisasi-calls';
import { AppError } from '@kencana/contract/error-code';
import { keptText } from '@kencana/contract/sentence';
import type { KeptRequest } from '@kencana/contract/sentence';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { runWrite } from '../../platform/http/write.ts';
import { bridgeTokenHash } from './fingerprint-setup.ts';

/** Scores from here on are a match; a bridge brings its scanner's own scale to 0 … 100. */
const MATCH_SCORE = 60;

const LOOK_MS = 700;

interface Bridge {
  readonly kodeToko: string;
  readonly _id: string;
  readonly key: Buffer;
}

/**
 * Open tasks, oldest first; without any it waits up to `seconds` for one. Throws
 * JEMBATAN_TIDAK_SAH.
 */
export async function nextTasks(ctx: Ctx, seconds: number): Promise<BridgeTask[]> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const bridge = await bridgeOf(ctx);
    const tasks = await ctx.db.tenant(bridge.kodeToko, (tx) => openTasks(ctx, tx, bridge));
    if (tasks.length > 0 || Date.now() + LOOK_MS > until) return tasks;
    await sleep(LOOK_MS);
  }
}

async function openTasks(ctx: Ctx, tx: Tx, bridge: Bridge): Promise<BridgeTask[]> {
  const stored = await tx.rows<
    Omit<BridgeTask, 'templates'> & KeptRequest
  >(sql`select t._id, t.jenis, t.user_id, t.jari,
      t.peminta, coalesce(p.uraian, '') as uraian, p.kalimat, t.expires_at
    from sidik_tugas t left join otorisasi_permintaan p
      on p.kode_toko = t.kode_toko and p.subjek = t.subjek
    where t.kode_toko = ${tx.kodeToko} and t.status = 'OPEN' and t.expires_at > now()
    order by t.created_at`);
  const tell = (key: string, data: object): string => ctx.t(key, { ...data });
  const tasks = stored.map(({ kalimat, ...task }) => ({
    ...task,
    uraian: keptText({ uraian: task.uraian, kalimat }, tell),
  }));
  const users = tasks.filter((task) => task.jenis === 'COCOK').map((task) => task.user_id);
  if (users.length === 0) return tasks.map((task) => ({ ...task, templates: [] }));
  const fingers = await tx.rows<{ _id: string; user_id: string; isi: Buffer }>(
    sql`select _id, user_id, isi from sidik_jari where kode_toko = ${tx.kodeToko}
      and jembatan_id = ${bridge._id} and user_id = any(${users}::text[]) order by created_at`,
  );
  return tasks.map((task) => {
    const own = fingers.filter((f) => task.jenis === 'COCOK' && f.user_id === task.user_id);
    return { ...task, templates: own.map((f) => unseal(bridge, f)) };
  });
}

export interface MatchReport {
  readonly _id: string;
  readonly user_id: string;
  readonly score: number;
}

/**
 * Takes the result of a scan, once, and tells who asked (`fingerprint-auth`). A score below
 * MATCH_SCORE ends the scan: the dialog asks for another. Errors: JEMBATAN_TIDAK_SAH,
 * TIDAK_DITEMUKAN.
 */
export async function reportMatch(ctx: Ctx, report: MatchReport): Promise<{ status: boolean }> {
  const bridge = await bridgeOf(ctx);
  const status = report.score >= MATCH_SCORE;
  return bridgeWrite(ctx, bridge, 'match', async (tx) => {
    const task = await tx.row<{ peminta: string }>(sql`update sidik_tugas
      set status = ${status ? 'MATCHED' : 'REJECTED'}, score = ${report.score}
      where kode_toko = ${tx.kodeToko} and _id = ${report._id} and jenis = 'COCOK'
        and user_id = ${report.user_id} and status = 'OPEN' and expires_at > now()
      returning peminta`);
    if (!task) throw new AppError('TIDAK_DITEMUKAN');
    const payload = { status, auth_for: task.peminta, user_id: report.user_id };
    tx.outbox('live', { room: `user:${task.peminta}`, event: 'fingerprint-auth', payload });
    return { status };
  });
}

/**
 * Stores an enrolled finger, sealed. Errors: JEMBATAN_TIDAK_SAH, TIDAK_DITEMUKAN when nobody asked
 * for it.
 */
export async function storeFinger(
  ctx: Ctx,
  input: { readonly _id: string; readonly user_id: string; readonly template: string },
): Promise<{ _id: string }> {
  const bridge = await bridgeOf(ctx);
  return bridgeWrite(ctx, bridge, 'enroll', async (tx) => {
    const task = await tx.row<{ peminta: string; jari: string }>(sql`update sidik_tugas
      set status = 'DONE' where kode_toko = ${tx.kodeToko} and _id = ${input._id}
        and jenis = 'DAFTAR' and user_id = ${input.user_id} and status = 'OPEN'
        and expires_at > now() returning peminta, jari`);
    if (!task) throw new AppError('TIDAK_DITEMUKAN');
    const _id = randomBytes(16).toString('hex');
    const isi = seal(bridge, { _id, user_id: input.user_id }, input.template);
    await tx.exec(sql`insert into sidik_jari
        (kode_toko, _id, jembatan_id, user_id, jari, isi, created_by)
      values (${tx.kodeToko}, ${_id}, ${bridge._id}, ${input.user_id}, ${task.jari}, ${isi},
        ${task.peminta})`);
    tx.audit({ tindakan: 'sidik.daftar', objek: `sidik-jari/${input.user_id}` });
    return { _id };
  });
}

function bridgeWrite<T>(
  ctx: Ctx,
  bridge: Bridge,
  call: string,
  work: (tx: WriteTx) => Promise<T>,
): Promise<T> {
  const who = {
    kodeToko: bridge.kodeToko,
    userId: 'JEMBATAN',
    rute: `POST fingerprint-bridge/${call}`,
    kunci: undefined,
    hash: '',
  };
  return runWrite(ctx.db, who, work, () => ctx.services.poke(bridge.kodeToko));
}

/** The bridge behind the header's token, where the module is on. Throws JEMBATAN_TIDAK_SAH. */
async function bridgeOf(ctx: Ctx): Promise<Bridge> {
  const token = ctx.bridgeToken ?? '';
  const kodeToko = /^([A-Z0-9]{2,12})\.[\w-]{43}$/.exec(token)?.[1];
  if (kodeToko === undefined) throw new AppError('JEMBATAN_TIDAK_SAH');
  const row = await ctx.db.tenant(kodeToko, (tx) =>
    tx.row<{ _id: string }>(sql`update sidik_jembatan set last_seen = now()
      where kode_toko = ${tx.kodeToko} and token_hash = ${bridgeTokenHash(token)}
        and revoked_at is null and exists (select 1 from para_system where
          kode_toko = ${tx.kodeToko} and key = 'FINGERPRINT_MODULE' and value = 'true')
      returning _id`),
  );
  if (!row) throw new AppError('JEMBATAN_TIDAK_SAH');
  const key = Buffer.from(hkdfSync('sha256', token, row._id, 'kencana fingerprint template', 32));
  return { kodeToko, _id: row._id, key };
}

interface FingerName {
  readonly _id: string;
  readonly user_id: string;
}

function seal(bridge: Bridge, finger: FingerName, template: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', bridge.key, nonce).setAAD(nameOf(bridge, finger));
  const text = Buffer.concat([cipher.update(template, 'base64'), cipher.final()]);
  return Buffer.concat([nonce, text, cipher.getAuthTag()]);
}

function unseal(bridge: Bridge, finger: FingerName & { readonly isi: Buffer }): string {
  const { isi } = finger;
  const opened = createDecipheriv('aes-256-gcm', bridge.key, isi.subarray(0, 12))
    .setAAD(nameOf(bridge, finger))
    .setAuthTag(isi.subarray(-16));
  return Buffer.concat([opened.update(isi.subarray(12, -16)), opened.final()]).toString('base64');
}

/** Binds a sealed template to its row, so that swapping two rows' contents opens neither. */
function nameOf(bridge: Bridge, finger: FingerName): Buffer {
  return Buffer.from(`${bridge.kodeToko}/${finger.user_id}/${finger._id}`);
}
