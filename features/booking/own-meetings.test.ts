import ICAL from 'ical.js';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { holdClock } from '#server/clock.ts';
import { notices } from '#server/notices/tables.ts';
import { services } from '#server/services.ts';
import { standInPeople } from '#server/testing/test-services.ts';
import { cancel } from './commands/cancel.server.ts';
import { endOwnFeed, openOwnFeed, ownFeed } from './commands/feed.server.ts';
import { readFeed } from './feed.server.ts';
import { meetingToken } from './links.server.ts';
import { countMeetings, meetingKeys, shownOwnMeetings } from './own-meetings.server.ts';
import { addHost, addType, app, bookAs, form, inTestWorld, monday } from './testing/world.server.ts';

inTestWorld();
beforeAll(() =>
  standInPeople({
    userIdOf: async (_, key) => (key === 'ann@example.com' ? 'user-ann' : null),
    addressOf: async () => null,
  }),
);
beforeEach(async () => {
  await services().database.db.delete(notices);
  await addType([await addHost('north', { video: { kind: 'link', url: 'https://meet.example/north' } })]);
});

const list = async (when: 'upcoming' | 'past', q = '') =>
  shownOwnMeetings(
    (await meetingKeys('ann@example.com', { when, q }, 20)).map(({ id }) => id),
    'America/New_York',
  );

it('shows what is to come and what is over, with what can still be done', async () => {
  const { booking } = await bookAs('Ann@Example.com', monday('10:00'));
  await bookAs('bob@example.com', monday('12:00'));
  const [meeting, ...more] = await list('upcoming');
  expect(more).toEqual([]);
  expect(meeting).toMatchObject({ title: 'Call', standing: 'confirmed', reference: booking.reference });
  expect(meeting?.when).toBe('Monday 16 November 2026, 05:00–05:30');
  for (const href of [meeting?.page, meeting?.move, meeting?.cancel]) expect(href).toContain('token=');
  expect(await countMeetings('ann@example.com', { when: 'upcoming', q: '' })).toBe(1);
  expect(await list('upcoming', 'north call')).toHaveLength(1);
  expect(await list('upcoming', 'south')).toEqual([]);

  holdClock('2026-11-17T12:00:00Z');
  expect(await list('upcoming')).toEqual([]);
  expect((await list('past'))[0]).toMatchObject({ move: null, cancel: null, join: null });
  holdClock('2027-01-17T12:00:00Z');
  expect((await list('past'))[0]).toMatchObject({ page: null, calendar: null });
});

it('gives a meeting as a calendar file to who holds its link', async () => {
  await bookAs('ann@example.com', monday('10:00'));
  const [meeting] = await list('upcoming');
  const file = await app.request(meeting?.calendar ?? '');
  expect(file.headers.get('content-disposition')).toContain('attachment');
  const entries = new ICAL.Component(ICAL.parse(await file.text())).getAllSubcomponents('vevent');
  expect(entries.map((entry) => String(entry.getFirstPropertyValue('dtstart')))).toEqual([
    '2026-11-16T10:00:00Z',
  ]);
  expect((await app.request('/api/booking/meeting.ics?token=made.up')).status).toBe(410);
});

it('gives an account the private calendar of its address, until it is ended', async () => {
  await bookAs('ann@example.com', monday('10:00'));
  const wish = { emailKey: 'ann@example.com', address: '10.9.9.9' };
  expect(await ownFeed('ann@example.com')).toBeNull();
  const url = await openOwnFeed(wish);
  expect(await openOwnFeed(wish)).toBe(url);
  expect(await ownFeed('ann@example.com')).toBe(url);
  const token = /feed\/([\w.-]+)\.ics$/.exec(url)?.[1] ?? '';
  const entry = {
    uid: 'seat@akra.example',
    sequence: 0,
    stamp: new Date(),
    start: new Date('2026-11-20T10:00:00Z'),
    end: new Date('2026-11-20T11:00:00Z'),
    summary: 'A seat',
    status: 'CONFIRMED' as const,
  };
  const calendar = await readFeed(token, async (key) => (key === 'ann@example.com' ? [entry] : []));
  expect(calendar?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  await endOwnFeed(wish);
  expect(await ownFeed('ann@example.com')).toBeNull();
  expect(await readFeed(token, async () => [])).toBeNull();
});

it('tells the account of the address of every change, once', async () => {
  const { booking } = await bookAs('ann@example.com', monday('10:00'));
  await bookAs('bob@example.com', monday('12:00'));
  const token = meetingToken(booking.id, 'host');
  await form('move', { token, start: '2026-11-16T14:00:00Z' });
  await cancel({ token, message: '', address: '10.9.9.9' });
  await cancel({ token, message: '', address: '10.9.9.9' });
  const told = await services().database.db.select().from(notices).orderBy(notices.id);
  expect(told.map(({ userId, title }) => [userId, title])).toEqual([
    ['user-ann', 'Booked: Call'],
    ['user-ann', 'Moved: Call'],
    ['user-ann', 'Cancelled: Call'],
  ]);
});
