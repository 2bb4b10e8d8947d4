import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseClock } from '#server/clock.ts';
import { addEvent, app, emptyWorld, openWorld } from './testing/world.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(async () => {
  releaseClock();
  await close();
});
beforeEach(async () => {
  await emptyWorld();
  await addEvent(2, { title: 'Slots & <seats>' });
  await addEvent(2, { slug: 'off', status: 'cancelled' });
  await addEvent(2, { slug: 'secret', status: 'draft' });
  const past = { startAt: new Date('2026-10-01T14:00:00Z'), endAt: new Date('2026-10-01T16:00:00Z') };
  await addEvent(2, { slug: 'past', ...past });
});

const text = async (path: string, type: string) => {
  const answer = await app.request(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
  return answer.text();
};

it('publishes a calendar that another parser reads, without drafts', async () => {
  const calendar = new ICAL.Component(ICAL.parse(await text('/events.ics', 'text/calendar')));
  const entries = calendar.getAllSubcomponents('vevent');
  expect(
    entries.map((entry) => `${entry.getFirstPropertyValue('url')} ${entry.getFirstPropertyValue('status')}`),
  ).toEqual([
    'https://akra.example/event/past CONFIRMED',
    'https://akra.example/event/off CANCELLED',
    'https://akra.example/event/slots CONFIRMED',
  ]);
});

it('publishes what is to come as RSS that another parser reads', async () => {
  const xml = await text('/events.rss', 'application/rss+xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const { rss } = new XMLParser({ processEntities: true }).parse(xml);
  expect(rss.channel.item.map(({ title }: { title: string }) => title)).toEqual([
    'Cancelled: Slots; and seats',
    'Slots & <seats>',
  ]);
});

it('gives one event as a file, and none of a draft', async () => {
  const file = await text('/event/slots.ics', 'text/calendar');
  const entry = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  expect(entry?.getFirstPropertyValue('summary')).toBe('Slots & <seats>');
  expect((await app.request('/event/secret.ics')).status).toBe(404);
});
