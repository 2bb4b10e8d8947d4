import { siteMap } from '../../../app/site-map/site-map.server.ts';
import { test } from '../page.ts';
import { addressOf, isFirstOfKind, seeAccessible, seeWhole } from '../whole-page.ts';

// The first page of each kind is looked at in npm test, the kit's pages in check:kit and those of staff in test:panel.
const others = siteMap.filter(
  (row) => !row.startsEmpty && !row.staff && row.kind !== 'workshop' && !isFirstOfKind(row),
);
for (const row of others)
  test(`axe takes no offence at ${addressOf(row)}`, async ({ sharedPage, origin }) => {
    await seeWhole(sharedPage, origin, row);
    await seeAccessible(sharedPage, row);
  });
