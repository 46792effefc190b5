/**
 * Sentences of the specification in their situations: a report found, failed and without words, the
 * accounts that do not load, empty lists, what is not saved, what stands while one waits, and the
 * prompt that activates and does it again.
 */
import type { Locator, Page } from '@playwright/test';
import { go, login, open, PASSWORD, pickOne, read, setSetting, told } from './counter.ts';
import { expect, test } from './story.ts';

/** The server fails at an address, with these words or none; its answer may be held back. */
async function fails(
  page: Page,
  address: string,
  message?: string,
  held?: Promise<void>,
): Promise<void> {
  await page.unroute(address);
  await page.route(address, async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { status: 'error', code: 'GALAT_SERVER', message } });
  });
}

/** The server fails at an address when the returned function is called. */
async function failsLater(page: Page, address: string): Promise<() => void> {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await fails(page, address, undefined, held);
  return answer;
}

async function search(page: Page, route: string): Promise<void> {
  await go(page, route);
  await page.getByRole('button', { name: 'Cari Laporan' }).click();
}

test('a report is told by its name, is not there, or says what the server says', async ({
  page,
}) => {
  await login(page, 'OWNER');
  await search(page, '/laporan-transaksi-non-cash');
  await told(page, /Laporan (Transaksi Non Cash Tersedia|Tidak Tersedia)$/);
  await fails(page, '**/laporan/transaksi-non-cash?*', 'Basis data sedang dipelihara');
  await search(page, '/laporan-transaksi-non-cash');
  await told(page, 'Basis data sedang dipelihara');
  await page.unroute('**/laporan/transaksi-non-cash?*');
  await fails(page, '**/laporan/transaksi-non-cash?*');
  await search(page, '/laporan-transaksi-non-cash');
  await told(page, 'Terjadi Kesalhaan Saat Mengirim Data');
  await fails(page, '**/laporan/penjualan?*');
  await search(page, '/laporan-penjualan');
  await told(page, 'Laporan Tidak Tersedia');
});

test('accounts that do not load, and a list without documents', async ({ page }) => {
  await login(page, 'OWNER');
  await fails(page, '**/para-akun-transaksi');
  await go(page, '/parameter-akun');
  await expect(page.getByText('Terjadi Kesalahan Saat Mengirim Data')).toBeVisible();
  await page.unroute('**/para-akun-transaksi');
  await fails(page, '**/para-akun-transaksi', 'Akun sedang dikunci');
  await go(page, '/home');
  await go(page, '/parameter-akun');
  await expect(page.getByText('Akun sedang dikunci')).toBeVisible();

  await go(page, '/lihat-pembelian');
  await page.getByLabel('No Faktur').fill('TIDAK-ADA');
  await told(page, 'Data Tidak Tersedia');

  await go(page, '/redirect-to-grosir');
  await expect(page.getByText('Server Bacnkend grosir belum di setting')).toBeVisible();
  const data = { url: 'https://grosir.example/semi-grosir', semi: true };
  await page.route('**/system/grosir', (route) => route.fulfill({ json: { data } }));
  await page.reload();
  const there = page.getByRole('link', { name: 'Buka Aplikasi Semi Grosir' });
  await expect(there).toBeFocused();
  await expect(there).toHaveAttribute('href', data.url);
});

const EMPTY: Readonly<Record<string, string>> = {
  '/banner-katalog': 'Data Banner Kosong',
  '/info-katalog': 'Data Info Kosong',
  '/item-katalog': 'Data Item Kosong',
  '/kontak-admin-katalog': 'Data Kontak Admin Kosong',
  '/hadiah-katalog': 'Data Hadiah Kosong',
  '/group-description-katalog': 'Data Harga Kosong',
  '/splashscreen-katalog': 'Data Splashscreen Kosong',
};

test('each table of the catalogue is empty in its own words; a read that fails says so', async ({
  page,
}) => {
  await login(page, 'OWNER');
  await page.route(/\/api\/v1\/app\//, (route) =>
    route.fulfill({ json: { status: 'success', data: [], count: 0 } }),
  );
  for (const [route, text] of Object.entries(EMPTY)) {
    await go(page, route);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').last().fill('zzzz');
  await expect(page.getByText('Data Yang Anda Cari Tidak Ada')).toBeVisible();
  await page.keyboard.press('Escape');

  await fails(page, '**/api/v1/para-keterangan-penjualan*');
  await go(page, '/master-keterangan-penjualan');
  await expect(page.getByText('Terjadi Kesalahan Saat Request Data')).toBeVisible();
  await page.keyboard.press('F2');
  await page.getByRole('dialog').getByLabel('Keterangan').fill('DIBERI KOTAK');
  await page.keyboard.press('Control+s');
  await told(page, /Data Gagal Disimpan$/);
});

/** Types what a list offers and takes it. */
async function choose(field: Locator, name: string): Promise<void> {
  await field.focus();
  await field.page().keyboard.type(name);
  await field.page().keyboard.press('Enter');
  await expect(field).toHaveValue(new RegExp(`^${name}`));
}

test('money that is not moved: the screen’s own sentence, and the server’s', async ({ page }) => {
  await login(page, 'OWNER');
  const sides = [
    ['cash', 'Gagal Menambahkan Mutasi Cash', 'Bank Sedang Libur'],
    ['bank', 'Gagal Menambahkan Mutasi Uang Bank', 'Mutasi Uang Bank (Bank Sedang Libur)'],
  ] as const;
  for (const [name, own, worded] of sides) {
    const address = `**/cash/mutasi-uang-${name}`;
    // Loaded: the dialog before it holds what was not saved.
    await page.goto(`/mutasi-uang-${name}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Mutasi Uang' })).toBeVisible();
    await page.keyboard.press('F2');
    const form = page.getByRole('dialog');
    const field = (label: RegExp | string) => form.getByRole('combobox', { name: label });
    await expect(field('Kategori')).toBeFocused();
    await choose(field(/^Asal(?! Rek)/), 'BCA');
    await pickOne(field(/Rekening Asal|Asal Rekening/));
    if (name === 'bank') {
      await choose(field(/^Tujuan(?! Rek)/), 'MANDIRI');
      await pickOne(field(/Rekening Tujuan|Tujuan Rekening/));
    }
    await form.getByRole('textbox', { name: 'Jumlah' }).fill('25000');
    await form.getByRole('textbox', { name: 'Keterangan' }).fill('uji');
    await fails(page, address);
    await page.keyboard.press('Control+s');
    await told(page, new RegExp(`${own}$`));
    await fails(page, address, 'Bank Sedang Libur');
    await page.keyboard.press('Control+s');
    await told(page, worded);
  }
});

test('a password and the global price that are not saved, and what stands meanwhile', async ({
  page,
}) => {
  await login(page, 'OWNER');
  await open(page, '/ganti-password', 'Ganti Password');
  await fails(page, '**/users/change-password');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Password Lama').fill(PASSWORD);
  await field('Password Baru').fill('rahasia-baru-1');
  await field('Ulangi Password Baru').fill('rahasia-baru-1');
  await page.keyboard.press('Enter');
  await expect(page.locator('main form')).toContainText('Terjadi Kesalahan Saat update password');
  await told(page, /Terjadi Kesalahan Saat update password$/);

  await open(page, '/parameter-harga-global', 'Parameter Harga Emas Global');
  await page.getByLabel('Harga Emas Global Per Gram 24K').fill('2475000');
  const unsaved = await failsLater(page, '**/parameter-harga-emas/global');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Sedang Menyimpan' })).toBeDisabled();
  unsaved();
  await told(page, /Data Gagal disimpan$/);

  await go(page, '/laporan-uang-kas');
  const unfound = await failsLater(page, '**/laporan/uang-kas?*');
  await page.getByRole('button', { name: 'Cari Laporan' }).click();
  await expect(page.getByRole('button', { name: 'Sedang Mencari' })).toBeDisabled();
  unfound();
  await told(page, /Laporan Tidak Tersedia$/);
});

test('what needs a module that is off is activated with it and done again', async ({ page }) => {
  await login(page, 'OWNER');
  const value = async (key: string): Promise<string> =>
    (await read<{ value: string }>(page, `para-system/key/${key}`)).value;
  const off = ['BAYAR_POINT_MODULE', 'MEMBER_RESET_POIN_MODULE', 'MEMBER_MODULE'];
  for (const key of off) await setSetting(page, key, 'false');
  await login(page, 'OWNER');
  await go(page, '/settingsystem');
  await page.getByLabel('Cari Setting').fill('BAYAR_POINT_MODULE');
  const flag = page.getByRole('switch');
  const ask = page.getByRole('dialog', { name: 'Aktifkan' });

  await flag.press('Space');
  await expect(ask).toContainText('Membutuhkan MEMBER_MODULE');
  await ask.getByRole('button', { name: 'Batal' }).click();
  await expect(flag).not.toBeChecked();
  expect(await value('MEMBER_MODULE')).toBe('false');

  await flag.press('Space');
  await expect(ask.getByRole('button', { name: 'Aktifkan' })).toBeFocused();
  await page.screenshot({ path: test.info().outputPath('aktifkan.png') });
  await page.keyboard.press('Enter');
  await told(page, 'Berhasil Mengedit Data');
  await expect(flag).toBeChecked();
  expect(await value('MEMBER_MODULE')).toBe('true');
  expect(await value('BAYAR_POINT_MODULE')).toBe('true');
});
