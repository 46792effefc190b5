/**
 * What goods cost: the owner sees it, a supervisor works on the same screens without it, and the
 * owner gives it to him.
 */
import { approve, go, login, PASSWORD, told } from './counter.ts';
import { expect, test } from './story.ts';

test('a supervisor edits a group and lists pieces without their cost', async ({ page }) => {
  await login(page, 'SPV');
  await go(page, '/master-group');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'Kadar', exact: true })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: /Modal/ })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Nama Group')).toBeVisible();
  await expect(form.getByLabel(/Modal/)).toHaveCount(0);
  await form.getByLabel('Nama Group').fill('EMAS TUA BARU');
  await page.keyboard.press('Control+s');
  await expect(table.getByText('EMAS TUA BARU')).toBeVisible();

  await go(page, '/data-barang');
  await expect(page.getByRole('table').getByText('READY').first()).toBeVisible();
  await page.getByRole('button', { name: 'Kolom' }).click();
  await expect(page.getByRole('checkbox', { name: 'Berat Asli' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Harga Beli' })).toHaveCount(0);
});

test('the owner sees it, and gives the right to the supervisor', async ({ page, browser }) => {
  await login(page, 'OWNER');
  await go(page, '/master-group');
  await expect(page.getByRole('columnheader', { name: 'Harga Modal' })).toBeVisible();

  await go(page, '/hak-akses-users');
  await page.getByRole('combobox', { name: 'Pilih User' }).click();
  await page.getByRole('option', { name: /^SPV · / }).click();
  const right = page.getByRole('group', { name: 'Harga Modal', exact: true });
  await right.getByRole('checkbox', { name: 'Harga Modal' }).click();
  await page.keyboard.press('Control+s');
  // More than the level has by itself: a second owner looks at it.
  await approve(page, 'PUSAT', PASSWORD);
  await told(page, 'Berhasil Mengedit Data');

  const other = await browser.newContext();
  const spv = await other.newPage();
  await login(spv, 'SPV');
  await go(spv, '/master-group');
  await expect(spv.getByRole('columnheader', { name: 'Harga Modal' })).toBeVisible();
  await other.close();
});
