import { expect, it } from 'vitest';
import { aiDemos } from './ai-demos/ai-demos.ts';
import { applications } from './applications/applications.ts';
import { catalogueScreensAt } from './catalogue-screens.ts';
import { phoneApps, templates } from './indexes/work.ts';
import { screenCardAt } from './social-cards.ts';
import { screenAt } from './template-screens.ts';

const places = [
  '/',
  '/your-site-against-ours',
  '/beat-the-planner',
  ...templates.map(({ href }) => href),
  ...phoneApps.map(({ href }) => href),
  ...aiDemos.map(({ id }) => `/ai/demo/${id}`),
];

it.each(places)('has the running product on the social card of %s', (path) => {
  expect(screenCardAt(path)).toMatch(/\.jpg$/);
});

it('has another picture on the social card of each template and each small task', () => {
  const cards = places.map(screenCardAt);
  expect(new Set(cards).size).toBe(cards.length);
});

const standing = applications.map(({ slug, demo, screens = [], object }) => ({
  slug,
  demo,
  object,
  picture: [
    ...screens.map((path) => screenAt(path)?.screen),
    ...catalogueScreensAt(demo ?? '').map((each) => each.picture),
  ][0],
}));

it('shows the screens of every application that runs', () => {
  expect(standing.flatMap(({ slug, demo, picture }) => (demo && !picture ? [slug] : []))).toEqual([]);
});

it('has no picture and no object for two applications', () => {
  const pictures = standing.flatMap(({ picture }) => (picture ? [picture.light.sources[0]?.src] : []));
  expect(new Set(pictures).size).toBe(pictures.length);
  const objects = standing.flatMap(({ picture, object }) => (picture ? [] : [object]));
  expect(new Set(objects).size).toBe(objects.length);
});
