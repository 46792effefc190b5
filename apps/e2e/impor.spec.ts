/**
 * Masters from and to files in a real browser: a file with errors is shown by row and cell and
 * leaves nothing behind, the corrected one is imported, an export is what the screen shows and
 * changes nothing when it comes back, on a phone too; and Export CSV for MU.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { go, login, newUser, open, read, told, write } from './counter.ts';
import { expect, test } from './story.ts';

interface Baki {
  readonly kode_baki: string;
  readonly nama_baki: string;
  readonly kode_gudang: string;
  readonly berat_baki: number;
}

/** Codes of this run, so that it can run again on the same shop. */
const run = Date.now().toString(36).toUpperCase();

const NOT_ALLOWED = 'Halaman Tidak Tersedia';

/** A CSV as Excel writes it in Indonesia. */
function csv(name: string, rows: readonly (readonly string[])[]) {
  const text = `\uFEFF${rows.map((cells) => `${cells.join(';')}\r\n`).join('')}`;
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Impor / Ekspor' }).click();
  await page.getByRole('menuitem', { name: 'Impor Dari Berkas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Impor Master Baki' });
  await expect(dialog.getByRole('button', { name: 'Pilih Berkas' })).toBeFocused();
  return dialog;
}

async function take(page: Page, item: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Impor / Ekspor' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function firstGudang(page: Page): Promise<string> {
  const [gudang] = await read<{ kode_gudang: string }[]>(page, 'gudang/get/all');
  if (gudang === undefined) throw new Error('a warehouse is needed');
  return gudang.kode_gudang;
}

test('errors by row and cell, nothing stored; the corrected file is imported', async ({ page }) => {
  await login(page, 'OWNER');
  await open(page, '/master-baki', 'Master Baki');
  const gudang = await firstGudang(page);
  const head = ['Kode Baki', 'Nama Baki', 'kode_gudang', 'berat_baki'];
  const good = [`${run}-1`, 'Baki Satu', gudang, '12,5'];
  const dialog = await openImport(page);
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (
    await chooser
  ).setFiles(
    csv('baki-salah.csv', [
      head,
      good,
      [`${run}-2`, '', 'TIDAK-ADA', '1,2345'],
      [`${run}-1`, 'Baki Dua', gudang, ''],
    ]),
  );
  await expect(dialog.getByRole('status')).toHaveText('1 Baru0 Berubah0 Sama2 Salah');
  const problem = (name: RegExp): Locator => dialog.getByRole('row', { name });
  await expect(problem(/^3 Nama Baki Nama Baki Tidak Boleh Kosong$/)).toBeVisible();
  await expect(
    problem(/^3 Kode Gudang TIDAK-ADA Kode Gudang TIDAK-ADA Tidak Ditemukan$/),
  ).toBeVisible();
  await expect(problem(/^3 Berat Baki.* 1,2345 /)).toBeVisible();
  await expect(problem(new RegExp(`^4 Kode Baki ${run}-1 Sama Dengan Baris 2$`))).toBeVisible();
  const save = dialog.getByRole('button', { name: /^Impor \d+ Data/ });
  await expect(save).toBeDisabled();
  await page.keyboard.press('Control+s');
  expect(await read<Baki[]>(page, `baki?q=${run}`)).toEqual([]);

  await dialog
    .locator('input[type=file]')
    .setInputFiles(csv('baki-benar.csv', [head, good, [`${run}-2`, 'Baki Dua', gudang, '']]));
  await expect(dialog.getByText('baki-benar.csv')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('2 Baru0 Berubah0 Sama0 Salah');
  await expect(dialog.getByRole('row', { name: new RegExp(`2 ${run}-1`) })).toContainText(
    'Berat Baki: 12.500',
  );
  await expect(save).toBeEnabled();
  await page.keyboard.press('Control+s');
  await told(page, '2 Data Ditambah, 0 Data Diubah');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('cell', { name: `${run}-1`, exact: true })).toBeVisible();
  expect(await read<Baki[]>(page, `baki?q=${run}`)).toMatchObject([
    { kode_baki: `${run}-1`, nama_baki: 'Baki Satu', kode_gudang: gudang, berat_baki: 12.5 },
    { kode_baki: `${run}-2`, nama_baki: 'Baki Dua', kode_gudang: gudang, berat_baki: 0 },
  ]);
});

test('an export is what the screen shows, and changes nothing when it comes back', async ({
  page,
}) => {
  await login(page, 'OWNER');
  await open(page, '/master-baki', 'Master Baki');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const rows = await page.getByRole('row').all();
  const shown = await Promise.all(rows.map((row) => row.getByRole('cell').allInnerTexts()));
  const file = await take(page, 'Ekspor CSV');
  expect(file.name).toBe('baki.csv');
  const [head, ...lines] = file.bytes.toString('utf8').trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFkode_baki,nama_baki,kode_gudang,berat_baki,berat_bandrol,aktif');
  const exported = lines.map((line) => line.split(',').slice(0, 3));
  expect(exported).toEqual(shown.filter((cells) => cells.length > 3).map((c) => c.slice(0, 3)));

  const excel = await take(page, 'Ekspor Excel');
  const dialog = await openImport(page);
  await dialog.getByText('Tambah Dan Ubah').click();
  await dialog.locator('input[type=file]').setInputFiles({
    name: excel.name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: excel.bytes,
  });
  await expect(dialog.getByRole('status')).toHaveText(`0 Baru0 Berubah${lines.length} Sama0 Salah`);
  await expect(dialog.getByText('Tidak Ada Yang Perlu Disimpan')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Impor \d+ Data/ })).toBeDisabled();
});

test('a template is dropped on a phone and its row changed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, 'OWNER');
  await open(page, '/master-baki', 'Master Baki');
  const gudang = await firstGudang(page);
  const kode = `${run}-9`;
  const row = { kode_baki: kode, nama_baki: 'Baki Lama', kode_gudang: gudang };
  await write(page, 'baki', row);
  const template = await take(page, 'Template CSV');
  expect(template.name).toBe('template-baki.csv');
  const text = `${template.bytes.toString('utf8')}${kode},Baki Baru,${gudang},3.5,0,YA\r\n`;
  const dialog = await openImport(page);
  await dialog.getByText('Tambah Dan Ubah').click();
  const data = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([${JSON.stringify(text)}], 'isi.csv', { type: 'text/csv' }));
    return transfer;
  })()`);
  await dialog
    .getByText('Letakkan Berkas Excel (.xlsx) Atau CSV Di Sini')
    .dispatchEvent('drop', { dataTransfer: data });
  await expect(dialog.getByRole('status')).toHaveText('0 Baru1 Berubah0 Sama0 Salah');
  const change = dialog.getByRole('listitem').filter({ hasText: kode });
  await expect(change).toContainText('Nama Baki: Baki Lama → Baki Baru');
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    390,
  );
  await dialog.getByRole('button', { name: 'Impor 1 Data' }).click();
  await told(page, '0 Data Ditambah, 1 Data Diubah');
  expect(await read<Baki[]>(page, `baki?kode_baki=${kode}`)).toMatchObject([
    { nama_baki: 'Baki Baru', berat_baki: 3.5 },
  ]);
});

test('Export CSV is for SU and MU: several tables in one archive', async ({
  page: owner,
  browser,
}) => {
  await login(owner, 'OWNER');
  const user_id = `MU${run}`;
  await newUser(owner, { user_id, nama: 'Pengelola', level: 'MU' });
  await go(owner, '/export-csv');
  await expect(owner.getByRole('heading', { level: 1, name: NOT_ALLOWED })).toBeVisible();
  const page = await (await browser.newContext()).newPage();
  await login(page, user_id);
  await open(page, '/export-csv', 'Export CSV');
  await page.getByRole('checkbox', { name: 'Pilih Master Baki', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Pilih Banner Katalog', exact: true }).check();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Control+s');
  expect((await download).suggestedFilename()).toMatch(/^export-csv-\w+\.zip$/);
  const one = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh CSV Banner Katalog' }).click();
  expect((await one).suggestedFilename()).toBe('kategori-katalog.csv');
});
