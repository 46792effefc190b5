/**
 * Takes the README's pictures from a running demo: `npm run screenshots` with the demo on port
 * 8080, or KENCANA_E2E_URL for another address. Sells nothing; the pieces on the counter are only
 * scanned.
 */
import { chromium, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { login, openCounter, readyPieces, scan } from './counter.ts';

const FOLDER = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const baseURL = process.env.KENCANA_E2E_URL ?? 'http://127.0.0.1:8080';

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
}

const browser = await chromium.launch({
  executablePath: process.env.KENCANA_CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});
const page = await browser.newPage({
  baseURL,
  viewport: { width: 1366, height: 768 },
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
});
await login(page, 'OWNER');
await page.goto('/dashboard');
await page.locator('.recharts-surface').nth(1).waitFor();
await shoot(page, 'dashboard');
const pieces = await readyPieces(page, 2);
await openCounter(page);
for (const piece of pieces) {
  await scan(page, piece.kode_barcode);
  await page.getByRole('row', { name: piece.kode_barcode }).waitFor();
}
await page.keyboard.press('F8');
await shoot(page, 'penjualan');
await page.goto('/laporan-penjualan');
const from = page.getByLabel('Tanggal Dari');
const today = new Date(await from.inputValue());
await from.fill(new Date(today.getTime() - 14 * 86_400_000).toISOString().slice(0, 10));
await page.keyboard.press('F9');
await page.locator('tfoot tr').waitFor();
await page.getByText('Laporan Tersedia').waitFor({ state: 'detached' });
await shoot(page, 'laporan');
await browser.close();
