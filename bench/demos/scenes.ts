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
  deed: 'arrow' | 'wheel' | 'drag';
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
];
