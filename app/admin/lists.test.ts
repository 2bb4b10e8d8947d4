import { expect, it } from 'vitest';
import { features } from '#app/features.server.ts';
import { siteMap } from '#app/site-map/site-map.server.ts';
import { knownOf } from '#server/known.ts';
import { listViews } from './lists.ts';

const { lists } = knownOf(features);
const facts = { zone: 'UTC', writes: true };

it('has a view for every page that is a list, and no other', () => {
  const pages = siteMap.filter(({ view }) => view === 'admin-list').map(({ path }) => path);
  expect(Object.keys(listViews).toSorted()).toEqual(pages.toSorted());
});

it.each(Object.entries(listViews))('draws at %s the columns of the list that it names', (_, view) => {
  expect(Object.keys(view.cells(facts)).toSorted()).toEqual(
    Object.keys(lists.get(view.list)?.columns ?? {}).toSorted(),
  );
});

it.each(Object.entries(listViews))('offers at %s only what the list can do', (_, view) => {
  const first = view.primary && 'action' in view.primary ? [view.primary.action] : [];
  const offered = [...first, ...(view.bulk ?? []).map(({ intent }) => intent)];
  expect(Object.keys(lists.get(view.list)?.actions ?? {})).toEqual(expect.arrayContaining(offered));
});
