import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { hydrated } from './page.ts';

/** What somebody who never saw a tool may take on a phone, from opening it to a file in their hands. */
const mostSeconds = 180;

/** What anybody can press, on a phone: links inside a sentence are as high as their line, which is allowed. */
const pressed =
  'button, a[href], select, summary, input:not([type=hidden]), textarea, [role=button], [role=menuitem]';

/** Buttons and fields in view or near it that give a finger less than 44 pixels, and texts below 12 pixels. */
export const hardToTouch = (page: Page, within = 'main'): Promise<string[]> =>
  page.evaluate(
    ({ pressed, within }) => {
      const least = 44;
      const found: string[] = [];
      const isShown = (one: Element) =>
        one.checkVisibility({
          opacityProperty: false,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        });
      const nameOf = (one: Element) =>
        `${one.tagName.toLowerCase()} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}”`;
      const isInSentence = (one: Element) => {
        const around = one.closest('p, li, dd, figcaption')?.textContent?.trim() ?? '';
        return (
          one.tagName === 'A' &&
          getComputedStyle(one).display === 'inline' &&
          around.length > (one.textContent ?? '').trim().length
        );
      };
      for (const one of document.querySelectorAll(
        `:is(${within}, [data-variant=demo], [popover]:popover-open) :is(${pressed})`,
      )) {
        // A field counts with its label, which a finger may press as well.
        const target = one.matches('input[type=radio], input[type=checkbox], input[type=color]')
          ? (one.closest('label') ?? one)
          : one;
        if (
          !isShown(target) ||
          isInSentence(one) ||
          one.closest('.sr-only, [inert]') ||
          one.matches('.sr-only')
        )
          continue;
        const { width, height } = target.getBoundingClientRect();
        if (width <= 1 || height <= 1 || (width >= least && height >= least)) continue;
        // What is drawn small may still be felt large: its edges are pressed where a finger would.
        target.scrollIntoView({ block: 'center' });
        const box = target.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const reach = least / 2 - 1;
        const isFelt = [
          [Math.max(reach, box.width / 2 - 1), 0],
          [0, Math.max(reach, box.height / 2 - 1)],
        ].every(([right = 0, down = 0]) =>
          [1, -1].every((way) => {
            const hit = document.elementFromPoint(x + way * right, y + way * down);
            // Beside another button each has the room up to the other; the window’s edge ends it.
            return hit === null || target.contains(hit) || hit.closest('[aria-pressed]') !== null;
          }),
        );
        if (!isFelt) found.push(`${nameOf(one)} ${Math.round(width)} × ${Math.round(height)}`);
      }
      const texts = document.createTreeWalker(
        document.querySelector(within) ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (
          !parent ||
          !texts.currentNode.textContent?.trim() ||
          parent.closest('.sr-only, .text-layer, svg, script, style')
        )
          continue;
        const size = Number.parseFloat(getComputedStyle(parent).fontSize);
        if (size < 12 && isShown(parent))
          found.push(`${size}px “${texts.currentNode.textContent.trim().slice(0, 30)}”`);
      }
      return [...new Set(found)];
    },
    { pressed, within },
  );

/** A page that somebody opens on a phone, and what their hand does there. */
export async function walkOnPhone(
  context: BrowserContext,
  address: string,
): Promise<{ page: Page; walk: ReturnType<typeof phoneWalk> }> {
  const page = await context.newPage();
  await page.goto(address);
  await hydrated(page);
  return { page, walk: phoneWalk(page) };
}

/** Counts what a hand does on a page, and how long it takes from here on. */
export function phoneWalk(page: Page) {
  const began = Date.now();
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    // It fails where something else lies over the button.
    await what.tap();
  };
  return {
    tap,
    /** Taps a field and writes into it, as a keyboard does that covers the lower half of the page. */
    write: async (field: Locator, text: string) => {
      await tap(field);
      await field.fill(text);
    },
    /** Taps a button that opens the phone's own list of files, and chooses one. */
    choose: async (button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
      const opening = page.waitForEvent('filechooser');
      await tap(button);
      await (await opening).setFiles(file);
    },
    /** Taps what gives a file, and says what was in it. */
    take: async (button: Locator): Promise<{ name: string; text: string }> => {
      const arriving = page.waitForEvent('download');
      await tap(button);
      const file = await arriving;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    },
    /** The whole walk took so many taps at most, and no more than three minutes. */
    ends: async (name: string, most: number) => {
      const seconds = Math.round((Date.now() - began) / 1000);
      test.info().annotations.push({ type: 'walk', description: `${name}: ${taps} taps, ${seconds} s` });
      expect(taps).toBeLessThanOrEqual(most);
      expect(seconds).toBeLessThanOrEqual(mostSeconds);
    },
  };
}
