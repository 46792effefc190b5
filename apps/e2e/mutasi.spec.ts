/**
 * Own money is moved by keyboard alone: a bank on one side means the till on the other, what is
 * missing stands at its field, and what was typed is there after a reload.
 */
import { login, open, pickOne, told } from './counter.ts';
import { expect, test } from './story.ts';

test('from an account to the till, and nothing is lost on the way', async ({ page }) => {
  await login(page, 'OWNER');
  await open(page, '/mutasi-uang-cash', 'Mutasi Uang Cash');
  await page.keyboard.press('F2');
  const form = page.getByRole('dialog');
  const from = form.getByRole('combobox', { name: /^Asal(?! Rek)/ });
  const to = form.getByRole('combobox', { name: /^Tujuan(?! Rek)/ });
  const fromAccount = form.getByRole('combobox', { name: /Rekening Asal|Asal Rekening/ });
  await expect(form.getByRole('combobox', { name: 'Kategori' })).toHaveValue('MUTASI');
  await expect(form.getByRole('combobox', { name: 'Kategori' })).toBeFocused();
  await expect(fromAccount).toBeDisabled();
  await page.keyboard.press('Control+s');
  await expect(form.getByText('Asal Tidak Boleh Kosong')).toHaveCount(2);
  await from.focus();
  await page.keyboard.type('BCA');
  await page.keyboard.press('Enter');
  await expect(from).toHaveValue(/^BCA/);
  await expect(to).toHaveValue('CASH');
  await form.getByRole('textbox', { name: 'Jumlah' }).fill('25000');
  await form.getByRole('textbox', { name: 'Keterangan' }).fill('ambil uang kecil');
  await page.keyboard.press('Control+s');
  await expect(form.getByText('Rekening Harus Dipilih')).toBeVisible();
  await expect(fromAccount).toBeFocused();

  await page.reload();
  await expect(to).toHaveValue('CASH');
  await pickOne(fromAccount);
  await page.keyboard.press('Control+s');
  await told(page, 'Mutasi Uang Cash Berhasil Disimpan');
  await expect(page.getByText('ambil uang kecil')).toBeVisible();

  await page.keyboard.press('F2');
  await from.focus();
  await page.keyboard.type('CASH');
  await page.keyboard.press('Enter');
  await expect(to).toHaveValue('');
  await expect(fromAccount).toBeDisabled();
});
