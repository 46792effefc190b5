/**
 * The same person at another shop of this server, as if the request had come through that shop's
 * portal: head office's work in several shops, each in its own transaction and with the level that
 * the person has there. Who may do so at all is the caller's to decide.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { Settings } from '@kencana/contract/module-flag';
import { standingIn } from '../auth/reach.ts';
import { readSettings } from '../db/settings.ts';
import type { Db, Tx } from '../db/tx.ts';
import type { Ctx } from './route.ts';
import { hashInput, keyOf, runWrite, runWriteThenRead } from './write.ts';

/** Names the write for its idempotency key: which route, with which input for this shop. */
export interface ShopWork {
  /** `POST distribusi-master`. */
  readonly rute: string;
  readonly input: unknown;
  /** Settings in force; those of the shop unless told. */
  readonly settings?: Settings;
  /**
   * Not the person's work in the shop but head office's: the shop is made by it, or its owners are
   * told something.
   */
  readonly ofHeadOffice?: true;
}

/** Milliseconds that one statement may take in a shop that others must not wait for. */
const PATIENCE_MS = 6000;

/**
 * A Ctx of the same person addressing `kodeToko`. Its reads and its one write run in that shop and
 * give up with SIBUK when the shop does not answer in time; the request's idempotency key is
 * claimed there. Throws TOKO_LAIN for a shop that the person does not reach.
 */
export async function inShop(ctx: Ctx, kodeToko: string, work: ShopWork): Promise<Ctx> {
  const db = impatient(ctx.db);
  const { rights } = ctx.services;
  const user = work.ofHeadOffice ? ctx.user : await standingIn(db, ctx.user, kodeToko, rights);
  if (user === undefined) throw new AppError('TOKO_LAIN');
  const settings = work.settings ?? (await db.tenant(kodeToko, readSettings));
  const identity = {
    kodeToko,
    userId: ctx.user.user_id,
    rute: work.rute,
    kunci: ctx.idempotencyKey,
    hash: ctx.idempotencyKey === undefined ? '' : hashInput(kodeToko, '', work.input),
  };
  const sent = (): void => ctx.services.poke(kodeToko);
  return {
    ...ctx,
    db,
    kodeToko,
    user,
    settings,
    read: (read, options) => db.tenant(kodeToko, read, options),
    write: (write, options) => {
      const who = { ...identity, kunci: keyOf(identity.kunci, options) };
      return runWrite(db, who, write, sent);
    },
    writeThenRead: (write, read) => runWriteThenRead(db, identity, write, read, sent),
    writeApart: (write) => runWrite(db, { ...identity, kunci: undefined, hash: '' }, write, sent),
  };
}

function impatient(db: Db): Db {
  const hurried =
    <T>(work: (tx: Tx) => Promise<T>) =>
    async (tx: Tx): Promise<T> => {
      await tx.exec(sql`select set_config('statement_timeout', ${String(PATIENCE_MS)}, true)`);
      return work(tx);
    };
  return {
    ...db,
    tenant: (kodeToko, work, options) => db.tenant(kodeToko, hurried(work), options),
    tenantThenRead: (kodeToko, work, read) =>
      db.tenantThenRead(kodeToko, hurried(work), (tx, done) =>
        hurried((own) => read(own, done))(tx),
      ),
  };
}
