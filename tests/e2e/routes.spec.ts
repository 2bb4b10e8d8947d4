import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { siteMap } from '../../app/site-map/site-map.server.ts';
import { siteDefaults } from '../../content/site.ts';
import { hydrated, test, watch } from './page.ts';

async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => `${node.html.slice(0, 160)} ${node.failureSummary?.split('\n')[1] ?? ''}`)
          .join(' | ')}`,
    );
}

for (const row of siteMap) {
  const address = row.sample ?? row.path;
  test(`${address} is whole`, async ({ browser, origin }) => {
    const context = await browser.newContext({
      viewport: { width: 320, height: 700 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const misdeeds = watch(page, origin);
    const answer = await page.goto(origin + address, { waitUntil: 'networkidle' });
    const lost = row.area === 'error';

    expect(answer?.status()).toBe(lost ? 404 : 200);
    if (row.signIn) expect(page.url()).toBe(`${origin}/sign-in?redirectFrom=${encodeURIComponent(row.path)}`);
    await expect(page).toHaveTitle(new RegExp(` \\| ${siteDefaults.brand.suffix}$`));
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length, 'description').toBeGreaterThan(20);
    await expect(page.locator('h1')).toHaveCount(1);
    const canonical = row.signIn
      ? '/sign-in'
      : (row.canonical ?? address.replace('/applications_test/', '/applications/'));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + canonical);
    await expect(page.getByRole('link', { name: 'Need Help? Chat With Us!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Hire Us', exact: true })).toHaveAttribute(
      'href',
      '/hire-services',
    );
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      'sideways scroll at 320 px',
    ).toBeLessThanOrEqual(320);

    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await seriousFindings(page), 'axe, light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await seriousFindings(page), 'axe, dark').toEqual([]);
    await page.keyboard.press('Tab');
    await hydrated(page);
    expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
    await context.close();
  });
}
