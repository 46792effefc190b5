/**
 * A sale through a marketplace by keyboard: refused without its photo, sent with it, printed with
 * the three months of repurchase, found by its order number, and its order is sold once.
 */
import type { Page } from '@playwright/test';
import {
  approve,
  go,
  login,
  open,
  openCounter,
  PASSWORD,
  pickOne,
  read,
  readyPieces,
  savedSale,
  scan,
  scanPiece,
} from './counter.ts';
import { expect, test } from './story.ts';

const row = (page: Page) => page.getByRole('group', { name: 'Marketplace' });

/** Scans the piece, takes the marketplace with Ctrl+M, and writes its order down. */
async function sellOnline(page: Page, barcode: string, noPo: string): Promise<void> {
  await openCounter(page);
  await scanPiece(page, barcode);
  await page.keyboard.press('Control+m');
  const shop = row(page).getByRole('combobox', { name: 'Marketplace' });
  const order = row(page).getByLabel('No PO');
  await expect(shop.or(order).and(page.locator(':focus'))).toHaveCount(1);
  // The marketplace that was sold through before is chosen already.
  if ((await shop.and(page.locator(':focus')).count()) === 1) await pickOne(shop);
  await expect(order).toBeFocused();
  await page.keyboard.type(noPo, { delay: 60 });
  await page.keyboard.press('Enter');
  const carrier = row(page).getByLabel('Logistik / Ekspedisi');
  await expect(carrier).toBeFocused();
  await page.keyboard.type('JNE YES', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(row(page).getByLabel('No Resi')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page).getByLabel('Jumlah')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page).getByRole('button', { name: 'Kamera' })).toBeFocused();
}

/** A photo of a parcel with a number on it, drawn in the page. */
async function drawn(page: Page, text: string): Promise<Buffer> {
  const url: string = await page.evaluate(`(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 240];
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#b98a54';
    pen.fillRect(0, 0, 320, 240);
    pen.fillStyle = '#000';
    pen.font = '32px sans-serif';
    pen.fillText('${text}', 20, 120);
    return canvas.toDataURL('image/png');
  })()`);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** One pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** Chooses the photo with Tab and Enter; the save button has the focus when it is stored. */
async function photograph(page: Page, text: string): Promise<void> {
  await choose(page, await drawn(page, text));
  await expect(row(page).getByRole('img', { name: 'Foto' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Simpan/ })).toBeFocused();
}

async function choose(page: Page, buffer: Buffer): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(row(page).getByRole('button', { name: 'Pilih Foto' })).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'paket.png', mimeType: 'image/png', buffer });
}

test('needs its photo, prints the repurchase tolerance, is found, cancelled and sold again', async ({
  page,
}) => {
  await login(page);
  const [first, second] = await readyPieces(page, 2);
  if (!first || !second) throw new Error('no pieces');
  const noPo = `E2E/${Date.now() % 1_000_000_000}`;

  await sellOnline(page, first.kode_barcode, noPo);
  await page.keyboard.press('F2');
  await expect(page.getByLabel('Barcode').first()).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(row(page).getByText('Foto Tidak Boleh Kosong')).toBeVisible();
  await expect(row(page).getByRole('button', { name: 'Kamera' })).toBeFocused();
  await choose(page, PIXEL);
  await expect(row(page).getByText('Foto 1 × 1 Piksel Terlalu Kecil')).toBeVisible();
  await row(page).getByRole('button', { name: 'Kamera' }).focus();
  await photograph(page, 'PAKET 1');
  const papers: string[] = [];
  await page.route('**/nota/cetak', async (route) => {
    const answer = await route.fetch();
    papers.push(await answer.text());
    await route.fulfill({ response: answer });
  });
  await page.keyboard.press('Enter');
  const no = await savedSale(page);
  const stored = await read<object>(page, `penjualan/faktur/${no}`);
  expect(stored).toMatchObject({
    rincian: { no_po: noPo, logistik: 'JNE YES' },
    pembayaran: [{ jenis: 'MARKETPLACE' }],
  });

  await expect.poll(() => papers.length).toBe(1);
  await page.keyboard.press('F10');
  await expect.poll(() => papers.length).toBe(2);
  for (const text of [noPo, 'Toleransi pembelian kembali 3 bulan'])
    for (const paper of papers) expect(paper).toContain(text);
  await page.unroute('**/nota/cetak');

  await sellOnline(page, second.kode_barcode, noPo);
  await photograph(page, 'PAKET 2');
  await page.keyboard.press('Enter');
  await expect(row(page).getByText(new RegExp(`Sudah Dijual Di ${no}`))).toBeVisible();
  await expect(row(page).getByLabel('No PO')).toBeFocused();

  await open(page, '/lihat-penjualan', 'Lihat Penjualan');
  const found = page.getByRole('row', { name: no });
  await found.getByRole('button', { name: 'Foto' }).click();
  const photo = page.getByRole('dialog').getByRole('img', { name: `Foto Paket ${no}` });
  await expect(photo).toHaveAttribute('src', /^data:image\/jpeg/);
  await page.keyboard.press('Escape');

  await go(page, `/batal-penjualan?no=${no}`);
  await expect(page.getByLabel('Alasan Batal')).toBeFocused();
  await page.keyboard.type('pembeli batal', { delay: 60 });
  await page.keyboard.press('Enter');
  await approve(page, 'SPV', PASSWORD);
  await expect(page.getByText(`${no} Sudah Dibatalkan`)).toBeVisible();

  await openCounter(page);
  await expect(row(page).getByLabel('No PO')).toHaveValue(noPo);
  await page.keyboard.press('Control+s');
  // What the day holds is not freed by cancelling: the second sale goes beyond it.
  await expect(page.getByText(/Dibayar marketplace .* hari ini sudah .* batas/)).toBeVisible();
  await approve(page, 'SPV', PASSWORD);
  expect(await savedSale(page)).not.toBe(no);
});

test('on a phone the whole payment stands below each other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page);
  const [piece] = await readyPieces(page, 1);
  await openCounter(page);
  await scan(page, piece?.kode_barcode ?? '');
  await expect(page.getByText(piece?.kode_barcode ?? '').first()).toBeVisible();
  await page.getByRole('button', { name: 'Marketplace' }).click();
  await expect(row(page).getByLabel('Logistik / Ekspedisi')).toBeVisible();
  const width = await page.evaluate('document.documentElement.scrollWidth');
  expect(width).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: /^Simpan/ }).click();
  await expect(row(page).getByText('Logistik / Ekspedisi Tidak Boleh Kosong')).toBeVisible();
});
