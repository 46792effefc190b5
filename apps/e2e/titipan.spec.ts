/**
 * Titipan in a real browser, by keyboard and scanner: held on a down payment, added to, taken by
 * scanning the held piece; one of an earlier day cancelled with the money back dated today, while a
 * sale of an earlier day stays; and a save whose answer was cut off.
 */
import type { Page } from '@playwright/test';
import {
  approve,
  go,
  login,
  open,
  openCounter,
  PASSWORD,
  payCash,
  read,
  savedSale,
  scan,
  scanPiece,
  setSetting,
  told,
  typeCustomer,
} from './counter.ts';
import type { ReadyPiece } from './counter.ts';
import { expect, test } from './story.ts';

interface Listed {
  readonly no_faktur_group: string;
  readonly tgl_system: string;
  readonly status: string;
  readonly bayar: number;
  readonly batal_tgl: string | null;
}

function row(page: Page, code: string) {
  return page.getByRole('row', { name: code });
}

/** The number of the titipan that was just saved. */
async function savedTitipan(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 2 }).filter({ hasText: /-TP-/ });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: 'Transaksi Baru' })).toBeFocused();
  return (await heading.textContent()) ?? '';
}

/** Scans a ready piece and types a down payment in cash of somebody; the amount has the focus. */
async function payDown(page: Page, rp: string, nama = 'IBU TITI'): Promise<string> {
  // The cheapest, of which what is typed is enough to be held without an approval.
  const [piece] = await read<ReadyPiece[]>(page, 'barang?status=READY&limit=1&sort=harga_jual');
  const code = piece?.kode_barcode ?? '';
  await openCounter(page);
  await scanPiece(page, code);
  if (nama !== '') await typeCustomer(page, nama);
  await page.keyboard.press('F8');
  await expect(page.getByLabel('Uang Diterima')).toBeFocused();
  await page.keyboard.type(rp, { delay: 60 });
  return code;
}

/** Documents of a list, today's unless asked otherwise. */
function list(page: Page, path: string): Promise<Listed[]> {
  return read<Listed[]>(page, path);
}

test.beforeEach(({ page }) => login(page));

test('a piece is held, paid down once more, and taken by scanning it', async ({ page }) => {
  const code = await payDown(page, '500000');
  const printed = page.waitForRequest('**/nota/cetak');
  await page.keyboard.press('Control+d');
  const no = await savedTitipan(page);
  await expect(page.getByText(`Titipan ${no} Tersimpan`)).toBeVisible();
  expect((await printed).postDataJSON()).toMatchObject({ no_dokumen: no, jenis: 'NOTA' });

  await open(page, `/lihat-titipan?no=${no}`, 'Lihat Titipan');
  await page.getByRole('button', { name: 'Tambah DP' }).click();
  const dialog = page.getByRole('dialog', { name: `Tambah DP ${no}` });
  await expect(dialog.getByLabel('Jumlah')).toBeFocused();
  await page.keyboard.type('250000', { delay: 60 });
  await page.keyboard.press('Control+s');
  await told(page, `DP ${no} Bertambah Rp. 250,000,-`);
  await expect(dialog).toBeHidden();

  await openCounter(page);
  await scan(page, code);
  await expect(page.getByText(`Barang ${code} Dititip Di ${no}`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(row(page, code)).toBeVisible();
  const held = page.getByRole('group', { name: 'Titipan' });
  await expect(held).toContainText('Rp. 750,000,-');
  await expect(page.getByRole('button', { name: /Bayar DP/ })).toHaveCount(0);
  await payCash(page);
  const sale = await savedSale(page);
  const taken = await read<Listed & { selesai_no: string }>(page, `titip/faktur/${no}`);
  expect(taken).toMatchObject({ status: 'FINISH', selesai_no: sale, bayar: 750_000 });
});

test('a basket in the way is parked in place, what is in the basket is not called taken', async ({
  page,
}) => {
  await payDown(page, '500000');
  await page.keyboard.press('Control+d');
  const no = await savedTitipan(page);
  await page.keyboard.press('Enter');
  const [other] = await read<ReadyPiece[]>(page, 'barang?status=READY&limit=1&sort=-harga_jual');
  const foreign = other?.kode_barcode ?? '';
  await scanPiece(page, foreign);

  await open(page, `/lihat-titipan?no=${no}`, 'Lihat Titipan');
  await page.getByRole('button', { name: 'Ambil', exact: true }).click();
  await expect(page.getByText(`Parkir dulu lalu ambil ${no}?`)).toBeVisible();
  await expect(page.getByLabel('Barcode')).toBeFocused();
  await expect(row(page, foreign)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Titipan ${no} Di Keranjang, Diambil Setelah`)).toBeVisible();
  await expect(row(page, foreign)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Diparkir (1)' })).toBeVisible();
  expect(await read<Listed>(page, `titip/faktur/${no}`)).toMatchObject({ status: 'OPEN' });
  await payCash(page);
  await savedSale(page);
  expect(await read<Listed>(page, `titip/faktur/${no}`)).toMatchObject({ status: 'FINISH' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+F3');
  await page.getByRole('button', { name: 'Lanjutkan' }).press('Enter');
  await expect(row(page, foreign)).toBeVisible();
});

test('nobody holds anything: what lacks is marked and focused, nothing is lost', async ({
  page,
}) => {
  const code = await payDown(page, '500000', '');
  await page.keyboard.press('Control+d');
  const nama = page.getByRole('textbox', { name: 'Nama', exact: true });
  await expect(nama).toBeFocused();
  await expect(page.getByText('Nama Customer Tidak Boleh Kosong')).toBeVisible();
  await expect(page.getByText('No HP Tidak Boleh Kosong')).toBeVisible();
  await expect(row(page, code)).toBeVisible();
  await expect(page.getByLabel('Uang Diterima')).toHaveValue('500,000');
  await page.screenshot({ path: test.info().outputPath('wide.png') });
  await page.keyboard.type('-', { delay: 60 });
  await page.getByRole('textbox', { name: 'No HP', exact: true }).fill('0812');
  await page.keyboard.press('Control+d');
  await expect(nama).toBeFocused();
  await expect(page.getByText('No HP 0812 Bukan Nomor Yang Lengkap')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: test.info().outputPath('phone.png'), fullPage: true });
  await page.setViewportSize({ width: 1366, height: 768 });
  await typeCustomer(page, 'IBU ANI', '0812-1111-2222');
  const janji = page.getByRole('textbox', { name: 'Janji Ambil' });
  const proposed = await janji.inputValue();
  await page.keyboard.press('Control+d');
  const no = await savedTitipan(page);
  const stored = await read<{ no_hp: string; rincian: object }>(page, `titip/faktur/${no}`);
  expect(stored).toMatchObject({ no_hp: '6281211112222', rincian: { tgl_janji: proposed } });
});

test('without a proposal of the shop the day is asked for', async ({ page, browser }) => {
  const owner = await (await browser.newContext()).newPage();
  await login(owner, 'OWNER');
  await setSetting(owner, 'HARI_JANJI_TITIPAN', '0');
  await login(page);
  await payDown(page, '500000');
  await page.keyboard.press('Control+d');
  const janji = page.getByRole('textbox', { name: 'Janji Ambil' });
  await expect(janji).toBeFocused();
  await expect(page.getByText('Tanggal Janji Tidak Boleh Kosong')).toBeVisible();
  await setSetting(owner, 'HARI_JANJI_TITIPAN', '30');
  await owner.context().close();
});

test('one of an earlier day is cancelled today; a sale of an earlier day is refused', async ({
  page,
  browser,
}) => {
  await open(page, '/lihat-titipan', 'Lihat Titipan');
  const [toko] = await list(page, 'titip/get/lihattitip?limit=1');
  const all = await list(page, 'titip/get/lihattitip?status=OPEN&limit=50');
  const today = (await page.locator('.pill-date').first().textContent())?.match(
    /\d{4}-\d{2}-\d{2}/,
  )?.[0];
  expect(today).toBeDefined();
  expect(toko === undefined || toko.tgl_system === today).toBe(true);
  const old = all.find((one) => one.tgl_system < (today ?? ''));
  expect(old).toBeDefined();
  const no = old?.no_faktur_group ?? '';

  await go(page, `/batal-titipan?no=${no}`);
  await expect(page.getByLabel('Alasan Batal')).toBeFocused();
  await page.keyboard.type('pelanggan pindah kota', { delay: 30 });
  await page.keyboard.press('Enter');
  await approve(page, 'SPV', PASSWORD);
  await expect(page.getByText(`${no} Sudah Dibatalkan`)).toBeVisible();
  const done = await read<Listed>(page, `titip/faktur/${no}`);
  expect(done).toMatchObject({
    status: 'BATAL',
    batal_tgl: today,
    rincian: { kembali_rp: old?.bayar, ditahan_rp: 0 },
  });

  // Which sales there were before today only the owner may read.
  const owner = await (await browser.newContext()).newPage();
  await login(owner, 'OWNER');
  const sales = await list(owner, 'penjualan/get/lihatjual?tgl_awal=2000-01-01&limit=200');
  await owner.context().close();
  const sale = sales.find((one) => one.tgl_system < (today ?? '') && one.status !== 'BATAL');
  expect(sale).toBeDefined();
  await go(page, `/batal-penjualan?no=${sale?.no_faktur_group ?? ''}`);
  await expect(page.getByText('Penjualan Kemarin Tidak Bisa Dibatalkan').first()).toBeVisible();
  await expect(page.getByLabel('Alasan Batal')).toHaveCount(0);
});

const busy = { status: 'error', code: 'SIBUK', message: 'Server Sedang Sibuk' };
const LOST_ANSWERS = [
  { what: 'a connection cut after it was saved', arrived: true },
  { what: 'a connection cut before it arrived', arrived: false },
  { what: 'a database lost at the commit', arrived: true, answer: { status: 503, json: busy } },
];
for (const { what, arrived, answer } of LOST_ANSWERS) {
  test(`${what}: the screen does not know, asks again, saves once`, async ({ page }) => {
    const code = await payDown(page, '300000');
    let cut = true;
    await page.route('**/penjualan/simpan', async (route) => {
      if (!cut) return route.continue();
      if (arrived) await route.fetch();
      return answer ? route.fulfill(answer) : route.abort('connectionreset');
    });
    // The screen waits longer before each time it asks again: on its own clock.
    await page.clock.install();
    await page.keyboard.press('Control+d');
    await expect(async () => {
      await page.clock.fastForward(4_000);
      const unknown = page.getByText('Belum pasti apakah penjualan ini tersimpan');
      await expect(unknown).toBeVisible({ timeout: 1_000 });
    }).toPass();
    cut = false;
    const listed = await read<Listed | null>(page, `titip/get/barang/${code}`).catch(() => null);
    expect(listed?.no_faktur_group !== undefined).toBe(arrived);
    await page.getByRole('button', { name: 'Tanya Server' }).click();
    const no = await savedTitipan(page);
    const holder = await read<Listed>(page, `titip/get/barang/${code}`);
    expect(holder).toMatchObject({ no_faktur_group: no, bayar: 300_000 });
    if (arrived) expect(no).toBe(listed?.no_faktur_group);
  });
}
