/**
 * The QR on a nota: the link that is printed opens a page for everybody, on a phone, that says
 * genuine with date and total, later cancelled, and nothing of person or number.
 */
import { approve, go, login, PASSWORD, read, readyPieces, sellForCash } from './counter.ts';
import { expect, test } from './story.ts';

/** Pixels between what stands in the first two of the cells. */
const roomBetween = (cells: string): string => `(() => {
  const [left, right] = [...document.querySelectorAll('${cells}')].map((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getBoundingClientRect();
  });
  return right.left - left.right;
})()`;

test('the printed link tells genuine from cancelled', async ({ page, browser }) => {
  await login(page);
  const [piece] = await readyPieces(page, 1);
  const barcode = piece?.kode_barcode ?? '';
  const ready = await read<{ nama_barang: string }>(page, `barang/ready/kode-barcode/${barcode}`);
  const no = await sellForCash(page, barcode, { nama_customer: 'IBU SARASWATI' });

  await go(page, `/lihat-penjualan?no=${no}`);
  let paper = '';
  await page.route('**/nota/cetak', async (route) => {
    const response = await route.fetch();
    paper = await response.text();
    await route.fulfill({ response });
  });
  await page.getByRole('row', { name: no }).getByRole('button', { name: 'Nota' }).click();
  await expect.poll(() => paper).not.toBe('');
  const link = /https?:\/\/[^\s<"]+\/nota\/[A-Za-z0-9_-]{24}/.exec(paper)?.[0] ?? '';
  expect(link).not.toBe('');

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const customer = await phone.newPage();
  expect((await customer.goto(link))?.status()).toBe(200);
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('Nota Asli');
  await expect(customer.getByRole('cell', { name: ready.nama_barang }).first()).toBeVisible();
  const text = await customer.locator('body').innerText();
  expect(text).toMatch(/Tanggal\s+\d{4}-\d{2}-\d{2}\s+Total\s+Rp\. [\d,]+,-/);
  const kept = [no, 'SARASWATI', String(piece?.kode_barcode)];
  for (const word of kept) expect(text).not.toContain(word);
  const wide = await customer.evaluate('document.documentElement.scrollWidth');
  expect(wide).toBeLessThanOrEqual(390);
  for (const cells of ['thead th.n', 'thead + tbody td.n'])
    expect(await customer.evaluate(roomBetween(cells))).toBeGreaterThanOrEqual(12);

  await go(page, `/batal-penjualan?no=${no}`);
  await page.getByLabel(/Alasan/).fill('Pembeli berubah pikiran');
  await page.keyboard.press('Control+s');
  await approve(page, 'SPV', PASSWORD);
  await expect(page.getByText('sudah dibatalkan').first()).toBeVisible();
  await customer.reload();
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('Nota Dibatalkan');

  const wrong = link.replace(/.$/, link.endsWith('A') ? 'B' : 'A');
  expect((await customer.goto(wrong))?.status()).toBe(404);
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('Nota Tidak Dikenal');
  await phone.close();
});
