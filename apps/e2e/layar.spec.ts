/**
 * Every screen of the registry opens without an error, without sideways scrolling on a phone, and
 * axe finds nothing serious: with every module on, for the owner of a branch, for head office and
 * for MU where a screen is theirs alone. Nothing is left out: what the menu does not show is asked
 * for by its address, and the lists are compared.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { ModuleFlag } from '@kencana/contract/module-flag';
import { masters, reports } from '@kencana/contract/registry';
import { CABANG_ROUTES, PUSAT_ROUTES, screens } from '@kencana/contract/screens';
import { go, login, newUser, setSetting } from './counter.ts';
import { expect, test } from './story.ts';

const PUBLIC = ['/', '/landingpages', '/terms-and-conditions', '/privacy-policy'];
/** The owner's screens are looked at in so many stories side by side. */
const SHARES = 6;

interface Built {
  readonly route?: string | undefined;
  readonly module?: ModuleFlag | undefined;
  readonly listedWhen?: ModuleFlag | undefined;
  readonly levels?: readonly string[] | undefined;
  readonly hidden?: boolean | undefined;
}

const registry: readonly Built[] = [...screens, ...masters, ...reports];
const built = registry.flatMap(({ route, ...screen }) =>
  route === undefined ? [] : [{ ...screen, route }],
);
const flags = [...new Set(built.flatMap((one) => [one.module ?? [], one.listedWhen ?? []].flat()))];
/** Screens of head office alone, and of people above whom no owner stands. */
const ofPusat = built.filter(({ route }) => PUSAT_ROUTES.includes(route));
const ofManager = built.filter(({ levels }) => levels !== undefined && !levels.includes('OWN'));
const ofOwner = built.filter((screen) => !ofPusat.includes(screen) && !ofManager.includes(screen));

/** Signs in where every module is on. */
async function loginWithAll(page: Page, user: string): Promise<void> {
  await login(page, user);
  for (const flag of flags) await setSetting(page, flag, 'true');
  // Its master is closed while loans are measured by the gold price.
  await setSetting(page, 'HUTANG_POKOK', 'MANUAL');
  await login(page, user);
}

/** Routes that the side menu links to. */
async function menuRoutes(page: Page): Promise<string[]> {
  await page.getByRole('link', { name: 'Home' }).first().waitFor();
  const links = await page
    .locator('.side-menu a[href^="/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  return [...new Set(links)];
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1').first()).toBeVisible();
}

/**
 * In legacy mode axe stays in this page; its own second page never ends on a sandboxed preview.
 * `part` leaves out what stands around it on every screen.
 */
async function seriousFindings(page: Page, part: string): Promise<string[]> {
  // What passes is not described: that costs a third of the time.
  const told = { resultTypes: ['violations' as const] };
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part).options(told);
  const { violations } = await axe.analyze();
  return violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${new URL(page.url()).pathname}: ${v.id} ${v.nodes[0]?.html.slice(0, 120) ?? ''}`);
}

/** By how many pixels the page stays wider than a phone once charts have followed the window. */
async function phoneOverflow(page: Page): Promise<number> {
  await page.setViewportSize({ width: 360, height: 780 });
  const wider = 'document.documentElement.scrollWidth - innerWidth';
  let over = await page.evaluate<number>(wider);
  for (let n = 0; over > 0 && n < 30; n += 1) {
    await page.waitForTimeout(100);
    over = await page.evaluate<number>(wider);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  return over;
}

/** Looks at the screens one after the other; answers everything that is wrong with them. */
async function lookAt(page: Page, routes: readonly string[], part: string): Promise<string[]> {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  page.on('response', (r) => {
    if (r.status() >= 500) wrong.push(`${r.status()} ${r.url()}`);
  });
  for (const route of routes) {
    if (part === 'body') await page.goto(route);
    else await go(page, route);
    await settle(page);
    if (part !== 'body') await expect.poll(() => new URL(page.url()).pathname).toBe(route);
    for (const closed of ['Halaman Tidak Tersedia', 'Halaman Tidak Ditemukan']) {
      if ((await page.getByRole('heading', { name: closed }).count()) > 0)
        wrong.push(`${route}: ${closed}`);
    }
    wrong.push(...(await seriousFindings(page, part)));
    const over = await phoneOverflow(page);
    if (over > 0) wrong.push(`${route} is ${over} pixels wider than a phone`);
  }
  return wrong;
}

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

test('pages that everybody may open', async ({ page }) => {
  expect(await lookAt(page, PUBLIC, 'body')).toEqual([]);
});

test('the menus of owner and head office show every screen of the registry', async ({ page }) => {
  const shown = (list: typeof built) =>
    list.filter(({ hidden }) => hidden !== true).map(({ route }) => route);
  const menuOf = async (user: string): Promise<string[]> => {
    await loginWithAll(page, user);
    await go(page, '/home');
    return (await menuRoutes(page)).toSorted();
  };
  expect(await menuOf('OWNER')).toEqual(shown(ofOwner).toSorted());
  const office = [...ofOwner, ...ofPusat].filter(({ route }) => !CABANG_ROUTES.includes(route));
  expect(await menuOf('PUSAT')).toEqual(shown(office).toSorted());
});

for (let share = 0; share < SHARES; share += 1) {
  test(`screens of the owner, part ${share + 1} of ${SHARES}`, async ({ page }) => {
    await loginWithAll(page, 'OWNER');
    const routes = ofOwner.map(({ route }) => route).filter((_, n) => n % SHARES === share);
    expect(routes.length).toBeGreaterThan(10);
    expect(await lookAt(page, routes, 'main')).toEqual([]);
    if (share === 0) expect(await lookAt(page, ['/home'], 'body')).toEqual([]);
  });
}

test('screens of head office and of MU alone', async ({ page }) => {
  await loginWithAll(page, 'PUSAT');
  const wrong = await lookAt(
    page,
    ofPusat.map(({ route }) => route),
    'main',
  );
  await loginWithAll(page, 'OWNER');
  await newUser(page, { user_id: 'MU9', nama: 'Pengelola', level: 'MU' });
  await login(page, 'MU9');
  wrong.push(
    ...(await lookAt(
      page,
      ofManager.map(({ route }) => route),
      'main',
    )),
  );
  expect(wrong).toEqual([]);
  expect([ofPusat.length, ofManager.length]).toEqual([2, 1]);
});
