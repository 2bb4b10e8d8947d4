import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServices, type TestServices } from '../testing/test-services.ts';
import { fetchForVisitor, mayCrawl } from './for-visitors.ts';

const heard: string[] = [];
const peer = createServer((request, response) => {
  heard.push(`${request.url} ${request.headers['user-agent']}`);
  response.end(request.url === '/robots.txt' ? 'User-agent: *\nDisallow: /shut' : 'hello');
});
let world: TestServices;
let origin: string;
beforeAll(async () => {
  await new Promise<void>((done) => {
    peer.listen(0, '127.0.0.1', done);
  });
  origin = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;
  world = await openTestServices({
    PUBLIC_URL: 'http://localhost',
    TEST_HOOKS: '1',
    TEST_FETCH_ORIGINS: origin,
  });
});
afterAll(async () => {
  await world.close();
  peer.close();
});

it('fetches under our own name, asks before it crawls, and has a limit for each visitor', async () => {
  expect(await fetchForVisitor('192.0.2.1', `${origin}/page`)).toMatchObject({ text: 'hello' });
  expect(heard[0]).toMatch(
    /^\/page Mozilla\/5\.0 \(compatible; \w+Bot\/1\.0; \+http:\/\/localhost\/contact-us\)$/,
  );
  expect(await mayCrawl(`${origin}/shut/x`)).toMatchObject({ allowed: false });
  expect(await mayCrawl(`${origin}/open`)).toMatchObject({ allowed: true });
  const many = Array.from({ length: 70 }, () => fetchForVisitor('192.0.2.2', 'http://127.0.0.1/'));
  const refused = (await Promise.allSettled(many)).map((result) =>
    result.status === 'rejected' ? (result.reason.kind ?? result.reason.status) : 'fetched',
  );
  expect(new Set(refused)).toEqual(new Set(['private', 429]));
  await expect(fetchForVisitor('192.0.2.3', 'http://127.0.0.1/')).rejects.toMatchObject({ kind: 'private' });
});
