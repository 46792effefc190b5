/**
 * What every answer carries to protect the browser: strict CSP without inline script, compression,
 * and the count of requests by address, before anything else is done for them.
 */
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../load/caller-address.ts';
import type { Gatekeeper } from '../load/gatekeeper.ts';

/** Counts every request at the gate and registers the plugins. */
export async function protect(app: FastifyInstance, gate: Gatekeeper): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    const leave = gate.enter(addressKey(request.ip));
    reply.raw.once('finish', leave).once('close', leave);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The widget library positions its elements with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
  // Answers are compressed; requests are not: nothing small may become large in here.
  await app.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
  });
}
