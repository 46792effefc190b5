/**
 * Bodies that are large (images, tables) are read a few at a time: a body of 12 MB stands in memory
 * some four times until it is answered, so that thirty at once cost a server's memory. Those that
 * wait have not been read yet; the sender's connection holds them.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@kencana/contract/error-code';
import { Turnstile } from '../queue/turnstile.ts';

/** Bytes of a body that is read without asking. */
const SMALL = 256 * 1024;

/** The bodies of one server. */
export class LargeBodies {
  readonly #turnstile = new Turnstile({ atOnce: 3, waiting: 60, each: 40, eachAtWork: 2 });

  /**
   * Waits until the request's body may be read; its place is free when the answer is sent or the
   * connection is gone. `key` is whose it is. Throws SIBUK and TERLALU_SERING.
   */
  async admit(request: FastifyRequest, reply: FastifyReply, key: string): Promise<void> {
    if (isSmall(request)) return;
    const gone = new AbortController();
    const end = (): void => gone.abort(new AppError('SIBUK'));
    reply.raw.once('close', end);
    const leave = await this.#turnstile.enter({ key, signal: gone.signal });
    reply.raw.off('close', end);
    if (reply.raw.destroyed) leave();
    for (const event of ['close', 'finish'] as const) reply.raw.once(event, leave);
  }
}

/** A body of unknown length may be as large as the limit. */
function isSmall({ headers }: FastifyRequest): boolean {
  const length = headers['content-length'];
  if (length === undefined) return headers['transfer-encoding'] === undefined;
  return Number(length) <= SMALL;
}
