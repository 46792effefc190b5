/**
 * First start to login, the six languages, and what happens when the connection goes and comes
 * back.
 */
import { go, login, loginByForm, PASSWORD } from './counter.ts';
import { expect, test } from './story.ts';

test('the login page shows the demo logins, refuses a wrong password, and lets the owner in', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/LOGIN/);
  for (const user of ['OWNER', 'SPV', 'KASIR', 'PUSAT']) {
    await expect(page.getByText(user, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByText(PASSWORD).first()).toBeVisible();
  await page.getByLabel('Username').fill('OWNER');
  await page.getByLabel('Password', { exact: true }).fill('bukan-ini');
  await page.keyboard.press('Enter');
  await expect(page.getByText('User Id atau Password Salah')).toBeVisible();
  await loginByForm(page, 'OWNER');
  await expect(page.getByText('Toko Emas Kencana Braga').first()).toBeVisible();
});

test('six languages switch, and the choice stays with the user', async ({ page }) => {
  await login(page, 'OWNER');
  const titles = {
    English: /sales transaction|sale/i,
    Italiano: /vendit/i,
    繁體中文: /銷售/,
    'Bahasa Melayu': /jualan/i,
    日本語: /販売/,
    'Bahasa Indonesia': /Transaksi Penjualan/,
  };
  await go(page, '/transaksi-penjualan');
  let menu = 'Bahasa';
  for (const [name, title] of Object.entries(titles)) {
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    menu =
      (await page.locator('header button:has(.tabler-icon-language)').getAttribute('aria-label')) ??
      '';
  }
});

test('offline blocks the screen; back online reloads, and what was typed is still there', async ({
  page,
  context,
}) => {
  await login(page, 'KASIR');
  await go(page, '/transaksi-penjualan');
  await page.getByLabel('Nama', { exact: true }).fill('IBU RATNA');
  await context.setOffline(true);
  await expect(page.getByRole('dialog', { name: 'Tidak Ada Koneksi' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Tidak Ada Koneksi' })).toBeVisible();
  await context.setOffline(false);
  const back = page.getByRole('dialog', { name: 'Koneksi Kembali' });
  await expect(back).toBeVisible();
  await Promise.all([
    page.waitForEvent('load'),
    back.getByRole('button', { name: 'Muat Ulang' }).click(),
  ]);
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('IBU RATNA');
  await page.getByLabel('Nama', { exact: true }).fill('');
});
