import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** A hand at work in a demo: what is opened first, and what happens in each frame. */
export interface Scene {
  /** Under which its figures are written. */
  id: string;
  name: string;
  path: string;
  /** Brings the demo to the state that is measured. */
  prepare: (page: Page) => Promise<void>;
  /** What takes the events of each frame; left out where the page is watched while it works. */
  hand?: { target: string; gesture: 'arrow' | 'wheel' | 'drag' | 'hover' };
  /** What happens while the page is watched. */
  act?: (page: Page) => Promise<void>;
}

const planner = '/route-optimization/demo';

/** A thousand stops with a plan of ten seconds. */
async function thousandStops(page: Page): Promise<void> {
  await page.getByLabel('Example').selectOption('thousand');
  await page
    .getByRole('status')
    .filter({ hasText: /^Planned: / })
    .waitFor({ state: 'attached', timeout: 90_000 });
}

const forecaster = '/visual_forecasting/demo';

/** Two hundred thousand hours of sample figures, as a file on the disk: handed over as bytes, they would be unpacked in the page. */
async function manyRows() {
  const start = Date.UTC(2001, 0, 1);
  const rows = Array.from({ length: 200_000 }, (_, hour) => {
    const at = new Date(start + hour * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
    const value = 400 + 120 * Math.sin(hour / 3.82) + 60 * Math.sin(hour / 26.7) + (hour % 97);
    return `${at},${value.toFixed(1)}`;
  });
  const folder = await mkdtemp(join(tmpdir(), 'hours-'));
  const file = join(folder, 'hours.csv');
  await writeFile(file, ['Hour,Visits', ...rows].join('\n'));
  return { file, forget: () => rm(folder, { recursive: true }) };
}

const openImport = (page: Page): Promise<void> => page.getByRole('button', { name: 'Import' }).click();

async function bringRows(page: Page): Promise<void> {
  const { file, forget } = await manyRows();
  await page.getByLabel('Choose a file, or drop it here').setInputFiles(file);
  await page.getByText(/^Visits, .* ahead/).waitFor({ timeout: 120_000 });
  await forget();
}

const map = '[aria-roledescription="map"]';

export const scenes: readonly Scene[] = [
  {
    id: 'demos.routing.pull',
    name: '1,000 stops, map panned',
    path: planner,
    prepare: thousandStops,
    hand: { target: map, gesture: 'arrow' },
  },
  {
    id: 'demos.routing.zoom',
    name: '1,000 stops, map zoomed',
    path: planner,
    prepare: thousandStops,
    hand: { target: map, gesture: 'wheel' },
  },
  {
    id: 'demos.routing.drag',
    name: '1,000 stops, a stop dragged over all vans',
    path: planner,
    prepare: thousandStops,
    hand: { target: '[data-stop]', gesture: 'drag' },
  },
  {
    id: 'demos.forecast.import',
    name: '200,000 rows, read and forecast',
    path: forecaster,
    prepare: openImport,
    act: bringRows,
  },
  {
    id: 'demos.forecast.read',
    name: '200,000 rows, values read off the chart',
    path: forecaster,
    async prepare(page) {
      await openImport(page);
      await bringRows(page);
    },
    hand: { target: '[aria-label="Read values from the chart"]', gesture: 'hover' },
  },
];
