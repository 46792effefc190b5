/**
 * Masters in a real browser: a warehouse by keyboard alone, a banner with its image, and the CSV of
 * the catalogue.
 */
import type { Page } from '@playwright/test';
import { login, open, told } from './counter.ts';
import { expect, test } from './story.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.beforeEach(({ page }) => login(page, 'OWNER'));

/** Code, name and type of a warehouse, field after field; the list of types is waited for. */
async function fillWarehouse(page: Page, code: string, nama: string, jenis: string): Promise<void> {
  for (const text of [code, nama]) {
    await page.keyboard.type(text, { delay: 40 });
    await page.keyboard.press('Enter');
  }
  const type = page.getByRole('combobox', { name: 'Jenis Gudang' });
  await expect(type).toBeFocused();
  await page.keyboard.type(jenis, { delay: 40 });
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
}

test('a warehouse is added, refused twice, and deleted', async ({ page }) => {
  // A code of this try alone: one that failed leaves its own behind.
  const code = `UJI-${Date.now().toString(36)}`.toUpperCase();
  await open(page, '/master-gudang', 'Master Gudang');
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Kode Gudang Tidak Boleh Kosong')).toBeVisible();
  await expect(page.getByLabel('Kode Gudang')).toBeFocused();
  await fillWarehouse(page, code.toLowerCase(), 'Gudang Uji', 'Sepuh');
  await page.keyboard.press('Control+s');
  await told(page, 'Berhasil Menyimpan Data');
  await expect(page.getByRole('cell', { name: code, exact: true })).toBeVisible();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('F2');
  await expect(page.getByLabel('Kode Gudang')).toBeFocused();
  await fillWarehouse(page, code, 'Lain', 'Toko');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Tambah Master Gudang' });
  await expect(dialog.getByText(`Kode ${code} Sudah Ada`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await page.getByRole('button', { name: 'Buang' }).click();

  await page.getByRole('button', { name: `Hapus ${code} Gudang Uji` }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await told(page, 'Berhasil Menghapus Data');
  await expect(page.getByRole('cell', { name: code, exact: true })).toHaveCount(0);
});

test('a banner needs an image, keeps it, and takes it along', async ({ page }) => {
  await open(page, '/banner-katalog', 'Banner Katalog');
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog', { name: 'Tambah Banner Katalog' });
  for (const label of ['Title', 'Info', 'Sub Info', 'Nama Tombol']) {
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(`Uji ${label}`);
  }
  const url = dialog.getByRole('textbox', { name: 'URL Pendukung', exact: true });
  await url.fill('https://toko.example/promo');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('Gambar Wajib Dimasukan')).toBeVisible();
  const file = { name: 'promo.png', mimeType: 'image/png', buffer: PIXEL };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('textbox', { name: 'Gambar' })).toHaveValue('promo.png');
  await expect(dialog.getByRole('img', { name: 'Pratinjau Gambar' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await told(page, 'Data Berhasil Ditambahkan');
  const picture = page.getByRole('row', { name: /Uji Title/ }).getByRole('img');
  await expect(picture).toHaveAttribute('src', /^\/api\/v1\/files\//);
  await expect(picture).toHaveJSProperty('naturalWidth', 1);

  await page.getByRole('button', { name: 'Hapus Uji Title' }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await told(page, 'Data Berhasil Di Hapus');
});

test('the catalogue’s CSV has the name of the specification', async ({ page }) => {
  await open(page, '/kategori-katalog', 'Kategori Katalog');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toBe('kategori-katalog.csv');
});
