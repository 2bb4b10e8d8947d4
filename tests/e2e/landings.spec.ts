import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { journeys } from './landings/all.ts';
import type { Hand, LandingJourney, Press } from './landings/journey.ts';
import { hydrated, phone, test, tooWide } from './page.ts';

const hands: { by: Hand; context: BrowserContextOptions; press: Press }[] = [
  { by: 'mouse', context: { viewport: { width: 1280, height: 860 } }, press: (control) => control.click() },
  {
    by: 'keys',
    context: { viewport: { width: 1280, height: 860 } },
    press: async (control) => {
      await control.focus();
      await control.press('Enter');
    },
  },
  { by: 'touch', context: phone, press: (control) => control.tap() },
];

/** Opens a landing and goes to its centrepiece, which comes alive when it is near. */
async function centreOf(page: Page, { path }: LandingJourney) {
  await page.goto(path);
  const centre = page.locator('[data-centrepiece]');
  await centre.scrollIntoViewIfNeeded();
  await hydrated(page);
  // While developing, the page hydrates as a whole and knows no islands.
  const island = page.locator('[data-island]', { has: centre });
  if ((await island.count()) > 0) await expect(island).toHaveAttribute('data-awake');
  return centre;
}

for (const journey of journeys)
  test.describe(`the centrepiece of ${journey.path}`, () => {
    for (const { by, context, press } of hands)
      test.describe(() => {
        test.use(context);
        test(`answers to ${by}, and the result is kept`, async ({ page }) => {
          const errors: string[] = [];
          page.on('pageerror', ({ message }) => errors.push(message));
          await journey.use(await centreOf(page, journey), press, by);
          await journey.keep(await centreOf(page, journey), page);
          expect(await tooWide(page)).toBe(0);
          expect(errors).toEqual([]);
        });
      });

    test('answers wrong input beside the field', async ({ page }) => {
      await journey.mistake(await centreOf(page, journey), (control) => control.click());
    });
  });
