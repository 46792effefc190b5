/**
 * Makes the Ctx of one request: finds the person behind the token, the shop that is addressed and
 * its settings, and refuses who may not call the route. Rights are read from the database at every
 * request.
 */
import { AppError } from '@kencana/contract/error-code';
import { Settings } from '@kencana/contract/module-flag';
import { mayDo, passesByLevel } from '@kencana/contract/permission';
import type { Language } from '@kencana/messages/key';
import type { Device } from '../auth/device.ts';
import { findSession, hashToken, type SessionContext } from '../auth/session.ts';
import type { Db } from '../db/tx.ts';
import { addressKey } from '../load/caller-address.ts';
import { rightsOf } from './route.ts';
import type { Ctx, Route, SessionUser, WriteOptions } from './route.ts';
import type { Services } from './services.ts';
import { pickLanguage, translate } from './text.ts';
import { checkKey, hashInput, keyOf, runWrite, runWriteThenRead } from './write.ts';
import type { WriteIdentity } from './write.ts';

/** What a request says about itself in its head. */
export interface RequestHead {
  readonly token: string | undefined;
  /** The shop of a /portal/ address. */
  readonly portal: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly bahasa: string | undefined;
  readonly requestId: string;
  readonly ip: string;
  /** Fires when the caller hangs up before the answer. */
  readonly gone: AbortSignal;
  readonly origin: string | undefined;
  readonly bridgeToken: string | undefined;
  readonly device: Device;
}

/** The caller as far as the head tells: nobody on public routes without a valid token. */
export interface Caller {
  readonly session: SessionContext | undefined;
  readonly tokenHash: Buffer | undefined;
  readonly bahasa: Language;
}

/** Nobody in particular: the user of public routes. It has no shop and no right. */
const NOBODY: SessionUser = { user_id: '', nama: '', level: 'KASIR', kode_toko: '', akses: [] };

/**
 * Finds the caller. Never throws for a bad token: `authorise` does, for routes that need one.
 * Throws TERLALU_SERING before anything is looked up.
 */
export async function findCaller(db: Db, services: Services, head: RequestHead): Promise<Caller> {
  const tokenHash = head.token === undefined ? undefined : hashToken(head.token);
  const session = tokenHash && (await knock(db, services, tokenHash, head));
  const bahasa = pickLanguage(head.bahasa, session?.bahasa, session?.settings.text('BAHASA'));
  return { session, tokenHash: session && tokenHash, bahasa };
}

/** The token's session, when the gate lets it be looked up at all. */
async function knock(
  db: Db,
  services: Services,
  tokenHash: Buffer,
  { ip, portal }: RequestHead,
): Promise<SessionContext | undefined> {
  const [token, address] = [tokenHash.toString('hex'), addressKey(ip)];
  if (!services.gate.show(token, address)) return undefined;
  const session = await findSession(db, tokenHash, portal, services);
  services.gate.learn(token, address, session?.user.user_id);
  return session;
}

/**
 * Throws TOKEN_TIDAK_SAH, PASSWORD_WAJIB_GANTI, TOKO_LAIN, PORTAL_TIDAK_TERJANGKAU, MODUL_MATI or
 * TIDAK_BERHAK when this caller may not use the route.
 */
export function authorise(route: Route, caller: Caller): void {
  if (route.right === 'public') return;
  const { session } = caller;
  if (!session) throw new AppError('TOKEN_TIDAK_SAH');
  if (session.wajibGanti && route.firstPassword !== true) {
    throw new AppError('PASSWORD_WAJIB_GANTI');
  }
  if (session.kodeToko === null) throw new AppError('TOKO_LAIN');
  if (session.elsewhere !== undefined) {
    throw new AppError('PORTAL_TIDAK_TERJANGKAU', { portal: session.elsewhere });
  }
  if (route.module && !session.settings.on(route.module)) {
    throw new AppError('MODUL_MATI', { modul: route.module });
  }
  if (session.user.hanya_lihat === true && changes(route)) throw new AppError('TIDAK_BERHAK');
  const { ownerOnlyWhen } = route;
  if (ownerOnlyWhen && session.settings.on(ownerOnlyWhen) && !passesByLevel(session.user.level)) {
    throw new AppError('TIDAK_BERHAK');
  }
  const allowed = route.levels
    ? route.levels.includes(session.user.level)
    : route.right === 'login' || rightsOf(route).some((right) => mayDo(session.user, right));
  if (!allowed) throw new AppError('TIDAK_BERHAK');
}

/** True for what a person who only looks may not call; one's own password and logout stay. */
function changes(route: Route): boolean {
  if (route.method === 'GET' || route.firstPassword === true) return false;
  return !rightsOf(route).every((right) => right.endsWith('.lihat'));
}

/** Input that identifies a write beside its route. */
export interface RequestInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * The Ctx that a handler gets. On public routes who must change their first password is nobody.
 */
export function makeCtx(
  db: Db,
  services: Services,
  route: Route,
  head: RequestHead,
  caller: Caller,
  input: RequestInput,
): Ctx {
  const { bahasa } = caller;
  const known = route.right !== 'public' || caller.session?.wajibGanti !== true;
  const session = known ? caller.session : undefined;
  const tokenHash = known ? caller.tokenHash : undefined;
  const kodeToko = session?.kodeToko ?? '';
  const user = session?.user ?? NOBODY;
  if (route.method !== 'GET') checkKey(head.idempotencyKey);
  let written = false;
  const who = { kodeToko, userId: user.user_id, rute: `${route.method} ${route.path}` };
  const identify = (options?: WriteOptions): WriteIdentity => {
    if (written) throw new Error(`${route.path} writes twice in one request`);
    written = true;
    return {
      ...who,
      kunci: keyOf(head.idempotencyKey, options),
      hash: head.idempotencyKey ? hashInput(input.params, input.query, input.body) : '',
    };
  };
  const sent = (): void => services.poke(kodeToko);
  return {
    db,
    kodeToko,
    user,
    settings: session?.settings ?? new Settings([]),
    requestId: head.requestId,
    bahasa,
    idempotencyKey: head.idempotencyKey,
    ip: head.ip,
    gone: head.gone,
    tokenHash,
    origin: head.origin,
    bridgeToken: head.bridgeToken,
    device: head.device,
    services,
    read: (work, options) => db.tenant(kodeToko, work, options),
    write: (work, options) => runWrite(db, identify(options), work, sent),
    writeThenRead: (work, read) => runWriteThenRead(db, identify(), work, read, sent),
    writeApart: (work) => runWrite(db, { ...who, kunci: undefined, hash: '' }, work, sent),
    t: (key, data) => translate(bahasa, key, data),
  };
}
