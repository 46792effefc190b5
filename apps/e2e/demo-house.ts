/**
 * Demo shops for the browser tests: the demo chain is made once, by the program as `npm start` runs
 * it, and every request is given a server of its own on a fresh copy of it, so that no story meets
 * what another left behind. Playwright starts and stops it (playwright.config.ts), story.ts asks.
 *
 * `POST /` answers `{ id, url }` of a new shop, `DELETE /<id>` ends one, `GET /` says that it is
 * ready. One shop more than asked for stands ready, so that a story's file does not wait for its
 * start.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startCluster, type Cluster } from '../server/src/platform/db/cluster.ts';
import { readSecrets } from '../server/src/platform/db/data-folder.ts';
import { databaseAccount } from '../server/src/platform/db/server-binary.ts';

const PROGRAM = fileURLToPath(new URL('../server/src/app/main.ts', import.meta.url));
const PASSWORD = 'demo-kencana';
/** The embedded database's own name (embedded.ts): the one that is copied. */
const READY = 'kencana';
/** What of a data folder belongs to a shop beside its database. */
const KEPT = ['files', 'secret.key'];

interface Shop {
  readonly id: string;
  readonly url: string;
  end(): Promise<void>;
}

const scratch = process.env.KENCANA_E2E_DATA ?? mkdtempSync(path.join(tmpdir(), 'kencana-e2e-'));
const demo = path.join(scratch, 'demo');
// PostgreSQL's own account must get in where the tests run as root.
mkdirSync(demo, { recursive: true });
chmodSync(scratch, 0o755);
chmodSync(demo, 0o755);
const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(scratch, { recursive: true, force: true });
});

/** Runs the program until it says its address; `ended` resolves when it is gone. */
async function run(env: NodeJS.ProcessEnv): Promise<{
  readonly url: string;
  readonly ended: Promise<void>;
  readonly child: ChildProcess;
}> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      KENCANA_MODE: 'demo',
      // Another server of the chain, which does not exist.
      KENCANA_PORTALS: 'https://cabang.example.test',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      children.delete(child);
      resolve();
    });
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Address +(\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => reject(new Error(`the server did not start: ${said}`)));
  });
  return { url, ended, child };
}

/** Makes the demo chain as a newcomer's first start does, and starts its database without fsync. */
async function prepare(): Promise<Cluster> {
  const first = await run({
    KENCANA_DATA: demo,
    KENCANA_DEMO_PASSWORD: PASSWORD,
    DATABASE_URL: '',
    DATABASE_ADMIN_URL: '',
  });
  first.child.kill('SIGTERM');
  await first.ended;
  const folder = path.join(demo, 'postgres');
  const { postgres: password } = await readSecrets(demo, true);
  const logFile = path.join(demo, 'postgres.log');
  return startCluster({ folder, logFile, password, account: databaseAccount(), durable: false });
}

async function asSuperuser(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

let count = 0;

async function openShop(cluster: Cluster): Promise<Shop> {
  count += 1;
  const id = `cerita_${count}`;
  const folder = path.join(scratch, id);
  mkdirSync(folder);
  for (const name of KEPT) {
    const from = path.join(demo, name);
    if (existsSync(from)) cpSync(from, path.join(folder, name), { recursive: true });
  }
  await asSuperuser(cluster.url, `create database ${id} template ${READY}`);
  const { app } = await readSecrets(demo, true);
  const { url, ended, child } = await run({
    KENCANA_DATA: folder,
    KENCANA_DEMO_PASSWORD: PASSWORD,
    DATABASE_URL: `postgres://kencana_app:${app}@127.0.0.1:${cluster.port}/${id}`,
    DATABASE_ADMIN_URL: '',
  });
  const end = async (): Promise<void> => {
    // It is thrown away whole: nothing of it needs to be brought to an end.
    child.kill('SIGKILL');
    await ended;
    await asSuperuser(cluster.url, `drop database ${id} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  };
  return { id, url, end };
}

const cluster = await prepare();
const open = new Map<string, Shop>();
const openNext = (): Promise<Shop> => openShop(cluster);
let spare = openNext();
spare.catch(() => undefined);

/** The shop that stands ready and nobody else's from now on; the next one is opened behind it. */
async function take(): Promise<Shop> {
  const mine = spare;
  spare = mine.then(openNext, openNext);
  spare.catch(() => undefined);
  const shop = await mine;
  open.set(shop.id, shop);
  return shop;
}

async function answer(method: string, id: string): Promise<object> {
  if (method === 'POST') {
    const { id: taken, url } = await take();
    return { id: taken, url };
  }
  if (method === 'DELETE') {
    await open.get(id)?.end();
    open.delete(id);
  }
  return { open: open.size };
}

const house = createServer((request, response) => {
  const send = (status: number, body: object): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  answer(request.method ?? '', (request.url ?? '').slice(1)).then(
    (body) => send(200, body),
    (error: unknown) => send(500, { error: String(error) }),
  );
});
house.listen(Number(process.env.KENCANA_E2E_PORT ?? 18_480), '127.0.0.1');

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    house.close();
    for (const child of children) child.kill('SIGKILL');
    void cluster.stop().finally(() => process.exit(0));
  });
}
