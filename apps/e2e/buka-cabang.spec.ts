/**
 * Head office opens a branch by keyboard; its owner changes the given password before anything
 * else, finds head office's masters, and pulls what head office adds later.
 */
import type { Page } from '@playwright/test';
import { login, open, PASSWORD, setSetting, told, write } from './counter.ts';
import { expect, test } from './story.ts';

/** Codes of this run: a story that is tried again opens another branch. */
function codes(): { kode: string; prefix: string; group: string } {
  const n = String(Date.now() % 1_000_000);
  return { kode: `E2E${n}`, prefix: String(30 + (Number(n) % 60)), group: `BC${n}` };
}

async function officeReady(page: Page, kode_group: string): Promise<void> {
  await setSetting(page, 'KIRIM_BARANG_MODULE', 'true');
  await addGroup(page, kode_group);
}

async function addGroup(page: Page, kode_group: string): Promise<void> {
  const row = { kode_group, nama_group: `Emas ${kode_group}`, kadar: 75, kadar_modal: 76 };
  const saved = await write(page, 'group', { ...row, harga: 1_500_000 });
  expect(saved['status']).toBe('success');
}

test('a branch is opened and its owner takes it over', async ({ page, browser }) => {
  const { kode, prefix, group } = codes();
  await login(page, 'PUSAT');
  await officeReady(page, group);
  // The module that was just switched on is part of the menu after a login.
  await login(page, 'PUSAT');
  await open(page, '/master-toko', 'Master Toko');
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog', { name: 'Buka Cabang Baru' });
  await expect(dialog.getByLabel('Kode Toko')).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('Nama Toko Tidak Boleh Kosong')).toBeVisible();
  await dialog.getByLabel('Kode Toko').fill(kode);
  await dialog.getByLabel('Nama Toko').fill(`Cabang ${kode}`);
  await dialog.getByLabel('Prefix Barcode').fill('10');
  await dialog.getByLabel('User Id').fill(`OWN-${kode}`);
  await dialog.getByLabel('Nama', { exact: true }).fill('PEMILIK BARU');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('sementara-123');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('Prefix 10 Sudah Dipakai Toko Lain')).toBeVisible();
  await dialog.getByLabel('Prefix Barcode').fill(prefix);
  await page.keyboard.press('Control+s');
  await told(page, `Cabang Cabang ${kode} Berhasil Dibuka`);
  await expect(page.getByRole('cell', { name: kode, exact: true })).toBeVisible();

  const branch = await browser.newPage();
  await branch.goto('/');
  await branch.getByLabel('Username').fill(`OWN-${kode}`);
  await branch.getByLabel('Password', { exact: true }).fill('sementara-123');
  await branch.keyboard.press('Enter');
  await expect(branch.getByText('Ganti dulu sebelum mulai bekerja')).toBeVisible();
  await branch.goto('/master-group');
  await expect(branch.getByText('Ganti dulu sebelum mulai bekerja')).toBeVisible();
  await branch.getByLabel('Password Lama').fill('sementara-123');
  await branch.getByLabel(/^Password Baru/).fill(`${PASSWORD}-baru`);
  await branch.getByLabel('Ulangi Password Baru').fill(`${PASSWORD}-baru`);
  await branch.keyboard.press('Enter');
  await expect(branch.getByRole('heading', { level: 1, name: 'Master Group' })).toBeVisible();
  await expect(branch.getByRole('cell', { name: group, exact: true })).toBeVisible();

  await addGroup(page, `${group}B`);
  await open(branch, '/import-data-pusat', 'Import Data Pusat');
  await branch.getByRole('checkbox', { name: 'Master Group', exact: true }).check();
  await branch.keyboard.press('F8');
  await expect(branch.getByRole('row', { name: `${group}B` })).toBeVisible();
  await expect(branch.getByText('1 Baru, 0 Berubah')).toBeVisible();
  await branch.keyboard.press('Control+s');
  await told(branch, 'Data Pusat Berhasil Diambil');
  await branch.close();
});
