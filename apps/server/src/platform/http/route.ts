/**
 * What a route is: method, path, right, module, schemas and a handler. Routes are data, so that one
 * place enforces token, level, right, module and idempotency for all of them, and tests and OpenAPI
 * can list them.
 */
import type { z } from 'zod';
import type { Method } from '@kencana/contract/call/call';
import type { AnswerOf, CallOf, Nothing, ParamsOf } from '@kencana/contract/call/calls';
import type { AksesNode, Level } from '@kencana/contract/permission';
import type { ModuleFlag, Settings } from '@kencana/contract/module-flag';
import type { ErrorData } from '@kencana/contract/error-code';
import type { Device } from '../auth/device.ts';
import type { Db, Tx } from '../db/tx.ts';
import type { Page } from './page.ts';
import type { Services } from './services.ts';

/**
 * The person behind a request with the level and tree of the addressed shop; kode_toko is the
 * person's own shop, which for head office may differ from the Ctx's.
 */
export interface SessionUser {
  readonly user_id: string;
  readonly nama: string;
  readonly level: Level;
  readonly kode_toko: string;
  readonly akses: readonly AksesNode[];
  /** Head office's person in another shop who may only look (docs/decision/0029). */
  readonly hanya_lihat?: boolean;
  /** Level and tree of the person's own shop, where another one is addressed. */
  readonly asal?: { readonly level: Level; readonly akses: readonly AksesNode[] };
}

/**
 * One entry for the audit chain; objek names the thing, for instance
 * `penjualan/JKT1-FJ-261120-0001`.
 */
export interface AuditEntry {
  readonly tindakan: string;
  readonly objek: string;
  readonly sebelum?: unknown;
  readonly sesudah?: unknown;
}

/**
 * A transaction that writes: carries what goes to the audit chain and the outbox when it commits.
 */
export interface WriteTx extends Tx {
  audit(entry: AuditEntry): void;
  /** Queues an effect outside the database; `jenis` picks the driver (`live`, `wa`). */
  outbox(jenis: string, isi: object): void;
}

/** How a write differs from the usual. */
export interface WriteOptions {
  /**
   * The answer holds a secret: the idempotency key is not claimed and nothing of the answer is
   * stored, so that a repeated request does its work (and writes its audit entry) again.
   */
  readonly secretAnswer?: true;
}

/** Everything a handler may use. kodeToko is the shop that the request addresses. */
export interface Ctx {
  readonly db: Db;
  readonly kodeToko: string;
  readonly user: SessionUser;
  readonly settings: Settings;
  readonly requestId: string;
  readonly bahasa: string;
  readonly idempotencyKey: string | undefined;
  /** Address of the caller, for limits and the session list. */
  readonly ip: string;
  /** Fires when the caller hangs up before the answer. */
  readonly gone: AbortSignal;
  /** sha-256 of the caller's token; undefined on public routes without one. */
  readonly tokenHash: Buffer | undefined;
  /**
   * Origin of the page that calls, when it is a page of this very host (passkeys are bound to it).
   */
  readonly origin: string | undefined;
  /** Token of a fingerprint bridge (header x-bridge-token); nobody has checked it yet. */
  readonly bridgeToken: string | undefined;
  /** The device that calls; it opens nothing (platform/auth/device.ts). */
  readonly device: Device;
  /**
   * The server's parts that are no database: files, live events, configuration, the list of rights.
   */
  readonly services: Services;
  /** Runs a read in the shop. */
  read<T>(work: (tx: Tx) => Promise<T>, options?: { snapshot?: boolean }): Promise<T>;
  /**
   * Runs a write in the shop: claims the idempotency key (same key and input answers the first
   * result without running `work`; other input is refused with KUNCI_IDEMPOTENSI_BEDA), runs
   * `work`, then writes outbox and audit and commits. A throw leaves nothing behind, the key
   * included. Exactly one write per request.
   */
  write<T>(work: (tx: WriteTx) => Promise<T>, options?: WriteOptions): Promise<T>;
  /**
   * As `write`, answering what `read` finds once that is committed, on the same connection: who has
   * saved does not queue again behind those who have not.
   */
  writeThenRead<T, A>(
    work: (tx: WriteTx) => Promise<T>,
    read: (tx: Tx, done: T) => Promise<A>,
  ): Promise<A>;
  /**
   * A write beside the request's own, committed at once whatever becomes of it: what must be
   * counted also where the request is refused. Claims no idempotency key; a repeated request does
   * it again.
   */
  writeApart<T>(work: (tx: WriteTx) => Promise<T>): Promise<T>;
  /** The text of a message key in the user's language. */
  t(key: string, data?: ErrorData): string;
}

export interface Route<Q extends z.ZodType = z.ZodType, B extends z.ZodType = z.ZodType> {
  readonly method: Method;
  /** Below /api/v1/, with :name parameters: `para-harga-beli/update/:kode_harga`. */
  readonly path: string;
  /**
   * A right (`area.screen.action`), 'login' for anyone signed in, 'public' for nobody in
   * particular.
   */
  readonly right: string;
  /** Opens it as well; the handler asks which of the two rights the input needs. */
  readonly orRight?: string;
  /** Levels that may call it whatever their tree says (spec 1 §6: /settingsystem …). */
  readonly levels?: readonly Level[];
  readonly module?: ModuleFlag;
  /** While the shop has this flag on, only OWN and SU may call it (spec 1 §6: /setting-nota). */
  readonly ownerOnlyWhen?: ModuleFlag;
  /** Open to people who must change the password that they were given. */
  readonly firstPassword?: true;
  /** Requests a minute and address on a public route, where it is not the server's usual limit. */
  readonly publicPerMinute?: number;
  readonly summary: string;
  readonly query?: Q;
  readonly body?: B;
  /** 201 instead of 200. */
  readonly created?: boolean;
  /**
   * Fields of the answer, at any depth, that tell what goods cost: whoever may not see cost is
   * answered without them (contract cost.ts).
   */
  readonly cost?: readonly string[];
  /**
   * Fields of the answer, at any depth, that sum the shop's whole stock: with HIDE_STOCK_SUMMARY
   * they are for OWN and SU alone (spec 1 §6).
   */
  readonly stockSums?: readonly string[];
  readonly handler: (ctx: Ctx, input: RouteInput<Q, B>) => Promise<Reply>;
}

export interface RouteInput<Q extends z.ZodType = z.ZodType, B extends z.ZodType = z.ZodType> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
}

/**
 * `data` in the success envelope, with message, count and total beside it; or raw bytes (files,
 * PDF, Excel).
 */
export type Reply =
  | {
      readonly data: unknown;
      readonly message?: string;
      readonly count?: number;
      /** Sums over all rows of the filter, by field, in the units of the wire. */
      readonly total?: Readonly<Record<string, unknown>>;
      readonly [extra: string]: unknown;
    }
  | RawReply;

export interface RawReply {
  readonly raw: Buffer | NodeJS.ReadableStream;
  readonly mime: string;
  /** The name to save it under; a body that is not `shown` is downloaded at once. */
  readonly filename?: string;
  /** Shown where it is asked for, also with a name. */
  readonly shown?: true;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The rights of which one opens the route. */
export function rightsOf({ right, orRight }: Route): readonly string[] {
  return orRight === undefined ? [right] : [right, orRight];
}

/** What a call of the contract is answered with. */
type ReplyTo<C> = AnswerOf<C> | (C extends { readonly file: true } ? RawReply : never);

/** A query as it stands in an address: what is true is the text true. */
type Written<V> = {
  readonly [K in keyof V]: V[K] extends boolean | undefined ? 'true' | 'false' : V[K];
};

/** Whoever sends a list does not change it; the schemas do not say so. */
type Loose<V> = V extends readonly (infer E)[]
  ? Loose<E>[]
  : V extends object
    ? { [K in keyof V]: Loose<V[K]> }
    : V;

type Accepts<K extends 'query' | 'body', V, Z extends z.ZodType> =
  Loose<V> extends z.input<Z> ? unknown : { readonly [N in K]: Refused<V, z.input<Z>> };

/** What the contract says is sent, and what the schema takes. */
interface Refused<Sent, Taken> {
  readonly sent: Sent;
  readonly taken: Taken;
}

type Definition<
  M extends Method,
  P extends string,
  Q extends z.ZodType,
  B extends z.ZodType,
> = Omit<Route<Q, B>, 'method' | 'path' | 'handler'> & {
  readonly method: M;
  readonly path: P;
  readonly handler: (
    ctx: Ctx,
    input: {
      readonly params: ParamsOf<P, CallOf<M, P>>;
      readonly query: z.output<Q>;
      readonly body: z.output<B>;
    },
  ) => Promise<ReplyTo<CallOf<M, P>>>;
};

type Held<C, Q extends z.ZodType, B extends z.ZodType> = Accepts<
  'query',
  C extends { readonly query: infer V } ? Written<V> : Nothing,
  Q
> &
  Accepts<'body', C extends { readonly body: infer V } ? V : Nothing, B>;

/**
 * Holds a route to what the contract says of its call (contract/call/calls.ts): the handler answers
 * that, and the schemas take whatever callers may send. A call that the contract
 * does not know does not compile.
 */
export function route<
  M extends Method,
  const P extends string,
  Q extends z.ZodType,
  B extends z.ZodType,
>(definition: Definition<M, P, Q, B> & Held<CallOf<M, P>, Q, B>): Route {
  return definition as unknown as Route;
}

/** One business word of the product: what it adds to the server. */
export interface Feature {
  readonly name: string;
  readonly routes: readonly Route[];
  /** Pages beside the API that anybody may open by a secret link. */
  readonly pages?: readonly Page[];
}
