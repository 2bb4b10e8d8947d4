import { once } from '#lib/run/once.ts';
import { exampleName, examples } from './examples/examples.ts';
import { exampleSites } from './examples/sites.server.ts';
import type { FirstPage } from './first-page.ts';
import { openPage } from './page-work.ts';

/** The first example with its table, so that the page is whole before and without scripts. */
export const firstPage = once((): FirstPage => {
  const { id, point } = examples[0];
  const [address = '', answer] = Object.entries(exampleSites[id]())[0] ?? [];
  const source = answer?.body ?? '';
  const { opened } = openPage({ is: 'open', source, address, recipe: null, point });
  return {
    held: {
      origin: {
        name: exampleName(id),
        example: id,
        typed: null,
        pasted: false,
        robots: { allowed: true, delay: 1 },
        cut: false,
      },
      source,
      page: opened.page,
      address,
    },
    recipe: opened.recipe,
    seen: opened.seen,
  };
});
