/**
 * A till whose own clock is set elsewhere: every moment is told on the shop's clock. And what a
 * list of documents is for, state and buttons, is seen without scrolling at the counter's width.
 */
import { go, login, open, read } from './counter.ts';
import { expect, test } from './story.ts';

test.use({ timezoneId: 'America/New_York', viewport: { width: 1366, height: 768 } });

/** HH:mm in the demo's zone. */
function inJakarta(moment: string): string {
  const format = { timeZone: 'Asia/Jakarta', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(moment));
}

test('the cash book and the owners’ news tell the shop’s time', async ({ page }) => {
  await login(page, 'OWNER');
  const [row] = await read<{ waktu: string; keterangan: string }[]>(page, 'cash/paginated?limit=1');
  await open(page, '/uang-kas', 'Uang Kas');
  const first = page.getByRole('table', { name: /Kas/ }).locator('tbody tr').first();
  await expect(first).toContainText(inJakarta(row?.waktu ?? ''));
  await go(page, '/data-users');
  await expect(page.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/).first()).toBeVisible();
});

test('Lihat Titipan: state and buttons stand inside 1366', async ({ page }) => {
  await login(page, 'SPV');
  await open(page, '/lihat-titipan', 'Lihat Titipan');
  const table = page.getByRole('table', { name: 'Lihat Titipan' });
  await expect(table.locator('tbody tr').first()).toBeVisible();
  for (const cell of ['tbody tr:first-child .row-actions', 'thead th:nth-child(3)']) {
    const box = await table.locator(cell).boundingBox();
    expect(box?.x ?? -1).toBeGreaterThan(0);
    expect((box?.x ?? 9999) + (box?.width ?? 0)).toBeLessThanOrEqual(1366);
  }
  await expect(table.locator('thead th').nth(2)).toHaveText('Status');
});
