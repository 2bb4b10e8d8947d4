import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '#app/features.server.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { isGranted, send, tracesOfAnn } from './testing/ask.ts';
import { marks } from './testing/marks.ts';
import { makePeople } from './testing/people.ts';
import { guardedRoutes } from './testing/routes/all.ts';
import type { Guarded } from './testing/routes/guarded.ts';
import { openRoutes } from './testing/routes/open.ts';
import { everyWayIn, makeSite, type Site } from './testing/site.ts';
import { makeThings, type Things } from './testing/things.ts';
import { everybody, type Who } from './who.ts';

let world: TestServices;
let folder: string;
let site: Site;
let cookies: Record<Who, string>;
let things: Things;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'access-'));
  world = await openTestServices({ DATA_DIR: folder }, features);
  site = makeSite();
  ({ cookies } = await makePeople());
  things = await makeThings(site, cookies);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const open = Object.values(openRoutes).flat();

it('has every route of the site in the table, once', async () => {
  expect([...open, ...Object.keys(guardedRoutes)].toSorted()).toEqual(await everyWayIn(site));
});

it.each(Object.entries(guardedRoutes))(
  '%s answers everybody as the table says',
  async (_, route: Guarded) => {
    const shows = typeof route.shows === 'function' ? route.shows(things) : route.shows;
    const wrong: string[] = [];
    for (const who of everybody) {
      const outcome = await send(site, cookies[who], route.ask(things, who));
      const granted = isGranted(outcome, shows);
      if (granted !== route.allowed.includes(who))
        wrong.push(`${who} ${granted ? 'is let in' : 'is kept out'} with status ${outcome.status}`);
    }
    expect(wrong).toEqual([]);
  },
);

const shown = open.filter(
  (route) => route.startsWith('GET ') && !/[:*]/.test(route) && !route.includes('/feed'),
);
it.each(shown)('%s shows nothing of Ann to anybody', async (route) => {
  for (const who of ['visitor', 'stranger'] as const) {
    const { text } = await send(site, cookies[who], { path: route.slice('GET '.length) });
    for (const trace of [...tracesOfAnn, ...Object.values(marks)]) expect(text).not.toContain(trace);
  }
});
