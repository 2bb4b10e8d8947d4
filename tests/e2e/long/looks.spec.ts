import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { statements } from '../../../content/statements/statements.ts';
import { caseStudies } from '../../../content/stories/stories.ts';
import { luminous } from '../colour-share.ts';

test.describe.configure({ timeout: 600_000 });

const looked = ['/', ...caseStudies.map(({ path }) => path), ...statements.map(({ path }) => path)];
const lists = [
  '/demos',
  '/applications',
  '/applications/route-planner',
  '/applications/crm',
  '/ai',
  '/events',
];

/** The largest share of glaring colour that any screenful of the page has. */
async function mostColour(page: Page): Promise<number> {
  const { height, steps } = await page.evaluate(() => ({
    height: innerHeight,
    steps: Math.ceil(document.documentElement.scrollHeight / innerHeight),
  }));
  let most = 0;
  for (let step = 0; step < steps; step += 1) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), step * height);
    await page.waitForTimeout(150);
    const { data, info } = await sharp(await page.screenshot())
      .removeAlpha()
      .resize({ width: 240, kernel: 'nearest' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    most = Math.max(most, luminous(data) / (info.width * info.height));
  }
  return most;
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, colorScheme: 'dark' });
    for (const path of looked)
      test(`no screenful of ${path} glares in the dark`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await mostColour(page)).toBeLessThanOrEqual(1 / 3);
      });
  });

test.describe('pictures', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  for (const path of [...looked, ...lists])
    test(`${path} shows no picture twice`, async ({ page }) => {
      await page.goto(path);
      const shown = await page.locator('main img').evaluateAll((all) =>
        all.flatMap((image) =>
          // A window and a phone of the same page may both be in it, one of them hidden.
          image instanceof HTMLImageElement && image.checkVisibility() ? [image.src] : [],
        ),
      );
      expect(shown.filter((src, at) => shown.indexOf(src) !== at)).toEqual([]);
    });
});
