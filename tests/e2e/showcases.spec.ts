import { expect } from '@playwright/test';
import { seriousFindings } from './axe.ts';
import { coloursArrived, hydrated, phone, test, tooWide } from './page.ts';

/** The apps that run in their pages, with their screens; the first one opens without a name in the address. */
const apps = [
  {
    path: '/ai-app',
    screens: ['ask', 'summary', 'deadline', 'reply', 'letters', 'letter', 'own', 'settings'],
  },
  { path: '/atlearn-app', screens: ['today', 'card', 'done', 'returns', 'course', 'write'] },
  {
    path: '/student-counselling',
    screens: ['compare', 'courses', 'course', 'papers', 'dates', 'share'],
  },
  {
    path: '/akrahealth-app',
    screens: ['today', 'doses', 'readings', 'diary', 'visit', 'ask', 'summary', 'card'],
  },
] as const;

for (const { path, screens } of apps) {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`each screen of ${path} opens by its address and pleases axe in the ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(screens.length).toBeGreaterThanOrEqual(6);
      for (const screen of screens) {
        await page.goto(`${path}#${screen}`);
        await page.locator('[data-centrepiece]').scrollIntoViewIfNeeded();
        await hydrated(page);
        await expect(page.locator(`[data-screen="${screen}"]`)).toBeVisible();
        await coloursArrived(page);
        expect(await seriousFindings(page), screen).toEqual([]);
      }
    });

  test.describe(() => {
    test.use(phone);
    test(`${path} fits a phone, and nothing floats over the app`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      expect(await tooWide(page)).toBe(0);
      for (const link of await page.locator('[data-centrepiece] nav a').all()) {
        await link.scrollIntoViewIfNeeded();
        const { height = 0 } = (await link.boundingBox()) ?? {};
        expect(height).toBeGreaterThanOrEqual(44);
        await link.tap();
        await expect(link).toHaveAttribute('aria-current', 'page');
      }
    });
  });

  test(`${path} shows its first screen without scripts, and says what needs them`, async ({
    browser,
    origin,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(origin + path);
    await expect(page.locator(`[data-screen="${screens[0]}"]`)).toBeVisible();
    await expect(page.locator('.without-scripts')).toContainText('JavaScript');
    await context.close();
  });
}
