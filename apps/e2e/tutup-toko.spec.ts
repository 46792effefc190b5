/**
 * Closing the day in a real browser: a refused closing lets go of everybody's screen; the till is
 * counted to the books, the day closes, and the shell shows the next date, also where the live
 * connection was lost meanwhile.
 */
import type { Page, WebSocketRoute } from '@playwright/test';
import { go, login } from './counter.ts';
import { expect, test } from './story.ts';

const PECAHAN = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100];

async function figure(page: Page, name: string): Promise<number> {
  const text = (await page.locator(`[data-angka=${name}]`).textContent()) ?? '';
  return Number(text.replace('Rp. ', '').replace(',-', '').replaceAll(',', ''));
}

/** Goes down the list with Enter and types what makes up the amount. */
async function count(page: Page, amount: number): Promise<void> {
  let left = amount;
  await page.getByRole('textbox', { name: 'Lembar 100,000' }).focus();
  for (const pecahan of PECAHAN) {
    const lembar = Math.floor(left / pecahan);
    left -= lembar * pecahan;
    if (lembar > 0) await page.keyboard.type(String(lembar));
    if (pecahan !== 100) await page.keyboard.press('Enter');
  }
  expect(left).toBe(0);
}

function nextDay(tgl: string): string {
  const day = new Date(`${tgl}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Holds back the live events that contain a text; the answer lets them through. */
async function holdEvents(page: Page, text: string): Promise<() => void> {
  const held: (() => void)[] = [];
  let holding = true;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (holding && message.includes(text)) held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return () => {
    holding = false;
    for (const send of held.splice(0)) send();
  };
}

/**
 * Lets the story cut the page's live connection, and give it back. A new one breaks at the server's
 * first word: a line closed before that, without an error, is no way in which a network fails.
 */
async function cutter(page: Page): Promise<{ cut(): Promise<void>; mend(): void }> {
  let whole = true;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    if (whole) open.add(socket);
    else {
      server.onMessage((message) => {
        socket.send(message);
        void socket.close();
      });
    }
  });
  return {
    cut: async () => {
      whole = false;
      for (const socket of open) await socket.close();
    },
    mend: () => void (whole = true),
  };
}

/** Counts the till, `over` more than the books say, and confirms that the day is to be closed. */
async function tryToClose(page: Page, over = 0): Promise<void> {
  await go(page, '/tutup-toko');
  await count(page, (await figure(page, 'kas-buku')) + over);
  if (over > 0) await page.getByLabel('Alasan Selisih').fill('UJI');
  await page.keyboard.press('F8');
  await page.getByRole('dialog', { name: 'Tutup Toko' }).waitFor();
  await page.keyboard.press('Enter');
}

test('a closing that is refused lets go of the screens that saw it begin', async ({
  page,
  browser,
}) => {
  const owner = await (await browser.newContext()).newPage();
  const release = await holdEvents(owner, '"n":5');
  await login(owner, 'OWNER');
  await go(owner, '/home');
  const form = (on: Page) => on.getByRole('form', { name: 'Tutup Toko' });
  const runsElsewhere = (on: Page) =>
    on.getByRole('heading', { name: 'Tutup Toko Sedang Dijalankan Akun Lain' });

  await login(page, 'SPV');
  await tryToClose(page, 100_000);
  const approval = page.getByRole('dialog', { name: 'Otorisasi' });
  await expect(approval).toBeVisible();
  const wait = owner.getByRole('dialog', { name: 'Mohon Menunggu' });
  await expect(wait).toContainText('Mencocokkan Uang Fisik 2 / 5');
  release();
  await expect(wait).toBeHidden();
  await approval.getByRole('button', { name: 'Batal' }).click();
  await expect(form(page)).toBeVisible();
  await expect(runsElsewhere(page)).toHaveCount(0);

  const body = { status: 'error', code: 'TUTUP_SEDANG_BERJALAN', message: 'Sedang dijalankan' };
  await owner.route('**/api/v1/tutup-toko', (route) => route.fulfill({ status: 409, json: body }));
  await tryToClose(owner);
  await expect(runsElsewhere(owner)).toBeVisible();
  await tryToClose(page, 100_000);
  await expect(approval).toBeVisible();
  await expect(form(owner)).toBeVisible();
  await owner.context().close();
});

test('the day is counted and closed; the shell shows the next date and the report opens', async ({
  page,
  browser,
}) => {
  const owner = await (await browser.newContext()).newPage();
  const live = await cutter(owner);
  await login(owner, 'OWNER');
  await go(owner, '/home');
  await login(page, 'SPV');
  await go(page, '/tutup-toko');
  await expect(page.getByRole('textbox', { name: 'Lembar 100,000' })).toBeFocused();
  const date = (on: Page) => on.locator('.pill-date').first();
  const today = (await date(page).textContent())?.match(/\d{4}-\d{2}-\d{2}/)?.[0];
  expect(today).toBeDefined();
  const sistem = await figure(page, 'kas-buku');
  if (sistem > 0) {
    await page.keyboard.press('F8');
    await expect(page.getByText('Alasan Tidak Boleh Kosong')).toBeVisible();
    await expect(page.getByLabel('Alasan Selisih')).toBeFocused();
  }
  await count(page, sistem);
  expect(await figure(page, 'selisih')).toBe(0);
  await expect(page.getByLabel('Alasan Selisih')).toHaveCount(0);
  await live.cut();
  await page.keyboard.press('F8');
  const ask = page.getByRole('dialog', { name: 'Tutup Toko' });
  await expect(ask).toContainText(today ?? '');
  await expect(ask.getByRole('button', { name: 'Tutup Toko' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tutup Toko Berhasil' })).toBeVisible();
  await expect(date(page)).toContainText(nextDay(today ?? ''));
  await expect(date(owner)).toContainText(today ?? '');
  live.mend();
  await expect(date(owner)).toContainText(nextDay(today ?? ''));
  await owner.context().close();
  await page.getByRole('button', { name: 'Lihat Laporan Tutup Toko' }).press('Enter');
  const report = page.getByRole('article', { name: 'Laporan Tutup Toko' });
  await expect(report).toContainText(today ?? '');
  await expect(report).toContainText('Kas Dan Rekening');
  // Purities under the groups of Master Kadar EOD; all of them are all of the stock.
  const purities = report.locator('section').filter({ hasText: 'Stok Per Kadar' });
  await expect(purities.getByRole('row', { name: /^EMAS TUA/ })).toBeVisible();
  await expect(purities.getByRole('row', { name: /^– EMAS 18K/ })).toBeVisible();
  await expect(purities.getByRole('row', { name: /^Total/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(purities.getByRole('row', { name: /^EMAS TUA/ })).toBeVisible();
});
