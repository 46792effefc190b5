/**
 * A shop that encrypts the bodies of its calls: the browser agrees a key at the login and speaks
 * under it, and works as before; nothing that is typed or answered goes in the open.
 */
import { go, login, loginByForm, setSetting, told } from './counter.ts';
import { expect, test } from './story.ts';

test('with ENKRIPSI_ISI the browser speaks under the key of its login', async ({ page }) => {
  await login(page, 'OWNER');
  await setSetting(page, 'ENKRIPSI_ISI', 'true');
  const open: string[] = [];
  let sealed = 0;
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    const json = response.headers()['content-type']?.startsWith('application/json') === true;
    const free = ['/api/v1/users/login', '/api/v1/system/info', '/api/v1/setup/status'];
    if (!pathname.startsWith('/api/v1/') || !json || free.includes(pathname)) return;
    const body = await response.text().catch(() => '{"enc":""}');
    const sent = response.request().postData() ?? '{"enc":""}';
    const plain = [body, sent].some((text) => !text.startsWith('{"enc":"') && text !== '{}');
    if (plain) open.push(`${pathname}: ${sent.slice(0, 40)} ${body.slice(0, 80)}`);
    else sealed += 1;
  });

  // Who was signed in before has no key, and is shown the way to the login.
  await page.goto('/home');
  await expect(page.locator('input[name=password]')).toBeVisible();
  open.length = 0;

  await loginByForm(page, 'OWNER');
  await go(page, '/uang-kas');
  const form = page.getByRole('form');
  await form.getByRole('combobox').first().click();
  await page.getByRole('option', { name: /^MODAL / }).click();
  await form.getByLabel('Jumlah').fill('250000');
  await form.getByLabel('Keterangan').fill('modal terenkripsi');
  await page.keyboard.press('Control+s');
  await told(page, 'Tersimpan dengan nomor');
  await expect(page.getByRole('cell', { name: 'modal terenkripsi' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('cell', { name: 'modal terenkripsi' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('terenkripsi.png') });
  expect(open).toEqual([]);
  expect(sealed).toBeGreaterThan(5);
});
