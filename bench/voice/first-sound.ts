import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { loadEnv } from '#server/env.ts';
import { openBrowser } from '../../scripts/test/browser.ts';
import { type Site, startSite } from '../../scripts/test/site.ts';
import { median, printTable } from '../print.ts';

const tries = 3;
const text = 'Thank you for coming on Monday. We have read your plans, and two questions are left.';
/** How long somebody takes at least to paste a text and to find the button. */
const handMs = 5000;

/** Opens the page as a visitor who was never here, with a text of their own. */
async function arrive(browser: Browser, site: Site): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.address}/ai-tools/text-to-speech`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByLabel('Text to read aloud').fill(text);
  return page;
}

/** Seconds from pressing the button to the first sentence that is heard. */
async function untilHeard(page: Page): Promise<number> {
  const began = performance.now();
  await page.getByRole('button', { name: 'Read aloud', exact: true }).first().click();
  await page.getByText(/, sentence 1 of 2/).waitFor({ timeout: 180_000 });
  return (performance.now() - began) / 1000;
}

async function visit(browser: Browser, site: Site, handsMs: number): Promise<number> {
  const page = await arrive(browser, site);
  await wait(handsMs);
  const seconds = await untilHeard(page);
  await page.context().close();
  return seconds;
}

/** Leaves the page as soon as Kokoro is being opened for it, and plays another text on a new one. */
async function afterLeaving(browser: Browser, site: Site): Promise<number> {
  const first = await arrive(browser, site);
  await untilHeard(first);
  await first.context().close();
  return visit(browser, site, 0);
}

const shown = (seconds: readonly number[]): string => seconds.map((each) => each.toFixed(1)).join(', ');

/** How long somebody waits for the first sound of a text of their own, on a server that has just started and on one that hasn't. */
export async function measureFirstSound(): Promise<{ cold: number; warm: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'first-sound-'));
  const models = join(loadEnv().DATA_DIR, 'models');
  await mkdir(models, { recursive: true });
  await symlink(models, join(folder, 'models'));
  const env = { DATA_DIR: folder };
  const browser = await openBrowser();
  const load = loadavg()[0] ?? 0;
  const atOnce: number[] = [];
  const later: number[] = [];
  const warm: number[] = [];
  const left: number[] = [];
  try {
    // Its first start makes the database, which is not what is measured.
    await (await startSite(env)).stop();
    for (let run = 0; run < tries; run += 1) {
      const site = await startSite(env);
      atOnce.push(await visit(browser, site, 0));
      warm.push(await visit(browser, site, 0));
      await site.stop();
      const another = await startSite(env);
      later.push(await visit(browser, another, handMs));
      left.push(await afterLeaving(browser, another));
      await another.stop();
    }
  } finally {
    await browser.close();
    // A server that was not ready in time may still write there.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
  console.log(
    `\nFirst sound of the visitor's own text, by the fast voice: seconds from the click on the button, ${cpus().length} cores, load ${load.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after`,
  );
  const rows: readonly (readonly [name: string, seconds: readonly number[]])[] = [
    [`the server has just started, clicked ${handMs / 1000} s after the page loaded`, later],
    ['the server has just started, clicked at once', atOnce],
    ['the voice is loaded', warm],
    ['Kokoro is still loading for a page that was closed', left],
  ];
  printTable(
    ['', 'median', 'tries'],
    rows.map(([name, seconds]) => [name, median([...seconds]).toFixed(1), shown(seconds)]),
  );
  return { cold: median(later), warm: median(warm) };
}
