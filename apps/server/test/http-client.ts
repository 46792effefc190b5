/**
 * The API over real connections, with the same face as the harness's injected client, and a call
 * whose connection is cut after a while.
 */
import type { Answer, TestClient } from './harness.ts';

/** Speaks to a listening server as the token's user; with `shop` through /portal/<shop>. */
export function httpClient(url: string, token: string, shop?: string): TestClient {
  const base = shop === undefined ? url : `${url}/portal/${shop}`;
  const send =
    (method: string) =>
    (path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
      request(base, token, method, path, body, headers);
  return {
    get: (path, headers) => send('GET')(path, undefined, headers),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    del: (path, headers) => send('DELETE')(path, undefined, headers),
  };
}

/** Posts under an idempotency key and hangs up after `ms`; undefined when no answer came. */
export async function postAndHangUp(
  url: string,
  token: string,
  path: string,
  body: unknown,
  key: string,
  ms: number,
): Promise<Answer | undefined> {
  const headers = { 'idempotency-key': key };
  const signal = AbortSignal.timeout(ms);
  try {
    return await request(url, token, 'POST', path, body, headers, signal);
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

async function request(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Answer> {
  const json = body !== undefined && { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/v1/${path}`, {
    method,
    headers: { 'x-auth-token': token, ...json, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const raw = Buffer.from(await response.arrayBuffer());
  const isJson = String(response.headers.get('content-type')).includes('json');
  return {
    status: response.status,
    body: isJson ? JSON.parse(raw.toString('utf8')) : raw.toString('utf8'),
    headers: Object.fromEntries(response.headers),
    raw,
  };
}
