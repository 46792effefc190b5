/**
 * Controls and limits under guard (docs/decision/0028): an owner changes one with another owner's
 * approval, who hears of it and finds it in the history; MU and DEV see the values and why.
 */
import type { Page } from '@playwright/test';
import { approve, go, login, open, PASSWORD, setSetting, told, write } from './counter.ts';
import { expect, test } from './story.ts';

const KEY = 'BATAS_DISKON_PERSEN';
const LIMIT = 'Diskon tanpa otorisasi, persen';

async function find(page: Page, key: string): Promise<void> {
  await open(page, '/settingsystem', 'Setting System');
  await page.getByLabel('Cari Setting').fill(key);
}

test('a limit is changed with another owner’s approval, who is told and finds it', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext();
  const pusat = await other.newPage();
  await login(pusat, 'PUSAT');
  await go(pusat, '/home');

  await login(page, 'OWNER');
  await find(page, KEY);
  await expect(page.getByText('Hanya OWNER dan SU yang mengubah kelompok ini')).toBeVisible();
  await page.getByLabel('Cari Setting').fill('BATAS_DOKUMEN_RP');
  await expect(page.getByText('Rp. 10,000,000,000,-')).toBeVisible();
  await page.getByLabel('Cari Setting').fill(KEY);
  const limit = page.getByRole('textbox', { name: LIMIT });
  await limit.fill('7');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  await expect(dialog).toContainText(
    'Perubahan ini butuh persetujuan orang kedua (OWNER atau SU yang lain)',
  );
  await expect(dialog).toContainText(`Ubah ${KEY} (${LIMIT}): 5% → 7%`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(limit).toHaveValue('5');
  await expect(limit).toBeEnabled();

  await limit.fill('7');
  await page.keyboard.press('Enter');
  await approve(page, 'PUSAT', PASSWORD);
  await told(page, 'Berhasil Mengedit Data');
  await expect(page.getByRole('textbox', { name: LIMIT })).toHaveValue('7');
  await expect(page.getByText('Setting toko berubah. Muat ulang sekarang?')).toHaveCount(0);
  await told(pusat, `OWNER mengubah ${KEY} dari 5% menjadi 7%, disetujui PUSAT`);

  await page.getByRole('link', { name: 'Lihat Riwayat Perubahan' }).click();
  const title = { level: 1, name: 'Laporan Perubahan Pengaturan' } as const;
  await expect(page.getByRole('heading', title)).toBeVisible();
  // It opens with the last days: nothing has to be asked for.
  const row = page.getByRole('row', { name: new RegExp(`OWNER.*${KEY}.*5%.*7%.*PUSAT`) });
  await expect(row).toBeVisible();
  await other.close();
});

for (const level of ['MU', 'DEV']) {
  test(`${level} sees the limits and why they are not his to change`, async ({ page }) => {
    const user_id = `${level}-DEMO`;
    const first = 'sementara-1';
    await login(page, 'OWNER');
    await write(page, 'users', { user_id, nama: user_id, level, password: first });
    const answer = await page.request.post('/api/v1/users/login', {
      data: { user_id, password: first },
    });
    const { data } = (await answer.json()) as { data: { token: string } };
    const changed = await page.request.put('/api/v1/users/change-password', {
      headers: { 'x-auth-token': data.token },
      data: { password: first, new_password: PASSWORD },
    });
    expect(changed.status()).toBe(200);

    await login(page, user_id);
    await find(page, KEY);
    await expect(page.getByText('Anda hanya melihat kelompok ini.')).toBeVisible();
    const limit = page.getByRole('textbox', { name: LIMIT });
    await expect(limit).toHaveValue(/^\d/);
    await expect(limit).not.toBeEditable();
    await expect(page.getByRole('button', { name: /^Simpan Data/ })).toHaveCount(0);
    await page.getByLabel('Cari Setting').fill('DOUBLE_SLIP_MODULE');
    await expect(page.getByRole('switch', { name: 'Slip dicetak dua kali' })).toBeEnabled();
    await expect(page.getByText('Anda hanya melihat kelompok ini.')).toHaveCount(0);
    if (level === 'DEV') return;
    await go(page, '/settingtoko');
    await expect(page.getByText('Zona waktu hanya diubah oleh OWN atau SU')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Zona Waktu' })).toBeDisabled();
  });
}

test('on a phone the group, its sentence and the history fit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, 'OWNER');
  await setSetting(page, KEY, '6');
  await find(page, KEY);
  await expect(page.getByRole('textbox', { name: LIMIT })).toBeVisible();
  const wide = (): Promise<boolean> =>
    page.evaluate('document.documentElement.scrollWidth > innerWidth');
  expect(await wide()).toBe(false);
  await page.getByRole('link', { name: 'Lihat Riwayat Perubahan' }).click();
  await expect(page.getByText(KEY).first()).toBeVisible();
  expect(await wide()).toBe(false);
});

test('the time zone of the shop is moved by two owners', async ({ page }) => {
  await login(page, 'OWNER');
  await open(page, '/settingtoko', 'Setting Toko');
  const zone = page.getByRole('combobox', { name: 'Zona Waktu' });
  await zone.click();
  await page.getByRole('option', { name: 'Makassar' }).click();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  await expect(dialog).toContainText('Asia/Jakarta → Asia/Makassar');
  await approve(page, 'PUSAT', PASSWORD);
  await told(page, 'Berhasil Mengedit Data');
  await expect(zone).toHaveValue('Makassar');
});

test('what nothing reads yet says so, and is not switched on', async ({ page }) => {
  await login(page, 'OWNER');
  await find(page, 'STOCK_JUAL_MANUAL');
  await expect(page.getByText('Belum dipakai', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch')).toBeDisabled();
  await find(page, 'CICILAN_MODULE');
  await expect(page.getByText('Belum dipakai transaksi: hanya membuka masternya')).toBeVisible();
  await expect(page.getByRole('switch')).toBeEnabled();

  await open(page, '/master-bandrol', 'Master Bandrol');
  await expect(page.getByText('Data ini belum dipakai oleh transaksi mana pun')).toBeVisible();
  await open(page, '/master-baki', 'Master Baki');
  await expect(page.getByText('Data ini belum dipakai oleh transaksi mana pun')).toHaveCount(0);
});
