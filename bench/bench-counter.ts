/**
 * The counter as a person meets it: milliseconds from the scan to the line on the screen, and from
 * the last key to the printed slip's data, in a real Chromium; before each of them the same
 * requests' statements, played bare on a copy of the database.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { PASSWORD } from '../apps/server/test/harness.ts';
import type { TestServer } from '../apps/server/test/harness.ts';
import { openShop } from '../apps/server/test/open-shop.ts';
import { saleOf } from '../apps/server/test/shop-fixture.ts';
import { atDatabase, copyDatabase, insertPieces } from './history.ts';
import { startProgram } from './program.ts';
import { perTurn, quantile, ratio } from './report.ts';
import type { Figure } from './report.ts';
import { BarePlayer, record } from './statement-log.ts';
import type { Recording } from './statement-log.ts';
import { turns } from './turns.ts';

/** First sales, in which browser and server warm up. */
const WARM = 5;
const WEB = fileURLToPath(new URL('../apps/web', import.meta.url));
const BROWSER = new URL('../scripts/browser.mjs', import.meta.url);
const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));

/** Milliseconds, sale by sale. */
interface Waits {
  readonly scan: number[];
  readonly save: number[];
}

/** Measures both, sale by sale in turns. */
export async function benchCounter(serverUrl: string): Promise<Figure[]> {
  const count = WARM + turns(35);
  const { server: source } = await openShop();
  const folder = await mkdtemp(path.join(tmpdir(), 'kencana-bench-'));
  try {
    build();
    await insertPieces(source.database.superUrl, 1, count);
    const codes = Array.from({ length: count }, (_, n) => String(11_000_001 + n));
    const urls: string[] = [];
    for (const copy of ['counter_bare', 'counter_api']) {
      const name = await copyDatabase(serverUrl, source.database, copy);
      urls.push(atDatabase(source.database.url, name));
    }
    const recordings = await recordCounter(source, codes);
    const [alone, seen] = await sell(urls, folder, codes, recordings);
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

/** The waits of the bare statements and those in the browser. */
async function sell(
  [bare = '', api = '']: readonly string[],
  folder: string,
  codes: readonly string[],
  recordings: readonly CounterRecording[],
): Promise<[Waits, Waits]> {
  const alone: Waits = { scan: [], save: [] };
  const seen: Waits = { scan: [], save: [] };
  const browser = await openBrowser();
  const player = new BarePlayer(bare, 1);
  try {
    const program = await startProgram(api, folder);
    try {
      await player.open();
      const page = await openCounter(browser, program.port);
      for (const [n, { scan, save }] of recordings.entries()) {
        alone.scan.push(1000 / (await player.play([scan], 1)));
        seen.scan.push(await scanOne(page, codes[n] ?? ''));
        alone.save.push(1000 / (await player.play([save], 1)));
        seen.save.push(await saveOne(page));
      }
    } finally {
      await program.stop();
    }
  } finally {
    await player.close();
    await browser.close();
  }
  return [alone, seen];
}

/** The browser of `npm test`, brought in the same way. */
async function openBrowser(): Promise<Browser> {
  const script = (await import(BROWSER.href)) as { ensureBrowser(): string | undefined };
  const executablePath = script.ensureBrowser();
  return chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
}

/** The sale screen, signed in, its seller chosen. */
async function openCounter(browser: Browser, port: number): Promise<Page> {
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` });
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
  return page;
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
  const [warm, alone] = [seen.slice(WARM), bare.slice(WARM)];
  const both = (list: readonly number[], digits: number) =>
    `${[0.5, 0.95].map((at) => quantile(list, at).toFixed(digits)).join(' / ')} ms`;
  return [
    { name: `${name}, p50 / p95`, value: both(warm, 0) },
    { name: `${name}: its queries bare, p50 / p95`, value: both(alone, 1) },
    ratio(`${name} ÷ its queries bare`, perTurn(warm, alone)),
  ];
}
