/**
 * The flag of a mobile webview: papers open as pages, no keys are offered, and the keyboard comes
 * up for a field that is touched; and the camera of a desktop or of a phone's two sides.
 */
import type { Page } from '@playwright/test';
import { go, login, readyPieces, sellForCash } from './counter.ts';
import { expect, test } from './story.ts';

/** A camera that shows black, and remembers how it was asked for. */
const CAMERA = `
  window.asked = [];
  const getUserMedia = (wish) => {
    window.asked.push(JSON.stringify(wish.video));
    const canvas = document.createElement('canvas');
    canvas.getContext('2d').fillRect(0, 0, 300, 150);
    return Promise.resolve(canvas.captureStream(5));
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
`;

/** The keyboard that the focused field asks for; 'none' keeps it down. */
const keyboard = (page: Page): Promise<string> =>
  page.evaluate<string>('document.activeElement.inputMode');

test('a wrapper on a phone opens papers as pages and keeps the keyboard down', async ({ page }) => {
  await login(page);
  const [piece] = await readyPieces(page, 1);
  const no = await sellForCash(page, piece?.kode_barcode ?? '');
  const list = `/lihat-penjualan?no=${no}`;
  const nota = page.getByRole('row', { name: no }).getByRole('button', { name: 'Nota' });
  const keys = page.locator('main kbd');
  const amount = page.getByLabel('Jumlah');

  await go(page, '/uang-kas');
  await amount.focus();
  expect(await keyboard(page)).not.toBe('none');
  await go(page, '/pindah-barang');
  await expect(keys.first()).toBeVisible();

  await page.goto('/home?webview=1');
  await go(page, '/pindah-barang');
  await expect(page.locator('main form, main table').first()).toBeVisible();
  await expect(keys).toHaveCount(0);
  await go(page, '/uang-kas');
  await amount.focus();
  expect(await keyboard(page)).toBe('none');
  await amount.click();
  expect(await keyboard(page)).not.toBe('none');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: test.info().outputPath('webview.png') });
  await page.setViewportSize({ width: 1366, height: 768 });

  await go(page, list);
  const opened = page.waitForEvent('popup');
  await nota.click();
  const paper = await opened;
  await expect(paper.locator('body')).toContainText(no);
  await paper.close();

  await page.goto('/home?webview=0');
  await go(page, '/pindah-barang');
  await expect(keys.first()).toBeVisible();
});

test('a photo is taken with the camera of a desktop, or with either side of a phone', async ({
  page,
}) => {
  await page.addInitScript({ content: CAMERA });
  const asked = (): Promise<string | undefined> => page.evaluate('window.asked.at(-1)');
  await login(page, 'SPV');
  await go(page, '/tambah-data-barang');
  await page.getByRole('button', { name: 'Kamera' }).press('Enter');
  const camera = page.getByRole('dialog', { name: 'Kamera' });
  const side = camera.getByRole('radiogroup', { name: 'Kamera Depan Atau Belakang' });
  await expect.poll(asked).toBe('true');
  await expect(camera.getByRole('radio', { name: 'Desktop' })).toBeChecked();
  await expect(side).toHaveCount(0);
  await camera.getByText('Mobile', { exact: true }).click();
  await expect.poll(asked).toBe('{"facingMode":"environment"}');
  await expect(side.getByRole('radio', { name: 'Belakang' })).toBeChecked();
  await side.getByText('Depan', { exact: true }).click();
  await expect.poll(asked).toBe('{"facingMode":"user"}');
  await page.screenshot({ path: test.info().outputPath('kamera.png') });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Kamera' }).press('Enter');
  await expect.poll(asked).toBe('{"facingMode":"user"}');
  await expect(camera.getByRole('radio', { name: 'Depan' })).toBeChecked();
});
