import { siteMap } from '../../../app/site-map/site-map.server.ts';
import { test } from '../page.ts';
import { addressOf, isFirstOfKind, seeAccessible, seeWhole } from '../whole-page.ts';

// The first page of each kind is looked at in npm test, those of staff in test:panel.
const others = siteMap.filter((row) => !row.startsEmpty && !row.staff && !isFirstOfKind(row));
for (const row of others)
  test(`${addressOf(row)} is whole, and axe takes no offence at it`, async ({ sharedPage, origin }) => {
    await seeWhole(sharedPage, origin, row);
    // check:kit lets axe look at the kit's pages, in every state and in both themes.
    if (row.kind !== 'workshop') await seeAccessible(sharedPage, row);
  });
