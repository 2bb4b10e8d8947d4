import type { KitMeasures } from '#lib/look/kit-page.ts';
import accessibility from './accessibility.json' with { type: 'json' };
import bytes from './bytes.json' with { type: 'json' };

/** What `bench:ui` and `check:kit` recorded for the page at this path. */
export function measuresOf(path: string): KitMeasures {
  return {
    bytes: (bytes as Record<string, KitMeasures['bytes']>)[path],
    accessibility: (accessibility as Record<string, KitMeasures['accessibility']>)[path],
  };
}
