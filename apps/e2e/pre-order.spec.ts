/**
 * Pre-orders by keyboard: the module switched on, one typed and one read from a file with a wrong
 * cell first, both closed for a run, one finished with what came, one cancelled with an approval.
 */
import type { Page } from '@playwright/test';
import { approve, login, open, PASSWORD, setSetting, told } from './counter.ts';
import { expect, test } from './story.ts';

const FILE = 'nama_barang;kode_jenis;kadar;qty;berat\n';

async function saveOne(page: Page): Promise<string> {
  await page.keyboard.press('F8');
  const saved = page
    .getByRole('main')
    .getByText(/^\w+-PO-\S+ Tersimpan$/)
    .first();
  await expect(saved).toBeVisible();
  const no = ((await saved.textContent()) ?? '').split(' ')[0] ?? '';
  await page.getByRole('button', { name: 'Transaksi Baru' }).press('Enter');
  return no;
}

async function typeOne(page: Page): Promise<string> {
  await page.getByLabel('Nama Supplier').fill('pt emas jaya');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ibu Sari');
  await page.getByLabel('1. Nama Barang').fill('CINCIN SOLITAIRE');
  await page.keyboard.press('Enter');
  const type = page.getByRole('combobox', { name: 'Kode Jenis' });
  await expect(type).toBeFocused();
  await type.fill('CINCIN');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.type('75');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await page.keyboard.press('F8');
  await expect(page.getByText('Berat Tidak Boleh Kosong')).toBeVisible();
  await page.getByLabel('Berat Per Pcs').fill('2,5');
  return saveOne(page);
}

async function importOne(page: Page): Promise<string> {
  await page.getByLabel('Nama Supplier').fill('pt emas jaya');
  const choose = async (rows: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Impor Dari File' }).click();
    const buffer = Buffer.from(FILE + rows);
    await (await chooser).setFiles({ name: 'po.csv', mimeType: 'text/csv', buffer });
  };
  await choose('KALUNG RANTAI;CINCIN;75;abc;3,1\n');
  await expect(page.getByRole('alert').getByText('Baris 2')).toBeVisible();
  await choose('KALUNG RANTAI;CINCIN;75;4;3,1\nKALUNG MILANO;CINCIN;70;1;5\n');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByLabel('2. Nama Barang')).toHaveValue('KALUNG MILANO');
  return saveOne(page);
}

async function rowOf(page: Page, no: string) {
  await open(page, `/pre-order?no=${no}`, 'Pre Order');
  const row = page.getByRole('row').filter({ hasText: no });
  await expect(row).toBeVisible();
  return row;
}

test('pre-orders are saved, closed together, finished with what came, and cancelled', async ({
  page,
}) => {
  await login(page, 'OWNER');
  await setSetting(page, 'PRE_ORDER_MODULE', 'true');
  await login(page, 'OWNER');
  await open(page, '/transaksi-pre-order', 'Transaksi Pre Order');
  const typed = await typeOne(page);
  const filed = await importOne(page);

  await open(page, '/closing-pre-order', 'Closing Pre Order');
  await expect(page.getByText('Pilih Supplier Dahulu')).toBeVisible();
  await page.getByRole('combobox', { name: 'Supplier' }).fill('PT EMAS JAYA');
  await page.getByRole('option', { name: 'PT EMAS JAYA' }).click();
  await expect(page.getByRole('checkbox', { name: typed })).toBeChecked();
  await page.keyboard.press('F8');
  await page.getByRole('button', { name: 'Ya' }).press('Enter');
  await told(page, /\d+ Pre Order Ditutup/);
  await expect(page.getByRole('checkbox', { name: typed })).toHaveCount(0);

  const row = await rowOf(page, typed);
  await expect(row.getByText('Di Supplier')).toBeVisible();
  await row.getByRole('button', { name: 'Selesaikan' }).press('Enter');
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Qty Datang 1')).toBeFocused();
  await page.keyboard.type('2');
  await form.getByLabel('Berat Datang 1').fill('4,9');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Yang Datang Kurang Dari Pesanan')).toBeVisible();
  await page.getByRole('button', { name: 'Ya', exact: true }).press('Enter');
  await told(page, `${typed} Selesai`);
  await expect((await rowOf(page, typed)).getByText('Selesai', { exact: true })).toBeVisible();

  const other = await rowOf(page, filed);
  await other.getByRole('button', { name: 'Batalkan' }).press('Enter');
  await page.getByLabel('Alasan Batal').fill('supplier tidak sanggup');
  await page.keyboard.press('Control+s');
  await approve(page, 'SPV', PASSWORD);
  await told(page, `${filed} Berhasil Dibatalkan`);

  await open(page, '/pre-order', 'Pre Order');
  await page.getByLabel('No Faktur').fill('TIDAK-ADA');
  await told(page, 'Data Tidak Tersedia');

  await open(page, '/laporan-pre-order', 'Laporan Pre Order');
  await page.keyboard.press('F9');
  await expect(page.getByRole('cell', { name: 'KALUNG MILANO' }).first()).toBeVisible();
});
