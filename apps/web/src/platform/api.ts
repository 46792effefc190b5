/**
 * Calls of the server's API with token, idempotency key, timeout and coded errors. A write whose
 * answer is lost is asked again with the same key, so that the caller learns whether it was saved.
 * It shows nothing: see notify.ts.
 */
import { ApiError, isUnknown, LOST } from './api-error.ts';
import { currentLanguage, translate } from './i18n.ts';
import { apiBase, endSession, getSession, setDeviceChoice } from './session.ts';

export type Query = Readonly<Record<string, string | number | boolean | undefined | null>>;

export interface Answer<T> {
  readonly data: T;
  readonly message?: string;
  readonly count?: number;
  /** Sums over all rows of the filter; digits as a text where they are too many for a number. */
  readonly total?: Readonly<Record<string, number | string>>;
}

export interface ReadOptions {
  readonly query?: Query;
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

export interface WriteOptions extends ReadOptions {
  readonly body?: object;
  /** Idempotency key: pass the same one to send the same submit again. */
  readonly key?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

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

function address(path: string, { query, shop }: ReadOptions): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return `${apiBase(shop)}/${path.replace(/^\//, '')}${text === '' ? '' : `?${text}`}`;
}

function headers({ body, key, id, token = getSession()?.token }: WriteOptions): Headers {
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
async function send(method: Method, path: string, options: WriteOptions): Promise<Response> {
  const limit = options.timeout ?? (method === 'GET' ? READ_TIMEOUT : WRITE_TIMEOUT);
  const timer = AbortSignal.timeout(limit);
  const signal = options.signal === undefined ? timer : AbortSignal.any([timer, options.signal]);
  const { body } = options;
  try {
    const response = await fetch(address(path, options), {
      method,
      headers: headers(options),
      body: body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body),
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
  const body = await (response.json() as Promise<Envelope>).catch(() => undefined);
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
  return new ApiError(code ?? 'GALAT_SERVER', message, status, errors, { ...rest, ...values });
}

function backToRoot(message: string): void {
  if (getSession() === undefined) return;
  endSession();
  setDeviceChoice('pesan', message);
  location.assign('/');
}

async function call<T>(method: Method, path: string, options: WriteOptions): Promise<Answer<T>> {
  const response = await send(method, path, options);
  const body = await envelope(response);
  if (!response.ok) throw failure(response.status, body);
  return { ...body, data: body.data as T } as Answer<T>;
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

async function write<T>(method: Method, path: string, options: WriteOptions): Promise<Answer<T>> {
  const keyed = { ...options, key: options.key ?? newKey() };
  try {
    return await untilKnown(() => call<T>(method, path, keyed));
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
async function bytes(path: string, options: WriteOptions): Promise<Blob> {
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

/** Reads and writes below the API's base; every failure is an ApiError. */
export const api = {
  get: <T>(path: string, options: ReadOptions = {}): Promise<Answer<T>> =>
    call<T>('GET', path, options),
  post: <T>(path: string, options: WriteOptions = {}): Promise<Answer<T>> =>
    write<T>('POST', path, options),
  put: <T>(path: string, options: WriteOptions = {}): Promise<Answer<T>> =>
    write<T>('PUT', path, options),
  patch: <T>(path: string, options: WriteOptions = {}): Promise<Answer<T>> =>
    write<T>('PATCH', path, options),
  del: <T>(path: string, options: WriteOptions = {}): Promise<Answer<T>> =>
    write<T>('DELETE', path, options),
  /** Ends a login that this browser has forgotten; tried once. */
  logout: (token: string): Promise<Answer<unknown>> =>
    call('POST', 'users/logout', { token, body: {}, timeout: LOGOUT_TIMEOUT }),
  /** The raw bytes of a file: PDF, Excel, picture, print page. */
  blob: bytes,
  /** Fetches a file and hands it to the browser's downloads. */
  download: async (
    path: string,
    options: WriteOptions & { readonly filename: string },
  ): Promise<void> => {
    const url = URL.createObjectURL(await bytes(path, options));
    const link = document.createElement('a');
    link.href = url;
    link.download = options.filename;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  },
};
