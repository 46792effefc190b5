/** The server as users run it: its own process, real HTTP over kept-alive connections. */
import http from 'node:http';
import { freePort, startServerProcess } from '../apps/server/test/server-process.ts';

export interface Program {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts it on a database, with more configuration where told; answers when it is ready. */
export async function startProgram(
  databaseUrl: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const port = await freePort();
  const child = await startServerProcess({ databaseUrl, port, folder, env });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A client of one program: as many connections as calls at once, all kept open. */
export class Caller {
  readonly #agent: http.Agent;
  readonly #port: number;
  readonly #token: string;

  constructor(port: number, token: string, connections: number) {
    this.#agent = new http.Agent({ keepAlive: true, maxSockets: connections });
    this.#port = port;
    this.#token = token;
  }

  /** Answers the parsed body; throws on any status but 200 and 201. */
  call(method: string, path: string, body?: unknown, key?: string): Promise<{ data: unknown }> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      'x-auth-token': this.#token,
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const options = { host: '127.0.0.1', port: this.#port, agent: this.#agent };
    return new Promise((resolve, reject) => {
      const request = http.request(
        { ...options, method, path: `/api/v1/${path}`, headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            const ok = response.statusCode === 200 || response.statusCode === 201;
            if (ok) resolve(JSON.parse(text) as { data: unknown });
            else reject(new Error(`${path}: ${response.statusCode} ${text}`));
          });
        },
      );
      request.on('error', reject);
      request.end(payload);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Works through `items` with so many calls at once; answers items per second. */
export async function rate<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<number> {
  const queue = [...items];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
    }),
  );
  return items.length / ((performance.now() - start) / 1000);
}
