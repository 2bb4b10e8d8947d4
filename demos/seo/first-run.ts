import { reportOf } from '#engines/seo/analyse.ts';
import { fromResponses } from '#engines/seo/site/responses.ts';
import { once } from '#lib/run/once.ts';
import { exampleName } from './examples/examples.ts';
import { exampleSites } from './examples/sites.ts';
import { drawnAtFirst, type Run } from './state.ts';

/** The first example with its report. */
export const firstRun = once(async (): Promise<Run> => {
  const example = 'shop';
  const site = exampleSites[example]?.() ?? {};
  const [start = ''] = Object.keys(site);
  const report = await reportOf({ start, get: fromResponses(site), robots: 'report' });
  return { name: exampleName(example), example, at: drawnAtFirst, report };
});
