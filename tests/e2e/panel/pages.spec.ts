import { siteMap } from '../../../app/site-map/site-map.server.ts';
import { test } from '../page.ts';
import { asOwner } from '../staff.ts';
import { addressOf, seeAccessible, seeWhole } from '../whole-page.ts';

for (const row of siteMap.filter(({ startsEmpty, staff }) => !startsEmpty && staff))
  test(`${addressOf(row)} is whole`, ({ sharedPage, origin }) =>
    asOwner(sharedPage, origin, async () => {
      await seeWhole(sharedPage, origin, row);
      await seeAccessible(sharedPage, row);
    }));
