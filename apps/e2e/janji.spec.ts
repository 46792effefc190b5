/**
 * The day that a counter proposes follows the shop's parameter, and is none where that is 0: for
 * orders and services; of the titipan its own story tells.
 */
import { login, open, setSetting } from './counter.ts';
import { expect, test } from './story.ts';

const COUNTERS = [
  { key: 'HARI_JANJI_PESANAN', route: '/transaksi-pesanan', title: 'Transaksi Pesanan' },
  { key: 'HARI_JANJI_SERVICE', route: '/transaksi-services', title: 'Transaksi Service' },
];

for (const { key, route, title } of COUNTERS) {
  test(`${title} proposes the day of ${key}`, async ({ page, browser }) => {
    const owner = await (await browser.newContext()).newPage();
    await login(owner, 'OWNER');
    for (const days of [3, 0, 10]) {
      await setSetting(owner, key, String(days));
      await login(page);
      await open(page, route, title);
      const pill = await page.locator('.pill-date').first().textContent();
      const today = Date.parse(pill?.match(/\d{4}-\d{2}-\d{2}/)?.[0] ?? '');
      const day = new Date(today + days * 86_400_000).toISOString().slice(0, 10);
      const field = page.getByRole('textbox', { name: /Janji/ });
      await expect(field).toHaveValue(days === 0 ? '' : day);
    }
    await page.screenshot({ path: test.info().outputPath('wide.png') });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: test.info().outputPath('phone.png'), fullPage: true });
    await owner.context().close();
  });
}
