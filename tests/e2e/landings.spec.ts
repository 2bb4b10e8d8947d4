import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { journeys } from './landings/all.ts';
import type { Hand, LandingJourney, Press } from './landings/journey.ts';
import { phone, test, tooWide, watch } from './page.ts';

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
  await expect(page.locator('[data-island]', { has: centre })).toHaveAttribute('data-awake');
  return centre;
}

for (const journey of journeys)
  test.describe(`the centrepiece of ${journey.path}`, () => {
    for (const { by, context, press } of hands)
      test.describe(() => {
        test.use(context);
        test(`answers to ${by}, and the result is kept`, async ({ page, origin }) => {
          const misdeeds = watch(page, origin);
          await journey.use(await centreOf(page, journey), press, by);
          await journey.keep(await centreOf(page, journey), page);
          expect(await tooWide(page)).toBe(0);
          expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
        });
      });

    test('answers wrong input beside the field', async ({ page }) => {
      await journey.mistake(await centreOf(page, journey), (control) => control.click());
    });
  });
