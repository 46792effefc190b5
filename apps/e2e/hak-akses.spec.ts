/**
 * Rights and modules changing under somebody who works: the menu of a live session follows the
 * tree, and a module that is switched off closes the screen that somebody stands on.
 */
import { go, login, told } from './counter.ts';
import { expect, test } from './story.ts';

test('a right taken away leaves the menu of a live session, and comes back', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext();
  const kasir = await other.newPage();
  await login(kasir, 'KASIR');
  await go(kasir, '/home');
  const tile = kasir.getByRole('main').getByRole('link', { name: 'Data Barang', exact: true });
  await expect(tile).toBeVisible();

  await login(page, 'OWNER');
  await go(page, '/hak-akses-users');
  await page.getByRole('combobox', { name: 'Pilih User' }).click();
  await page.getByRole('option', { name: /^KASIR · / }).click();
  const screen = page.getByRole('group', { name: 'Data Barang', exact: true });
  const preview = page.getByRole('region', { name: 'Menu Yang Terlihat' });
  await expect(preview.getByText('Data Barang', { exact: true })).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Data Barang' }).click();
  await expect(preview.getByText('Data Barang', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await told(kasir, 'Hak akses Anda baru saja diubah.');
  await expect(tile).toHaveCount(0);
  await go(kasir, '/data-barang');
  await expect(kasir.getByText('Anda tidak berhak membuka halaman ini.')).toBeVisible();

  await page.getByRole('button', { name: 'Kembalikan Ke Bawaan Level' }).click();
  await expect(kasir.getByRole('heading', { level: 1, name: 'Data Barang' })).toBeVisible();
  await other.close();
});

test('a module switched off closes the screen that somebody stands on', async ({
  page,
  browser,
}) => {
  await login(page, 'OWNER');
  await go(page, '/settingsystem');
  await page.getByLabel('Cari Setting').fill('ACCOUNTING_MODULE');
  const flag = page.getByRole('switch', { name: 'Parameter akun dan buku besar' });
  await expect(flag).toBeVisible();
  if (!(await flag.isChecked())) await flag.click({ force: true });
  await expect(flag).toBeChecked();
  await expect(flag).toBeEnabled();

  const other = await browser.newContext();
  const spv = await other.newPage();
  await login(spv, 'SPV');
  await go(spv, '/parameter-akun');
  await expect(spv.getByRole('heading', { level: 1, name: 'Parameter Akun' })).toBeVisible();
  await flag.click({ force: true });
  await expect(flag).not.toBeChecked();

  await spv.getByText('Setting toko berubah. Muat ulang sekarang?').waitFor();
  await expect(page.getByText('Setting toko berubah. Muat ulang sekarang?')).toHaveCount(0);
  await spv.getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(spv.getByText('Modul untuk halaman ini tidak aktif di toko ini.')).toBeVisible();
  await other.close();
});
