/**
 * Approvals on two browsers at once: the cashier's cash out over the limit is approved and rejected
 * by QR on the supervisor's phone, by passkey with Chromium's virtual authenticator, and by
 * fingerprint with a scanner bridge in software.
 */
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { forgetDevice, go, login, loginByForm, PASSWORD, setSetting, told } from './counter.ts';
import { expect, test } from './story.ts';

const PHONE = { width: 390, height: 844 };

async function open(browser: Browser, user: string, root: string, phone = false): Promise<Page> {
  const context = await browser.newContext(phone ? { viewport: PHONE, hasTouch: true } : {});
  const page = await context.newPage();
  await login(page, user, root);
  return page;
}

/** The root by the name localhost: passkeys belong to a name, not to an address of numbers. */
function rootOf(baseURL: string | undefined): string {
  const url = new URL(baseURL ?? '');
  url.hostname = 'localhost';
  return url.href;
}

/** What the last cash out was for: tells its request from others that may be open. */
let bill = '';

/** The cashier saves a cash out over the limit and stands before the authorization dialog. */
async function askCashOut(page: Page): Promise<Locator> {
  bill = `tagihan ${Date.now()}`;
  await go(page, '/uang-kas');
  const form = page.getByRole('form');
  await form.getByRole('combobox').first().click();
  await page.getByRole('option', { name: /LISTRIK/ }).click();
  await form.getByLabel('Jumlah').fill('1500000');
  await form.getByLabel('Keterangan').fill(bill);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  await expect(dialog).toContainText('Rp. 1,500,000,-');
  return dialog;
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Otorisasi' })).toBeHidden();
  await told(page, 'Tersimpan dengan nomor');
}

async function keystoreIn(dialog: Locator): Promise<string> {
  await dialog.getByRole('tab', { name: 'QR' }).click();
  await expect(dialog.getByRole('img', { name: /Kode QR permintaan/ })).toBeVisible();
  await expect(dialog).toContainText('Silahkan hubungi SPV atau OWNER');
  return (await dialog.locator('code').textContent()) ?? '';
}

test('QR: seen live on the phone, approved, rejected with a reason, taken back', async ({
  browser,
  baseURL,
}) => {
  const root = rootOf(baseURL);
  const kasir = await open(browser, 'KASIR', root);
  const phone = await open(browser, 'SPV', root, true);
  await go(phone, '/authenticator');
  await expect(phone.getByText('Permintaan Terbuka')).toBeVisible();

  let dialog = await askCashOut(kasir);
  await keystoreIn(dialog);
  const card = phone.getByRole('button', { name: bill });
  await card.click();
  const detail = phone.getByRole('region', { name: 'Rincian Permintaan' });
  await expect(detail).toContainText('KAS KELUAR');
  await expect(detail).toContainText('1,000,000');
  await phone.getByRole('button', { name: 'Setujui' }).click();
  await saved(kasir);
  await expect(phone.getByText('Permintaan Terbuka')).toBeVisible();
  await expect(card).toHaveCount(0);

  dialog = await askCashOut(kasir);
  const key = await keystoreIn(dialog);
  expect(key).toMatch(/^[0-9A-Z]{12}$/);
  await phone.getByLabel('Kode 12 Karakter').fill(key);
  await phone.getByRole('button', { name: 'Buka', exact: true }).click();
  await phone.getByRole('button', { name: 'Tolak' }).click();
  const why = phone.getByRole('dialog', { name: 'Tolak' });
  await why.getByLabel('Alasan Penolakan').fill('terlalu besar');
  await why.getByRole('button', { name: 'Tolak' }).click();
  await expect(dialog).toBeHidden();
  await told(kasir, 'Permintaan Otorisasi QR ditolak: terlalu besar');

  dialog = await askCashOut(kasir);
  const scanned = await keystoreIn(dialog);
  const stranger = await browser.newContext({ viewport: PHONE });
  const owner = await stranger.newPage();
  await owner.goto(`${root}authenticator?toko=BDG1&kode=${scanned}`);
  await expect(owner).toHaveURL(root);
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect(dialog).toBeHidden();
  await phone.getByLabel('Kode 12 Karakter').fill(scanned);
  await phone.getByRole('button', { name: 'Buka', exact: true }).click();
  await expect(phone.getByText('Dibatalkan')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Setujui' })).toHaveCount(0);
  for (const page of [kasir, phone, owner]) await page.context().close();
});

test('QR: a scanned address leads through the login to its request', async ({
  browser,
  baseURL,
}) => {
  const root = rootOf(baseURL);
  const kasir = await open(browser, 'KASIR', root);
  const dialog = await askCashOut(kasir);
  const key = await keystoreIn(dialog);
  const context = await browser.newContext({ viewport: PHONE });
  const phone = await context.newPage();
  const toko = await shopOf(kasir);
  await phone.goto(`${root}authenticator?toko=${toko}&kode=${key}`);
  await phone.waitForURL(root);
  await loginByForm(phone, 'OWNER', root);
  await expect(phone.getByRole('region', { name: 'Rincian Permintaan' })).toContainText(
    'Rp. 1,500,000,-',
  );
  await phone.getByRole('button', { name: 'Setujui' }).click();
  await saved(kasir);
  for (const page of [kasir, phone]) await page.context().close();
});

test('passkey: registered after the password, approves at the till', async ({
  browser,
  baseURL,
}) => {
  const root = rootOf(baseURL);
  const page = await open(browser, 'SPV', root);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await go(page, '/passkey');
  await page.getByLabel('Nama Passkey').fill('KUNCI UJI');
  await page.locator('input[type=password]').fill('bukan-password');
  await page.getByRole('button', { name: 'Tambah Passkey' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Tambah Passkey' }).click();
  await told(page, 'Passkey berhasil didaftarkan');

  // The same device at the till: the cashier signs in there and the supervisor touches his key.
  await forgetDevice(page, root);
  await login(page, 'KASIR', root);
  const dialog = await askCashOut(page);
  await dialog.getByRole('tab', { name: 'Passkey' }).click();
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await chooseApprover(page, dialog);
  await dialog.getByRole('button', { name: 'Otorisasi Dengan Passkey' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Passkey');
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await dialog.getByRole('button', { name: 'Otorisasi Dengan Passkey' }).click();
  await saved(page);
  await page.context().close();
});

test('fingerprint: enrolled by the bridge, a wrong finger is told, the right one approves', async ({
  browser,
  baseURL,
  request,
}) => {
  const root = rootOf(baseURL);
  const owner = await open(browser, 'OWNER', root);
  await setSetting(owner, 'FINGERPRINT_MODULE', 'true');
  await login(owner, 'OWNER', root);
  await go(owner, '/sidik-jari');
  await owner.getByRole('button', { name: 'Buat Token Baru' }).click();
  const sure = owner.getByRole('button', { name: 'Ya', exact: true });
  const shown = owner.locator('pre');
  await expect(sure.or(shown)).toBeVisible();
  if (await sure.isVisible()) await sure.click();
  const secret = (await shown.textContent()) ?? '';
  await chooseApprover(owner, owner.locator('main'));
  await owner.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await owner.getByRole('button', { name: 'Daftarkan Jari' }).click();
  await told(owner, 'Silahkan letakkan jari SPV di scanner');
  await press(request, root, secret, 'spv');
  await expect(owner.getByText('SPV: 1 jari')).toBeVisible();

  const kasir = await open(browser, 'KASIR', root);
  const dialog = await askCashOut(kasir);
  // The server fails without words: neither a code nor a finger can be asked for.
  const calls = /\/api\/v1\/(otorisasi-qr|user-fingerprint)/;
  const json = { status: 'error', code: 'GALAT_SERVER' };
  await kasir.route(calls, (route) => route.fulfill({ status: 500, json }));
  await dialog.getByRole('tab', { name: 'QR' }).click();
  const byHand = 'Gagal meminta qr code ke server, silahkan otorisasi manual';
  await expect(dialog.getByRole('alert')).toHaveText(byHand);
  await dialog.getByRole('switch', { name: 'Gunakan Fingerprint' }).click({ force: true });
  await chooseApprover(kasir, dialog);
  await dialog.getByRole('button', { name: 'Mulai Scan' }).click();
  await expect(dialog).toContainText('Terjadi Kesalahan Saat Mengirim Data');
  await kasir.unroute(calls);
  await dialog.getByRole('button', { name: 'Mulai Scan' }).click();
  await expect(dialog).toContainText('Silahkan Scan Fingerprint');
  await press(request, root, secret, 'kasir');
  await expect(dialog).toContainText('Silahkan Coba Lagi');
  await dialog.getByRole('button', { name: 'Mulai Scan' }).click();
  await expect(dialog).toContainText('Silahkan Scan Fingerprint');
  await press(request, root, secret, 'spv');
  await expect(dialog).toContainText('Fingerprint Berhasil Di Scan');
  await dialog.getByRole('button', { name: 'Otorisasi', exact: true }).click();
  await saved(kasir);
  for (const page of [kasir, owner]) await page.context().close();
});

test('the shop chooses with which way the dialog begins, whatever was used last', async ({
  browser,
  baseURL,
}) => {
  const root = rootOf(baseURL);
  const owner = await open(browser, 'OWNER', root);
  const kasir = await open(browser, 'KASIR', root);
  const begins = async (title: string, then: string): Promise<void> => {
    const dialog = await askCashOut(kasir);
    const tab = (name: string) => dialog.getByRole('tab', { name, selected: true });
    await expect(tab(title)).toBeVisible();
    await dialog.getByRole('tab', { name: then }).click();
    await expect(tab(then)).toBeVisible();
    await dialog.getByRole('button', { name: 'Tutup' }).click();
    await expect(dialog).toBeHidden();
  };
  const choose = async (way: string): Promise<void> => {
    await setSetting(owner, 'JENIS_OTORISASI', way);
    await login(kasir, 'KASIR', root);
  };
  await begins('Manual', 'QR');
  await begins('QR', 'Manual');
  await choose('QR');
  await begins('QR', 'Manual');
  const dialog = await askCashOut(kasir);
  await expect(dialog.getByRole('tab').first()).toHaveText('QR');
  await kasir.screenshot({ path: test.info().outputPath('qr-dulu.png') });
  await dialog.getByRole('tab', { name: 'QR' }).click();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect(dialog).toBeHidden();
  await choose('PASSWORD');
  await begins('Manual', 'QR');
  for (const page of [owner, kasir]) await page.context().close();
});

test('a shop without approval by password shows the other ways only', async ({
  browser,
  baseURL,
}) => {
  const root = rootOf(baseURL);
  const owner = await open(browser, 'OWNER', root);
  const kasir = await open(browser, 'KASIR', root);
  const phone = await open(browser, 'SPV', root, true);
  await go(phone, '/authenticator');
  let dialog = await askCashOut(kasir);
  await expect(dialog.getByRole('tab', { name: 'Manual' })).toBeVisible();
  await keystoreIn(dialog);
  await phone.getByRole('button', { name: bill }).click();
  await phone.getByRole('button', { name: 'Setujui' }).click();
  await saved(kasir);

  // Somebody has just approved by QR: the password may go.
  await setSetting(owner, 'OTORISASI_PASSWORD', 'false');
  await phone.getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(phone.getByText('Permintaan Terbuka')).toBeVisible();
  await login(kasir, 'KASIR', root);
  dialog = await askCashOut(kasir);
  await expect(dialog.getByRole('tab', { name: 'Passkey' })).toBeVisible();
  await expect(dialog.getByRole('tab', { name: 'Manual' })).toHaveCount(0);
  await keystoreIn(dialog);
  await expect(dialog).toContainText('Toko ini tidak menerima otorisasi dengan password.');
  await expect(dialog.locator('input[type=password]')).toHaveCount(0);
  await kasir.screenshot({ path: test.info().outputPath('tanpa-password.png') });
  await phone.getByRole('button', { name: bill }).click();
  await phone.getByRole('button', { name: 'Setujui' }).click();
  await saved(kasir);
  for (const page of [owner, kasir, phone]) await page.context().close();
});

async function chooseApprover(page: Page, within: Locator): Promise<void> {
  await within.getByRole('combobox', { name: 'Username' }).click();
  await page.getByRole('option', { name: /^SPV / }).click();
}

interface Kept {
  readonly token: string;
  readonly toko: { readonly kode_toko: string };
}

async function kept(page: Page): Promise<Kept> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('kencana.sesi') ?? '{}') as Kept);
}

async function shopOf(page: Page): Promise<string> {
  return (await kept(page)).toko.kode_toko;
}

/** A finger on the scanner, as docs/fingerprint-bridge.md has the bridge speak. */
async function press(
  request: APIRequestContext,
  root: string,
  secret: string,
  finger: string,
): Promise<void> {
  const headers = { 'x-bridge-token': secret };
  const template = Buffer.from(`template of ${finger}`).toString('base64');
  const url = `${root}api/v1/fingerprint-bridge`;
  const tasks = await request.get(`${url}/tugas?tunggu=5`, { headers });
  const { data } = (await tasks.json()) as {
    data: { _id: string; jenis: string; user_id: string; templates: string[] }[];
  };
  const [task] = data;
  expect(task).toBeDefined();
  const { _id, user_id } = task ?? { _id: '', user_id: '' };
  const enrol = task?.jenis === 'DAFTAR';
  const score = task?.templates.includes(template) ? 95 : 10;
  const answer = await request.post(`${url}/${enrol ? 'enroll' : 'match'}`, {
    headers,
    data: enrol ? { _id, user_id, template } : { _id, user_id, score },
  });
  expect(answer.ok()).toBe(true);
}
