/**
 * What the stories share: logging in, calls of the logged-in user, scanning, and the approval
 * dialog.
 */
import { type APIResponse, expect, type Locator, type Page } from '@playwright/test';

export const PASSWORD = process.env.KENCANA_E2E_PASSWORD ?? 'demo-kencana';

/** Where a page stands that has a login but no screen yet: any small answer of the same origin. */
const NOWHERE = '/healthz';

/**
 * Signs the page in without the login's screen, and ends the user's other login. The first screen
 * is the one that the story opens. KENCANA_E2E_SLOW=6 slows the page.
 */
export async function login(page: Page, user = 'KASIR', root = '/'): Promise<void> {
  await prepare(page);
  // Left before the login: a screen whose login is taken over goes to the root by itself.
  await page.goto(root + NOWHERE.slice(1));
  const data = { user_id: user, password: PASSWORD, paksa: true };
  const answer = await page.request.post(`${root}api/v1/users/login`, { data });
  const body = (await answer.json()) as { data?: object };
  expect(answer.status(), JSON.stringify(body)).toBe(200);
  await page.evaluate((session) => {
    localStorage.setItem('kencana.sesi', session);
    localStorage.setItem('kencana.login', 'true');
  }, JSON.stringify(body.data));
}

/** Logs in by the login's screen, for the stories of logging in. */
export async function loginByForm(page: Page, user: string, root = '/'): Promise<void> {
  await prepare(page);
  await page.goto(root);
  await page.getByLabel('Username').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const other = page.getByRole('button', { name: 'Akhiri Login Lain' });
  const home = page.getByRole('heading', { level: 1 }).filter({ hasText: /dashboard|authent/i });
  await expect(other.or(home)).toBeVisible();
  if (await other.isVisible()) await other.click();
  await expect(home).toBeVisible();
}

const prepared = new WeakSet<Page>();

/** What every page of a story needs before its first address. */
async function prepare(page: Page): Promise<void> {
  if (prepared.has(page)) return;
  prepared.add(page);
  await page.addInitScript('window.print = () => undefined');
  // Choosers are caught from the start: a key may open one before a later wish to catch it arrives.
  page.on('filechooser', () => undefined);
  await slowDown(page, Number(process.env.KENCANA_E2E_SLOW ?? 1));
}

/** Empties the page's storage from where no screen runs that could write into it again. */
export async function forgetDevice(page: Page, root = '/'): Promise<void> {
  await page.goto(root + NOWHERE.slice(1));
  await page.evaluate('localStorage.clear()');
}

/** A slower processor finds stories that press a key before the page can answer it. */
async function slowDown(page: Page, rate: number): Promise<void> {
  if (rate === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Goes to a screen as a person does: by the menu, or where that does not have the address as a link
 * in the page does. A page's first screen, and the one it stands on already, are loaded.
 */
export async function go(page: Page, route: string): Promise<void> {
  const area = page.locator('.side-menu-list > li').filter({
    has: page.locator(`a[href="${route}"]`),
  });
  const link = area.locator(`a[href="${route}"]`);
  const menu = page.locator('.side-menu');
  const here = page.url() === 'about:blank' ? undefined : new URL(page.url());
  if (here === undefined) await page.goto(route);
  else if ([NOWHERE, new URL(route, here).pathname].includes(here.pathname)) {
    await page.goto(new URL(route, here).href);
  } else if ((await menu.isVisible()) && (await link.count()) > 0) {
    if (!(await link.isVisible())) await area.getByRole('button').click();
    await link.click();
  } else {
    const push = `history.pushState(null, '', ${JSON.stringify(route)})`;
    await page.evaluate(`${push}; dispatchEvent(new PopStateEvent('popstate'))`);
  }
}

/** Goes to a screen and waits for its title. */
export async function open(page: Page, route: string, title: string): Promise<void> {
  await go(page, route);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Waits until the page has said so: toasts go after two seconds, the log of them stays. */
export async function told(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('log')).toContainText(text);
}

/** A read of the API as the page's user. */
export async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(`/api/v1/${path}`, { headers: await token(page) });
  const { data } = (await answer.json()) as { data: T };
  return data;
}

/**
 * Makes a user as the page's owner, who then replaces the password that was given by PASSWORD, both
 * without a screen.
 */
export async function newUser(
  page: Page,
  user: { readonly user_id: string; readonly nama: string; readonly level: string },
): Promise<void> {
  const password = `${PASSWORD}-diberi`;
  const made = await write(page, 'users', { ...user, password });
  expect(made['status'], JSON.stringify(made)).toBe('success');
  const { user_id } = user;
  const api = '/api/v1/users';
  const entered = await page.request.post(`${api}/login`, { data: { user_id, password } });
  const { data } = (await entered.json()) as { data: { token: string } };
  const changed = await page.request.put(`${api}/change-password`, {
    headers: { 'x-auth-token': data.token },
    data: { password, new_password: PASSWORD },
  });
  expect(changed.status()).toBe(200);
}

/** A write of the API as the page's user; answers the whole body. */
export async function write(
  page: Page,
  path: string,
  body: object,
): Promise<Record<string, unknown>> {
  const answer = await page.request.post(`/api/v1/${path}`, {
    headers: await token(page),
    data: body,
  });
  return (await answer.json()) as Record<string, unknown>;
}

/**
 * Sets a flag or parameter of the shop, with the approval of the first person who may give it where
 * it is guarded; the page's own settings stay until it logs in anew.
 */
export async function setSetting(page: Page, key: string, value: string): Promise<void> {
  const headers = await token(page);
  const put = (auth: readonly object[]): Promise<APIResponse> =>
    page.request.put(`/api/v1/para-system/key/${key}`, {
      headers,
      data: { value, detail_authorization: auth },
    });
  let answer = await put([]);
  if (answer.status() === 422) {
    const { subjek } = (await answer.json()) as { subjek: string };
    const path = `authorization/approvers?subjek=${subjek}`;
    const [other] = await read<{ user_id: string }[]>(page, path);
    const body = { user_id: other?.user_id, password: PASSWORD, subjek };
    const given = (await write(page, 'authorization', body)) as { data?: object };
    answer = await put([given.data ?? {}]);
  }
  expect(answer.status(), `${key}: ${await answer.text()}`).toBe(200);
}

/** Header with the token of the page's user. */
async function token(page: Page): Promise<Record<string, string>> {
  const session = await page.evaluate(() => localStorage.getItem('kencana.sesi') ?? '{}');
  return { 'x-auth-token': (JSON.parse(session) as { token?: string }).token ?? '' };
}

export interface ReadyPiece {
  readonly kode_barcode: string;
  readonly harga_jual: number;
}

/** Pieces that are ready now, dearest first. */
export async function readyPieces(page: Page, count: number): Promise<ReadyPiece[]> {
  const list = await read<ReadyPiece[]>(
    page,
    `barang?status=READY&limit=${count}&sort=-harga_jual`,
  );
  expect(list.length).toBe(count);
  return list;
}

/**
 * As a scanner types: all keys at once, wherever the focus is, with Enter behind. A key's time is
 * that of its making, as the computer stamps a real one, however long the page takes to answer it.
 */
export async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate(`{
    const keys = [...'${code}', 'Enter'].map(
      (key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    for (const key of keys) document.activeElement.dispatchEvent(key);
  }`);
}

/** Takes a choice of a list by keyboard, once the list has come. */
export async function pickOne(field: Locator): Promise<void> {
  await expect(field).toBeEnabled();
  await field.focus();
  if ((await field.getAttribute('aria-expanded')) !== 'true') await field.press('ArrowDown');
  await field.page().getByRole('option').first().waitFor();
  await expect(async () => {
    await field.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', /./, { timeout: 2000 });
    await field.press('Enter');
    await expect(field).not.toHaveValue('', { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
}

/** The counter, with a sales person chosen. */
export async function openCounter(page: Page, origin = ''): Promise<void> {
  if (origin === '') await go(page, '/transaksi-penjualan');
  else await page.goto(`${origin}/transaksi-penjualan`);
  await expect(page.getByLabel('Barcode').first()).toBeFocused();
  const sales = page.getByRole('combobox', { name: 'Sales' });
  if ((await sales.inputValue()) !== '') return;
  await page.keyboard.press('F4');
  await expect(sales).toBeFocused();
  await pickOne(sales);
  await page.keyboard.press('F2');
  await expect(page.getByLabel('Barcode').first()).toBeFocused();
}

/** Scans a piece into the basket. */
export async function scanPiece(page: Page, code: string): Promise<void> {
  await scan(page, code);
  await expect(page.getByRole('row', { name: code })).toBeVisible();
}

/** F8, Enter, Enter: what is left is paid in cash, and the sale is saved. */
export async function payCash(page: Page): Promise<void> {
  await page.keyboard.press('F8');
  await expect(page.getByLabel('Uang Diterima')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Simpan & Cetak/ })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Sells a ready piece for cash without the screen; answers the sale's number. */
export async function sellForCash(
  page: Page,
  kode_barcode: string,
  more: object = {},
): Promise<string> {
  const [sales] = await read<{ kode_sales: string }[]>(page, 'sales');
  const { harga_total } = await read<{ harga_total: number }>(
    page,
    `barang/ready/kode-barcode/${kode_barcode}`,
  );
  const sold = await write(page, 'penjualan/simpan', {
    kode_sales: sales?.kode_sales,
    detail_barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah_rp: harga_total }],
    ...more,
  });
  expect(sold).toMatchObject({ status: 'success' });
  return (sold['data'] as { no_faktur_group: string }).no_faktur_group;
}

/** The number of the sale that was just saved. */
export async function savedSale(page: Page): Promise<string> {
  await expect(page.getByText('Penjualan tersimpan')).toBeVisible();
  const heading = page.getByRole('heading', { level: 2 }).filter({ hasText: /-FJ-/ });
  return (await heading.textContent()) ?? '';
}

/** The approval dialog, filled by keyboard; answers the dialog. */
export async function approve(page: Page, user: string, password: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  await dialog.getByRole('combobox', { name: 'Username' }).fill(user);
  await page.getByRole('option', { name: user }).first().click();
  const secret = dialog.getByRole('textbox', { name: 'Password' });
  await secret.fill(password);
  await page.keyboard.press('Enter');
  return dialog;
}

/** Types who leaves something with the shop into the customer's fields of a counter. */
export async function typeCustomer(page: Page, nama: string, hp = '081234567890'): Promise<void> {
  await page.getByRole('textbox', { name: 'Nama', exact: true }).fill(nama);
  await page.getByRole('textbox', { name: 'No HP', exact: true }).fill(hp);
}
