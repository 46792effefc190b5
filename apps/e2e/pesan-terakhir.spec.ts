/**
 * The recent messages: who missed a toast reads it behind the bell, by keyboard; the log holds it
 * too, also behind a dialog; the logout leaves nothing.
 */
import AxeBuilder from '@axe-core/playwright';
import { login, openCounter } from './counter.ts';
import { expect, test } from './story.ts';

test('a message that has gone is read behind the bell, and is forgotten at logout', async ({
  page,
}) => {
  const log = page.getByRole('log', { name: 'Pesan Terakhir' });
  const bell = page.getByRole('button', { name: 'Pesan Terakhir' });
  const list = page.getByRole('region', { name: 'Pesan Terakhir' });
  await login(page);
  await openCounter(page);
  await expect(log).toHaveText('');
  await bell.click();
  await expect(list).toContainText('Belum Ada Pesan');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: 'Cash' }).first().click();
  await expect(log).toHaveText(/^\d\d:\d\d:\d\d Peringatan: Masukkan Minimal Satu Barang$/);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Cari Layar' });
  await palette.getByRole('combobox').fill('Data Barang');
  await expect(log).toContainText('Masukkan Minimal Satu Barang');
  await palette.getByRole('option', { name: /^Data Barang/ }).click();
  await page.getByRole('button', { name: 'Salin', exact: true }).click();
  await expect(log).toHaveText(/Satu Barang\s*\d\d:\d\d:\d\d Sukses: Tersalin$/);
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);

  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveText([
    /^Tersalin\s*\d\d:\d\d:\d\d$/,
    /^Masukkan Minimal Satu Barang\s*\d\d:\d\d:\d\d$/,
  ]);
  await expect(list.getByRole('listitem').first().getByRole('img')).toHaveAccessibleName('Sukses');
  await expect(list).toBeFocused();
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include('.recent-messages')
    .include('[role=log]')
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(bell).toBeFocused();

  // It covers nothing that works: a shortcut is heard, and what takes the focus closes it.
  await page.keyboard.press('Enter');
  await expect(list).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);

  await page.getByRole('button', { name: /^KASIR,/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(log).toHaveText('');
});
