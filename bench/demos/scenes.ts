import type { Page } from 'playwright-core';

/** A hand at work in a demo: what is opened first, and what happens in each frame. */
export interface Scene {
  name: string;
  path: string;
  /** Brings the demo to the state that is measured. */
  prepare: (page: Page) => Promise<void>;
  /** What takes the events. */
  target: string;
  /** The deed of a frame. */
  deed: 'arrow' | 'wheel' | 'drag' | 'hover';
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

/** Two hundred thousand hours of sample figures, brought as a file. */
async function manyRows(page: Page): Promise<void> {
  const start = Date.UTC(2001, 0, 1);
  const rows = Array.from({ length: 200_000 }, (_, hour) => {
    const at = new Date(start + hour * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
    const value = 400 + 120 * Math.sin(hour / 3.82) + 60 * Math.sin(hour / 26.7) + (hour % 97);
    return `${at},${value.toFixed(1)}`;
  });
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Choose a file, or drop it here').setInputFiles({
    name: 'hours.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Hour,Visits', ...rows].join('\n')),
  });
  await page.getByText(/^Visits, .* ahead/).waitFor({ timeout: 120_000 });
}

const map = '[aria-roledescription="map"]';

export const scenes: readonly Scene[] = [
  { name: '1,000 stops, map pulled', path: planner, prepare: thousandStops, target: map, deed: 'arrow' },
  { name: '1,000 stops, map zoomed', path: planner, prepare: thousandStops, target: map, deed: 'wheel' },
  {
    name: '1,000 stops, a stop dragged over all vans',
    path: planner,
    prepare: thousandStops,
    target: '[data-stop]',
    deed: 'drag',
  },
  {
    name: '200,000 rows, read off the picture',
    path: forecaster,
    prepare: manyRows,
    target: '[aria-label="Read off the picture"]',
    deed: 'hover',
  },
];
