import type { Locator, Page } from 'playwright-core';
import type { Once } from './interactions.ts';

interface Point {
  x: number;
  y: number;
}

/** Goes to a place of the application. */
export async function goToPlace(page: Page, place: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${place}`);
}

/** The middle of something on the screen. */
export async function middleOf(part: Locator): Promise<Point> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error(`There is no element ${part} on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Types letter by letter, then takes the letters away again. */
export async function typeAndErase(page: Page, once: Once, text: string): Promise<void> {
  for (const letter of text) await once(() => page.keyboard.press(letter === ' ' ? 'Space' : letter));
  for (const _ of text) await once(() => page.keyboard.press('Backspace'));
}

/** Goes through the choices of a field by the arrow keys, and back to the first. */
export async function walkChoices(page: Page, once: Once, field: Locator, steps: number): Promise<void> {
  await field.focus();
  for (let at = 0; at < steps; at += 1) await once(() => page.keyboard.press('ArrowDown'));
  for (let at = 0; at < steps; at += 1) await once(() => page.keyboard.press('ArrowUp'));
}

/** Turns the wheel over something, down and up again. */
export async function turnWheel(page: Page, once: Once, over: Locator, turns: number): Promise<void> {
  const { x, y } = await middleOf(over);
  await page.mouse.move(x, y);
  for (let at = 0; at < turns; at += 1) await once(() => page.mouse.wheel(0, 500), 250);
  for (let at = 0; at < turns; at += 1) await once(() => page.mouse.wheel(0, -500), 250);
}

/** Presses something. */
export async function press(page: Page, once: Once, part: Locator): Promise<void> {
  const { x, y } = await middleOf(part);
  await once(() => page.mouse.click(x, y));
}

/** A screen of the application, by the visible one of its two menus; the name may be followed by what waits there. */
export const screenLink = (page: Page, name: string): Locator =>
  page.locator('[data-application] nav a').filter({ hasText: name, visible: true }).first();

/** Opens records from a list, and comes back to it each time. */
export async function openEach(page: Page, once: Once, links: Locator, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await press(page, once, links.nth(at));
    await once(() => page.evaluate(() => history.back()));
    await links.first().waitFor();
  }
}

/** Takes something by its grip, carries it over there and lets it go: the moves and the drop apart. */
export async function carry(page: Page, once: Once, grip: Locator, target: Locator, steps = 12) {
  const from = await middleOf(grip);
  const box = await target.boundingBox();
  const to = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: from.y + 20 };
  await page.mouse.move(from.x, from.y);
  return {
    async lift() {
      await once(() => page.mouse.down(), 100);
      for (let at = 1; at <= steps; at += 1)
        await once(
          () =>
            page.mouse.move(from.x + ((to.x - from.x) * at) / steps, from.y + ((to.y - from.y) * at) / steps),
          60,
        );
    },
    drop: () => once(() => page.mouse.up()),
  };
}
