/**
 * Puts the server together: fastify with protection, routes of all features, API description, live
 * events, outbox and the web app. Opens no port and no database: main.ts and the tests do.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@kencana/contract/error-code';
import type { Right } from '@kencana/contract/permission';
import { waDriver } from '../feature/pesan/wa-driver.ts';
import type { Db } from '../platform/db/tx.ts';
import { removalDriver } from '../platform/files/image.ts';
import type { FileStore } from '../platform/files/store.ts';
import { docsPage } from '../platform/http/docs-page.ts';
import { asAppError, failure } from '../platform/http/envelope.ts';
import { observe } from '../platform/http/observe.ts';
import { openApi } from '../platform/http/openapi.ts';
import { pageAddress, registerPages } from '../platform/http/page.ts';
import { protect } from '../platform/http/protect.ts';
import { bodyKey, languageOf, registerRoutes, sealAnswer } from '../platform/http/register.ts';
import type { Feature, Route } from '../platform/http/route.ts';
import type { ServerConfig, Services } from '../platform/http/services.ts';
import { answerUnreadable, parseJson } from '../platform/http/unreadable.ts';
import { serveWeb } from '../platform/http/web.ts';
import { type Driver, liveDriver, startDispatcher } from '../platform/outbox/dispatcher.ts';
import { startHousekeeping } from '../platform/outbox/housekeeping.ts';
import { limitConnections, serverTimes } from '../platform/load/connections.ts';
import { Gatekeeper } from '../platform/load/gatekeeper.ts';
import { DEFAULT_LIMITS, type LoadLimits } from '../platform/load/limits.ts';
import { shareCounts } from '../platform/load/share-counts.ts';
import { Apart } from '../platform/queue/apart.ts';
import { openLive } from '../platform/realtime/live.ts';

/** Outbox kinds whose drivers call servers outside: of messages, or of a bucket. */
const SLOW = ['wa', 'berkas-hapus'];

/** The program of the process for long work. */
const APART = new URL('./apart.ts', import.meta.url);

export interface AppParts {
  readonly db: Db;
  readonly config: ServerConfig;
  readonly features: readonly Feature[];
  /**
   * Every right of the product; a user without a tree of their own has the default of their level.
   */
  readonly rights: readonly Right[];
  readonly files: FileStore;
  /** Outbox drivers beside `live`. */
  readonly drivers?: Readonly<Record<string, Driver>>;
}

/** Milliseconds that requests under way get to end when the server stops. */
const CLOSE_MS = 4_000;

/**
 * The server, ready to listen or to be injected into. Closing it stops its timers and sockets, not
 * the database.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, config } = parts;
  const pages = parts.features.flatMap((feature) => feature.pages ?? []);
  const limits = { ...DEFAULT_LIMITS, ...config.limits };
  const gate = new Gatekeeper(limits);
  const app = Fastify({
    rewriteUrl: (request) => pageAddress(pages, request.url ?? '/'),
    logger: { level: config.logLevel, redact: ['req.headers'] },
    logController: new LogController({ disableRequestLogging: true }),
    // One hop: of X-Forwarded-For only the entry that the proxy in front wrote itself.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    exposeHeadRoutes: false,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    http: serverTimes(limits),
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
    },
  });
  parseJson(app, bodyKey);
  app.setErrorHandler(answerError);
  limitConnections(app.server, limits, !config.trustProxy);
  await protect(app, gate);
  observe(app, db, config.version);
  const services = startServices(app, parts, gate, limits);
  const routes = parts.features.flatMap((feature) => feature.routes);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onSend', sealAnswer);
  registerRoutes(app, db, services, routes);
  registerPages(app, db, gate, pages);
  describe(app, routes, config.version);
  await serveWeb(app, config.webFolder);
  return app;
}

/** Live events, outbox and housekeeping, ended when the app closes. */
function startServices(
  app: FastifyInstance,
  parts: AppParts,
  gate: Gatekeeper,
  limits: LoadLimits,
): Services {
  const { db, rights, files } = parts;
  const config = { secretKey: randomBytes(32), ...parts.config };
  const failed = (error: unknown) => app.log.warn({ err: error }, 'background work failed');
  const live = openLive(app.server, { ...parts, gate, limits });
  const quick = { live: liveDriver(live), ...parts.drivers };
  const outbox = startDispatcher(db, quick, failed, { except: SLOW });
  // Messages wait for other people's servers: never before a live event.
  const slow = {
    wa: waDriver(db, config.secretKey),
    'berkas-hapus': removalDriver(files),
    ...parts.drivers,
  };
  const messages = startDispatcher(db, slow, failed, { only: SLOW, batch: 1 });
  const apart =
    config.apartUrl === undefined
      ? undefined
      : new Apart({ entry: APART, env: { DATABASE_URL: config.apartUrl } });
  const stopHousekeeping = startHousekeeping(db, failed);
  const stopSharing = config.liveUrl ? shareCounts(db, gate.counts) : () => undefined;
  app.addHook('preClose', async () => {
    // Idle connections are closed at once; one that never asked anything (browsers open such ahead
    // of need) counts as busy and would hold the server for a minute.
    setTimeout(() => app.server.closeAllConnections(), CLOSE_MS).unref();
    stopHousekeeping();
    stopSharing();
    apart?.close();
    await outbox.close();
    await messages.close();
    await live.close();
  });
  const poke = (kodeToko: string) => {
    outbox.poke(kodeToko);
    messages.poke(kodeToko);
  };
  return { config, rights, files, live, gate, poke, ...(apart && { apart }) };
}

function describe(app: FastifyInstance, routes: readonly Route[], version: string): void {
  const document = openApi(routes, version);
  const page = docsPage(document);
  // Written once: whoever asks for it a thousand times gets the same bytes.
  const text = Buffer.from(JSON.stringify(document));
  app.get('/api/v1/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(text),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page),
  );
}

/** Any refusal or failure in the envelope; what nobody foresaw is logged. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Whoever hung up in the middle of a body has no answer to read, and nothing failed here.
  const gone = request.raw.readableAborted ? new AppError('PERMINTAAN_RUSAK') : undefined;
  const known = asAppError(error) ?? gone;
  if (!known) request.log.error({ err: error }, 'unexpected error');
  else if (known.cause) request.log.warn({ err: known.cause }, 'a value that the database refused');
  const coded = known ?? new AppError('GALAT_SERVER');
  const seconds = coded.code === 'TERLALU_SERING' ? coded.data['detik'] : undefined;
  if (typeof seconds === 'number') reply.header('retry-after', seconds);
  return reply
    .code(coded.status)
    .type('application/json; charset=utf-8')
    .send(failure(coded, languageOf(request)));
}

function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
