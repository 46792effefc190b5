/** The address that a limit counts: the caller's as the trusted proxy wrote it, or the socket's. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Characters of what a proxy may write there. */
const LONGEST = 64;

/**
 * One caller's key: an IPv4 address, or the first half of an IPv6 one, since whoever has one has
 * the 2^64 beside it.
 */
export function addressKey(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').slice(0, LONGEST);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...(tail === undefined ? [] : zeros), ...right].slice(0, 4).join(':');
}

/** Who asks, of a request that no route has: the last entry of X-Forwarded-For behind a proxy. */
export function callerAddress(request: IncomingMessage, trustProxy: boolean): string {
  const header = request.headers['x-forwarded-for'];
  const forwarded = Array.isArray(header) ? header.join(',') : header;
  const last = trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined;
  return addressKey(last || request.socket.remoteAddress);
}
