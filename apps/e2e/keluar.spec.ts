/**
 * The end of a login: at a till with a dead line it is over all the same, and who is logged in
 * elsewhere reads so instead of a mere loss of connection.
 */
import type { Page } from '@playwright/test';
import { go, login } from './counter.ts';
import { expect, test } from './story.ts';

const stored = (page: Page): Promise<unknown> =>
  page.evaluate(`[localStorage.getItem('kencana.sesi'), localStorage.getItem('kencana.login')]`);

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^KASIR,/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Ya', exact: true }).click();
}

test('a logout with a dead server forgets the login and says that the server does not know', async ({
  page,
}) => {
  await login(page, 'KASIR');
  await go(page, '/home');
  await page.route('**/api/v1/**', (route) => route.abort());
  await logOut(page);
  await expect(page.getByRole('status').filter({ hasText: 'Server belum menjawab' })).toBeVisible();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await stored(page)).toEqual([null, 'false']);

  await page.unroute('**/api/v1/**');
  await page.goto('/home');
  await expect(page.getByLabel('Username')).toBeVisible();
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`a login taken over says so, ${viewport.width} pixels wide`, async ({ page, browser }) => {
    await page.setViewportSize(viewport);
    await login(page, 'KASIR');
    await go(page, '/home');
    await expect(page.locator('.pill-state[title="Tersambung"]').first()).toBeAttached();
    const context = await browser.newContext();
    const other = await context.newPage();
    await login(other, 'KASIR', new URL('/', page.url()).href);
    await expect(
      page.getByRole('status').filter({ hasText: 'User Id Sedang Digunakan' }),
    ).toBeVisible();
    expect(await stored(page)).toEqual([null, 'false']);
    await context.close();
  });
}
