/**
 * A member's points by keyboard: a purchase earns them and its nota says so, the next one is paid
 * by them, more than there are is refused at the field, and cancelling gives them back.
 */
import type { Page } from '@playwright/test';
import {
  approve,
  go,
  login,
  openCounter,
  PASSWORD,
  payCash,
  read,
  readyPieces,
  savedSale,
  scanPiece,
} from './counter.ts';
import { expect, test } from './story.ts';

/** Of the demo's members. */
const MEMBER = 'M0001';

interface Points {
  readonly poin: number;
  readonly nilai_rp: number;
}

function points(page: Page): Promise<Points> {
  return read<Points>(page, `poin/jual/${MEMBER}`);
}

/** A piece for the member, entered at the till. */
async function scanForMember(page: Page, barcode: string): Promise<void> {
  await openCounter(page);
  await scanPiece(page, barcode);
  await page.keyboard.press('F4');
  await expect(page.getByRole('combobox', { name: 'Sales' })).toBeFocused();
  await page.keyboard.press('Tab');
  const member = page.getByRole('combobox', { name: 'Member' });
  await expect(member).toBeFocused();
  await page.keyboard.type(MEMBER, { delay: 60 });
  await expect(member).toHaveValue(MEMBER);
}

/** The rest in cash, saved. */
async function payRest(page: Page): Promise<string> {
  await payCash(page);
  return savedSale(page);
}

test('earned by a purchase, paid with, refused above the balance, given back', async ({ page }) => {
  await login(page, 'OWNER');
  const before = await points(page);
  const [first, second] = await readyPieces(page, 2);
  if (!first || !second) throw new Error('no pieces');

  await scanForMember(page, first.kode_barcode);
  const earning = await payRest(page);
  const paper = page.frameLocator('iframe[title="print"]');
  await expect(paper.getByText(earning).first()).toBeAttached();
  await expect(paper.getByText(/Poin Didapat \d+/).first()).toBeAttached();
  const held = await points(page);
  expect(held.poin).toBeGreaterThan(before.poin);

  await scanForMember(page, second.kode_barcode);
  await page.keyboard.press('Shift+F7');
  const field = page.getByLabel('Poin dipakai');
  await expect(field).toBeFocused();
  const count = (n: number): string => n.toLocaleString('en-US');
  await expect(field).toHaveValue(count(held.poin));
  const row = page.getByRole('group', { name: 'Poin' });
  await expect(row.getByText(`Saldo ${count(held.poin)} poin`)).toBeVisible();

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(String(held.poin + 1), { delay: 60 });
  await page.keyboard.press('Control+s');
  const refusal = `Poin Member ${MEMBER} Hanya ${count(held.poin)}`;
  await expect(row.getByText(refusal)).toBeVisible();
  await field.focus();
  await page.keyboard.press('F10');
  await expect(row.getByText(refusal)).toBeHidden();
  await expect(field).toHaveValue(count(held.poin));

  const paid = await payRest(page);
  const stored = await read<{ total: number; pembayaran: object[] }>(
    page,
    `penjualan/faktur/${paid}`,
  );
  const worth = held.poin * held.nilai_rp;
  expect(stored).toMatchObject({
    pembayaran: [
      { jenis: 'POINT', jumlah_rp: worth },
      { jenis: 'CASH', jumlah_rp: stored.total - worth },
    ],
  });
  await expect(paper.getByText(`Poin Dipakai ${count(held.poin)}`).first()).toBeAttached();

  await go(page, `/batal-penjualan?no=${paid}`);
  await expect(page.getByLabel('Alasan Batal')).toBeFocused();
  await page.keyboard.type('tidak jadi', { delay: 60 });
  await page.keyboard.press('Enter');
  await approve(page, 'SPV', PASSWORD);
  await expect(page.getByText(`${paid} Sudah Dibatalkan`)).toBeVisible();
  expect(await points(page)).toEqual(held);
});
