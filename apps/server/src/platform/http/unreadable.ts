/**
 * Answers to what never becomes a request of a route: an address that cannot be decoded, bytes that
 * are no HTTP, heads that are too long, requests that do not come to their end. In the envelope, as
 * every other refusal.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@kencana/contract/error-code';
import { failure } from './envelope.ts';
import { openText } from './sealed-body.ts';

/** Status on the wire of a head that is too long; the code is that of any excess. */
const HEAD_TOO_LONG = 431;

/**
 * What Node found unreadable before there was a request. Nobody is known yet, so it is told in
 * Indonesian; the connection is of no further use.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable && socket.bytesWritten === 0) {
    const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    const long = error.code === 'HPE_HEADER_OVERFLOW';
    const coded = new AppError(
      late ? 'PERMINTAAN_LAMBAT' : long ? 'TERLALU_BESAR' : 'PERMINTAAN_RUSAK',
    );
    const status = long ? HEAD_TOO_LONG : coded.status;
    const body = JSON.stringify(failure(coded, 'id'));
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
        `Content-Type: application/json; charset=utf-8\r\nCache-Control: no-store\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

/**
 * JSON bodies in UTF-8 and nothing else; an empty one counts as none, so that a POST without
 * payload may say it is JSON. Keys of the prototype are refused. Where `keyOf` knows a key, what is
 * said is under it (sealed-body.ts); an object of nothing says nothing.
 */
export function parseJson(
  app: FastifyInstance,
  keyOf: (request: FastifyRequest) => Buffer | undefined,
): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const read = (request: FastifyRequest, text: string, done: Done): void => {
    void parse(request, text, (error, value) =>
      error ? done(new AppError('JSON_RUSAK')) : done(null, value),
    );
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    if (!Buffer.isBuffer(body) || !isUtf8(body)) return done(new AppError('JSON_RUSAK'));
    return read(request, body.toString('utf8'), (error, value) => {
      const key = keyOf(request);
      if (error || key === undefined || isNothing(value)) return done(error, value);
      try {
        return read(request, openText(key, value), done);
      } catch (refused) {
        return done(refused as AppError);
      }
    });
  });
}

type Done = (error: Error | null, value?: unknown) => void;

function isNothing(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
