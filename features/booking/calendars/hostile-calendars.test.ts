import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openHostile } from '#server/fetch/testing/hostile.ts';
import { caldav } from './caldav.server.ts';
import { makeAskCalendar } from './fetch-calendar.server.ts';
import { icsAddress } from './ics-address.server.ts';
import { microsoftCalendar } from './microsoft.server.ts';
import { readInThread } from './read-in-thread.server.ts';

/** A service of our own network: nobody may make the site talk to it. */
const inside: string[] = [];
const house = createServer((request, response) => {
  inside.push(`${request.method} ${request.headers.authorization ?? '-'}`);
  response.writeHead(200).end('inside');
});
let houseOrigin = '';
let hostile: Awaited<ReturnType<typeof openHostile>>;
beforeAll(async () => {
  hostile = await openHostile();
  await new Promise<void>((done) => {
    house.listen(0, '127.0.0.1', done);
  });
  houseOrigin = `http://127.0.0.1:${(house.address() as AddressInfo).port}`;
});
afterAll(() => {
  hostile.close();
  house.close();
});
beforeEach(() => {
  inside.length = 0;
});

const question = {
  within: { start: Date.parse('2026-11-16'), end: Date.parse('2026-11-20') },
  zone: 'UTC',
  own: { uids: new Set<string>(), remoteIds: new Set<string>() },
};
const entry = {
  uid: 'a@akra.example',
  sequence: 0,
  stamp: new Date('2026-11-13'),
  start: new Date('2026-11-16'),
  end: new Date('2026-11-17'),
  summary: 'Call',
  status: 'CONFIRMED' as const,
};
const at = (path: string, text: string) => `${hostile.origin}${path}?text=${encodeURIComponent(text)}`;
const access = { user: 'north', password: 'secret' };

it('an ICS address that redirects to loopback is not followed there', async () => {
  const remote = icsAddress(at('/to', `${houseOrigin}/`), makeAskCalendar([hostile.origin]));
  await expect(remote.readBusy(question)).rejects.toThrow('We can’t reach the calendar');
  expect(inside).toEqual([]);
});

it('an entry that is written, read or removed is carried to no other origin, even a trusted one', async () => {
  const ask = makeAskCalendar([hostile.origin, houseOrigin]);
  // Whatever the calendar asks for, this server answers with a redirect.
  const remote = caldav(at('/to', `${houseOrigin}/`), access, 'Akra', (_, request) =>
    ask(at('/to', `${houseOrigin}/`), request),
  );
  await expect(remote.write?.(entry, null)).rejects.toThrow('don’t send elsewhere');
  await expect(remote.remove?.('a.ics')).rejects.toThrow('don’t send elsewhere');
  await expect(remote.readBusy(question)).rejects.toThrow('don’t send elsewhere');
  expect(inside).toEqual([]);
});

it('what never ends, or unpacks to a hundred megabytes, stops at 20 MB', async () => {
  const ask = makeAskCalendar([hostile.origin]);
  await expect(icsAddress(at('/endless', ''), ask).readBusy(question)).rejects.toThrow('larger than 20 MB');
  await expect(icsAddress(at('/big-bomb', ''), ask).readBusy(question)).rejects.toThrow('20 MB');
});

it('an entry that repeats without end is left after a while, and the site goes on meanwhile', async () => {
  const rule = 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30';
  const text = `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\nBEGIN:VEVENT\nUID:a\nDTSTART:20261116T100000Z\n${rule}\nEND:VEVENT\nEND:VCALENDAR\n`;
  let ticks = 0;
  const clock = setInterval(() => {
    ticks += 1;
  }, 10);
  await expect(readInThread({ kind: 'ics', text, question }, 600)).rejects.toThrow('takes too long');
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(10);
});

it('Microsoft’s next page is asked for at Microsoft alone', async () => {
  const answers: Record<string, string> = {
    '/token': '{"access_token":"fresh"}',
    '/me/calendar/calendarView': JSON.stringify({ value: [], '@odata.nextLink': `${houseOrigin}/` }),
  };
  const api = 'https://graph.example';
  const remote = microsoftCalendar('primary', 'refresh', {
    ask: async (address) => ({ status: 200, text: answers[new URL(address).pathname] ?? '' }),
    tokenUrl: `${api}/token`,
    api,
    id: 'client',
    secret: 'secret',
  });
  await expect(remote.readBusy(question)).rejects.toThrow('different server');
});
