/**
 * Open work of earlier days for a cashier whom the previous-day rule locks to today: listed first
 * thing, found by name and by phone in another spelling, and what is over stays hidden.
 */
import { login, open, read } from './counter.ts';
import { expect, test } from './story.ts';

interface Listed {
  readonly no_faktur_group: string;
  readonly tgl_system: string;
  readonly nama_customer: string;
  readonly terlambat: number;
}

const LISTS = [
  { route: '/lihat-titipan', title: 'Lihat Titipan', path: 'titip/get/lihattitip' },
  { route: '/lihat-services', title: 'Lihat Service', path: 'service/get/lihatservice' },
];

test.beforeEach(({ page }) => login(page));

for (const { route, title, path } of LISTS) {
  test(`${title} begins with what is open of any day`, async ({ page }) => {
    await open(page, route, title);
    const all = await read<Listed[]>(page, `${path}?status=BERJALAN&limit=50`);
    const today = await page.locator('.pill-date').first().textContent();
    const day = today?.match(/\d{4}-\d{2}-\d{2}/)?.[0] ?? '';
    const old = all.find((one) => one.tgl_system < day && one.nama_customer !== '');
    expect(old).toBeDefined();
    const { no_faktur_group: no = '', nama_customer: nama = '' } = old ?? {};
    await expect(page.getByLabel('Tanggal Awal')).toHaveValue('');
    const status = page.locator('input').and(page.getByLabel('Status', { exact: true }));
    await expect(status).toHaveValue('Masih Berjalan');
    await expect(page.getByRole('row', { name: no })).toBeVisible();

    const late = all.find((one) => one.terlambat > 0);
    const first = page.getByRole('row').nth(1);
    if (late !== undefined) await expect(first).toContainText(`Terlambat ${late.terlambat} hari`);

    await page.getByLabel('Nama atau No HP').fill(nama.slice(0, 6).toLowerCase());
    await expect(page.getByRole('row', { name: no })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText(no).first()).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('phone.png'), fullPage: true });
  });
}
