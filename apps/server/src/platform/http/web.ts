/**
 * Serves the built web app: hashed assets for ever, index.html without cache for every address of
 * the app, a plain 404 for assets that are gone (never index.html in a script's place).
 */
import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@kencana/contract/error-code';

/** True for addresses that never belong to the web app. */
function isApi(url: string): boolean {
  return /^\/(api|portal\/[^/]+\/api|socket\.io|metrics|healthz|readyz)(\/|\?|$)/.test(url);
}

/**
 * Registers the static files of `folder` (when it is there) and what is answered to unknown
 * addresses.
 */
export async function serveWeb(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const built = folder !== undefined && existsSync(`${folder}/index.html`);
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: true,
      cacheControl: false,
      // A folder is no file: it is an unknown address.
      allowedPath: (file) => extname(file) !== '',
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    // Who watches the server asks for its head alone.
    app.route({
      method: ['GET', 'HEAD'],
      url: '/',
      handler: (_request, reply) => sendIndex(reply),
    });
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const page = request.method === 'GET' && !isApi(request.url) && !isAsset(request.url);
    if (page && built) return sendIndex(reply);
    throw new AppError('TIDAK_DITEMUKAN');
  });
}

function isAsset(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return path.startsWith('/assets/') || /\.[a-z0-9]{2,5}$/i.test(path);
}

function sendIndex(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile('index.html');
}
