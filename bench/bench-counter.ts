/**
 * The counter as a person meets it: milliseconds from the scan to the line on the screen, and from
 * the last key to the printed slip's data, in a real Chromium; beside them the same requests'
 * statements played bare on a copy of the database.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PASSWORD, startTestServer } from '../apps/server/test/harness.ts';
import type { TestServer } from '../apps/server/test/harness.ts';
import { saleOf, seedMasters } from '../apps/server/test/shop-fixture.ts';
import { copyDatabase, insertPieces } from './history.ts';
import { startProgram } from './program.ts';
import { quantile } from './report.ts';
import type { Figure } from './report.ts';
import { BarePlayer, record } from './statement-log.ts';
import type { Recording } from './statement-log.ts';

const SALES = 40;
/** First rounds, in which browser and server warm up. */
const WARM = 5;
const WEB = fileURLToPath(new URL('../apps/web', import.meta.url));
const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));

interface Waits {
  readonly scan: number[];
  readonly save: number[];
}

/** Measures both. */
export async function benchCounter(serverUrl: string): Promise<Figure[]> {
  const source = await startTestServer();
  const folder = await mkdtemp(path.join(tmpdir(), 'kencana-bench-'));
  try {
    build();
    await seedMasters(source);
    await insertPieces(source.database.superUrl, 1, SALES);
    const codes = Array.from({ length: SALES }, (_, n) => String(11_000_001 + n));
    const name = new URL(source.database.url).pathname.slice(1);
    const [bare = '', api = ''] = await Promise.all(
      ['bare', 'api'].map(async (copy) => {
        const url = new URL(source.database.url);
        url.pathname = `/${await copyDatabase(serverUrl, name, `counter_${copy}`)}`;
        return url.toString();
      }),
    );
    const recordings = await recordCounter(source, codes);
    const alone = await playBare(bare, recordings);
    const seen = await sellInBrowser(api, folder, codes);
    return [
      ...figures('Scan to line', seen.scan, alone.scan),
      ...figures('Save to slip', seen.save, alone.save),
    ];
  } finally {
    await source.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function build(): void {
  const built = spawnSync(process.execPath, [VITE, 'build', '--logLevel', 'error'], {
    cwd: WEB,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stderr);
}

interface CounterRecording {
  readonly scan: Recording;
  readonly save: Recording;
}

/** The statements of a scan, and those of a sale with its nota. */
async function recordCounter(
  source: TestServer,
  codes: readonly string[],
): Promise<CounterRecording[]> {
  const client = source.client(await source.login('KASIR'));
  const recordings: CounterRecording[] = [];
  for (const code of codes) {
    const scan = await record(async () => {
      await client.get(`barang/ready/kode-barcode/${code}`);
    });
    const save = await record(async () => {
      const paid = [{ jenis: 'CASH', jumlah_rp: 4_711_000 }];
      const answer = await client.post('penjualan/simpan', saleOf([code], paid), {
        'idempotency-key': `bench-${code}`,
      });
      const no_dokumen = answer.body.data.no_faktur_group as string;
      const body = { no_dokumen, jenis: 'NOTA', format: 'html' };
      const printed = await client.post('nota/cetak', body);
      if (printed.status >= 300) throw new Error(`nota/cetak: ${printed.status}`);
    });
    recordings.push({ scan, save });
  }
  return recordings;
}

async function playBare(url: string, recordings: readonly CounterRecording[]): Promise<Waits> {
  const player = await new BarePlayer(url, 1).open();
  const waits: Waits = { scan: [], save: [] };
  for (const { scan, save } of recordings) {
    waits.scan.push(1000 / (await player.play([scan], 1)));
    waits.save.push(1000 / (await player.play([save], 1)));
  }
  await player.close();
  return waits;
}

async function sellInBrowser(
  databaseUrl: string,
  folder: string,
  codes: readonly string[],
): Promise<Waits> {
  const program = await startProgram(databaseUrl, folder);
  const executablePath = process.env['KENCANA_CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ baseURL: `http://127.0.0.1:${program.port}` });
    await page.addInitScript('window.print = () => undefined');
    await page.goto('/');
    await page.getByLabel('Username').fill('KASIR');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /dashboard/i })
      .waitFor();
    await page.goto('/transaksi-penjualan');
    await page.getByLabel('Barcode').first().waitFor();
    await page.getByRole('combobox', { name: 'Sales' }).fill('S1');
    await page.getByRole('option').first().click();
    await page.keyboard.press('F2');
    const waits: Waits = { scan: [], save: [] };
    for (const code of codes) {
      waits.scan.push(await scanOne(page, code));
      waits.save.push(await saveOne(page));
    }
    return waits;
  } finally {
    await browser.close();
    await program.stop();
  }
}

/** As a scanner types, until the line stands; measured inside the page. */
function scanOne(page: Page, code: string): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    const start = performance.now();
    const stands = () => [...document.querySelectorAll('tr')].some(
      (row) => row.textContent.includes('${code}'));
    const seen = new MutationObserver(() => {
      if (!stands()) return;
      seen.disconnect();
      resolve(performance.now() - start);
    });
    seen.observe(document.body, { subtree: true, childList: true, characterData: true });
    for (const key of [...'${code}', 'Enter']) {
      document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  })`);
}

/** F8, Enter, and the last Enter measured until the nota to print has arrived. */
async function saveOne(page: Page): Promise<number> {
  await page.keyboard.press('F8');
  await page.locator('[id^=jual-bayar]:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('#jual-simpan:focus').waitFor();
  const printed = page.waitForResponse('**/nota/cetak');
  const start = performance.now();
  await page.keyboard.press('Enter');
  await (await printed).finished();
  const wait = performance.now() - start;
  await page.getByRole('button', { name: 'Transaksi Baru' }).waitFor();
  return wait;
}

function figures(name: string, seen: readonly number[], bare: readonly number[]): Figure[] {
  const warm = seen.slice(WARM);
  const alone = bare.slice(WARM);
  return ([0.5, 0.95] as const).map((at) => {
    const [ms, sql] = [quantile(warm, at), quantile(alone, at)];
    const bareValue = `bare queries ${sql.toFixed(1)} ms`;
    const value = `${ms.toFixed(0)} ms, ${bareValue} (${(ms / sql).toFixed(1)} times)`;
    return { name: `${name}, p${at * 100}`, value };
  });
}
