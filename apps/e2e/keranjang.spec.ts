/**
 * Two customers at one till: a basket is put aside and taken up again over a closed browser, the
 * piece that was sold meanwhile is taken out of it, and the history of a customer stands beside it.
 */
import type { Page } from '@playwright/test';
import {
  login,
  openCounter,
  payCash,
  readyPieces,
  savedSale,
  scan,
  sellForCash,
  told,
} from './counter.ts';
import { expect, test } from './story.ts';

// Another customer each time, so that a repeated story meets a new one.
const PHONE = `0812${String(Date.now()).slice(-8)}`;

async function basketHolds(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('row').filter({ hasText: code })).toBeVisible();
}

test('baskets are parked, survive the browser and are checked again', async ({ page }) => {
  // Whose customer's history is shown: a cashier has not the right.
  await login(page, 'SPV');
  await openCounter(page);
  const [a, b, c] = await readyPieces(page, 3);
  if (!a || !b || !c) throw new Error('three pieces are needed');
  await scan(page, a.kode_barcode);
  await basketHolds(page, a.kode_barcode);
  await scan(page, b.kode_barcode);
  await basketHolds(page, b.kode_barcode);
  await page.getByLabel('Nama', { exact: true }).fill('IBU PARKIR');
  await page.getByLabel('No HP').fill(PHONE);
  await expect(page.getByText('Belum pernah transaksi di toko ini')).toBeVisible();
  await page.keyboard.press('F3');
  await expect(page.getByRole('button', { name: 'Diparkir (1)' })).toBeVisible();

  await scan(page, c.kode_barcode);
  await basketHolds(page, c.kode_barcode);
  await payCash(page);
  await savedSale(page);

  // Somebody else sells a piece of the basket that waits.
  await sellForCash(page, b.kode_barcode);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Diparkir (1)' })).toBeVisible();
  await page.keyboard.press('Shift+F3');
  await page.getByRole('button', { name: 'Lanjutkan' }).press('Enter');
  await basketHolds(page, a.kode_barcode);
  await told(page, `Sudah tidak ready: ${b.kode_barcode}`);
  await expect(page.getByRole('row').filter({ hasText: b.kode_barcode })).toHaveCount(0);
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('IBU PARKIR');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await payCash(page);
  await savedSale(page);

  await page.keyboard.press('Enter');
  await page.getByLabel('No HP').fill(PHONE);
  await page.getByRole('button', { name: /^Riwayat Customer: \d+ penjualan/ }).click();
  await expect(page.getByText(/^\d{4}-\d\d-\d\d Penjualan /).first()).toBeVisible();
  await page.getByRole('button', { name: /IBU PARKIR/ }).click();
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('IBU PARKIR');
});

test('at an address of the shop without TLS a basket is parked, taken up and sold', async ({
  page,
  baseURL,
}) => {
  await login(page);
  const [piece] = await readyPieces(page, 1);
  const code = piece?.kode_barcode ?? '';
  const kept = await page.evaluate(() => Object.entries(localStorage));
  const shop = `http://toko.test:${new URL(baseURL ?? '').port}`;
  await page.goto(shop);
  await page.evaluate((all) => all.forEach(([k, v]) => localStorage.setItem(k, v)), kept);
  await openCounter(page, shop);
  expect(await page.evaluate('isSecureContext')).toBe(false);
  await scan(page, code);
  await basketHolds(page, code);
  await page.keyboard.press('F3');
  await expect(page.getByRole('button', { name: 'Diparkir (1)' })).toBeVisible();
  await page.keyboard.press('Shift+F3');
  await page.getByRole('button', { name: 'Lanjutkan' }).press('Enter');
  await basketHolds(page, code);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await payCash(page);
  await savedSale(page);
});
