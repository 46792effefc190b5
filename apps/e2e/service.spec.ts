/**
 * Services by keyboard: pieces received with weights, a photo and a down payment, the receipt on
 * paper, to the craftsman, ready with gold of the shop, taken and paid with change; and one that is
 * cancelled with an approval, a part of its money kept.
 */
import type { Locator, Page } from '@playwright/test';
import { approve, login, open, PASSWORD, pickOne, read, told } from './counter.ts';
import { expect, test } from './story.ts';

interface Service {
  readonly status: string;
  readonly total: number;
  readonly bayar: number;
  readonly rincian: { readonly kembalian_rp?: number; readonly ditahan_rp?: number };
  readonly detail: readonly {
    readonly berat_jadi: number;
    readonly berat_susut: number;
    readonly foto: readonly string[];
  }[];
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The intake with a sales person chosen and the customer's name typed. */
async function openIntake(page: Page, customer: string): Promise<void> {
  await open(page, '/transaksi-services', 'Transaksi Service');
  const sales = page.getByRole('combobox', { name: 'Sales' });
  if ((await sales.inputValue()) === '') await pickOne(sales);
  await page.keyboard.press('F4');
  await expect(page.getByRole('textbox', { name: 'Nama', exact: true })).toBeFocused();
  await page.keyboard.type(customer);
  await page.getByRole('textbox', { name: 'No HP', exact: true }).fill('081234567890');
  await page.keyboard.press('F2');
}

function piece(page: Page, n: number): Locator {
  return page.getByRole('region', { name: `Barang ${n}` });
}

async function typePiece(
  page: Page,
  n: number,
  values: { nama: string; berat: string; kerja: string; ongkos: string },
): Promise<void> {
  const card = piece(page, n);
  await expect(card.getByLabel('Nama Barang')).toBeFocused();
  await page.keyboard.type(values.nama);
  await page.keyboard.press('Tab');
  await expect(card.getByLabel('Berat Masuk')).toBeFocused();
  await page.keyboard.type(values.berat);
  await card.getByLabel('Pekerjaan').fill(values.kerja);
  await card.getByLabel('Ongkos').fill(values.ongkos);
}

/** Ctrl+S, and the number of what was saved. */
async function save(page: Page): Promise<string> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Service tersimpan')).toBeVisible();
  const heading = page.getByRole('heading', { level: 2 }).filter({ hasText: /-SV-/ });
  return (await heading.textContent()) ?? '';
}

/** What the button prints, as the preview has it. */
async function printed(page: Page, press: () => Promise<void>): Promise<string> {
  let paper = '';
  await page.route('**/nota/cetak', async (route) => {
    const response = await route.fetch();
    paper = await response.text();
    await route.fulfill({ response });
  });
  await press();
  await expect.poll(() => paper).not.toBe('');
  await page.unroute('**/nota/cetak');
  return paper;
}

async function rowOf(page: Page, no: string): Promise<Locator> {
  await open(page, `/lihat-services?no=${no}`, 'Lihat Service');
  const row = page.getByRole('row').filter({ hasText: no });
  await expect(row).toBeVisible();
  return row;
}

async function press(row: Locator, name: string): Promise<void> {
  await row.getByRole('button', { name, exact: true }).press('Enter');
}

/** Both pieces with their weights, a tenth of a gram of gold in the first. */
async function makeReady(page: Page, no: string): Promise<void> {
  await press(await rowOf(page, no), 'Siap');
  const dialog = page.getByRole('dialog', { name: `Hasil ${no}` });
  const first = dialog.getByRole('region', { name: 'KALUNG RANTAI' });
  await expect(first.getByLabel('Berat Jadi')).toBeFocused();
  // Pak Asep's usual charge, by Master Tukang.
  await expect(dialog.getByLabel('Ongkos Tukang')).toHaveValue('60,000');
  await page.keyboard.type('5,345');
  await first.getByRole('button', { name: 'Tambah Emas' }).press('Enter');
  const lot = first.getByRole('combobox', { name: 'Lot Emas 1' });
  await pickOne(lot);
  await first.getByLabel('Emas Ditambah 1').fill('0,1');
  await first.getByLabel('Harga Emas 1').fill('250000');
  await dialog.getByRole('region', { name: 'CINCIN' }).getByLabel('Berat Jadi').fill('3,2');
  await page.keyboard.press('Control+s');
  // Nothing grows by itself: the server says where.
  await expect(dialog.getByText(/Melebihi Berat Masuk/)).toBeVisible();
  await dialog.getByRole('region', { name: 'CINCIN' }).getByLabel('Berat Jadi').fill('2,995');
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeHidden();
  await told(page, `${no} Siap Diambil`);
}

test('a service from the counter to the customer again', async ({ page }) => {
  await login(page);
  await openIntake(page, 'Ibu Ratna');
  await typePiece(page, 1, {
    nama: 'kalung rantai',
    berat: '5,25',
    kerja: 'Patri kalung putus di dekat kait',
    ongkos: '50000',
  });
  const chooser = page.waitForEvent('filechooser');
  await piece(page, 1).getByRole('button', { name: 'Pilih Foto' }).press('Enter');
  const buffer = Buffer.from(PIXEL, 'base64');
  await (await chooser).setFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await expect(piece(page, 1).getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await page.keyboard.press('F6');
  await typePiece(page, 2, { nama: 'cincin', berat: '3', kerja: 'Kecilkan', ongkos: '40000' });
  await page.keyboard.press('F8');
  const dp = page.getByRole('group', { name: 'Cash' }).getByLabel('Jumlah');
  await expect(dp).toBeFocused();
  await dp.fill('60000');
  const no = await save(page);

  const receipt = await printed(page, () => page.keyboard.press('F10'));
  for (const said of ['TANDA TERIMA SERVICE', no, '5.250', 'Patri kalung', '60,000'])
    expect(receipt).toContain(said);

  await press(await rowOf(page, no), 'Ke Tukang');
  const toWork = page.getByRole('dialog', { name: `${no} dikirim ke tukang` });
  const craftsman = toWork.getByRole('combobox', { name: 'Tukang' });
  await expect(craftsman).toBeFocused();
  await pickOne(craftsman);
  await page.keyboard.press('Control+s');
  await expect(toWork).toBeHidden();

  await makeReady(page, no);

  await press(await rowOf(page, no), 'Ambil');
  const taking = page.getByRole('dialog', { name: `${no} diambil customer` });
  await expect(taking.getByText('Rp. 280,000,-').first()).toBeVisible();
  await page.keyboard.press('F8');
  const cash = taking.getByRole('group', { name: 'Cash' }).getByLabel('Jumlah');
  await expect(cash).toBeFocused();
  await cash.fill('300000');
  await page.keyboard.press('Control+s');
  await expect(taking).toBeHidden();
  const done = await read<Service>(page, `service/faktur/${no}`);
  expect(done).toMatchObject({ status: 'FINISH', total: 340_000, bayar: 340_000 });
  expect(done.rincian.kembalian_rp).toBe(20_000);
  expect(done.detail.map((d) => d.berat_jadi)).toEqual([5.345, 2.995]);
  expect(done.detail[0]?.foto).toHaveLength(1);

  const row = await rowOf(page, no);
  const nota = await printed(page, () => press(row, 'Nota'));
  for (const said of ['NOTA SERVICE', '5.345', '340,000']) expect(nota).toContain(said);
});

test('a cancelled service gives the money back but for what is kept', async ({ page }) => {
  await login(page);
  await openIntake(page, 'Pak Budi');
  await typePiece(page, 1, { nama: 'gelang', berat: '7', kerja: 'Poles', ongkos: '90000' });
  await page.keyboard.press('F8');
  await expect(page.getByRole('group', { name: 'Cash' }).getByLabel('Jumlah')).toBeFocused();
  const no = await save(page);

  await press(await rowOf(page, no), 'Batalkan');
  await expect(page.getByRole('heading', { level: 2, name: no })).toBeVisible();
  await page.getByLabel('Uang Ditahan').fill('10000');
  await page.getByLabel(/Alasan Batal/).fill('Pelanggan tidak jadi');
  await page.keyboard.press('Control+s');
  await approve(page, 'SPV', PASSWORD);
  await expect(page.getByText(`${no} Sudah Dibatalkan`)).toBeVisible();
  const gone = await read<Service>(page, `service/faktur/${no}`);
  expect(gone).toMatchObject({ status: 'BATAL', rincian: { ditahan_rp: 10_000 } });
});

test('a down payment above the final charge goes back when the pieces are taken', async ({
  page,
}) => {
  await login(page);
  await openIntake(page, 'Ibu Lina');
  await typePiece(page, 1, { nama: 'anting', berat: '2', kerja: 'Patri', ongkos: '60000' });
  // What cannot be read is not left out: the field has the focus, nothing is saved.
  const gold = piece(page, 1).getByLabel('Perkiraan Harga Emas');
  await gold.fill('banyak');
  await piece(page, 1).getByLabel('Kondisi Barang').focus();
  await page.keyboard.press('Control+s');
  await expect(gold).toBeFocused();
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('Rp. 60,000,-');
  await gold.fill('');
  await page.keyboard.press('F8');
  await expect(page.getByRole('group', { name: 'Cash' }).getByLabel('Jumlah')).toBeFocused();
  const no = await save(page);

  await press(await rowOf(page, no), 'Siap');
  const ready = page.getByRole('dialog', { name: `Hasil ${no}` });
  const result = ready.getByRole('region', { name: 'ANTING' });
  await expect(result.getByLabel('Berat Jadi')).toBeFocused();
  await page.keyboard.type('1,99');
  await expect(result.getByText('Susut 0.010 gr')).toBeVisible();
  await expect(result.getByLabel('Ongkos')).toHaveValue('60,000');
  await result.getByLabel('Ongkos').fill('50000');
  await page.keyboard.press('Control+s');
  await approve(page, 'SPV', PASSWORD);
  await expect(ready).toBeHidden();

  await press(await rowOf(page, no), 'Ambil');
  const taking = page.getByRole('dialog', { name: `${no} diambil customer` });
  await expect(taking.getByText('Down payment lebih Rp. 10,000,- dikembalikan')).toBeVisible();
  await expect(taking.getByRole('button', { name: /^Cash/ })).toHaveCount(0);
  await expect(taking.getByPlaceholder('Ibu Lina')).toBeVisible();
  await taking.getByRole('combobox', { name: 'Uang Dikembalikan Dengan' }).click();
  await page.getByRole('option', { name: 'Transfer' }).click();
  await page.keyboard.press('Control+s');
  await expect(taking.getByText('No Rekening Tidak Boleh Kosong')).toBeVisible();
  await pickOne(taking.getByRole('combobox', { name: 'Dari Rekening' }));
  await page.keyboard.press('Control+s');
  await expect(taking).toBeHidden();
  const done = await read<Service & { pembayaran: readonly object[] }>(
    page,
    `service/faktur/${no}`,
  );
  expect(done).toMatchObject({ status: 'FINISH', total: 50_000, bayar: 50_000 });
  expect(done.pembayaran.at(-1)).toMatchObject({
    jenis: 'TRANSFER',
    arah: 'KELUAR',
    jumlah_rp: 10_000,
  });
});
