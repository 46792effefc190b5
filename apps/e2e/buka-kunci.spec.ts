/**
 * Somebody guesses at a supervisor's password from a strange device: her till lets her in, the
 * owner opens what the guesses hold, and she ends the trust in a device. An owner lets himself in
 * on a new device by a code of the one that he knows.
 */
import { forgetDevice, go, login, loginByForm, PASSWORD, told } from './counter.ts';
import { expect, test } from './story.ts';

test('the owner lets in whom guesses hold, and the known till never waits', async ({
  page,
  browser,
}) => {
  const till = await (await browser.newContext()).newPage();
  await loginByForm(till, 'SPV');
  const strange = await (await browser.newContext()).newPage();
  await strange.goto('/');
  const enter = async (): Promise<void> => {
    await strange.getByLabel('Username').fill('SPV');
    await strange.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await strange.getByRole('button', { name: 'Masuk' }).click();
  };
  const guesses = Array.from({ length: 9 }, () =>
    strange.request.post('/api/v1/users/login', { data: { user_id: 'SPV', password: 'x' } }),
  );
  const statuses = (await Promise.all(guesses)).map((answer) => answer.status());
  expect(statuses).toContain(429);
  await forgetDevice(till);
  await loginByForm(till, 'SPV');

  await login(page, 'OWNER');
  await go(page, '/data-users');
  await page.getByRole('button', { name: 'Perangkat Dan Kunci SPV' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('password salah dalam satu jam terakhir')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const unlock = dialog.getByRole('button', { name: 'Buka Kunci' });
  await expect(unlock).toBeInViewport();
  await page.screenshot({ path: test.info().outputPath('buka-kunci-390.png') });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.screenshot({ path: test.info().outputPath('buka-kunci.png') });
  await page.keyboard.press('F4');
  await told(page, 'User Boleh Login Lagi');
  await expect(dialog.getByText('Tidak ada password salah')).toBeVisible();

  await enter();
  await strange.getByRole('button', { name: 'Akhiri Login Lain' }).click();
  await expect(strange.getByRole('heading', { level: 1 })).toBeVisible();
  await go(strange, '/ganti-password');
  const devices = strange.getByRole('region', { name: 'Perangkat Tepercaya' });
  await expect(devices.getByRole('button', { name: /^Hapus Perangkat/ })).not.toHaveCount(0);
  const before = await devices.getByRole('button', { name: /^Hapus Perangkat/ }).count();
  await devices
    .getByRole('button', { name: /^Hapus Perangkat/ })
    .first()
    .press('Enter');
  await expect(strange.getByRole('button', { name: 'Ya' })).toBeFocused();
  await strange.screenshot({ path: test.info().outputPath('perangkat.png'), fullPage: true });
  await strange.keyboard.press('Enter');
  await told(strange, 'Berhasil Menghapus Data');
  await expect(devices.getByRole('button', { name: /^Hapus Perangkat/ })).toHaveCount(before - 1);
});

test('an owner whom guesses hold on a new phone lets himself in from his own computer', async ({
  page,
  browser,
}) => {
  await loginByForm(page, 'OWNER');
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await phone.goto('/');
  const guesses = Array.from({ length: 12 }, () =>
    phone.request.post('/api/v1/users/login', { data: { user_id: 'OWNER', password: 'x' } }),
  );
  expect((await Promise.all(guesses)).map((answer) => answer.status())).toContain(429);
  await phone.getByLabel('Username').fill('OWNER');
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const code = phone.getByLabel('Kode Perangkat Baru');
  await expect(code).toHaveCount(0);
  // A wrong one until the wait is long enough for the story.
  await expect(async () => {
    await phone.getByLabel('Password', { exact: true }).fill('keliru');
    await phone.getByRole('button', { name: 'Masuk' }).click();
    await expect(code).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(phone.getByText('tekan Izinkan Perangkat Baru')).toBeVisible();
  await phone.screenshot({ path: test.info().outputPath('kode-perangkat-390.png') });

  await go(page, '/ganti-password');
  await page.getByRole('button', { name: 'Izinkan Perangkat Baru' }).press('Enter');
  const shown = page.getByRole('status').filter({ hasText: 'Berlaku Sampai' });
  await expect(shown).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('izinkan-perangkat.png'), fullPage: true });
  const kode = (await shown.locator('code').innerText()).trim();
  await code.fill(kode.toLowerCase());
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.keyboard.press('Enter');
  await phone.getByRole('button', { name: 'Akhiri Login Lain' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await phone.context().close();
});
