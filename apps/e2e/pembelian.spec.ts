/**
 * Buy-backs by keyboard: a sold piece from scan to nota, once only, and cancelled; goods without
 * barcode by transfer with a supervisor, weighed by a scale, with a photo, and destroyed.
 */
import type { Locator, Page } from '@playwright/test';
import {
  approve,
  go,
  login,
  open,
  PASSWORD,
  pickOne,
  read,
  readyPieces,
  scan,
  sellForCash,
  setSetting,
  write,
} from './counter.ts';
import { expect, test } from './story.ts';

/** The cheapest ready piece, sold for cash: barcode and the sale's number. */
async function sellCheap(page: Page): Promise<{ code: string; no: string }> {
  const piece = (await readyPieces(page, 60)).at(-1);
  if (!piece) throw new Error('nothing to sell');
  const { kode_barcode: code } = piece;
  return { code, no: await sellForCash(page, code) };
}

/** The screen, with a sales person chosen and the cursor where the next scan is expected. */
async function openPurchase(page: Page): Promise<void> {
  await open(page, '/transaksi-pembelian', 'Transaksi Pembelian');
  const find = page.getByLabel('Barcode / No Nota');
  await expect(find).toBeFocused();
  const sales = page.getByRole('combobox', { name: 'Sales' });
  if ((await sales.inputValue()) !== '') return;
  await pickOne(sales);
  await page.keyboard.press('F2');
  await expect(find).toBeFocused();
}

const inHand = (page: Page) => page.getByRole('group', { name: 'Barang Yang Dibeli' });
const list = (page: Page) => page.getByRole('region', { name: 'Daftar Pembelian' });

/** Finds a choice by typing and takes it. */
async function choose(page: Page, select: Locator, text: string): Promise<void> {
  await select.fill(text);
  await page.getByRole('option', { name: text }).first().click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(select).toHaveValue(new RegExp(text));
}

async function savedPurchase(page: Page): Promise<string> {
  await expect(page.getByText('Pembelian tersimpan')).toBeVisible();
  const heading = page.getByRole('heading', { level: 2 }).filter({ hasText: /-FB-/ });
  return (await heading.textContent()) ?? '';
}

test('a sold piece is bought back by keyboard, once, and the buy-back is cancelled', async ({
  page,
}) => {
  await login(page);
  const { code, no: sale } = await sellCheap(page);
  await openPurchase(page);
  await scan(page, code);
  await expect(page.getByRole('textbox', { name: 'Berat', exact: true })).toBeFocused();
  await page.keyboard.press('F9');
  await expect(list(page).getByRole('row', { name: code })).toBeVisible();
  await page.keyboard.press('F4');
  await expect(page.getByRole('textbox', { name: 'Nama', exact: true })).toBeFocused();
  await page.keyboard.type('IBU AISYAH', { delay: 60 });
  await page.keyboard.press('F8');
  await expect(page.getByLabel('Jumlah')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Simpan & Cetak/ })).toBeFocused();
  await page.keyboard.press('Enter');
  // Sold today: cash for it needs an approval, whose sentence says how it was sold.
  await expect(page.getByRole('dialog', { name: 'Otorisasi' })).toContainText('dibayar CASH');
  await approve(page, 'SPV', PASSWORD);
  const no = await savedPurchase(page);
  const paper = page.frameLocator('iframe[title="print"]');
  await expect(paper.getByText('NOTA PEMBELIAN')).toBeAttached();
  await expect(paper.getByText(no).first()).toBeAttached();
  const stored = await read<{ total: number; detail: { kode_barcode: string }[] }>(
    page,
    `pembelian/faktur/${no}`,
  );
  expect(stored.detail.map((d) => d.kode_barcode)).toEqual([code]);
  const cash = await read<{ no_dokumen: string; keluar: number }[]>(page, 'cash/paginated?limit=5');
  expect(cash.find((row) => row.no_dokumen === no)?.keluar).toBe(stored.total);

  await page.keyboard.press('Enter');
  const find = page.getByLabel('Barcode / No Nota');
  await expect(find).toBeFocused();
  await find.fill(sale);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: code })).toContainText('dibeli', {
    ignoreCase: true,
  });

  await go(page, `/batal-pembelian?no=${no}`);
  await expect(page.getByLabel('Alasan Batal')).toBeFocused();
  await page.keyboard.type('penjual berubah pikiran', { delay: 60 });
  await page.keyboard.press('Enter');
  await approve(page, 'SPV', PASSWORD);
  await expect(page.getByText(`${no} Sudah Dibatalkan`)).toBeVisible();
  const [piece] = await read<{ status: string }[]>(page, `barang?kode_barcode=${code}`);
  expect(piece?.status).toBe('TERJUAL');
});

/** A scale of the first make that answers each question with one settled frame. */
const SCALE = `{
  const frame = new TextEncoder().encode('ST,+00002.500  g\\r\\n');
  let send;
  const port = {
    open: async () => {},
    close: async () => {},
    get readable() {
      return new ReadableStream({ start: (stream) => { send = () => stream.enqueue(frame); } });
    },
    get writable() {
      return new WritableStream({ write: () => send() });
    },
  };
  const serial = { getPorts: async () => [port], requestPort: async () => port };
  Object.defineProperty(navigator, 'serial', { value: serial });
}`;
/** One grey dot. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** Keeps the list of approvers away until what it answers is called. */
async function holdApprovers(page: Page): Promise<() => void> {
  let come = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/authorization/approvers*', async (route) => {
    await held;
    await route.continue();
  });
  return come;
}

test('goods without barcode: weighed, photographed, approved, paid by transfer, destroyed', async ({
  page,
}) => {
  await page.addInitScript(SCALE);
  await login(page);
  await write(page, 'cash/simpan', {
    jenis_kas: 'BANK',
    kode_transaksi: 'MODAL',
    arah: 'IN',
    jumlah_rp: 10_000_000,
    no_rekening: '1000200301',
    keterangan: 'modal',
  });
  await openPurchase(page);
  await page.keyboard.press('F6');
  const form = inHand(page);
  await expect(form.getByLabel('Nama Barang')).toBeFocused();
  await page.keyboard.type('KALUNG LAMA', { delay: 60 });
  const group = form.getByRole('combobox', { name: 'Kode Group' });
  await choose(page, group, 'GD');
  await expect(form.getByLabel('Kadar')).toHaveValue('42');
  await choose(page, group, 'MT');
  await expect(form.getByLabel('Kadar')).toHaveValue('75');
  // Escape closes the open list, not the piece in hand.
  await group.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await group.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(form.getByLabel('Nama Barang')).toHaveValue('KALUNG LAMA');
  await choose(page, form.getByRole('combobox', { name: 'Kode Jenis' }), 'KALUNG');
  await page.keyboard.press('F11');
  await expect(form.getByText('Dari timbangan')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Berat', exact: true })).toHaveValue('2.500');
  // The shop's own price rules, so that none is chosen.
  await expect(form.getByText(/^Harga beli: harga pasar hari ini .* \(2\.500 gr\)/)).toBeVisible();
  await expect(form.getByLabel('Kode Harga')).toHaveCount(0);
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(form.getByRole('img', { name: 'Foto' })).toBeVisible();
  await form.getByLabel('Harga Beli').fill('2000000');
  await page.keyboard.press('F9');
  await expect(list(page).getByRole('row', { name: 'KALUNG LAMA' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Nama', exact: true }).fill('PAK BUDI');
  await page.keyboard.press('F7');
  const pay = page.getByRole('group', { name: 'Transfer' });
  const account = pay.getByRole('combobox', { name: 'Rekening Toko' });
  await choose(page, account, '1000200301');
  await pay.getByLabel('Bank Customer').fill('BRI');
  await pay.getByLabel('No Rekening Customer').fill('002301000456507');
  await expect(pay.getByLabel('Atas Nama')).toHaveValue('PAK BUDI');
  await page.keyboard.press('Control+s');
  const seller = page.getByRole('region', { name: 'Customer' });
  await expect(seller.getByText('Nomor Identitas Wajib Untuk Barang Tanpa Barcode')).toBeVisible();
  await page.getByLabel('NIK / SIM / Paspor').fill('3273012345678901');
  const letNames = await holdApprovers(page);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  await expect(dialog).toContainText('KALUNG LAMA 2.500 gr');
  await expect(dialog).toContainText('BRI 002301000456507 a.n. PAK BUDI');
  // Draft and submit lie on the device by now, the identity number in neither.
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain('PAK BUDI');
  expect(kept).toContain('transaksi-pembelian.kirim');
  expect(kept).not.toContain('3273012345678901');
  // The name is typed before the list is there: none of its letters is lost.
  await expect(dialog.getByRole('combobox', { name: 'Username' })).toBeFocused();
  await page.keyboard.type('SPV');
  letNames();
  await expect(page.getByRole('option', { name: 'SPV' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await page.keyboard.insertText(PASSWORD);
  await page.keyboard.press('Enter');
  const no = await savedPurchase(page);
  const stored = await read<{
    nik_sim_passport: string;
    detail: { foto: string; rumus: { berat_manual: boolean } }[];
  }>(page, `pembelian/faktur/${no}`);
  expect(stored.nik_sim_passport).toBe('************8901');
  expect(stored.detail[0]?.rumus.berat_manual).toBe(false);
  expect(stored.detail[0]?.foto).toMatch(/^files\//);

  await open(page, '/hancur-pembelian', 'Hancur Pembelian');
  await page.getByRole('textbox', { name: 'Cari no lot' }).fill(`${no}-1`);
  await page.getByRole('button', { name: `Pilih ${no}-1` }).click();
  await expect(page.getByText('1 Barang · 2.500 gr')).toBeVisible();
  await choose(page, page.getByRole('combobox', { name: 'Kondisi' }), 'PATAH');
  await choose(page, page.getByRole('combobox', { name: 'Gudang Tujuan' }), 'RUSAK');
  await page.getByLabel('Alasan').fill('untuk dilebur');
  await page.keyboard.press('F8');
  await page.getByRole('button', { name: 'Ya', exact: true }).click();
  await approve(page, 'SPV', PASSWORD);
  await expect(page.getByText('Tersimpan dengan nomor')).toBeVisible();
  const lots = await read<unknown[]>(page, `hancurpembelian/barang?q=${no}-1`);
  expect(lots).toEqual([]);

  // Its gold is gone: nobody is offered to cancel it.
  await go(page, `/lihat-pembelian?no=${no}`);
  const row = page.getByRole('row').filter({ hasText: no });
  await expect(row.getByRole('button', { name: 'Nota', exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Batalkan' })).toHaveCount(0);
});

test('a seller whom the nota does not name is seen in the list, on a wide and a narrow screen', async ({
  page,
}, info) => {
  await login(page);
  const [piece] = (await readyPieces(page, 60)).slice(-2);
  const code = piece?.kode_barcode ?? '';
  const [sales] = await read<{ kode_sales: string }[]>(page, 'sales');
  const { harga_total } = await read<{ harga_total: number }>(
    page,
    `barang/ready/kode-barcode/${code}`,
  );
  const sold = await write(page, 'penjualan/simpan', {
    kode_sales: sales?.kode_sales,
    nama_customer: 'IBU ANI',
    no_hp: '081277776666',
    detail_barang: [{ kode_barcode: code }],
    pembayaran: [{ jenis: 'CASH', jumlah_rp: harga_total }],
  });
  expect(sold['status'], JSON.stringify(sold)).toBe('success');
  await openPurchase(page);
  await scan(page, code);
  await expect(page.getByRole('textbox', { name: 'Berat', exact: true })).toBeFocused();
  await page.keyboard.press('F9');
  await page.keyboard.press('F4');
  await expect(page.getByRole('textbox', { name: 'Nama', exact: true })).toBeFocused();
  await page.keyboard.type('PAK BUDI', { delay: 60 });
  await page.keyboard.press('F8');
  await expect(page.getByLabel('Jumlah')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Simpan & Cetak/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await approve(page, 'SPV', PASSWORD);
  const no = await savedPurchase(page);

  await open(page, '/lihat-pembelian', 'Lihat Pembelian');
  const mark = page.getByText('Penjual Bukan Pembeli Nota').first();
  for (const size of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByText(no).first()).toBeVisible();
    await expect(mark).toBeAttached();
    await page.screenshot({ path: info.outputPath(`lihat-${size.width}.png`) });
  }
});

test('beyond the day’s quotes a supervisor opens more without leaving the screen', async ({
  page,
}, info) => {
  await login(page, 'OWNER');
  await setSetting(page, 'BATAS_TAKSIRAN_BELI', '0');
  await login(page);
  const { code } = await sellCheap(page);
  await openPurchase(page);
  await scan(page, code);
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  await expect(dialog).toContainText(`berikutnya ${code}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(inHand(page)).toHaveCount(0);
  for (const size of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.getByLabel('Barcode / No Nota').fill(code);
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Taksiran beli kembali');
    await page.screenshot({ path: info.outputPath(`taksiran-${size.width}.png`) });
    if (size.width > 1000) await page.keyboard.press('Escape');
  }
  await approve(page, 'SPV', PASSWORD);
  await expect(page.getByRole('textbox', { name: 'Berat', exact: true })).toBeFocused();
});
