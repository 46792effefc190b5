/** A master with a reference in a real browser, and what keeps a row that is in use. */
import type { Page } from '@playwright/test';
import { login, open, pickOne, told, write } from './counter.ts';
import { expect, test } from './story.ts';

test.beforeEach(({ page }) => login(page, 'OWNER'));

/** Deletes a row by its button and says yes. */
async function remove(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
}

test('a tray is put into a warehouse and taken away again', async ({ page }) => {
  await open(page, '/master-baki', 'Master Baki');
  await page.getByRole('button', { name: /^Tambah Data/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kode Baki').fill('uji-baki');
  await dialog.getByLabel('Nama Baki').fill('Baki Uji');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText(/^Kode Gudang Tidak Boleh Kosong$/)).toBeVisible();
  const warehouse = dialog.getByRole('combobox', { name: 'Kode Gudang' });
  await pickOne(warehouse);
  const [kode = ''] = (await warehouse.inputValue()).split(' ');
  await page.keyboard.press('Control+s');
  await told(page, 'Berhasil Menyimpan Data');
  const row = page.getByRole('row', { name: /UJI-BAKI/ });
  await expect(row.getByRole('cell', { name: kode, exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await remove(page, /^Hapus UJI-BAKI/);
  await told(page, 'Berhasil Menghapus Data');
  await expect(row).toHaveCount(0);
});

test('what pieces use stays, and the refusal says what uses it', async ({ page }) => {
  await open(page, '/master-gudang', 'Master Gudang');
  await remove(page, /^Hapus TOKO /);
  await told(page, 'Gudang Masih Digunakan Barang');
  await open(page, '/master-kadar', 'Master Kadar');
  await remove(page, /^Hapus 750 /);
  await told(page, /Data Masih Digunakan Barang \d{8}/);
  await expect(page.getByRole('row', { name: /^750/ })).toBeVisible();
});

test('what is added elsewhere is offered at a counter that stands open', async ({
  page,
  browser,
}) => {
  const spv = await (await browser.newContext()).newPage();
  await login(spv, 'SPV');
  await open(spv, '/tambah-data-barang', 'Tambah Data Barang');
  const kinds = spv.getByRole('combobox', { name: /^Kode Jenis/ });
  await kinds.fill('anting uji');
  await expect(spv.getByRole('option', { name: /^UJI-JENIS/ })).toHaveCount(0);
  await write(page, 'jenis', { kode_jenis: 'UJI-JENIS', nama_jenis: 'Anting Uji' });
  await expect(spv.getByRole('option', { name: 'UJI-JENIS · Anting Uji' })).toBeVisible();
  await spv.context().close();
});
