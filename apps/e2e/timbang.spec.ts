/**
 * Weighing trays by keyboard: a warehouse is started, one tray is weighed while a piece of it is
 * sold, the difference of another asks for its reason, and closing knows what was weighed.
 */
import { login, open, pickOne, read, told } from './counter.ts';
import { expect, test } from './story.ts';

interface Tray {
  readonly kode_baki: string;
  readonly total: number;
  readonly selisih: number;
}

test('trays are weighed, a difference tells its reason, and the rest stays open', async ({
  page,
}) => {
  await login(page);
  await open(page, '/timbang-baki', 'Timbang Baki');
  const house = page.getByRole('combobox', { name: 'Gudang' });
  await house.fill('TOKO');
  await pickOne(house);
  const all = page.getByRole('button', { name: 'Mulai Semua Baki Gudang Ini' });
  await all.press('Enter');
  const table = page.getByRole('table', { name: 'Timbang Baki' });
  await expect(table).toBeVisible();
  // Every tray of the warehouse was started.
  await expect(page.getByRole('button', { name: 'Mulai', exact: true })).toBeEnabled();
  await expect(all).toBeDisabled();
  const [first, second, ...others] = await read<readonly Tray[]>(page, 'timbang-baki');
  if (first === undefined || second === undefined) throw new Error('no trays');
  const weight = (tray: Tray) => page.locator(`#timbang-${tray.kode_baki}`);
  await weight(first).fill(String(first.total));
  await page.keyboard.press('Enter');
  await weight(second).fill(String(Math.round((second.total - 2) * 1000) / 1000));
  await page.keyboard.press('Control+s');
  await expect(table.getByText(/Isi Keterangannya/)).toBeVisible();
  await page.getByLabel(`Keterangan ${second.kode_baki}`).fill('cincin dipinjam sales');
  await page.keyboard.press('Control+s');
  await told(page, 'Timbang Baki Tersimpan');
  await expect(weight(first)).toBeHidden();
  await expect(table.getByRole('row')).toHaveCount(others.length + 1);
  const link = page.getByRole('link', { name: 'Lihat Timbang Baki' }).last();
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lihat Timbang Baki' })).toBeVisible();
  await expect(page.getByText('-2.000').first()).toBeVisible();
});
