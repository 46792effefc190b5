/**
 * Many pieces in one document, in a real browser: pasted from a spreadsheet, wrong cells mended
 * where the list leads, saved at once, the labels of all of them, and the document's own page.
 */
import type { Locator, Page } from '@playwright/test';
import { go, login } from './counter.ts';
import { expect, test } from './story.ts';

const cell = (page: Page, column: string, row: number): Locator =>
  page
    .getByRole('combobox', { name: `${column} baris ${row}`, exact: true })
    .or(page.getByRole('textbox', { name: `${column} baris ${row}`, exact: true }));

/** Pastes into the cell that has the focus, as a spreadsheet does. */
async function paste(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  const text = rows.map((cells) => cells.join('\t')).join('\r\n');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await page.keyboard.press('Control+V');
}

/** The shop's own codes: a group, a type, a warehouse and its tray. */
async function codes(page: Page): Promise<readonly string[]> {
  const first = async (list: string): Promise<string> => {
    const value = await page.locator(`#lembar-${list} option`).first().getAttribute('value');
    return value ?? '';
  };
  await expect(page.locator('#lembar-kode_baki option').first()).toBeAttached();
  return ['GD', 'CINCIN', 'TOKO', await first('kode_baki')];
}

test('pieces are pasted, mended, saved as one document, and labelled', async ({ page }) => {
  await login(page, 'SPV');
  await go(page, '/tambah-barang-banyak');
  const place = await codes(page);
  await cell(page, 'Kode Group', 1).focus();
  const rows = Array.from({ length: 120 }, (_, i) => [
    ...place,
    `CINCIN BANYAK ${i + 1}`,
    i === 110 ? 'dua' : '2,5',
  ]);
  await paste(page, rows);
  await expect(page.getByText('120 Barang')).toBeVisible();
  // What the group proposes stands in the row at once.
  await expect(cell(page, 'Kadar', 1)).not.toHaveValue('');
  await cell(page, 'Harga Beli', 1).fill('1000000');
  await page.keyboard.press('Control+Shift+D');
  await cell(page, 'Harga Jual', 1).fill('2000000');
  await page.keyboard.press('Control+Shift+D');
  await page.keyboard.press('F8');
  const wrong = page.getByRole('alert').filter({ hasText: 'sel salah' });
  await expect(wrong).toContainText('1 sel salah, belum ada yang disimpan');
  await wrong.getByRole('button', { name: /^Baris 111/ }).click();
  const mended = cell(page, 'Berat', 111);
  await expect(mended).toBeFocused();
  await expect(mended).toHaveValue('dua');
  await page.keyboard.type('2,75');
  await page.keyboard.press('Enter');
  await expect(wrong).toBeHidden();
  await page.keyboard.press('F8');
  const saved = page.getByRole('status').filter({ hasText: '120 barang disimpan' });
  await expect(saved).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: /Cetak 120 Label/i })).toBeEnabled();
  await page.getByRole('button', { name: 'Lihat Tambah Barang' }).click();
  const line = page.getByRole('row', { name: /-TB-/ }).first();
  await expect(line).toContainText('120');
  await line.getByRole('button').first().click();
  await expect(page.getByText('Baris 1–100 dari 120')).toBeVisible();
  await page.getByRole('button', { name: 'Halaman Berikutnya' }).first().click();
  await expect(page.getByText('Baris 101–120 dari 120')).toBeVisible();
  await expect(page.getByText('CINCIN BANYAK 111')).toBeVisible();
});
