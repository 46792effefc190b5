/**
 * The configuration: environment variables, validated once at start and listed in the README.
 * Everything else reads the Config given to it, never process.env.
 */
import { isIP } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartError } from '../platform/errors/start-error.ts';
import { DEFAULT_LIMITS, type LoadLimits } from '../platform/load/limits.ts';

/** The repository's root: relative folders of the configuration are meant from here. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const DEMO_PASSWORD = 'demo-kencana';

const text = z.string().trim();
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const yesNo = z.enum(['true', 'false']).transform((value) => value === 'true');
const postgres = text.regex(/^postgres(ql)?:\/\/./, 'must begin with postgres://');

/** Other servers of the chain: encrypted, but for those on this very machine. */
const ORIGIN = /(?:https:\/\/[^\s,/@]+|http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?)/
  .source;
const PORTALS = new RegExp(`^${ORIGIN}(?:,${ORIGIN})*$`);

const schema = z.object({
  PORT: whole(0, 65_535).default(8080),
  HOST: text.min(1).default('127.0.0.1'),
  KENCANA_DATA: text.min(1).optional(),
  KENCANA_MODE: z.enum(['demo', 'production']).optional(),
  KENCANA_DEMO_PASSWORD: text.min(8, 'must have at least 8 characters').optional(),
  DATABASE_URL: postgres.optional(),
  DATABASE_ADMIN_URL: postgres.optional(),
  DATABASE_POOL: whole(2, 200).default(20),
  KENCANA_SESSION_IDLE_MINUTES: whole(1, 10_080).default(120),
  KENCANA_SESSION_HOURS: whole(1, 720).default(16),
  KENCANA_S3_BUCKET: text.min(1).optional(),
  KENCANA_S3_REGION: text.min(1).default('us-east-1'),
  KENCANA_S3_ENDPOINT: z.url().optional(),
  KENCANA_S3_ACCESS_KEY_ID: text.min(1).optional(),
  KENCANA_S3_SECRET_ACCESS_KEY: text.min(1).optional(),
  KENCANA_PHOTO_QUOTA_MB: whole(1, 100_000_000).default(20_480),
  KENCANA_SEVERAL_INSTANCES: yesNo.default(false),
  KENCANA_SECRET_KEY: text
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64')
    .transform((value) => Buffer.from(value, 'base64'))
    .optional(),
  KENCANA_URL: text
    .regex(/^https?:\/\/[^\s/]+$/, 'must be an origin like https://toko.example')
    .optional(),
  KENCANA_GROSIR_URL: text
    .regex(/^https?:\/\/[^\s/]+$/, 'must be an origin like https://grosir.example')
    .optional(),
  KENCANA_PORTALS: text
    .regex(PORTALS, 'must be https origins with commas between')
    .transform((value) => value.split(',').map((one) => new URL(one).origin))
    .optional(),
  KENCANA_PROVIDER_ORIGINS: text
    .regex(/^https?:\/\/[^\s,/]+(,https?:\/\/[^\s,/]+)*$/, 'must be origins with commas between')
    .transform((value) => value.split(','))
    .optional(),
  KENCANA_TRUST_PROXY: yesNo.default(false),
  KENCANA_HEAD_SECONDS: whole(1, 300).default(DEFAULT_LIMITS.headMs / 1000),
  KENCANA_REQUEST_SECONDS: whole(1, 3600).default(DEFAULT_LIMITS.requestMs / 1000),
  KENCANA_IDLE_SECONDS: whole(1, 3600).default(DEFAULT_LIMITS.idleMs / 1000),
  KENCANA_ADDRESS_CONNECTIONS: whole(1, 1_000_000).default(DEFAULT_LIMITS.connections),
  KENCANA_ADDRESS_REQUESTS: whole(1, 100_000_000).default(DEFAULT_LIMITS.address),
  KENCANA_ADDRESS_AT_ONCE: whole(1, 1_000_000).default(DEFAULT_LIMITS.atOnce),
  KENCANA_ADDRESS_HANDSHAKES: whole(1, 1_000_000).default(DEFAULT_LIMITS.handshakes),
  KENCANA_ADDRESS_WRONG_TOKENS: whole(1, 1_000_000).default(DEFAULT_LIMITS.wrongTokens),
  KENCANA_USER_REQUESTS: whole(1, 100_000_000).default(DEFAULT_LIMITS.user),
  KENCANA_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).optional(),
});

export type Mode = 'demo' | 'production';

/** An S3 compatible object store. */
export interface Bucket {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface Config {
  readonly mode: Mode;
  readonly host: string;
  readonly port: number;
  /** Absolute folder of the embedded database, its secrets and the uploaded files. */
  readonly dataFolder: string;
  /** True when KENCANA_DATA was set: then the folder is a wish to be kept, not a default. */
  readonly dataFolderGiven: boolean;
  /** The application's role; undefined means the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The owner's role, for migrations, backup and restore only. */
  readonly databaseAdminUrl: string | undefined;
  readonly databasePool: number;
  readonly demoPassword: string;
  /** True where only this machine can open the login page, which then shows the password. */
  readonly demoPasswordShown: boolean;
  /** The bucket of uploaded files; undefined means the folder `files` of the data folder. */
  readonly bucket: Bucket | undefined;
  /** Megabytes of a shop's photos at most. */
  readonly photoQuotaMb: number;
  /** True when several instances share the database: live events then travel through it. */
  readonly severalInstances: boolean;
  readonly session: { readonly idleMinutes: number; readonly absoluteHours: number };
  /**
   * True behind a reverse proxy that sets X-Forwarded-For: the address for limits is taken from
   * there.
   */
  readonly trustProxy: boolean;
  /** What one caller may ask, and how long the server waits. */
  readonly limits: LoadLimits;
  readonly logLevel: string;
  /** Key of the shops' secrets; undefined means the file secret.key of the data folder. */
  readonly secretKey: Buffer | undefined;
  /** Origin under which everybody reaches the server, for links on paper. */
  readonly url: string | undefined;
  /** Origin of the chain's wholesale application. */
  readonly grosirUrl: string | undefined;
  /** Origins of the chain's other servers, that a shop's portal may name. */
  readonly portalOrigins: readonly string[];
  /** Origins beside the known providers' that shops may call. */
  readonly providerOrigins: readonly string[];
}

/**
 * Reads and checks the environment; throws StartError CONFIG with one line naming every wrong
 * variable.
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartError('CONFIG', `Configuration: ${wrong.join('; ')}`);
  }
  const value = parsed.data;
  if (value.DATABASE_ADMIN_URL && !value.DATABASE_URL) {
    throw new StartError('CONFIG', 'Configuration: DATABASE_ADMIN_URL is set without DATABASE_URL');
  }
  const mode = value.KENCANA_MODE ?? (value.DATABASE_URL ? 'production' : 'demo');
  refuseOpenDemo(mode, value.HOST, value.KENCANA_DEMO_PASSWORD);
  return {
    mode,
    host: value.HOST,
    port: value.PORT,
    dataFolder: path.resolve(ROOT, value.KENCANA_DATA ?? 'data'),
    dataFolderGiven: value.KENCANA_DATA !== undefined,
    databaseUrl: value.DATABASE_URL,
    databaseAdminUrl: value.DATABASE_ADMIN_URL,
    databasePool: value.DATABASE_POOL,
    demoPassword: value.KENCANA_DEMO_PASSWORD ?? DEMO_PASSWORD,
    demoPasswordShown: isLoopback(value.HOST) && !value.KENCANA_TRUST_PROXY,
    bucket: bucketOf(value),
    photoQuotaMb: value.KENCANA_PHOTO_QUOTA_MB,
    severalInstances: value.KENCANA_SEVERAL_INSTANCES,
    session: {
      idleMinutes: value.KENCANA_SESSION_IDLE_MINUTES,
      absoluteHours: value.KENCANA_SESSION_HOURS,
    },
    trustProxy: value.KENCANA_TRUST_PROXY,
    limits: limitsOf(value),
    secretKey: value.KENCANA_SECRET_KEY,
    url: value.KENCANA_URL,
    grosirUrl: value.KENCANA_GROSIR_URL,
    portalOrigins: value.KENCANA_PORTALS ?? [],
    providerOrigins: value.KENCANA_PROVIDER_ORIGINS ?? [],
    logLevel: value.KENCANA_LOG_LEVEL ?? (mode === 'demo' ? 'warn' : 'info'),
  };
}

function limitsOf(value: z.output<typeof schema>): LoadLimits {
  return {
    ...DEFAULT_LIMITS,
    headMs: value.KENCANA_HEAD_SECONDS * 1000,
    requestMs: value.KENCANA_REQUEST_SECONDS * 1000,
    idleMs: value.KENCANA_IDLE_SECONDS * 1000,
    connections: value.KENCANA_ADDRESS_CONNECTIONS,
    atOnce: value.KENCANA_ADDRESS_AT_ONCE,
    address: value.KENCANA_ADDRESS_REQUESTS,
    handshakes: value.KENCANA_ADDRESS_HANDSHAKES,
    wrongTokens: value.KENCANA_ADDRESS_WRONG_TOKENS,
    user: value.KENCANA_USER_REQUESTS,
  };
}

function bucketOf(value: z.output<typeof schema>): Bucket | undefined {
  const { KENCANA_S3_BUCKET: bucket, KENCANA_S3_ENDPOINT: endpoint } = value;
  const { KENCANA_S3_ACCESS_KEY_ID: accessKeyId } = value;
  const { KENCANA_S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (!bucket) return undefined;
  if (!accessKeyId || !secretAccessKey) {
    throw new StartError(
      'CONFIG',
      'Configuration: KENCANA_S3_BUCKET needs KENCANA_S3_ACCESS_KEY_ID and its SECRET_ACCESS_KEY',
    );
  }
  const store = { bucket, region: value.KENCANA_S3_REGION, accessKeyId, secretAccessKey };
  return endpoint ? { ...store, endpoint } : store;
}

/** A demo with the password everybody knows must not be reachable from other machines. */
function refuseOpenDemo(mode: Mode, host: string, password: string | undefined): void {
  if (mode !== 'demo' || isLoopback(host) || password !== undefined) return;
  throw new StartError(
    'CONFIG',
    `Configuration: HOST ${host} opens the demo to other machines: set KENCANA_DEMO_PASSWORD too`,
  );
}

function isLoopback(host: string): boolean {
  if (host === 'localhost' || host === '::1' || host === '[::1]') return true;
  return isIP(host) === 4 && host.startsWith('127.');
}
