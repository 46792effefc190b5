/** A click right behind an amount that was typed: what was read of it must not move the button. */
import { login, open, pickOne, told } from './counter.ts';
import { expect, test } from './story.ts';

test('the button that a mouse presses stays where it is until it is released', async ({ page }) => {
  await login(page, 'KASIR');
  await open(page, '/uang-kas', 'Uang Kas');
  await pickOne(page.getByRole('combobox', { name: /^Kode Transaksi/ }));
  await page.getByRole('textbox', { name: 'Keterangan' }).fill('uji klik');
  await page.getByRole('textbox', { name: 'Jumlah' }).pressSequentially('10000');
  await expect(page.getByText('Dibaca: Rp. 10,000,-')).toBeVisible();
  const place = await page.getByRole('button', { name: /^Simpan Data/ }).boundingBox();
  if (place === null) throw new Error('no button to press');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await told(page, /Tersimpan/);
});
