/** A shop of type POS: its screens lie under /pos, links and reloads keep to it (spec 1 §2). */
import { expect, test, type Page } from '@playwright/test';
import { forgetDevice, login } from './counter.ts';

async function setPos(page: Page, value: 'true' | 'false'): Promise<void> {
  const session = await page.evaluate(() => localStorage.getItem('kencana.sesi') ?? '{}');
  const token = (JSON.parse(session) as { token?: string }).token ?? '';
  const headers = { 'x-auth-token': token };
  const address = '/api/v1/para-system/key/TIPE_POS';
  expect((await page.request.put(address, { headers, data: { value } })).status()).toBe(200);
}

/** Logs in anew, with the shop's settings of now. */
async function again(page: Page): Promise<void> {
  await forgetDevice(page);
  await login(page, 'OWNER');
}

test('a shop of type POS has its screens under /pos', async ({ page }) => {
  await login(page, 'OWNER');
  await setPos(page, 'true');
  try {
    await again(page);
    await expect(page).toHaveURL(/\/pos\/dashboard$/);
    await page.goto('/lihat-penjualan');
    await expect(page).toHaveURL(/\/pos\/lihat-penjualan$/);
    await page.getByRole('link', { name: 'Batal Penjualan' }).click();
    await expect(page).toHaveURL(/\/pos\/batal-penjualan$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Batal Penjualan' })).toBeVisible();
    await page.goto('/pos/alamat-salah');
    await expect(page.getByText('Halaman Tidak Ditemukan')).toBeVisible();
  } finally {
    await setPos(page, 'false');
  }
  await again(page);
  await page.goto('/pos/lihat-penjualan');
  await expect(page.getByRole('heading', { level: 1, name: 'Lihat Penjualan' })).toBeVisible();
  await expect(page).toHaveURL(/\/lihat-penjualan$/);
});
