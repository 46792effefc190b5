/**
 * Every screen of the menu opens for the owner without an error, without sideways scrolling on a
 * phone, and axe finds nothing serious.
 */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { login } from './counter.ts';

const PUBLIC = ['/landingpages', '/terms-and-conditions', '/privacy-policy'];

/** Routes that the side menu links to. */
async function menuRoutes(page: Page): Promise<string[]> {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Home' }).first().waitFor();
  const areas = page.locator('nav button[aria-expanded=false]');
  for (let n = await areas.count(); n > 0; n = await areas.count()) await areas.first().click();
  const links = await page
    .locator('nav a[href^="/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  return [...new Set(links)];
}

/** Opens a route as a link of the menu does, without loading the page anew. */
async function follow(page: Page, route: string): Promise<void> {
  const push = `history.pushState(null, '', ${JSON.stringify(route)})`;
  await page.evaluate(`${push}; dispatchEvent(new PopStateEvent('popstate'))`);
  await settle(page);
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
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part);
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

test('no screen has a serious finding of axe, answers with an error or is wider than a phone', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(`${page.url()}: ${error.message}`));
  page.on('response', (r) => {
    if (r.status() >= 500) broken.push(`${r.status()} ${r.url()}`);
  });
  const findings: string[] = [];
  const look = async (route: string, part = 'body'): Promise<void> => {
    findings.push(...(await seriousFindings(page, part)));
    const over = await phoneOverflow(page);
    if (over > 0) findings.push(`${route} is ${over} pixels wider than a phone`);
  };
  for (const route of ['/', ...PUBLIC]) {
    await page.goto(route);
    await settle(page);
    await look(route);
  }
  await login(page, 'OWNER');
  const routes = await menuRoutes(page);
  await look('/home');
  expect(routes.length).toBeGreaterThan(30);
  for (const route of routes) {
    await follow(page, route);
    await look(route, 'main');
  }
  expect(findings).toEqual([]);
  expect(broken).toEqual([]);
});
