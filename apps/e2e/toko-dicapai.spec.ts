/**
 * Head office names the shops of one of its people: a level in one branch, only looking, and taken
 * back again, with the keyboard where it matters.
 */
import { go, login, read, told, write } from './counter.ts';
import { expect, test } from './story.ts';

interface Shop {
  readonly kode_toko: string;
  readonly tipe_toko: string;
}

test('inside a branch a reload leaves head office all its shops', async ({ page }) => {
  await login(page, 'PUSAT');
  const shops = await read<(Shop & { nama_toko: string })[]>(page, 'tokos');
  const branches = shops.filter((shop) => shop.tipe_toko === 'CABANG');
  const [one, other] = branches.map(({ nama_toko }) => nama_toko);
  const picker = page.getByRole('combobox', { name: 'Pilih Toko' });
  const pick = async (name = ''): Promise<void> => {
    await picker.click();
    await page.getByRole('option', { name, exact: true }).click();
    await expect(picker).toHaveValue(name);
  };
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboardPusat$/);
  // Reloaded while the branch has not yet answered: the choice stands.
  await page.route('**/portal/*/api/v1/system/get', async () => {});
  await pick(one);
  await page.reload();
  await page.unroute('**/portal/*/api/v1/system/get');
  await expect(picker).toHaveValue(one ?? '');
  const offered = async (): Promise<void> => {
    for (const { nama_toko } of shops)
      await expect(page.getByRole('option', { name: nama_toko, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  };
  await picker.click();
  await offered();
  await go(page, '/laporan-penjualan');
  await page.getByRole('combobox', { name: 'Toko', exact: true }).click();
  await offered();
  await pick(other);
});

test('a person of head office is given one branch to look at', async ({ page }) => {
  await login(page, 'PUSAT');
  await write(page, 'users', {
    user_id: 'PENGAWAS',
    nama: 'PENGAWAS CABANG',
    level: 'KASIR',
    password: 'sandi-pertama-1',
  });
  const branch = (await read<Shop[]>(page, 'tokos')).find((shop) => shop.tipe_toko === 'CABANG');
  if (branch === undefined) throw new Error('the demo has no branch');
  await go(page, '/data-users');
  await expect(page.getByRole('button', { name: 'Atur toko yang dicapai PUSAT' })).toHaveCount(0);
  const open = page.getByRole('button', { name: 'Atur toko yang dicapai PENGAWAS' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Toko yang dicapai PENGAWAS' });
  const level = dialog.getByLabel(`Level di ${branch.kode_toko}`);
  const looks = dialog.getByLabel(`Hanya melihat di ${branch.kode_toko}`);
  await expect(level).toHaveValue('');
  await expect(looks).toBeDisabled();
  await level.selectOption('SPV');
  await looks.check();
  await page.keyboard.press('Control+s');
  await told(page, 'Berhasil Mengedit Data');

  await open.click();
  await expect(level).toHaveValue('SPV');
  await expect(looks).toBeChecked();
  // Owners pass every check: looking alone means nothing for them.
  await level.selectOption('OWN');
  await expect(looks).not.toBeChecked();
  await expect(looks).toBeDisabled();
  await level.selectOption('');
  await page.keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await open.click();
  await expect(level).toHaveValue('');
});
