/**
 * The catalogue from the shop's screens to the page that customers see, a splash screen, the gold
 * price with its history, and the global price.
 */
import { login, open, told } from './counter.ts';
import { expect, test } from './story.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const IMAGE = { name: 'cincin.png', mimeType: 'image/png', buffer: PIXEL };

test.beforeEach(({ page }) => login(page, 'OWNER'));

test('an item goes from its form to the public page and away again', async ({ page, browser }) => {
  await open(page, '/item-katalog', 'Item Katalog');
  await page.getByRole('button', { name: /Tambah Data/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah Item Katalog' });
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('Kategori Harus Dipilih')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nama Barang' }).fill('Cincin Uji Katalog');
  await dialog.getByRole('combobox', { name: 'Kode Kategori' }).click();
  await page.getByRole('option', { name: /CINCIN/ }).click();
  await dialog.getByRole('textbox', { name: 'Berat Barang' }).fill('3,25');
  await dialog.getByRole('textbox', { name: 'Harga Jual' }).fill('4500000');
  await dialog.getByRole('textbox', { name: 'URL Pendukung' }).fill('https://example.com/uji');
  await dialog.locator('input[type=file]').setInputFiles(IMAGE);
  await expect(dialog.getByRole('textbox', { name: 'Gambar' })).toHaveValue('cincin.png');
  await page.keyboard.press('Control+s');
  await told(page, 'Data Berhasil Ditambahkan');

  const link = page.getByRole('link', { name: 'Lihat Katalog Publik' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toBe('/katalog/BDG1');
  // Somebody without a login, in a browser of their own.
  const visitor = await browser.newPage();
  await visitor.goto(address);
  const card = visitor.getByRole('article').filter({ hasText: 'Cincin Uji Katalog' });
  await expect(card).toContainText('Rp. 4,500,000,-');
  await expect(card).toContainText('3.250');
  await expect(card.getByRole('img')).toHaveJSProperty('naturalWidth', 1);
  await visitor.getByRole('button', { name: 'Gelang' }).click();
  await expect(card).toHaveCount(0);
  await expect(visitor.getByRole('heading', { name: 'Harga Ritel' })).toBeVisible();
  await visitor.close();

  await page.getByRole('button', { name: 'Hapus Cincin Uji Katalog' }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await told(page, 'Data Berhasil Di Hapus');
});

test('splash screens are only edited', async ({ page }) => {
  await open(page, '/splashscreen-katalog', 'Splashscreen Katalog');
  await expect(page.getByRole('button', { name: /Tambah Data/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Hapus/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit GUEST1 guest 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Splashscreen Katalog' });
  const text = dialog.getByRole('textbox', { name: 'Text' });
  await text.fill('');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('Text Tidak Boleh Kosong')).toBeVisible();
  await text.fill('Selamat Datang');
  await dialog.getByRole('combobox', { name: 'Posisi' }).click();
  await page.getByRole('option', { name: 'ATAS' }).click();
  await page.keyboard.press('Control+s');
  await told(page, 'Data Berhasil Dirubah');
  await expect(page.getByRole('row', { name: /guest 1.*Selamat Datang.*ATAS/ })).toBeVisible();
});

test('a changed gold price stands in the report, the global price reloads the page', async ({
  page,
}) => {
  await open(page, '/master-parameter-harga-emas', 'Parameter Harga Emas');
  await page
    .getByRole('row', { name: /EMAS 18K/ })
    .getByRole('button', { name: /^Edit/ })
    .click();
  const price = page.getByRole('dialog').getByRole('textbox', { name: 'Harga Jual' });
  await price.fill('1891000');
  await page.keyboard.press('Control+s');
  await told(page, 'Berhasil Mengedit Data');

  await open(page, '/parameter-harga-global', 'Parameter Harga Emas Global');
  await page.getByLabel('Harga Emas Global Per Gram 24K').fill('2475000');
  const reloaded = page.waitForEvent('load');
  // Said for the second before the page is loaded anew: waited for from before it can come.
  const said = told(page, 'Data Berhasil Disimpan');
  await page.getByRole('button', { name: /Simpan Data/ }).click();
  await said;
  await reloaded;

  await open(page, '/laporan-perubahan-harga-emas', 'Laporan Perubahan Harga Emas');
  await page.getByRole('button', { name: /Cari Laporan/ }).click();
  await expect(page.getByRole('row', { name: /MT 75.*1,891,000/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /24K.*2,475,000/ })).toBeVisible();
});
