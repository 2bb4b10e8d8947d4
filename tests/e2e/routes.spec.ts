import { expect } from '@playwright/test';
import { siteMap } from '../../app/site-map/site-map.server.ts';
import { siteDefaults } from '../../content/site.ts';
import { seriousFindings } from './axe.ts';
import { hydrated, test, watch } from './page.ts';

for (const row of siteMap) {
  const address = row.sample ?? row.path;

  test(`${address} is whole`, async ({ browser, origin }) => {
    const context = await browser.newContext({
      viewport: { width: 320, height: 700 },
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const misdeeds = watch(page, origin);
    const answer = await page.goto(origin + address);

    expect(answer?.status()).toBe(row.area === 'error' ? 404 : 200);
    if (row.signIn) expect(page.url()).toBe(`${origin}/sign-in?redirectFrom=${encodeURIComponent(row.path)}`);
    await expect(page).toHaveTitle(new RegExp(` \\| ${siteDefaults.brand.suffix}$`));
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length, 'description').toBeGreaterThan(20);
    await expect(page.locator('h1')).toHaveCount(1);
    const own = row.canonical ?? address.replace('/applications_test/', '/applications/');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      origin + (row.signIn ? '/sign-in' : own),
    );

    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      'sideways scroll',
    ).toBeLessThanOrEqual(320);
    for (const name of ['Need Help? Chat With Us!', 'Hire Us']) {
      const box = await page.getByRole('link', { name, exact: true }).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 320, `${name} stands within the screen`).toBe(true);
    }
    // Only colours depend on the theme; the rest is seen once, in the light.
    expect(await seriousFindings(page, { rules: ['color-contrast'] }), 'axe, dark').toEqual([]);

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await seriousFindings(page), 'axe, light').toEqual([]);

    await page.keyboard.press('Tab');
    await hydrated(page);
    expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
    await context.close();
  });
}
