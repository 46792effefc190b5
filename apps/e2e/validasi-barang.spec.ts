/**
 * New pieces and a second person: what a supervisor enters waits, the counter refuses it, the owner
 * looks at it at the desk and validates by one key or refuses with a reason. Gold below its floor
 * asks for an approval that names both, and an owner without a floor is told.
 */
import type { Browser, Page } from '@playwright/test';
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
  write,
} from './counter.ts';
import { expect, test } from './story.ts';

const WAIT = 'VALIDASI_TAMBAH_BARANG';
const GOLD = 'PARAMETER_HARGA_EMAS_GLOBAL_VALUE';

async function signedIn(browser: Browser, user: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await login(page, user);
  return page;
}

/** A ring of 18K; answers its entry and barcode. */
async function enter(page: Page, change: object = {}): Promise<{ no: string; code: string }> {
  const answer = await write(page, 'barang/simpan', {
    kode_group: 'MT',
    kode_jenis: 'CINCIN',
    kode_gudang: 'TOKO',
    kode_baki: 'A1',
    nama_barang: 'CINCIN UJI VALIDASI',
    berat: 3,
    kadar: 75,
    harga_beli: 5_000_000,
    harga_jual: 5_700_000,
    ...change,
  });
  const { no_tambah, kode_barcode } = answer['data'] as Record<string, string>;
  return { no: no_tambah ?? '', code: kode_barcode ?? '' };
}

const row = (page: Page, no: string) => page.getByRole('option', { name: new RegExp(no) });

test('entered, seen at the desk, validated by one key or refused', async ({ browser }) => {
  const owner = await signedIn(browser, 'OWNER');
  await setSetting(owner, WAIT, 'true');
  const spv = await signedIn(browser, 'SPV');
  const [one, two] = [await enter(spv), await enter(spv, { harga_jual: 1_000_000 })];
  const kasir = await signedIn(browser, 'KASIR');
  await openCounter(kasir);
  await scan(kasir, one.code);
  await expect(kasir.getByText(`Barang ${one.code} tidak ready: status BARU`)).toBeVisible();

  await open(spv, '/validasi-barang', 'Validasi Barang');
  await row(spv, one.no).click();
  await spv.getByRole('listbox').press('Enter');
  await expect(spv.getByRole('alert').first()).toContainText(`${one.no} Diinput Anda Sendiri`);

  // In the list it is not offered to who entered it, but to another.
  for (const [person, offered] of [
    [spv, 0],
    [owner, 1],
  ] as const) {
    await open(person, '/lihat-tambah-barang', 'Lihat Tambah Barang');
    const entry = person.getByRole('row', { name: one.no });
    await expect(entry.getByText('Divalidasi SPV Atau OWN Lain')).toHaveCount(1 - offered);
    await expect(entry.getByRole('button', { name: 'Validasi' })).toHaveCount(offered);
  }

  await open(owner, '/validasi-barang', 'Validasi Barang');
  await row(owner, two.no).click();
  await expect(owner.getByText('di bawah batas')).toBeVisible();
  await owner.getByRole('listbox').press('Delete');
  await owner.getByRole('textbox', { name: 'Alasan' }).fill('Harga terlalu rendah');
  await owner.keyboard.press('Enter');
  await expect(row(owner, two.no)).toHaveCount(0);
  await row(owner, one.no).click();
  const piece = owner.getByRole('group', { name: one.code });
  await expect(piece).toContainText('Rp. 5,000,000,-');
  await expect(piece).toContainText('Batas Bawah Rp. 4,961,250,-');
  await expect(owner.getByText('di bawah batas')).toHaveCount(0);
  await owner.getByRole('listbox').focus();
  await owner.keyboard.press('Enter');
  await told(owner, `${one.no} Sudah Divalidasi`);
  await expect(owner.getByText('Tidak Ada Dokumen Yang Menunggu Validasi')).toBeVisible();

  const list = await read<{ no_faktur_group: string; status: string; batal_alasan: string }[]>(
    spv,
    'barang/get/lihattambah',
  );
  const refused = list.find((entry) => entry.no_faktur_group === two.no);
  expect(refused).toMatchObject({ status: 'BATAL', batal_alasan: 'Harga terlalu rendah' });
  await open(spv, '/lihat-tambah-barang', 'Lihat Tambah Barang');
  await expect(spv.getByRole('row', { name: one.no })).toContainText('OWNER');

  await kasir.reload();
  await openCounter(kasir);
  await scanPiece(kasir, one.code);
  await payCash(kasir);
  await savedSale(kasir);
  await setSetting(owner, WAIT, 'false');
});

/** Fills Tambah Data Barang with a ring of 3 g, and what else is told. */
async function fillPiece(
  spv: Page,
  nama: string,
  more: readonly (readonly [string, string])[] = [],
): Promise<void> {
  await go(spv, '/tambah-data-barang');
  for (const [label, text] of [
    ['Kode Group', 'MT'],
    ['Kode Jenis', 'CINCIN'],
    ['Kode Gudang', 'TOKO'],
    ['Kode Baki', 'A1'],
  ] as const) {
    const field = spv.getByRole('combobox', { name: new RegExp(`^${label}`) });
    await expect(field).toBeEnabled();
    await field.fill(text);
    const option = new RegExp(`^${text}( ·|$)`);
    await spv.getByRole('option', { name: option }).first().click();
  }
  await spv.getByRole('combobox', { name: /^Nama Barang/ }).fill(nama);
  for (const [label, text] of [
    ['Berat', '3'],
    ['Harga Beli', '5000000'],
    ['Harga Jual', '5700000'],
    ...more,
  ] as const) {
    await spv
      .getByRole('textbox', { name: new RegExp(`^${label}`) })
      .first()
      .fill(text);
  }
}

test('the screen of adding says that the piece waits', async ({ browser }) => {
  const owner = await signedIn(browser, 'OWNER');
  await setSetting(owner, WAIT, 'true');
  const spv = await signedIn(browser, 'SPV');
  await fillPiece(spv, 'cincin tunggu');
  await spv.keyboard.press('Control+s');
  await expect(spv.getByText(/Belum bisa dijual: menunggu validasi \S+-TB-/)).toBeVisible();
  await told(spv, 'Menunggu Validasi SPV Atau OWN');
  const [waiting] = await read<{ no_faktur_group: string }[]>(
    owner,
    'validasi/meja/validasi-barang',
  );
  await write(owner, 'barang/validasi', { no_faktur_group: waiting?.no_faktur_group });
  await setSetting(owner, WAIT, 'false');
});

test('a scale far from the nota asks, and is marked at the desk', async ({ browser }) => {
  const owner = await signedIn(browser, 'OWNER');
  const spv = await signedIn(browser, 'SPV');
  await fillPiece(spv, 'cincin berat', [['Berat Asli', '1']]);
  await spv.keyboard.press('Control+s');
  const dialog = spv.getByRole('dialog', { name: 'Otorisasi' });
  await expect(dialog).toContainText('berat timbangan 1.000 gr: beda 66.67%, batas 5.00%');
  await approve(spv, 'OWNER', PASSWORD);
  await told(spv, 'Barang Tersimpan, Barcode');

  await setSetting(owner, WAIT, 'true');
  const { no, code } = await enter(spv, { berat_asli: 1, kadar: 70, nama_barang: 'CINCIN SALAH' });
  await open(owner, '/validasi-barang', 'Validasi Barang');
  await expect(row(owner, no)).toContainText('1 barang: periksa berat dan kadar');
  await row(owner, no).click();
  const piece = owner.getByRole('group', { name: code });
  await expect(piece).toContainText('di atas batas 5%');
  await expect(piece).toContainText('di atas batas 2%');
  await owner.screenshot({ path: test.info().outputPath('meja.png') });
  await owner.setViewportSize({ width: 390, height: 844 });
  await owner.screenshot({ path: test.info().outputPath('meja-390.png'), fullPage: true });
  await owner.setViewportSize({ width: 1366, height: 768 });
  await owner.getByRole('listbox').press('Enter');
  const question = owner.getByRole('dialog');
  await expect(question).toContainText('Sudah ditimbang dan diuji ulang?');
  await expect(question.locator('button:focus')).toBeVisible();
  await owner.keyboard.press('Enter');
  await told(owner, `${no} Sudah Divalidasi`);
  await setSetting(owner, WAIT, 'false');
});

test('gold below its floor asks; an owner without a price of gold is told', async ({ browser }) => {
  const spv = await signedIn(browser, 'SPV');
  const { code } = await enter(spv, { harga_jual: 1_000_000 });
  const kasir = await signedIn(browser, 'KASIR');
  await openCounter(kasir);
  await scanPiece(kasir, code);
  await payCash(kasir);
  const dialog = kasir.getByRole('dialog', { name: 'Otorisasi' });
  await expect(dialog).toContainText('batas bawah Rp. 4,961,250,-');
  await approve(kasir, 'SPV', PASSWORD);
  await savedSale(kasir);

  const owner = await signedIn(browser, 'OWNER');
  await open(owner, '/dashboard', 'Dashboard');
  await expect(owner.getByText('Tanpa Batas')).toHaveCount(0);
  await setSetting(owner, GOLD, '0');
  await login(owner, 'OWNER');
  for (const [route, title] of [
    ['/dashboard', 'Dashboard'],
    ['/settingsystem', 'Setting System'],
  ] as const) {
    await open(owner, route, title);
    await expect(owner.getByText('Jual Beli Emas Tanpa Batas Harga')).toBeVisible();
  }
  await setSetting(owner, GOLD, '2450000');
});
