/** Compressed script of the login page and of the sale screen, from a build of the web app. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Figure } from './report.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const VITE = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const ENTRY = 'index.html';
const SIGNED_IN = 'src/app/signed-in.tsx';
const SALE = 'src/feature/penjualan/transaksi-penjualan.tsx';

/** Compressed kilobytes of the login page's script. */
const SMALL = { most: 150 };

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Builds the web app into a temporary folder and adds its chunks up. */
export async function benchScript(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kencana-bench-web-'));
  try {
    const args = [VITE, 'build', '--manifest', '--outDir', folder, '--logLevel', 'error'];
    const options = { cwd: path.join(ROOT, 'apps', 'web'), encoding: 'utf8' } as const;
    const built = spawnSync(process.execPath, args, options);
    if (built.status !== 0) throw new Error(built.stderr);
    const text = await readFile(path.join(folder, '.vite', 'manifest.json'), 'utf8');
    const manifest = JSON.parse(text) as Manifest;
    const login = files(manifest, [ENTRY]);
    const sale = files(manifest, [ENTRY, SIGNED_IN, SALE]);
    const [loginKb, saleKb] = [await kilobytes(folder, login), await kilobytes(folder, sale)];
    return [
      {
        name: 'Script of the login page, gzip',
        value: `${loginKb} KB`,
        turns: [loginKb],
        goal: SMALL,
      },
      { name: 'Script of the sale screen in all, gzip', value: `${saleKb} KB` },
      { name: 'Of it beyond the login page', value: `${saleKb - loginKb} KB` },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Script files of these modules and of everything they import statically. */
function files(manifest: Manifest, names: readonly string[]): Set<string> {
  const seen = new Set(names);
  for (const name of seen) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no chunk ${name}`);
    for (const next of chunk.imports ?? []) seen.add(next);
  }
  return new Set([...seen].flatMap((name) => manifest[name]?.file ?? []));
}

async function kilobytes(folder: string, names: Set<string>): Promise<number> {
  let bytes = 0;
  for (const name of names) bytes += gzipSync(await readFile(path.join(folder, name))).length;
  return Math.round(bytes / 1024);
}
