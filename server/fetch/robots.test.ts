import { afterEach, expect, it } from 'vitest';
import { holdClock, moveClock, releaseClock } from '../clock.ts';
import type { Fetched } from './fetched.ts';
import { FetchProblem } from './problems.ts';
import { keptOut, makeRobots } from './robots.ts';

afterEach(releaseClock);

const rules = `User-agent: *
Disallow: /private
Crawl-delay: 3
User-agent: AkraBot
Disallow: /not-for-akra
Sitemap: https://site.example/map.xml`;

const answering = (status: number, text = '') => {
  const asked: string[] = [];
  const robots = makeRobots('AkraBot', async (address) => {
    asked.push(address);
    return { status, text } as Fetched;
  });
  return { asked, mayCrawl: robots.mayCrawl };
};

it('asks a site once an hour what may be crawled, by our own name', async () => {
  holdClock('2026-01-01T00:00:00Z');
  const { asked, mayCrawl } = answering(200, rules);
  expect(await mayCrawl('https://site.example/private')).toMatchObject({
    allowed: true,
    sitemaps: ['https://site.example/map.xml'],
  });
  expect(await mayCrawl('https://site.example/not-for-akra/x')).toMatchObject({ allowed: false });
  expect(asked).toEqual(['https://site.example/robots.txt']);
  moveClock(3_600_001);
  await mayCrawl('https://site.example/');
  expect(asked).toHaveLength(2);
});

it.each([
  [404, true],
  [403, true],
  [503, false],
  [429, false],
])('an answer of %s means %s', async (status, allowed) => {
  expect(await answering(status, 'x').mayCrawl('https://site.example/a')).toMatchObject({ allowed });
});

it('leaves a site alone whose rules cannot be read', async () => {
  const { mayCrawl } = makeRobots('AkraBot', async () => {
    throw new FetchProblem('unreachable', 'Away.');
  });
  expect(await mayCrawl('https://site.example/a')).toMatchObject({ allowed: false });
  expect(keptOut('site.example')).toMatchObject({ kind: 'robots' });
});

it('remembers the sites asked last, and no more rules than fit', async () => {
  const { asked, mayCrawl } = answering(200, `User-agent: *\n${'Disallow: /a\n'.repeat(9000)}`);
  for (let site = 0; site < 12; site += 1) await mayCrawl(`https://s${site}.example/`);
  expect(asked).toHaveLength(12);
  await mayCrawl('https://s11.example/');
  expect(asked).toHaveLength(12);
  await mayCrawl('https://s0.example/');
  expect(asked).toHaveLength(13);
});
