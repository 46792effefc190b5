/**
 * A report on the screen, its PDF and its Excel: the same grand total in all three, to the rupiah
 * and the milligram.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readExcel, readPdf } from '../server/test/report-file.ts';
import { go, login, told } from './counter.ts';
import { expect, test } from './story.ts';

async function download(page: Page, button: string): Promise<Buffer> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await started).path());
}

/** Three weeks of the report: its grand total on the screen, in the PDF and in the Excel. */
async function agrees(page: Page, route: string): Promise<void> {
  await login(page, 'OWNER');
  await go(page, route);
  const from = page.getByLabel('Tanggal Dari');
  const today = new Date(await from.inputValue());
  const before = new Date(today.getTime() - 20 * 86_400_000).toISOString().slice(0, 10);
  await from.fill(before);
  await page.keyboard.press('F9');
  await told(page, /Laporan (Penjualan )?Tersedia/);
  const total = page.locator('tfoot tr');
  await expect(total).toBeVisible();
  const shown = (await total.locator('td, th').allTextContents()).filter((t) =>
    /^[\d,.]+%?$/.test(t),
  );
  expect(shown.length).toBeGreaterThan(3);

  const pages = await readPdf(await download(page, 'PDF'));
  const printed = pages.at(-1)?.flat() ?? [];
  for (const figure of shown) expect(printed).toContain(figure);

  const excel = readExcel(await download(page, 'Excel'));
  const numbers = excel.flatMap((row) => row.filter((cell) => typeof cell === 'number'));
  for (const figure of shown) expect(numbers).toContain(Number(figure.replaceAll(/[,%]/g, '')));
}

test('Laporan Penjualan: screen, PDF and Excel agree', ({ page }) =>
  agrees(page, '/laporan-penjualan'));

test('Laporan Margin Penjualan: screen, PDF and Excel agree, per cent of the whole too', ({
  page,
}) => agrees(page, '/laporan-margin-penjualan'));

test('a date is read as people write it, and one that does not exist is not searched', async ({
  page,
}) => {
  await login(page, 'OWNER');
  await go(page, '/laporan-uang-kas');
  const from = page.getByLabel('Tanggal Dari');
  await from.fill('31/2/2026');
  await page.keyboard.press('F9');
  await expect(page.getByText('Tanggal Tidak Dapat Dibaca')).toBeVisible();
  await expect(page.getByText('Pilih tanggal dan saringan lalu tekan Cari Laporan')).toBeVisible();
  await from.fill('5/11/2026');
  await page.keyboard.press('Tab');
  await expect(from).toHaveValue('2026-11-05');
  await from.press('ArrowUp');
  await expect(from).toHaveValue('2026-11-06');
});
