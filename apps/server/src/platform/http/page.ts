/**
 * Small pages that anybody may open by a secret link, drawn by the server beside the API: limited
 * by rate, never stored, never indexed, without script. Whatever else is asked below their address
 * is answered like an unknown link.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@kencana/messages/key';
import type { Db } from '../db/tx.ts';
import { addressKey } from '../load/caller-address.ts';
import type { Gatekeeper } from '../load/gatekeeper.ts';
import { asAppError, failure } from './envelope.ts';
import { AppError } from '@kencana/contract/error-code';
import { browserLanguage } from './text.ts';

/** What stands behind the address for everything that cannot be a link. */
const NO_LINK = '-';

/** Requests a minute and address. */
const PER_MINUTE = 30;

export interface Page {
  /** `/nota/`; everything below it is this page's. */
  readonly prefix: string;
  /** What a link looks like behind the prefix. */
  readonly pattern: RegExp;
  /** The page of a link, `-` where it does not even look like one. */
  readonly draw: (db: Db, link: string, bahasa: Language) => Promise<PageReply>;
}

export interface PageReply {
  readonly status: 200 | 404;
  readonly html: string;
  /** The style element's hash, for the content security policy. */
  readonly style: string;
}

/**
 * The address to route a request by: of those below a page's prefix only the link is left, or
 * NO_LINK, so that a malformed one takes the same way as an unknown one.
 */
export function pageAddress(pages: readonly Page[], url: string): string {
  const page = pages.find(({ prefix }) => url.startsWith(prefix));
  if (page === undefined) return url;
  const link = url.slice(page.prefix.length).split(/[?#]/)[0] ?? '';
  return page.prefix + (page.pattern.test(link) ? link : NO_LINK);
}

/** Puts the pages on fastify. */
export function registerPages(
  app: FastifyInstance,
  db: Db,
  gate: Gatekeeper,
  pages: readonly Page[],
): void {
  for (const page of pages) {
    app.route({
      method: 'GET',
      url: `${page.prefix}:link`,
      onRequest: async (request) => {
        gate.open(page.prefix, addressKey(request.ip), PER_MINUTE);
      },
      errorHandler: (error, request, reply) => {
        refuse(app, error, request, reply);
      },
      handler: async (request, reply) => {
        const { link } = request.params as { link: string };
        const bahasa = browserLanguage(request.headers['accept-language']);
        const { status, html, style } = await page.draw(db, link, bahasa);
        return withHeaders(reply, `default-src 'none'; style-src '${style}'`)
          .code(status)
          .type('text/html; charset=utf-8')
          .send(html);
      },
    });
  }
}

/** A refusal in one sentence: there is no app here that could show more. */
function refuse(
  app: FastifyInstance,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const known = asAppError(error);
  if (known === undefined) app.log.error({ err: error }, 'unexpected error');
  const coded = known ?? new AppError('GALAT_SERVER');
  const { message } = failure(coded, browserLanguage(request.headers['accept-language']));
  void withHeaders(reply, "default-src 'none'")
    .code(coded.status)
    .type('text/plain; charset=utf-8')
    .send(message);
}

const FENCE = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function withHeaders(reply: FastifyReply, csp: string): FastifyReply {
  return reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'content-security-policy': `${csp}; ${FENCE}`,
  });
}
