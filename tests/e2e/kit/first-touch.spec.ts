import { expect, type Page } from '@playwright/test';
import { holdScripts, openWithoutScripts } from '../hold-scripts.ts';
import { hydrated, phone, test } from '../page.ts';
import { type FirstTouch, firstTouches } from './first-touches.ts';

/** Touches a widget of the kit before the page's scripts are there, lets them in, and looks at what it did. */
async function touchFirst(
  page: Page,
  origin: string,
  { at: [path, example], control }: FirstTouch,
  touch: (control: ReturnType<FirstTouch['control']>) => Promise<void>,
  see: (here: ReturnType<FirstTouch['control']>) => Promise<void>,
): Promise<void> {
  const letScriptsIn = await holdScripts(page);
  await openWithoutScripts(page, `${origin}/ui/${path}`);
  const here = page.locator(`[data-example="${example}"]`);
  await touch(control(here));
  expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
  letScriptsIn();
  await hydrated(page);
  await see(here);
}

for (const [index, first] of firstTouches.entries()) {
  const name = `${index + 1}, ${first.at.join(' ')}`;
  const { hand, mouse = hand, key, type } = first;
  const tagged = (way: FirstTouch['smoke']) => (first.smoke === way ? { tag: '@smoke' } : {});
  if (mouse)
    test(`first touch ${name}, by click`, tagged('mouse'), async ({ page, origin }) => {
      await touchFirst(page, origin, first, (control) => control.click(), mouse);
    });
  if (hand)
    test(`first touch ${name}, by finger`, tagged('hand'), async ({ browser, origin }) => {
      const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await touchFirst(page, origin, first, (control) => control.tap(), hand);
      await context.close();
    });
  if (key)
    test(`first touch ${name}, by the key ${key[0]}`, tagged('key'), async ({ page, origin }) => {
      await touchFirst(page, origin, first, (control) => control.press(key[0]), key[1]);
    });
  if (type)
    test(`first touch ${name}, by typing`, tagged('type'), async ({ page, origin }) => {
      await touchFirst(page, origin, first, (control) => control.fill(type[0]), type[1]);
    });
}
