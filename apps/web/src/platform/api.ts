/**
 * Calls of the server's API with token, idempotency key, timeout and coded errors. A write whose
 * answer is lost is asked again with the same key, so that the caller learns whether it was saved.
 * It shows nothing: see notify.ts.
 */
import type { Address, Method, Shape } from '@kencana/contract/call/call';
import type {
  AnswerOf,
  CallOf,
  FilePathOf,
  Nothing,
  PathOf,
  SentTo,
} from '@kencana/contract/call/calls';
import { ApiError, isUnknown, LOST } from './api-error.ts';
import { currentLanguage, translate } from './i18n.ts';
import { openAnswer, sealBody } from './sealed.ts';
import { apiBase, endSession, getSession, setDeviceChoice } from './session.ts';

export type Query = Readonly<Record<string, string | number | boolean | undefined | null>>;

export interface Answer<T> {
  readonly data: T;
  readonly message?: string;
  readonly count?: number;
  /** Sums over all rows of the filter; digits as a text where they are too many for a number. */
  readonly total?: Readonly<Record<string, number | string>>;
}

/** How a call is made, beside what the contract says it takes. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Addresses this shop instead of the picked one; for head office's people and the own shop. */
  readonly shop?: string;
  /** Milliseconds before the call counts as lost. */
  readonly timeout?: number;
  /** Instead of the session's, which this browser has already forgotten. */
  readonly token?: string;
  /** Names the request, so that what the server tells of it while it lasts is known as its own. */
  readonly id?: string;
}

/** What is sent where the call is known only when the program runs. */
interface Sent {
  /** Values of the `:name` of the address. */
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

export interface KeyedOptions extends CallOptions {
  /** Idempotency key: pass the same one to send the same submit again. */
  readonly key?: string;
}

export interface ReadOptions extends CallOptions {
  readonly query?: Query;
}

/** Options of a call; they may be left out where the call needs nothing. */
type Given<M extends Method, P, O> =
  Nothing extends SentTo<P, CallOf<M, P>>
    ? [options?: SentTo<P, CallOf<M, P>> & O]
    : [options: SentTo<P, CallOf<M, P>> & O];

/** The same of a call whose address an engine made. */
type GivenTo<S, O> =
  Nothing extends SentTo<string, S>
    ? [options?: SentTo<string, S> & O]
    : [options: SentTo<string, S> & O];

/** Addresses that answer a file, by GET or by POST. */
type FilePath = FilePathOf<'GET'> | FilePathOf<'POST'>;

type FileSent<P> = SentTo<P, CallOf<'GET', P> | CallOf<'POST', P>>;

type GivenFile<P, O> = [options: FileSent<P> & O];

/** A call of the contract: its address says what is sent and what is answered. */
interface Reading {
  <S extends Shape>(
    path: Address<'GET', S>,
    ...options: GivenTo<S, CallOptions>
  ): Promise<AnswerOf<S>>;
  <P extends PathOf<'GET'>>(
    path: P,
    ...options: Given<'GET', P, CallOptions>
  ): Promise<AnswerOf<CallOf<'GET', P>>>;
}

interface Writing<M extends Method> {
  <S extends Shape>(
    path: Address<M, S>,
    ...options: GivenTo<S, KeyedOptions>
  ): Promise<AnswerOf<S>>;
  <P extends PathOf<M>>(
    path: P,
    ...options: Given<M, P, KeyedOptions>
  ): Promise<AnswerOf<CallOf<M, P>>>;
}

const READ_TIMEOUT = 30_000;
const WRITE_TIMEOUT = 60_000;
/** Nobody waits long to leave. */
const LOGOUT_TIMEOUT = 5000;
/** Waits before a lost write is asked again, in milliseconds. */
const ASK_AGAIN = [800, 2000, 4000];

/**
 * A fresh idempotency key; a form makes one per submit and keeps it until the server has answered.
 * Not `randomUUID`: a browser has it only behind TLS or on the server's own machine.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function urlOf(path: string, { params, query, shop }: Sent & CallOptions): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return `${apiBase(shop)}/${filled(path, params)}${text === '' ? '' : `?${text}`}`;
}

/** The address with its parameters: `kupon/cek/:kode` to `kupon/cek/HEMAT%2F10`. */
function filled(path: string, params: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return path
    .replace(/^\//, '')
    .replaceAll(/:(\w+)/g, (name, key: string) =>
      values.has(key) ? encodeURIComponent(String(values.get(key))) : name,
    );
}

function headers({ body, key, id, token = getSession()?.token }: Sent & KeyedOptions): Headers {
  const all = new Headers({ 'x-bahasa': currentLanguage() });
  if (token !== undefined) all.set('x-auth-token', token);
  if (key !== undefined) all.set('idempotency-key', key);
  if (id !== undefined) all.set('x-request-id', id);
  if (body !== undefined && !(body instanceof FormData)) {
    all.set('content-type', 'application/json');
  }
  return all;
}

/**
 * One try. Throws ApiError JARINGAN when no usable answer came; the caller's own abort passes
 * through.
 */
async function send(method: Method, path: string, options: Sent & KeyedOptions): Promise<Response> {
  const limit = options.timeout ?? (method === 'GET' ? READ_TIMEOUT : WRITE_TIMEOUT);
  const timer = AbortSignal.timeout(limit);
  const signal = options.signal === undefined ? timer : AbortSignal.any([timer, options.signal]);
  const { body } = options;
  // A login that this browser has forgotten says its token, and nothing under a key.
  const key = options.token === undefined ? getSession()?.kunciIsi : undefined;
  const plain = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
  try {
    const sealed = key !== undefined && typeof plain === 'string' && plain !== '{}';
    const response = await fetch(urlOf(path, options), {
      method,
      headers: headers(options),
      body: sealed ? await sealBody(key, plain) : (plain ?? null),
      signal,
    });
    if (response.status === 502 || response.status === 504) throw new TypeError('gateway');
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError('JARINGAN', translate('shell.koneksi-bermasalah'), 0);
  }
}

interface Envelope {
  readonly status?: string;
  readonly code?: string;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly data?: unknown;
  readonly count?: number;
}

async function envelope(response: Response): Promise<Envelope> {
  const key = getSession()?.kunciIsi;
  const opened = response.json().then((body: unknown) => openAnswer(key, body));
  const body = await (opened as Promise<Envelope>).catch(() => undefined);
  // A gateway, and a server that is closing, say 503 in words of their own.
  const foreign = response.status === 503 && body?.status === undefined;
  if (body === undefined || foreign) throw broken(response);
  return body;
}

function broken(response: Response): ApiError {
  return new ApiError('JARINGAN', translate('shell.koneksi-bermasalah'), response.status);
}

/**
 * Turns a failure into an ApiError; a dead token clears the storage and goes to the root (spec 1
 * §7).
 */
function failure(status: number, body: Envelope): ApiError {
  const message = body.message ?? translate('shell.request-gagal');
  if (message.includes('Invalid Token.')) backToRoot(message);
  const { status: _state, code, message: _text, errors, data, ...rest } = body;
  const values = typeof data === 'object' && data !== null ? data : {};
  const more = { ...rest, ...values, ...(body.message === undefined && { tanpa_kata: true }) };
  return new ApiError(code ?? 'GALAT_SERVER', message, status, errors, more);
}

function backToRoot(message: string): void {
  if (getSession() === undefined) return;
  endSession();
  setDeviceChoice('pesan', message);
  location.assign('/');
}

/**
 * The one place where an answer gets its type, which is whatever the contract says of the call: the
 * server's routes are held to it (server platform/http/route.ts).
 */
async function call(method: Method, path: string, options: Sent & KeyedOptions): Promise<never> {
  const response = await send(method, path, options);
  const body = await envelope(response);
  if (!response.ok) throw failure(response.status, body);
  return body as never;
}

/**
 * Repeats a write with its one key while nobody knows whether it was saved; throws the last failure
 * when nobody ever told.
 */
async function untilKnown<T>(attempt: () => Promise<T>): Promise<T> {
  for (const wait of ASK_AGAIN) {
    try {
      return await attempt();
    } catch (error) {
      if (!isUnknown(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return attempt();
}

/** A write whose call is known to the caller (sending.ts); everything else goes through `api`. */
export async function sendWrite(
  method: Method,
  path: string,
  options: Sent & KeyedOptions,
): Promise<never> {
  const keyed = { ...options, key: options.key ?? newKey() };
  try {
    return await untilKnown(() => call(method, path, keyed));
  } catch (error) {
    if (!isUnknown(error)) throw error;
    throw new ApiError(LOST, translate('shell.belum-pasti-tersimpan'), 0, undefined, {
      key: keyed.key,
    });
  }
}

/**
 * With a body it is a POST: prints and labels, whose answer is a file. One with a key is counted by
 * the server and repeated as a write is, so that a lost answer counts once.
 */
async function bytes(path: string, options: Sent & KeyedOptions): Promise<Blob> {
  const method = options.body === undefined ? 'GET' : 'POST';
  const once = async (): Promise<Blob> => {
    const response = await send(method, path, { timeout: 180_000, ...options });
    if (!response.ok) throw failure(response.status, await envelope(response));
    return response.blob().catch((error: unknown) => {
      throw options.signal?.aborted ? error : broken(response);
    });
  };
  return options.key === undefined ? once() : untilKnown(once);
}

/** A read whose call is known to the caller (use-list.ts); everything else goes through `api`. */
export function sendRead(path: string, options: Sent & CallOptions): Promise<never> {
  return call('GET', path, options);
}

const reading: Reading = (path: string, options: Sent & CallOptions = {}) =>
  sendRead(path, options);

function writing<M extends Method>(method: M): Writing<M> {
  return (path: string, options: Sent & KeyedOptions = {}) => sendWrite(method, path, options);
}

/** Reads and writes below the API's base; every failure is an ApiError. */
export const api = {
  get: reading,
  post: writing('POST'),
  put: writing('PUT'),
  patch: writing('PATCH'),
  del: writing('DELETE'),
  /** Ends a login that this browser has forgotten; tried once. */
  logout: (token: string): Promise<Answer<unknown>> =>
    call('POST', 'users/logout', { token, body: {}, timeout: LOGOUT_TIMEOUT }),
  /** The raw bytes of a file: PDF, Excel, picture, print page. */
  blob: <P extends FilePath>(path: P, ...[options]: GivenFile<P, KeyedOptions>): Promise<Blob> =>
    bytes(path, options ?? {}),
  /** Fetches a file and hands it to the browser's downloads. */
  download: async <P extends FilePath>(
    path: P,
    ...[options]: GivenFile<P, KeyedOptions & { readonly filename: string }>
  ): Promise<void> => {
    const url = URL.createObjectURL(await bytes(path, options));
    const link = document.createElement('a');
    link.href = url;
    link.download = options.filename;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  },
};
