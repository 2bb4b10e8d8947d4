import { afterEach, expect, it } from 'vitest';
import { type Answer, type Asked, startCalendarServer } from '../testing/calendar-servers.ts';
import { caldav } from './caldav.server.ts';
import { makeAskCalendar } from './fetch-calendar.server.ts';
import { googleCalendar } from './google.server.ts';
import { icsAddress } from './ics-address.server.ts';
import { microsoftCalendar } from './microsoft.server.ts';
import type { BusyQuestion } from './remote-calendar.ts';

let server: Awaited<ReturnType<typeof startCalendarServer>>;
const start = async (answer: (asked: Asked) => Answer) => {
  server = await startCalendarServer(answer);
  return server.address;
};
afterEach(() => server.close());

const question: BusyQuestion = {
  within: { start: Date.parse('2026-11-16T00:00Z'), end: Date.parse('2026-11-20T00:00Z') },
  zone: 'Europe/Berlin',
  own: { uids: new Set(['ours@akra.example']), remoteIds: new Set(['remote-ours']) },
};
const entry = {
  uid: '0198c0de-0000-7000-8000-000000000001@akra.example',
  sequence: 1,
  stamp: new Date('2026-11-13T12:00:00Z'),
  start: new Date('2026-11-16T10:00:00Z'),
  end: new Date('2026-11-16T10:30:00Z'),
  summary: 'Call: Ann',
  status: 'CONFIRMED' as const,
};
const ics =
  'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\nBEGIN:VEVENT\nUID:a\nDTSTAMP:20260101T000000Z\nDTSTART:20261116T100000Z\nDTEND:20261116T110000Z\nEND:VEVENT\nEND:VCALENDAR\n';
const tenToEleven = [{ start: Date.parse('2026-11-16T10:00Z'), end: Date.parse('2026-11-16T11:00Z') }];
/** Asks the server of the test, and no other on this machine. */
const ask = () => makeAskCalendar([server.address]);
const asked = () => server.asked.map(({ method, path }) => `${method} ${path}`);
const client = (address: string) => ({
  ask: ask(),
  tokenUrl: `${address}/token`,
  api: address,
  id: 'client',
  secret: 'secret',
});
/** Answers the call for a token, and everything else by a table of `METHOD /path` without its query. */
const api = (table: Record<string, Answer>) => (call: Asked) => {
  if (call.path === '/token') return { status: 200, body: JSON.stringify({ access_token: 'fresh' }) };
  expect(call.headers.authorization).toBe('Bearer fresh');
  return table[`${call.method} ${call.path.split('?')[0]}`] ?? { status: 404 };
};

it('CalDAV: asks for a stretch with the password, and reads every entry of the answer', async () => {
  const answer = (data: string) =>
    `<?xml version="1.0"?><multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">${data}</multistatus>`;
  const item = `<response><href>/a.ics</href><propstat><prop><C:calendar-data>${ics}</C:calendar-data></prop><status>HTTP/1.1 200 OK</status></propstat></response>`;
  let data = answer(item);
  const address = await start(() => ({ status: 207, body: data }));
  const remote = caldav(`${address}/north/work`, { user: 'north', password: 'pa:ss' }, 'Akra', ask());
  expect(await remote.readBusy(question)).toEqual(tenToEleven);
  expect(asked()).toEqual(['REPORT /north/work/']);
  expect(server.asked[0]?.headers.authorization).toBe(`Basic ${btoa('north:pa:ss')}`);
  expect(server.asked[0]?.body).toContain('start="20261116T000000Z" end="20261120T000000Z"');
  data = answer('');
  expect(await remote.readBusy(question)).toEqual([]);
  data = '<html></html>';
  await expect(remote.readBusy(question)).rejects.toThrow('isn’t CalDAV');
});

it('CalDAV: writes an entry under a name that stays, without a method, and removes it', async () => {
  const address = await start(({ method }) => ({ status: method === 'DELETE' ? 404 : 201 }));
  const remote = caldav(`${address}/work/`, { user: 'north', password: '' }, 'Akra', ask());
  const name = await remote.write?.(entry, null);
  expect(name).toBe('0198c0de-0000-7000-8000-000000000001-akra.example.ics');
  await remote.write?.(entry, name ?? null);
  await remote.remove?.(name ?? '');
  expect(asked()).toEqual([`PUT /work/${name}`, `PUT /work/${name}`, `DELETE /work/${name}`]);
  expect(server.asked[0]?.body).toContain('SEQUENCE:1');
  expect(server.asked[0]?.body).not.toContain('METHOD');
});

it('says what an operator can do when a calendar refuses, is not there, or is none', async () => {
  let status = 401;
  const address = await start(() => ({ status, body: 'hello' }));
  await expect(icsAddress(address, ask()).readBusy(question)).rejects.toThrow(
    'refused the user name or password',
  );
  status = 200;
  await expect(icsAddress(address, ask()).readBusy(question)).rejects.toThrow('no calendar');
  await expect(icsAddress('http://127.0.0.1:1/', ask()).readBusy(question)).rejects.toThrow('can’t reach');
});

it('an ICS address is read', async () => {
  const address = await start(() => ({ status: 200, body: ics }));
  expect(await icsAddress(address, ask()).readBusy(question)).toEqual(tenToEleven);
});

it('Google: reads page by page, leaving out what is free, cancelled or our own', async () => {
  const times = {
    start: { dateTime: '2026-11-16T11:00:00+01:00' },
    end: { dateTime: '2026-11-16T12:00:00+01:00' },
  };
  const day = { start: { date: '2026-11-17' }, end: { date: '2026-11-18' } };
  const pages = [
    {
      items: [
        { id: 'a', ...times },
        { id: 'b', transparency: 'transparent', ...times },
      ],
      nextPageToken: 'two',
    },
    {
      items: [
        { id: 'c', status: 'cancelled', ...times },
        { id: 'd', iCalUID: 'ours@akra.example', ...times },
        { id: 'e', ...day },
      ],
    },
  ];
  const address = await start((call) => {
    if (call.path === '/token') return { status: 200, body: '{"access_token":"fresh"}' };
    return { status: 200, body: JSON.stringify(pages[call.path.includes('pageToken=two') ? 1 : 0]) };
  });
  expect(await googleCalendar('primary', 'refresh', client(address)).readBusy(question)).toEqual([
    ...tenToEleven,
    { start: Date.parse('2026-11-16T23:00Z'), end: Date.parse('2026-11-17T23:00Z') },
  ]);
  expect(server.asked[0]?.body).toBe(
    'grant_type=refresh_token&client_id=client&client_secret=secret&refresh_token=refresh',
  );
  expect(server.asked).toHaveLength(3);
});

it('Google: makes an entry under our id, and changes it where it is there already', async () => {
  const id = '0198c0de000070008000000000000001';
  const address = await start(
    api({
      'POST /calendars/primary/events': { status: 409 },
      [`PATCH /calendars/primary/events/${id}`]: { status: 200, body: '{}' },
    }),
  );
  expect(await googleCalendar('primary', 'refresh', client(address)).write?.(entry, null)).toBe(id);
  expect(asked().slice(1)).toEqual([
    'POST /calendars/primary/events',
    `PATCH /calendars/primary/events/${id}`,
  ]);
});

it('a grant that was taken back asks to connect again', async () => {
  const address = await start(() => ({ status: 400, body: '{"error":"invalid_grant"}' }));
  await expect(googleCalendar('primary', 'r', client(address)).readBusy(question)).rejects.toThrow(
    'connect it again',
  );
});

it('Microsoft: reads a view in UTC, follows its pages, and leaves out what takes no time', async () => {
  const at = {
    start: { dateTime: '2026-11-16T10:00:00.0000000' },
    end: { dateTime: '2026-11-16T11:00:00.0000000' },
  };
  let address = '';
  const pages = () => [
    {
      value: [
        { id: 'a', ...at },
        { id: 'b', showAs: 'free', ...at },
      ],
      '@odata.nextLink': `${address}/next`,
    },
    {
      value: [
        { id: 'remote-ours', ...at },
        { id: 'c', isCancelled: true, ...at },
      ],
    },
  ];
  address = await start((call) => {
    if (call.path === '/token') return { status: 200, body: '{"access_token":"fresh"}' };
    expect(call.headers.prefer).toBe('outlook.timezone="UTC"');
    return { status: 200, body: JSON.stringify(pages()[call.path === '/next' ? 1 : 0]) };
  });
  expect(await microsoftCalendar('primary', 'refresh', client(address)).readBusy(question)).toEqual(
    tenToEleven,
  );
});

it('Microsoft: changes the entry it knows, and makes another where that is gone', async () => {
  const address = await start(
    api({
      'PATCH /me/events/known': { status: 200, body: '{}' },
      'PATCH /me/events/gone': { status: 404 },
      'POST /me/calendar/events': { status: 201, body: '{"id":"made"}' },
    }),
  );
  const remote = microsoftCalendar('primary', 'refresh', client(address));
  expect(await remote.write?.(entry, 'known')).toBe('known');
  expect(await remote.write?.(entry, 'gone')).toBe('made');
});
