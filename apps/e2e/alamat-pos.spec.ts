/** A shop of type POS: its screens lie under /pos, links and reloads keep to it (spec 1 §2). */
import type { Page } from '@playwright/test';
import { forgetDevice, login, loginByForm, setSetting } from './counter.ts';
import { expect, test } from './story.ts';

/** Logs in anew, with the shop's settings of now. */
async function again(page: Page): Promise<void> {
  await forgetDevice(page);
  await loginByForm(page, 'OWNER');
}

test('a shop of type POS has its screens under /pos', async ({ page }) => {
  await login(page, 'OWNER');
  await setSetting(page, 'TIPE_POS', 'true');
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
    await setSetting(page, 'TIPE_POS', 'false');
  }
  await again(page);
  await page.goto('/pos/lihat-penjualan');
  await expect(page.getByRole('heading', { level: 1, name: 'Lihat Penjualan' })).toBeVisible();
  await expect(page).toHaveURL(/\/lihat-penjualan$/);
});
