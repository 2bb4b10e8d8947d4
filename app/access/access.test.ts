import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '#app/features.server.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { isGranted, send, tracesOfAnn } from './testing/ask.ts';
import { marks } from './testing/marks.ts';
import { makePeople } from './testing/people.ts';
import { everyWayIn, makeSite, type Site } from './testing/site.ts';
import { makeThings, type Things } from './testing/things.ts';
import { guardedWays } from './testing/ways/all.ts';
import type { Guarded } from './testing/ways/guarded.ts';
import { openWays } from './testing/ways/open.ts';
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

const open = Object.values(openWays).flat();

it('has every way into the site in the table, once', async () => {
  expect([...open, ...Object.keys(guardedWays)].toSorted()).toEqual(await everyWayIn(site));
});

it.each(Object.entries(guardedWays))('%s answers everybody as the table says', async (_, way: Guarded) => {
  const shows = typeof way.shows === 'function' ? way.shows(things) : way.shows;
  const wrong: string[] = [];
  for (const who of everybody) {
    const outcome = await send(site, cookies[who], way.ask(things, who));
    const granted = isGranted(outcome, shows);
    if (granted !== way.allowed.includes(who))
      wrong.push(`${who} ${granted ? 'is let in' : 'is kept out'} with status ${outcome.status}`);
  }
  expect(wrong).toEqual([]);
});

const shown = open.filter((way) => way.startsWith('GET ') && !/[:*]/.test(way) && !way.includes('/feed'));
it.each(shown)('%s shows nothing of Ann to anybody', async (way) => {
  for (const who of ['visitor', 'stranger'] as const) {
    const { text } = await send(site, cookies[who], { path: way.slice('GET '.length) });
    for (const trace of [...tracesOfAnn, ...Object.values(marks)]) expect(text).not.toContain(trace);
  }
});
