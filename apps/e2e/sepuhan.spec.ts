/**
 * Bought gold goes to the washer and comes back: sent by a supervisor, validated by the owner,
 * another day agreed, weighed on its return with an approval for what was lost, in the report; by
 * keyboard, on a wide and a narrow screen.
 */
import type { Browser, Page } from '@playwright/test';
import { approve, go, login, open, PASSWORD, pickOne, read, told } from './counter.ts';
import { expect, test } from './story.ts';

async function signedIn(browser: Browser, user: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await login(page, user);
  return page;
}

/** The newest bought lot. */
async function boughtLot(page: Page): Promise<{ no_lot: string; berat: number }> {
  const [lot] = await read<{ no_lot: string; berat: number }[]>(page, 'hancurpembelian/barang');
  if (lot === undefined) throw new Error('the demo has bought nothing');
  return lot;
}

/** Sends the lot to the first washer for the day; answers the document's number. */
async function send(page: Page, no_lot: string): Promise<string> {
  await open(page, '/kirim-barang-cuci', 'Kirim Barang Cuci');
  await page.getByRole('textbox', { name: 'Cari no lot' }).fill(no_lot);
  await page.getByRole('button', { name: `Pilih ${no_lot}` }).press('Enter');
  await pickOne(page.getByRole('combobox', { name: 'Tukang Cuci' }));
  await pickOne(page.getByRole('combobox', { name: 'Kode Gudang' }));
  await page.keyboard.press('F8');
  await expect(page.getByText('Janji Kembali Tidak Boleh Kosong')).toBeVisible();
  await page.getByLabel('Janji Kembali').fill('2026-12-31');
  await page.keyboard.press('F8');
  const saved = page.getByRole('main').getByText(/^\w+-SP-\S+ Tersimpan$/);
  await expect(saved).toBeVisible();
  return ((await saved.textContent()) ?? '').split(' ')[0] ?? '';
}

async function rowOf(page: Page, no: string) {
  await go(page, `/terima-barang-cuci?no=${no}`);
  const row = page.getByRole('row').filter({ hasText: no });
  await expect(row).toBeVisible();
  return row;
}

test('gold is sent to be washed, validated, put off, and comes back lighter', async ({
  browser,
}, info) => {
  const spv = await signedIn(browser, 'SPV');
  const { no_lot, berat } = await boughtLot(spv);
  const no = await send(spv, no_lot);
  await spv.screenshot({ path: info.outputPath('kirim.png') });

  const owner = await signedIn(browser, 'OWNER');
  await open(owner, '/validasi-cuci', 'Validasi Kirim Cuci');
  await owner.getByRole('option', { name: new RegExp(no) }).click();
  await owner.getByRole('listbox').press('Enter');
  await told(owner, no);

  const waiting = await rowOf(spv, no);
  await expect(waiting).toContainText('Di Tukang Cuci');
  await waiting.getByRole('button', { name: 'Janji Baru' }).press('Enter');
  await spv.getByLabel('Janji Kembali').fill('2027-01-15');
  await spv.getByLabel('Alasan').fill('mesin rusak');
  await spv.getByRole('button', { name: /^Simpan/ }).press('Enter');
  await told(spv, `Janji ${no} Diubah`);

  await (await rowOf(spv, no)).getByRole('button', { name: 'Terima', exact: true }).press('Enter');
  const form = spv.getByRole('dialog');
  const back = form.getByRole('textbox', { name: 'Berat Terima' });
  await back.fill(String(berat + 1));
  await spv.keyboard.press('Control+s');
  await expect(form.getByText(/Berat Terima Melebihi Berat Kirim/)).toBeVisible();
  await back.fill((berat * 0.9).toFixed(3));
  await spv.screenshot({ path: info.outputPath('terima.png') });
  await spv.setViewportSize({ width: 390, height: 844 });
  await spv.screenshot({ path: info.outputPath('terima-390.png') });
  await spv.setViewportSize({ width: 1366, height: 768 });
  await spv.keyboard.press('Control+s');
  await spv.getByRole('button', { name: 'Ya', exact: true }).press('Enter');
  await approve(spv, 'OWNER', PASSWORD);
  await told(spv, `${no} Diterima`);
  await expect(await rowOf(spv, no)).toContainText('Sudah Kembali');
  await spv.screenshot({ path: info.outputPath('daftar.png') });
  await open(spv, '/kirim-barang-cuci', 'Kirim Barang Cuci');
  await spv.setViewportSize({ width: 390, height: 844 });
  await spv.screenshot({ path: info.outputPath('kirim-390.png') });
});
