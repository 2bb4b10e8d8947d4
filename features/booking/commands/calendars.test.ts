import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { services } from '#server/services.ts';
import { freeSlotsWithin } from '../availability.server.ts';
import { accessSchema } from '../calendars/open-calendar.server.ts';
import { activeType } from '../queries.server.ts';
import { connectByForm } from '../staff/commands/connect-by-form.server.ts';
import { calendarFormSchema } from '../staff/schema.ts';
import { hostBusy, hostCalendars, hosts } from '../tables.server.ts';
import { type Answer, startCalendarServer } from '../testing/calendar-servers.ts';
import { addHost, addType, bookAs, form, inTestWorld, monday, tokenFor } from '../testing/world.server.ts';
import { connectCalendar, disconnectCalendar } from './connect-calendar.server.ts';
import { readCalendars } from './read-calendars.server.ts';

/** The entries that the calendar holds, by their name. */
const kept = new Map<string, string>();
let broken: Answer | null = null;
const busyAt = (name: string, from: string, to: string) =>
  kept.set(
    name,
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:${name}\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:${from}\r\nDTEND:${to}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
  );

const server = await startCalendarServer(({ method, path, body }) => {
  if (broken) return broken;
  const name = path.split('/').at(-1) ?? '';
  if (method === 'PUT') kept.set(name, body);
  if (method === 'DELETE') kept.delete(name);
  if (method !== 'REPORT') return { status: 204 };
  const items = [...kept.values()].map(
    (text) =>
      `<response><propstat><prop><calendar-data><![CDATA[${text}]]></calendar-data></prop></propstat></response>`,
  );
  return { status: 207, body: `<multistatus>${items.join('')}</multistatus>` };
});
inTestWorld({ CALENDAR_ORIGINS: server.address });
beforeEach(() => {
  kept.clear();
  broken = null;
});
afterAll(() => server.close());

const connect = (address = `${server.address}/north/`) =>
  connectCalendar({
    host: 'north',
    kind: 'caldav',
    address,
    access: accessSchema.parse({ user: 'north', password: 'secret' }),
    writes: true,
    actor: 'system',
  });
const freeOnMonday = async () => {
  const type = await activeType('call');
  if (!type) throw new Error('the test has no type of meeting');
  const within = { start: monday('09:00'), end: monday('12:00') };
  const slots = await freeSlotsWithin(services().database.db, { type, within });
  return slots.map(({ start }) => new Date(start).toISOString().slice(11, 16));
};

it('what stands in a host’s calendar is not offered, and is when it is gone', async () => {
  await addType([await addHost('north')], { step: 30 });
  busyAt('dentist', '20261116T091500Z', '20261116T104500Z');
  await connect();
  await readCalendars();
  expect(await freeOnMonday()).toEqual(['11:00', '11:30']);
  await expect(bookAs('ann@example.com', monday('10:00'))).rejects.toThrow();
  kept.clear();
  await readCalendars();
  expect(await freeOnMonday()).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']);
});

it('a meeting is written, moved and removed there, and does not stand in its own way', async () => {
  await addType([await addHost('north')], { step: 30 });
  await connect();
  await bookAs('ann@example.com', monday('10:00'));
  await vi.waitFor(() => expect([...kept.values()].join()).toContain('DTSTART:20261116T100000Z'));
  // Nobody is invited by the calendar's server: our own mail does that.
  expect([...kept.values()].join()).not.toMatch(/ATTENDEE|ORGANIZER/);
  await readCalendars();
  expect(await services().database.db.select().from(hostBusy)).toEqual([]);
  expect(await services().database.db.select().from(hostCalendars)).toMatchObject([{ problem: null }]);

  const token = await tokenFor('ann@example.com');
  await form('move', { token, start: '2026-11-16T10:30:00Z' });
  await vi.waitFor(() => expect([...kept.values()].join()).toContain('DTSTART:20261116T103000Z'));
  expect(kept.size).toBe(1);
  await form('cancel', { token });
  await vi.waitFor(() => expect(kept.size).toBe(0));
});

it('a calendar that cannot be read says why, and what it said before goes on to count', async () => {
  await addType([await addHost('north')], { step: 30 });
  busyAt('dentist', '20261116T090000Z', '20261116T110000Z');
  const { id } = await connect();
  await readCalendars();
  broken = { status: 401 };
  await readCalendars();
  expect(await freeOnMonday()).toEqual(['11:00', '11:30']);
  const [calendar] = await services().database.db.select().from(hostCalendars);
  expect(calendar?.problem).toBe('The calendar refused the user name or password.');
  expect(calendar?.sealedAccess).not.toContain('secret');
  expect(await disconnectCalendar(id, 'system')).toBe(true);
  expect(await freeOnMonday()).toHaveLength(6);
});

it('is connected from the panel too, where what opens it is asked for and sealed', async () => {
  await addType([await addHost('north')], { step: 30 });
  const [host] = await services().database.db.select().from(hosts);
  const form = { kind: 'caldav', address: `${server.address}/north/`, user: 'north', writes: 'on' };
  expect(calendarFormSchema.safeParse(form).error?.issues[0]?.path).toEqual(['secret']);
  const wish = calendarFormSchema.parse({ ...form, secret: 'secret' });
  const calendar = await connectByForm(host?.id ?? '', wish, 'user:mia');
  expect(calendar).toMatchObject({ kind: 'caldav', writes: true, problem: null });
  expect(calendar.sealedAccess).not.toContain('secret');
  await expect(connectByForm('nobody', wish, 'user:mia')).rejects.toMatchObject({ status: 404 });
});

it('is not connected on a private network that the operator did not name, by the panel or the command', async () => {
  await addHost('north');
  const [host] = await services().database.db.select().from(hosts);
  const form = { kind: 'caldav', user: 'north', secret: 'secret', writes: 'on' };
  for (const address of [
    'http://127.0.0.1:1/',
    'https://10.0.0.1/',
    server.address.replace('http', 'https'),
  ]) {
    const wish = calendarFormSchema.parse({ ...form, address });
    await expect(connectByForm(host?.id ?? '', wish, 'user:mia')).rejects.toMatchObject({
      status: 422,
      fields: { address: expect.stringContaining('CALENDAR_ORIGINS') },
    });
    await expect(connect(address)).rejects.toMatchObject({ status: 422 });
  }
});

it('is connected only if it can be read, by a host who is there', async () => {
  await expect(connect()).rejects.toMatchObject({ status: 422 });
  await addHost('north');
  broken = { status: 404 };
  await expect(connect()).rejects.toMatchObject({ status: 422 });
  expect(await services().database.db.select().from(hostCalendars)).toEqual([]);
});
