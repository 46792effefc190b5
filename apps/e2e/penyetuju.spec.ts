/**
 * Somebody who approves is made: the owners hear of it at once and find it afterwards, and the new
 * one changes the given password before anything else.
 */
import type { Page } from '@playwright/test';
import { approve, forgetDevice, login, open, PASSWORD, told } from './counter.ts';
import { expect, test } from './story.ts';

const PHONE = { width: 390, height: 844 };
const GIVEN = 'diberi-pemilik';

test('an SPV is made, announced, read about, and takes its account over', async ({
  page: owner,
  browser,
}) => {
  const user = `SPV${Date.now() % 1_000_000}`;
  const office = await (await browser.newContext({ viewport: PHONE })).newPage();
  await login(office, 'PUSAT');
  await open(office, '/home', 'KANTOR PUSAT');
  await expect(office.getByRole('status').filter({ hasText: 'Tersambung' }).first()).toBeAttached();

  await login(owner, 'OWNER');
  await open(owner, '/data-users', 'Data Users');
  await owner.keyboard.press('F2');
  const form = owner.getByRole('dialog', { name: 'Tambah User' });
  await form.getByRole('textbox', { name: 'User Id' }).fill(user.toLowerCase());
  await form.getByRole('textbox', { name: 'Nama', exact: true }).fill('SUPERVISOR BARU');
  await form.getByRole('combobox', { name: 'Level' }).click();
  await owner.getByRole('option', { name: 'SPV', exact: true }).click();
  await expect(form).toContainText('ia tidak bisa menyetujui permintaan Anda');
  await form.getByRole('textbox', { name: 'Password' }).fill(GIVEN);
  await owner.keyboard.press('Control+s');
  await expect(form).toBeHidden();
  const row = owner.getByRole('row', { name: new RegExp(user) });
  await expect(row).toContainText('Dibuat OWNER');
  await expect(row).toContainText('Harus Ganti Password');

  await shot(owner, 'data-users');
  const sentence = `BDG1: OWNER membuat user ${user} level SPV`;
  await told(office, sentence);
  await office.getByRole('button', { name: /1 Kabar Pemilik Belum Dibaca/ }).click();
  await office.getByRole('link', { name: '1 Kabar Pemilik Belum Dibaca' }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Kabar Pemilik' })).toBeVisible();
  await expect(office.locator('main')).toContainText(sentence);
  await expect(office.getByRole('button', { name: 'Pesan Terakhir', exact: true })).toBeVisible();
  await shot(office, 'kabar-pemilik-hp');
  // His own act is no news to the owner, but stands in the list.
  await expect(owner.getByRole('button', { name: 'Pesan Terakhir', exact: true })).toBeVisible();
  await open(owner, '/kabar-pemilik', 'Kabar Pemilik');
  await expect(owner.locator('main')).toContainText(`OWNER membuat user ${user} level SPV`);
  await shot(owner, 'kabar-pemilik');

  const page = await (await browser.newContext()).newPage();
  await forgetDevice(page);
  await page.goto('/');
  await page.getByLabel('Username').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(GIVEN);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ganti dulu sebelum mulai bekerja')).toBeVisible();
  await page.goto('/authenticator');
  await expect(page.getByText('Ganti dulu sebelum mulai bekerja')).toBeVisible();
  await page.getByLabel('Password Lama').fill(GIVEN);
  await page.getByLabel(/^Password Baru/).fill(PASSWORD);
  await page.getByLabel('Ulangi Password Baru').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Permintaan Terbuka')).toBeVisible();

  // Reset by the owner: who did it, and when, stands above the form that is all there is.
  await open(owner, '/data-users', 'Data Users');
  await owner.getByRole('button', { name: `Reset Password ${user}` }).click();
  const reset = owner.getByRole('dialog');
  await reset.getByRole('textbox').fill(GIVEN);
  await owner.keyboard.press('Control+s');
  await expect(reset).toBeHidden();
  const again = await (await browser.newContext({ viewport: PHONE })).newPage();
  await forgetDevice(again);
  await again.goto('/');
  await again.getByLabel('Username').fill(user);
  await again.getByLabel('Password', { exact: true }).fill(GIVEN);
  await again.keyboard.press('Enter');
  const traces = again.getByRole('region', { name: 'Perubahan Pada Akun Anda Oleh Orang Lain' });
  await expect(traces).toContainText('Direset OWNER');
  await shot(again, 'jejak-akun-hp');
});

test('an owner is made by two; a login in use elsewhere stays unless one goes to the button', async ({
  page,
  browser,
}) => {
  await login(page, 'OWNER');
  await open(page, '/data-users', 'Data Users');
  await page.keyboard.press('F2');
  const form = page.getByRole('dialog', { name: 'Tambah User' });
  const user = `OWN${Date.now() % 1_000_000}`;
  await form.getByRole('textbox', { name: 'User Id' }).fill(user);
  await form.getByRole('textbox', { name: 'Nama', exact: true }).fill('PEMILIK KEDUA');
  await form.getByRole('combobox', { name: 'Level' }).click();
  await page.getByRole('option', { name: 'OWN', exact: true }).click();
  await form.getByRole('textbox', { name: 'Password' }).fill(GIVEN);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`Ubah ${user} (user baru): - → OWN`)).toBeVisible();
  await shot(page, 'orang-kedua');
  await approve(page, 'PUSAT', PASSWORD);
  await expect(form).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(user) })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await forgetDevice(other);
  await other.goto('/');
  await other.getByLabel('Username').fill('OWNER');
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.keyboard.press('Enter');
  const question = other.getByRole('dialog');
  await expect(question.getByRole('button', { name: 'Batal' })).toBeFocused();
  await shot(other, 'sedang-digunakan');
  await other.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await open(page, '/data-users', 'Data Users');
});

/** A picture beside the story's results. */
async function shot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: test.info().outputPath(`${name}.png`) });
}
