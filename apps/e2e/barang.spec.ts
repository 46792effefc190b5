/**
 * Stock in a real browser, by keyboard: a piece is added and its label previewed, a purity above
 * 100 is asked about, and pieces are moved to another tray with the scans that are refused.
 */
import type { Page } from '@playwright/test';
import { go, login, pickOne, setSetting, write } from './counter.ts';
import { expect, test } from './story.ts';

/** Takes a choice of a list by keyboard alone; answers its code. */
async function codeOf(page: Page, label: string): Promise<string> {
  const field = page.getByRole('combobox', { name: new RegExp(`^${label}`) });
  await pickOne(field);
  return ((await field.inputValue()).split(' · ')[0] ?? '').trim();
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await page
    .getByRole('textbox', { name: new RegExp(`^${label}`) })
    .first()
    .fill(text);
}

test.beforeEach(async ({ page }) => {
  await login(page, 'SPV');
});

test('a list that comes after what was typed marks what fits, for Enter', async ({ page }) => {
  let comes = (): void => undefined;
  const typed = new Promise<void>((resolve) => (comes = resolve));
  await page.route(/\/group(\?|$)/, async (route) => {
    await typed;
    await route.continue();
  });
  await go(page, '/tambah-data-barang');
  const group = page.getByRole('combobox', { name: /^Kode Group/ });
  await group.focus();
  await page.keyboard.type('GD');
  const list = page.getByRole('listbox', { name: 'Kode Group' });
  await expect(list).toHaveText('Sedang Mengambil Data');
  comes();
  await expect(list.locator('[data-combobox-selected]')).toContainText('GD');
  await page.keyboard.press('Enter');
  await expect(group).toHaveValue(/^GD/);
});

test('a list that cannot be loaded says why at its field', async ({ page }) => {
  await page.route(/\/group(\?|$)/, (route) =>
    route.fulfill({
      status: 503,
      json: { status: 'error', code: 'SIBUK', message: 'Coba Lagi Nanti' },
    }),
  );
  await go(page, '/tambah-data-barang');
  const group = page.getByRole('combobox', { name: /^Kode Group/ });
  await expect(group).toHaveAccessibleDescription(/Coba Lagi Nanti/);
});

test('a piece is added: new barcode, label preview, and the form ready for the next', async ({
  page,
}) => {
  await go(page, '/tambah-data-barang');
  // A group of 42 %, which the piece's purity agrees with.
  const group = page.getByRole('combobox', { name: /^Kode Group/ });
  await group.focus();
  await page.keyboard.type('GD');
  await expect(page.locator('[role=option][data-combobox-selected]')).toContainText('GD');
  await page.keyboard.press('Enter');
  await codeOf(page, 'Kode Jenis');
  const gudang = page.getByRole('combobox', { name: /^Kode Gudang/ });
  await gudang.focus();
  await page.keyboard.type('TOKO');
  await expect(page.locator('[role=option][data-combobox-selected]')).toContainText('TOKO');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(gudang).toHaveValue(/^TOKO ·/);
  const baki = await codeOf(page, 'Kode Baki');
  await page.getByRole('combobox', { name: /^Nama Barang/ }).fill('cincin uji layar');
  await type(page, 'Berat', '3,455');
  await expect(page.getByRole('textbox', { name: 'Berat Asli' })).toHaveValue('3.455');
  await type(page, 'Kadar', '420');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Apakah maksudnya 42.0?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ya, 42.0' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Kadar', exact: true })).toHaveValue('42');
  // 1.090.000 a gram of the group × 3,455 = 3.765.950, up to the step of 500.
  await expect(page.getByRole('textbox', { name: /^Harga Jual/ })).toHaveValue(/3[.,]766[.,]000/);
  await type(page, 'Harga Beli', '3000000');
  await type(page, 'Harga Jual', '2.900.000');
  await page.keyboard.press('Control+s');
  const doubt = page.getByRole('dialog');
  await expect(doubt).toContainText('Harga jual di bawah harga beli');
  await page.keyboard.press('Escape');
  await expect(doubt).toHaveCount(0);
  await type(page, 'Harga Jual', '3.455.000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rp. 1,000,000,-/gr').first()).toBeVisible();
  await page.keyboard.press('Control+s');
  const code = page.getByRole('heading', { level: 2 }).filter({ hasText: /^\d{8}$/ });
  await expect(code).toBeVisible();
  const kode = (await code.textContent()) ?? '';
  const label = page.frameLocator('iframe[title="Pratinjau Label"]');
  await expect(label.getByText(kode)).toBeVisible();
  await expect(label.getByText('CINCIN UJI LAYAR')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Nama Barang/ })).toBeFocused();
  await expect(page.getByRole('combobox', { name: /^Kode Baki/ })).toHaveValue(new RegExp(baki));

  await go(page, '/data-barang');
  await page.getByRole('searchbox', { name: 'Barcode' }).fill(kode);
  await expect(page.getByRole('row', { name: kode })).toContainText('3.455');
  await expect(page.getByText('1–1 dari 1')).toBeVisible();
});

test('gold of a supplier on consignment is added, and its entry says whose it is', async ({
  page,
}) => {
  await login(page, 'OWNER');
  await setSetting(page, 'SUPPLIER_MODULE', 'true');
  await write(page, 'supplier-barang', { kode_supplier: 'UBS', nama_supplier: 'UBS GOLD' });
  await go(page, '/tambah-data-barang');
  await page.getByRole('button', { name: 'Isian Lengkap' }).click();
  await page.getByLabel('Konsinyasi').check();
  const choose = async (label: string, text: string): Promise<void> => {
    const field = page.getByRole('combobox', { name: new RegExp(`^${label}`) });
    await field.focus();
    await field.fill(text);
    const list = page.getByRole('listbox', { name: label });
    await expect(list.locator('[data-combobox-selected]')).toContainText(text);
    await page.keyboard.press('Enter');
  };
  await choose('Kode Group', 'GD');
  await choose('Kode Jenis', 'CINCIN');
  await choose('Kode Gudang', 'TOKO');
  await codeOf(page, 'Kode Baki');
  await page.getByRole('combobox', { name: /^Nama Barang/ }).fill('cincin titipan ubs');
  await type(page, 'Berat', '3,455');
  await page.keyboard.press('Control+s');
  const supplier = page.getByRole('combobox', { name: /^Kode Supplier/ });
  await expect(supplier).toHaveAccessibleDescription(/harus ada supplier/);
  await choose('Kode Supplier', 'UBS');
  await type(page, 'No Faktur Supplier', 'inv-9');
  await page.keyboard.press('Control+s');
  await expect(
    page.getByRole('heading', { level: 2 }).filter({ hasText: /^\d{8}$/ }),
  ).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  // Whose the next piece is, is told anew: a hidden field must not lend the shop's own gold.
  await expect(supplier).toHaveValue('');
  await expect(page.getByLabel('Konsinyasi')).not.toBeChecked();
  await page.setViewportSize({ width: 1366, height: 768 });
  await go(page, '/lihat-tambah-barang');
  await page.getByRole('row').nth(1).dblclick();
  await expect(page.getByText('INV-9')).toBeVisible();
});

test('the shop’s parameter proposes the making charge, until somebody types his own', async ({
  page,
}) => {
  // The rows come after what is typed.
  let comes = (): void => undefined;
  const typed = new Promise<void>((resolve) => (comes = resolve));
  await page.route(/\/parameter-ongkos(\?|$)/, async (route) => {
    await typed;
    await route.continue();
  });
  await go(page, '/tambah-data-barang');
  const group = page.getByRole('combobox', { name: /^Kode Group/ });
  await group.focus();
  await page.keyboard.type('GD');
  await expect(page.locator('[role=option][data-combobox-selected]')).toContainText('GD');
  await page.keyboard.press('Enter');
  const ongkos = page.getByRole('textbox', { name: /^Ongkos/ });
  const tipe = page.getByRole('combobox', { name: /^Tipe Ongkos/ });
  await expect(ongkos).toHaveValue('');
  await type(page, 'Berat', '2,5');
  comes();
  await expect(ongkos).toHaveValue(/50[.,]000/);
  await expect(tipe).toHaveValue(/Total/i);
  await type(page, 'Berat', '3,455');
  await expect(ongkos).toHaveValue(/^\D*5[.,]000/);
  await expect(tipe).toHaveValue(/Gram/i);
  await ongkos.fill('4000');
  await type(page, 'Berat', '4,5');
  await expect(ongkos).toHaveValue(/^\D*4[.,]?000/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(ongkos).toBeVisible();
});

test('a group offers its own types alone', async ({ page }) => {
  await go(page, '/tambah-data-barang');
  const choose = async (code: string): Promise<void> => {
    const group = page.getByRole('combobox', { name: /^Kode Group/ });
    await group.focus();
    await group.fill(code);
    await expect(page.locator('[role=option][data-combobox-selected]')).toContainText(code);
    await page.keyboard.press('Enter');
  };
  const types = page.getByRole('listbox', { name: 'Kode Jenis' }).getByRole('option');
  const jenis = page.getByRole('combobox', { name: /^Kode Jenis/ });
  await choose('LM');
  await jenis.focus();
  await expect(types).toHaveText([/^LM/]);
  await page.keyboard.press('Escape');
  await choose('GD');
  await jenis.focus();
  await expect(types).toHaveCount(6);
  await expect(types.filter({ hasText: /^LM/ })).toHaveCount(0);
});

test('what is missing stands at its field and nothing is saved', async ({ page }) => {
  await go(page, '/tambah-data-barang');
  await expect(page.getByRole('combobox', { name: /^Kode Group/ })).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Nama Barang Tidak Boleh Kosong')).toBeVisible();
  await expect(page.getByText('Berat Tidak Boleh Kosong')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Kode Group/ })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
});

test('scans fill the list of a move; unknown and double ones are refused', async ({ page }) => {
  await go(page, '/pindah-barang');
  await expect(page.getByLabel('Barcode')).toBeFocused();
  await page.keyboard.type('99999999', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-scan-note=unknown]')).toContainText('99999999');
  const first = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('kencana.sesi') ?? '{}') as { token: string };
    const answer = await fetch('/api/v1/barang?status=READY&limit=1&sort=-kode_barcode', {
      headers: { 'x-auth-token': token },
    });
    const { data } = (await answer.json()) as { data: { kode_barcode: string }[] };
    return data[0]?.kode_barcode ?? '';
  });
  await page.getByLabel('Barcode').fill(first);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-scan-note=ok]')).toContainText(first);
  await page.getByLabel('Barcode').fill(first);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-scan-note=duplicate]')).toContainText(first);
  await expect(page.getByText('1 Barang')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByText('Kode Gudang Tidak Boleh Kosong')).toBeVisible();
});
