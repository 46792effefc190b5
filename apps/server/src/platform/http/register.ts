/**
 * Puts routes on fastify, each at /api/v1/ and below /portal/:kode_toko/api/v1/, with one order for
 * all: caller and right (before the body is read), texts and schemas, handler, envelope.
 */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@kencana/messages/key';
import { maySeeCost, withoutFields } from '@kencana/contract/cost';
import { passesByLevel } from '@kencana/contract/permission';
import { AppError } from '@kencana/contract/error-code';
import { deviceCookie, deviceToken } from '../auth/device.ts';
import type { Db } from '../db/tx.ts';
import { addressKey } from '../load/caller-address.ts';
import { LargeBodies } from './large-body.ts';
import { authorise, type Caller, findCaller, makeCtx, type RequestHead } from './request-ctx.ts';
import { ownOrigin } from './origin.ts';
import { sealStream, sealText, sessionKey } from './sealed-body.ts';
import type { Ctx, RawReply, Reply, Route } from './route.ts';
import type { Services } from './services.ts';
import { pickLanguage } from './text.ts';
import { refuseBrokenText, validate } from './validate.ts';

/**
 * Bytes of a body at most: an 8 MB image in base64 and its form; little where no token is asked.
 */
const BODY_LIMIT = 12 * 1024 * 1024;
const PUBLIC_BODY_LIMIT = 64 * 1024;
/** Requests a minute and address on routes without token, unless config or route says otherwise. */
const PUBLIC_PER_MINUTE = 120;
const PORTAL_PARAM = 'portal_kode_toko';

interface Found {
  readonly head: RequestHead;
  readonly caller: Caller;
  /** Bodies go under it, both ways; not on routes that need no login. */
  readonly key: Buffer | undefined;
}

const found = new WeakMap<FastifyRequest, Found>();

/** Language of a request's answers, also where the caller was never found. */
export function languageOf(request: FastifyRequest): Language {
  return found.get(request)?.caller.bahasa ?? pickLanguage(header(request, 'x-bahasa'));
}

/** The key under which a request's bodies go, where its login agreed one. */
export function bodyKey(request: FastifyRequest): Buffer | undefined {
  return found.get(request)?.key;
}

function keyFor(services: Services, route: Route, caller: Caller): Buffer | undefined {
  const { tokenHash, session } = caller;
  if (route.right === 'public' || tokenHash === undefined || !session?.kunci) return undefined;
  return sessionKey(services.config.secretKey, session.kunci, tokenHash);
}

/** The answer under the key of its request, where there is one; files go as they are. */
export async function sealAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const key = bodyKey(request);
  const type = String(reply.getHeader('content-type') ?? '');
  if (key === undefined || !type.startsWith('application/json')) return payload;
  if (typeof payload === 'string') return sealText(key, payload);
  if (Buffer.isBuffer(payload)) return sealText(key, payload.toString('utf8'));
  return payload instanceof Readable ? payload.pipe(sealStream(key)) : payload;
}

/** User and shop for the log. */
export function whoIs(request: FastifyRequest): { user?: string; toko?: string } {
  const session = found.get(request)?.caller.session;
  if (!session) return {};
  return { user: session.user.user_id, toko: session.kodeToko ?? '' };
}

/** Registers every route. */
export function registerRoutes(
  app: FastifyInstance,
  db: Db,
  services: Services,
  routes: readonly Route[],
): void {
  const largeBodies = new LargeBodies();
  for (const route of routes) {
    const options = {
      method: route.method,
      bodyLimit: route.right === 'public' ? PUBLIC_BODY_LIMIT : BODY_LIMIT,
      config: { rute: `${route.method} ${route.path}` },
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        const asked = { ...(request.params as object), ...(request.query as object) };
        refuseBrokenText(asked, languageOf(request));
        const head = readHead(request, reply);
        if (route.right === 'public') {
          const most = route.publicPerMinute ?? services.config.publicPerMinute;
          services.gate.open(route.path, addressKey(head.ip), most ?? PUBLIC_PER_MINUTE);
        }
        const caller = await findCaller(db, services, head);
        found.set(request, { head, caller, key: keyFor(services, route, caller) });
        authorise(route, caller);
        const whose = caller.tokenHash?.toString('hex');
        if (whose !== undefined) await largeBodies.admit(request, reply, whose);
      },
      handler: (request: FastifyRequest, reply: FastifyReply) =>
        answer(db, services, route, request, reply),
    };
    app.route({ ...options, url: `/api/v1/${route.path}` });
    app.route({ ...options, url: `/portal/:${PORTAL_PARAM}/api/v1/${route.path}` });
  }
}

async function answer(
  db: Db,
  services: Services,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const known = found.get(request);
  if (!known) throw new AppError('TOKEN_TIDAK_SAH');
  const { head, caller } = known;
  const { [PORTAL_PARAM]: _, ...params } = request.params as Record<string, string>;
  const body: unknown = request.body;
  refuseBrokenText(body, caller.bahasa);
  const input = {
    params,
    query: validate(route.query, request.query, caller.bahasa),
    body: validate(route.body, body, caller.bahasa),
  };
  const sent = { params, query: request.query, body };
  const ctx = makeCtx(db, services, route, head, caller, sent);
  const whole = await route.handler(ctx, input as Parameters<Route['handler']>[1]);
  if (isRaw(whole)) return sendRaw(reply, whole);
  const result = withoutHidden(ctx, route, whole);
  return reply.code(route.created ? 201 : 200).send({ status: 'success', ...result });
}

/** The one place where answers lose what the route says is cost, or a sum of the whole stock. */
function withoutHidden<T>(ctx: Ctx, { cost = [], stockSums = [] }: Route, reply: T): T {
  const owners = ctx.settings.on('HIDE_STOCK_SUMMARY') && !passesByLevel(ctx.user.level);
  const hidden = [...(maySeeCost(ctx.user) ? [] : cost), ...(owners ? stockSums : [])];
  return hidden.length === 0 ? reply : (withoutFields(reply, new Set(hidden)) as T);
}

function isRaw(result: Reply): result is RawReply {
  return 'raw' in result;
}

function sendRaw(reply: FastifyReply, result: RawReply): FastifyReply {
  reply.type(result.mime).headers({ ...result.headers });
  if (result.filename !== undefined) {
    const plain = result.filename.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
    const full = encodeURIComponent(result.filename);
    const how = result.shown ? 'inline' : 'attachment';
    reply.header('content-disposition', `${how}; filename="${plain}"; filename*=UTF-8''${full}`);
  }
  return reply.send(result.raw);
}

function readHead(request: FastifyRequest, reply: FastifyReply): RequestHead {
  const bearer = /^Bearer (.+)$/i.exec(header(request, 'authorization') ?? '')?.[1];
  const token = header(request, 'x-auth-token') ?? bearer;
  return {
    token: token || undefined,
    portal: (request.params as Record<string, string>)[PORTAL_PARAM],
    idempotencyKey: header(request, 'idempotency-key'),
    bahasa: header(request, 'x-bahasa'),
    requestId: request.id,
    ip: request.ip,
    origin: ownOrigin(header(request, 'origin'), [request.host]),
    gone: hangsUp(reply),
    bridgeToken: header(request, 'x-bridge-token'),
    device: {
      token: deviceToken(header(request, 'cookie')),
      agent: header(request, 'user-agent') ?? '',
      keep: (fresh) => {
        reply.header('set-cookie', deviceCookie(fresh, request.protocol === 'https'));
      },
    },
  };
}

/** Fires when the connection ends before the answer is out. */
function hangsUp({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // Limits, gates, compression and the file that is sent listen as well: more than the ten from
  // which Node suspects a leak.
  raw.setMaxListeners(30);
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new AppError('SIBUK'));
  });
  return gone.signal;
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
