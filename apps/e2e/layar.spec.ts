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

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1').first()).toBeVisible();
}

async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${new URL(page.url()).pathname}: ${v.id} ${v.nodes[0]?.html.slice(0, 120) ?? ''}`);
}

test('axe finds nothing serious on any screen, and none answers with an error', async ({
  page,
}) => {
  test.setTimeout(1_500_000);
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(`${page.url()}: ${error.message}`));
  page.on('response', (r) => {
    if (r.status() >= 500) broken.push(`${r.status()} ${r.url()}`);
  });
  const findings: string[] = [];
  for (const route of ['/', ...PUBLIC]) {
    await page.goto(route);
    await settle(page);
    findings.push(...(await seriousFindings(page)));
  }
  await login(page, 'OWNER');
  const routes = await menuRoutes(page);
  expect(routes.length).toBeGreaterThan(30);
  for (const route of routes) {
    await page.goto(route);
    await settle(page);
    findings.push(...(await seriousFindings(page)));
  }
  expect(findings).toEqual([]);
  expect(broken).toEqual([]);
});

test('on a phone nothing scrolls sideways outside a table', async ({ page }) => {
  test.setTimeout(1_500_000);
  await login(page, 'OWNER');
  const routes = await menuRoutes(page);
  await page.setViewportSize({ width: 360, height: 780 });
  const wide: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    await settle(page);
    const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    if (over > 0) wide.push(`${route} by ${over}`);
  }
  expect(wide).toEqual([]);
});
