/**
 * Somebody guesses at a supervisor's password from a strange device: her till lets her in, the
 * owner opens what the guesses hold, and she ends the trust in a device.
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
