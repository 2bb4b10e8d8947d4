import { siteMap } from '../../../app/site-map/site-map.server.ts';
import { test } from '../page.ts';
import { asOwner } from '../staff.ts';
import { addressOf, seeWhole } from '../whole-page.ts';

for (const row of siteMap.filter(({ startsEmpty, staff }) => !startsEmpty && staff))
  test(`${addressOf(row)} is whole`, ({ sharedPage, origin }) =>
    asOwner(sharedPage, origin, () => seeWhole(sharedPage, origin, row)));
