/** The server as users run it: its own process, real HTTP over kept-alive connections. */
import { spawn } from 'node:child_process';
import http from 'node:http';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../apps/server/src/app/main.ts', import.meta.url));

export interface Program {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts it on a database; answers when it is ready. */
export async function startProgram(databaseUrl: string, folder: string): Promise<Program> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATABASE_ADMIN_URL: '',
      KENCANA_MODE: 'production',
      KENCANA_DATA: folder,
      KENCANA_LOG_LEVEL: 'fatal',
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let n = 0; n < 600; n += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (ready?.ok) {
      return {
        port,
        stop: async () => {
          child.kill('SIGTERM');
          await ended;
        },
      };
    }
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error('the server did not start');
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

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
