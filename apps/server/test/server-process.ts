/** The server as users run it: its own process on a database that stands. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/app/main.ts', import.meta.url));
/** A start that takes long on a busy machine is no fault. */
const START_MS = 240_000;

export interface ServerProcess {
  readonly databaseUrl: string;
  readonly port: number;
  /** Its data; empty before the first start. */
  readonly folder: string;
  /** More of its configuration. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts it; answers when it is ready. */
export async function startServerProcess(options: ServerProcess): Promise<ChildProcess> {
  const { databaseUrl, port, folder } = options;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      // Starts after the first are then not spent on compiling.
      NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
      DATABASE_URL: databaseUrl,
      DATABASE_ADMIN_URL: '',
      KENCANA_MODE: 'production',
      KENCANA_DATA: folder,
      KENCANA_LOG_LEVEL: 'fatal',
      // One caller of a bench or a race is a whole shop.
      KENCANA_ADDRESS_REQUESTS: '100000000',
      KENCANA_ADDRESS_AT_ONCE: '1000000',
      KENCANA_USER_REQUESTS: '100000000',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...options.env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const end = Date.now() + START_MS; Date.now() < end;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (ready?.ok) return child;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error('the server did not start');
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
