/**
 * How the server is watched: one structured log line per request, /healthz, /readyz, and Prometheus
 * text at /metrics for callers on this machine.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../db/tx.ts';
import { whoIs } from './register.ts';

/** Adds the log line, the health routes and the metrics. */
export function observe(app: FastifyInstance, db: Db, version: string): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  new Gauge({
    name: 'kencana_build_info',
    help: 'Version of the program',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1);

  app.addHook('onResponse', async (request, reply) => {
    const route = routeName(request);
    seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.info(
      { route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...whoIs(request) },
      'request',
    );
  });
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = await db.ready();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'database' });
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    // Figures are for the operator: asked on this machine, not through the proxy in front of it.
    const forwarded = request.headers['x-forwarded-for'] !== undefined;
    if (forwarded || !/^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '127.')) {
      return reply.callNotFound();
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function routeName(request: FastifyRequest): string {
  const config = request.routeOptions.config as { rute?: string };
  return config.rute ?? request.routeOptions.url ?? 'none';
}
