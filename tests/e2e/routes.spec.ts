import { siteMap } from '../../app/site-map/site-map.server.ts';
import { test } from './page.ts';
import { addressOf, isFirstOfKind, seeAccessible, seeWhole } from './whole-page.ts';

// The pages of staff have a run of their own, npm run test:panel. The kit's pages are opened, and axe looks at more
// than one page of each kind, in npm run test:long.
const rows = siteMap.filter(
  (row) => !row.startsEmpty && !row.staff && (row.kind !== 'workshop' || isFirstOfKind(row)),
);
for (const row of rows)
  test(`${addressOf(row)} is whole`, { tag: '@smoke' }, async ({ sharedPage, origin }) => {
    await seeWhole(sharedPage, origin, row);
    if (isFirstOfKind(row)) await seeAccessible(sharedPage, row);
  });
