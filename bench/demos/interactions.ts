import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openBrowser } from '../../scripts/test/browser.ts';
import { median, printTable } from '../print.ts';
import { writeProof } from '../proof.ts';
import { categories } from '../table/read-trace.ts';
import { type InteractionCost, interactionMark, readInteractions } from './read-interactions.ts';

/** What an interaction may cost: the script of one frame, and no task that anybody would feel. */
const goal = { script: 16, task: 50 };
const viewport = { width: 1440, height: 900 };
/** Longer than any field waits before it writes what was typed into the address. */
const quiet = 550;

/** Does one thing as a hand would, by keys and the mouse alone, and counts what the page does until it is quiet. */
export type Once = (act: () => Promise<unknown>, pause?: number) => Promise<void>;

/** One kind of interaction in an application that is full. */
interface Interaction {
  /** Under which its figures are written. */
  id: string;
  name: string;
  act: (page: Page, once: Once) => Promise<void>;
}

/** An application, filled as a visitor can fill it. */
export interface FullApplication {
  id: string;
  path: string;
  /** What its visitor chose before, by the key under which this browser keeps it. */
  kept: Readonly<Record<string, string>>;
  /** How much is in it: '5,000 people'. The menu offers as much, unless a file brings it. */
  size: string;
  /** Records as a visitor can open them, where the menu offers no large sample. */
  file?: () => string;
  interactions: readonly Interaction[];
}

export interface MeasuredInteraction {
  interaction: Interaction;
  costs: InteractionCost[];
}

async function measureOne(page: Page, { act }: Interaction): Promise<InteractionCost[]> {
  await wait(400);
  await page.context().browser()?.startTracing(page, { categories });
  await act(page, async (step, pause = quiet) => {
    await page.evaluate((mark) => void performance.mark(mark), interactionMark);
    await step();
    await wait(pause);
  });
  const trace = await page.context().browser()?.stopTracing();
  return trace ? readInteractions(trace) : [];
}

/** A note counts the time it is shown with every frame, so it has to go first. */
async function untilSaid(page: Page, text: string): Promise<void> {
  const note = page.getByText(text).first();
  await note.waitFor({ timeout: 120_000 });
  await note.waitFor({ state: 'hidden', timeout: 60_000 });
}

/** Takes the large sample that the menu offers. */
async function loadSample(page: Page, size: string): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: `Try it with ${size}` }).click();
  await page.getByRole('button', { name: `Load ${size}` }).click();
  await untilSaid(page, `${size} are ready`);
}

/** Opens a file of records; an application inside a case study wakes up when it is in view. */
async function openFile(page: Page, name: string, text: string): Promise<void> {
  await page.locator('[data-application]').scrollIntoViewIfNeeded();
  await wait(2000);
  await page
    .getByLabel('A file with records that you downloaded here')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await untilSaid(page, `Opened ${name}`);
}

/** Fills an application and measures its interactions one after the other. */
export async function measureApplication(
  address: string,
  { id, path, kept, size, file, interactions }: FullApplication,
  only: (id: string) => boolean,
): Promise<MeasuredInteraction[]> {
  const wanted = interactions.filter((one) => only(`demos.${id}.${one.id}`));
  if (wanted.length === 0) return [];
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport });
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
    }, kept);
    await page.goto(address + path, { waitUntil: 'networkidle' });
    await (file ? openFile(page, `${id}.json`, file()) : loadSample(page, size));
    const measured: MeasuredInteraction[] = [];
    for (const interaction of wanted) {
      console.log(`${id}: ${interaction.name}`);
      measured.push({ interaction, costs: await measureOne(page, interaction) });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Prints what interactions cost, and puts it among the figures that pages may show. */
export async function tellInteractions(
  application: FullApplication,
  measured: readonly MeasuredInteraction[],
  write: boolean,
): Promise<void> {
  const rows = measured.map(({ interaction, costs }) => {
    const scripts = costs.map(({ script }) => script);
    const [p95, task] = [percentile(scripts, 0.95), Math.max(0, ...costs.map((cost) => cost.task))];
    const isMet = p95 <= goal.script && task <= goal.task;
    return { ...interaction, count: costs.length, median: median(scripts), p95, task, isMet };
  });
  console.log(`\n${application.path}: ${application.size}`);
  console.log(
    `Figures are ms of processor time on the main thread, measured while tracing. Goal: p95 of script ≤ ${goal.script}, no task over ${goal.task}\n`,
  );
  printTable(
    ['', 'times', 'script, median', 'p95', 'longest task', 'goal'],
    rows.map(({ name, count, median: middle, p95, task, isMet }) => [
      name,
      count,
      middle.toFixed(1),
      p95.toFixed(1),
      task.toFixed(1),
      isMet ? 'met' : 'missed',
    ]),
  );
  if (write)
    await writeProof(
      'npm run bench:demos',
      rows.flatMap(({ id, p95, task }) => [
        { id: `demos.${application.id}.${id}.p95`, value: Number(p95.toFixed(1)), unit: 'ms' },
        { id: `demos.${application.id}.${id}.task`, value: Number(task.toFixed(1)), unit: 'ms' },
      ]),
    );
}
