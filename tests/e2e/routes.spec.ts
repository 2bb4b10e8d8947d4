import { siteMap } from '../../app/site-map/site-map.server.ts';
import { test } from './page.ts';
import { addressOf, seeWhole } from './whole-page.ts';

// The pages of staff have a run of their own: npm run test:panel.
for (const row of siteMap.filter(({ startsEmpty, staff }) => !startsEmpty && !staff))
  test(`${addressOf(row)} is whole`, ({ sharedPage, origin }) => seeWhole(sharedPage, origin, row));
