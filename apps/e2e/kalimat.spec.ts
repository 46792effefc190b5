/**
 * Sentences of the specification in their situations: a report found, failed and without words, the
 * accounts that do not load, an empty list, and the prompt that activates and does it again.
 */
import type { Page } from '@playwright/test';
import { go, login, read, setSetting, told } from './counter.ts';
import { expect, test } from './story.ts';

/** The server fails at an address, with these words or none. */
async function fails(page: Page, address: string, message?: string): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { status: 'error', code: 'GALAT_SERVER', message } }),
  );
}

async function search(page: Page, route: string): Promise<void> {
  await go(page, route);
  await page.getByRole('button', { name: 'Cari Laporan' }).click();
}

test('a report is told by its name, is not there, or says what the server says', async ({
  page,
}) => {
  await login(page, 'OWNER');
  await search(page, '/laporan-transaksi-non-cash');
  await told(page, /Laporan (Transaksi Non Cash Tersedia|Tidak Tersedia)$/);
  await fails(page, '**/laporan/transaksi-non-cash?*', 'Basis data sedang dipelihara');
  await search(page, '/laporan-transaksi-non-cash');
  await told(page, 'Basis data sedang dipelihara');
  await page.unroute('**/laporan/transaksi-non-cash?*');
  await fails(page, '**/laporan/transaksi-non-cash?*');
  await search(page, '/laporan-transaksi-non-cash');
  await told(page, 'Terjadi Kesalhaan Saat Mengirim Data');
  await fails(page, '**/laporan/penjualan?*');
  await search(page, '/laporan-penjualan');
  await told(page, 'Laporan Tidak Tersedia');
});

test('accounts that do not load, and a list without documents', async ({ page }) => {
  await login(page, 'OWNER');
  await fails(page, '**/para-akun-transaksi');
  await go(page, '/parameter-akun');
  await expect(page.getByText('Terjadi Kesalahan Saat Mengirim Data')).toBeVisible();
  await page.unroute('**/para-akun-transaksi');
  await fails(page, '**/para-akun-transaksi', 'Akun sedang dikunci');
  await go(page, '/home');
  await go(page, '/parameter-akun');
  await expect(page.getByText('Akun sedang dikunci')).toBeVisible();

  await go(page, '/lihat-pembelian');
  await page.getByLabel('No Faktur').fill('TIDAK-ADA');
  await told(page, 'Data Tidak Tersedia');

  await go(page, '/redirect-to-grosir');
  await expect(page.getByText('Server Bacnkend grosir belum di setting')).toBeVisible();
  const data = { url: 'https://grosir.example/semi-grosir', semi: true };
  await page.route('**/system/grosir', (route) => route.fulfill({ json: { data } }));
  await page.reload();
  const there = page.getByRole('link', { name: 'Buka Aplikasi Grosir' });
  await expect(there).toBeFocused();
  await expect(there).toHaveAttribute('href', data.url);
});

test('what needs a module that is off is activated with it and done again', async ({ page }) => {
  await login(page, 'OWNER');
  const value = async (key: string): Promise<string> =>
    (await read<{ value: string }>(page, `para-system/key/${key}`)).value;
  const off = ['BAYAR_POINT_MODULE', 'MEMBER_RESET_POIN_MODULE', 'MEMBER_MODULE'];
  for (const key of off) await setSetting(page, key, 'false');
  await login(page, 'OWNER');
  await go(page, '/settingsystem');
  await page.getByLabel('Cari Setting').fill('BAYAR_POINT_MODULE');
  const flag = page.getByRole('switch');
  const ask = page.getByRole('dialog', { name: 'Aktifkan' });

  await flag.press('Space');
  await expect(ask).toContainText('Membutuhkan MEMBER_MODULE');
  await ask.getByRole('button', { name: 'Batal' }).click();
  await expect(flag).not.toBeChecked();
  expect(await value('MEMBER_MODULE')).toBe('false');

  await flag.press('Space');
  await expect(ask.getByRole('button', { name: 'Aktifkan' })).toBeFocused();
  await page.screenshot({ path: test.info().outputPath('aktifkan.png') });
  await page.keyboard.press('Enter');
  await told(page, 'Berhasil Mengedit Data');
  await expect(flag).toBeChecked();
  expect(await value('MEMBER_MODULE')).toBe('true');
  expect(await value('BAYAR_POINT_MODULE')).toBe('true');
});
