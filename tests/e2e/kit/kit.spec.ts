import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { kitGroups } from '../../../content/workshop/kit-groups.ts';
import type { KitContract, ShownKitPage } from '../../../kit/contract.ts';
import type { KitPage } from '../../../lib/look/kit-page.ts';
import { seriousFindings } from '../axe.ts';
import { coloursArrived, hydrated, test, watchAnew } from '../page.ts';

const folder = join(import.meta.dirname, '../../../kit');

async function contractOf({ path }: KitPage): Promise<KitContract | null> {
  const file = join(folder, path.replace('/ui/', ''), 'contract.ts');
  return existsSync(file) ? ((await import(file)) as { contract: KitContract }).contract : null;
}

/** Writes down what was seen, where a command asks for it. */
function note(page: KitPage, findings: number, states: string[], keys: string[]): void {
  const notes = process.env.KIT_NOTES;
  if (!notes) return;
  mkdirSync(notes, { recursive: true });
  const seen = { path: page.path, findings, states, keys };
  writeFileSync(join(notes, `${page.path.replace('/ui/', '')}.json`), JSON.stringify(seen));
}

interface Opened extends ShownKitPage {
  /** The examples that were asked for. */
  touched: Set<string>;
}

async function opened(page: Page, address: string): Promise<Opened> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Shift');
  await hydrated(page);
  const touched = new Set<string>();
  return {
    page,
    touched,
    example: (file) => {
      touched.add(`[data-example="${file}"]`);
      return page.locator(`[data-example="${file}"]`);
    },
  };
}

/** What axe finds in what a state changed, in both themes; what is no example is seen by the sweep over all routes. */
async function findingsIn({ page, touched }: Opened, state: string): Promise<string[]> {
  // axe walks through every element, asked for or not: what is no example is taken away, once all of it is alive.
  const beside = 'header, footer, nav, aside, pre, form, #props, #keyboard, #cost';
  await page.waitForFunction(
    (parts) =>
      [...document.querySelectorAll(parts)].every((part) =>
        Object.keys(part).some((key) => key.startsWith('__reactFiber')),
      ),
    beside,
  );
  await page.evaluate((parts) => {
    for (const part of document.querySelectorAll(parts))
      if (!part.closest('[data-example]') && !part.querySelector('[data-example]')) part.remove();
  }, beside);
  const within = [...touched, ':popover-open'].join(', ');
  const light = await seriousFindings(page, { within });
  await page.emulateMedia({ colorScheme: 'dark' });
  await coloursArrived(page);
  const dark = await seriousFindings(page, { rules: ['color-contrast'], within });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark].map((finding) => `${state}: ${finding}`);
}

/** The page as it opens, all its examples. */
const atRest = async ({ touched }: Opened) => void touched.add('[data-example]');

const slowed = new WeakSet<Page>();

/** Presses as a hand does: what moves the focus with the next frame has moved it before the next key. */
function pressByHand(page: Page): void {
  if (slowed.has(page)) return;
  slowed.add(page);
  const press = page.keyboard.press.bind(page.keyboard);
  page.keyboard.press = async (key, options) => {
    await press(key, options);
    await page.waitForTimeout(32);
  };
}

const pages: readonly KitPage[] = kitGroups.flatMap((group) => group.pages);
for (const row of pages) {
  const contract = await contractOf(row);
  const presses = row.keys.map(({ press }) => press);
  const states = Object.entries({ 'at rest': atRest, ...contract?.open });

  // `npm test` opens one page of the kit: its keys move the focus into a menu and back.
  const tagged = row.path === '/ui/dropdowns' ? { tag: '@smoke' } : {};
  test(`${row.path} keeps its contract`, tagged, async ({ sharedPage: page, origin }) => {
    // Each key and each state opens the page again. A busy machine is slow, not broken.
    test.setTimeout(120_000 + 8_000 * (presses.length + states.length));
    const misdeeds = watchAnew(page, origin);
    pressByHand(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(Object.keys(contract?.keys ?? {}).sort(), 'every documented key is pressed, and no other').toEqual(
      [...presses].sort(),
    );
    for (const [press, tryIt] of Object.entries(contract?.keys ?? {})) {
      await test.step(press, async () => tryIt(await opened(page, origin + row.path)));
    }
    const found: string[] = [];
    for (const [state, bring] of states) {
      await test.step(state, async () => {
        const shown = await opened(page, origin + row.path);
        await bring(shown);
        found.push(...(await findingsIn(shown, state)));
      });
    }
    note(
      row,
      found.length,
      states.map(([state]) => state),
      presses,
    );
    expect(found).toEqual([]);
    expect(misdeeds).toEqual({ console: [], failed: [], foreign: [] });
  });
}
