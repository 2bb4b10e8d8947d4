import { siteMap } from '../../app/site-map/site-map.server.ts';
import { test } from './page.ts';
import { addressOf, isFirstOfKind, seeAccessible, seeWhole } from './whole-page.ts';

// The pages of staff have a run of their own, npm run test:panel. Here axe looks at one page of each kind, and in
// npm run test:long at all of them: it takes most of the time that a page costs.
for (const row of siteMap.filter(({ startsEmpty, staff }) => !startsEmpty && !staff))
  test(`${addressOf(row)} is whole`, async ({ sharedPage, origin }) => {
    await seeWhole(sharedPage, origin, row);
    if (isFirstOfKind(row)) await seeAccessible(sharedPage, row);
  });
