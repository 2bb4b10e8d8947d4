import ICAL from 'ical.js';
import { beforeEach, expect, it } from 'vitest';
import { configureLog } from '#server/log.ts';
import { services } from '#server/services.ts';
import { linkedFeed } from './commands/feed.server.ts';
import {
  addHost,
  addType,
  app,
  bookAs,
  eventKinds,
  form,
  inTestWorld,
  monday,
  tokenFor,
  wish,
} from './testing/world.server.ts';

inTestWorld();
beforeEach(async () => {
  await addType([await addHost('north')]);
});

const openFeed = async (token: string): Promise<string> => {
  expect(await form('feed', { token })).toMatchObject({ status: 303 });
  return (await linkedFeed(token))?.replace('https://akra.example', '') ?? '';
};
const entries = async (path: string) => {
  const answer = await app.request(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  return new ICAL.Component(ICAL.parse(await answer.text()))
    .getAllSubcomponents('vevent')
    .map((entry) => `${entry.getFirstPropertyValue('dtstart')} ${entry.getFirstPropertyValue('status')}`);
};

it("shows a visitor's own meetings, and a host all of theirs", async () => {
  await bookAs('bob@example.com', monday('09:00'));
  await bookAs('ann@example.com', monday('10:00'));
  await bookAs('Ann@Example.com', monday('12:00'));
  const hostToken = await tokenFor('north@akra.example');
  await form('cancel', { token: await tokenFor('Ann@Example.com') });
  expect(await entries(await openFeed(await tokenFor('ann@example.com')))).toEqual([
    '2026-11-16T10:00:00Z CONFIRMED',
    '2026-11-16T12:00:00Z CANCELLED',
  ]);
  expect(await entries(await openFeed(hostToken))).toHaveLength(3);
});

it('ends when it is revoked; a new one has another address', async () => {
  await bookAs('ann@example.com', monday('10:00'));
  const token = await tokenFor('ann@example.com');
  const first = await openFeed(token);
  expect(await openFeed(token)).toBe(first);
  await form('end-feed', { token });
  expect(await linkedFeed(token)).toBeNull();
  expect((await app.request(first)).status).toBe(404);
  const second = await openFeed(token);
  expect(second).not.toBe(first);
  expect(await entries(second)).toHaveLength(1);
  expect((await eventKinds()).slice(1)).toEqual([
    'booking.feed-opened',
    'booking.feed-revoked',
    'booking.feed-opened',
  ]);
});

it('is not open to who only typed the address: the link after booking shows one meeting', async () => {
  const token = new URLSearchParams((await form('book', wish)).to.split('?')[1]).get('token') ?? '';
  expect(await linkedFeed(token)).toBeUndefined();
  expect((await form('feed', { token })).status).toBe(403);
  expect((await form('cancel', { token })).status).toBe(303);
});

it('does not open by a forged address', async () => {
  await bookAs('ann@example.com', monday('10:00'));
  // A meeting's link is signed for another purpose.
  expect((await app.request(`/api/booking/feed/${await tokenFor('ann@example.com')}.ics`)).status).toBe(404);
});

it('keeps its address out of the log, also when it cannot be read', async () => {
  await bookAs('ann@example.com', monday('10:00'));
  const path = await openFeed(await tokenFor('ann@example.com'));
  const lines: string[] = [];
  configureLog('info', { write: (line) => void lines.push(line) });
  await services().database.pool.query('alter table booking_feeds rename to feeds_away');
  const answer = await app.request(path);
  await services().database.pool.query('alter table feeds_away rename to booking_feeds');
  configureLog('silent');
  expect(answer.status).toBe(503);
  expect(lines.join()).toContain('could not be read');
  expect(lines.join()).not.toContain(path.split('/').at(-1)?.slice(0, 20));
});
