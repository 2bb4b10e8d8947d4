import { describe, expect, it } from 'vitest';
import { seededHosts } from '#content/booking/hosts.ts';
import { seededMeetingTypes } from '#content/booking/meeting-types.ts';
import { zoneSchema } from '#lib/forms/form-schemas.ts';
import { questionSchema } from '#lib/forms/questions.ts';
import { holdClock } from '#server/clock.ts';
import { recordTags } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import { seedAgain } from '#server/testing/test-services.ts';
import { activeTypes } from './queries.server.ts';
import { overridesSchema, weeklySchema } from './schema.ts';
import { hosts, meetingTypeHosts, meetingTypes } from './tables.server.ts';
import { addHost, addType, app, bookAs, inTestWorld, monday } from './testing/world.server.ts';

inTestWorld();

async function days(asked: Record<string, string>): Promise<Record<string, string[]>> {
  const query = new URLSearchParams({ type: 'call', zone: 'UTC', ...asked });
  const answer = await app.request(`/api/booking/slots?${query}`);
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as { days: Record<string, string[]> };
  return Object.fromEntries(
    Object.entries(body.days).map(([date, starts]) => [date, starts.map((start) => start.slice(11, 16))]),
  );
}

describe('free times', () => {
  it('are those of all hosts, without what is held, a day off and a full day; with a special opening', async () => {
    const short = { 1: [{ from: '09:00', to: '10:00' }], 2: [{ from: '09:00', to: '10:00' }] };
    const north = await addHost('north', {
      weekly: short,
      overrides: { '2026-11-17': [], '2026-11-21': [{ from: '12:00', to: '12:30' }] },
    });
    const south = await addHost('south', { weekly: { 1: [{ from: '09:45', to: '10:15' }] } });
    await addType([north, south], { dailyLimit: 2 });
    const week = { from: '2026-11-16', to: '2026-11-22' };
    const open = ['09:00', '09:15', '09:30', '09:45'];
    expect(await days(week)).toEqual({ '2026-11-16': open, '2026-11-21': ['12:00'] });
    await bookAs('a@example.com', monday('09:00'));
    expect(await days(week)).toMatchObject({ '2026-11-16': ['09:30', '09:45'] });
    await bookAs('b@example.com', monday('09:30'));
    expect(await days(week)).toEqual({ '2026-11-16': ['09:45'], '2026-11-21': ['12:00'] });
  });

  it('hold buffers of other types of the same host', async () => {
    const north = await addHost('north', { weekly: { 1: [{ from: '09:00', to: '11:00' }] } });
    await addType([north]);
    await addType([north], { slug: 'long', minutes: 30, bufferBefore: 15, bufferAfter: 15 });
    await bookAs('a@example.com', monday('09:45'), { type: 'long' });
    expect(await days({ from: '2026-11-16', to: '2026-11-16' })).toEqual({
      '2026-11-16': ['09:00', '10:30'],
    });
  });

  it("stand under the visitor's date, and follow the host's clock over its changes", async () => {
    holdClock('2026-10-20T12:00:00Z');
    const hours = [{ from: '09:00', to: '09:30' }];
    await addType([await addHost('north', { zone: 'Europe/Berlin', weekly: { 5: hours, 1: hours } })]);
    const around = { from: '2026-10-23', to: '2026-10-26' };
    // Summer time on Friday, winter time on Monday.
    expect(await days(around)).toEqual({ '2026-10-23': ['07:00'], '2026-10-26': ['08:00'] });
    expect(await days({ ...around, zone: 'Pacific/Auckland' })).toEqual({
      '2026-10-23': ['07:00'],
      '2026-10-26': ['08:00'],
    });
    expect(await days({ ...around, zone: 'Pacific/Kiritimati' })).toEqual({
      '2026-10-23': ['07:00'],
      '2026-10-26': ['08:00'],
    });
    expect(await days({ from: '2026-10-22', to: '2026-10-26', zone: 'Pacific/Honolulu' })).toEqual({
      '2026-10-22': ['07:00'],
      '2026-10-25': ['08:00'],
    });
  });

  it('can be booked on the night the clock goes back, in both of its hours', async () => {
    holdClock('2026-10-20T12:00:00Z');
    const night = { overrides: { '2026-10-25': [{ from: '02:00', to: '03:00' }] }, weekly: {} };
    await addType([await addHost('north', { zone: 'Europe/Berlin', ...night })]);
    const asked = { from: '2026-10-25', to: '2026-10-25', zone: 'Europe/Berlin' };
    expect((await days(asked))['2026-10-25']).toEqual([
      '00:00',
      '00:15',
      '00:30',
      '00:45',
      '01:00',
      '01:15',
      '01:30',
    ]);
    await bookAs('a@example.com', Date.parse('2026-10-25T00:30:00Z'));
    await bookAs('b@example.com', Date.parse('2026-10-25T01:30:00Z'));
    expect((await days(asked))['2026-10-25']).toEqual(['00:00', '01:00']);
  });

  it('count a meeting under the date of its host, whatever the date elsewhere', async () => {
    holdClock('2026-11-13T12:00:00Z');
    const host = await addHost('north', {
      zone: 'Pacific/Auckland',
      weekly: { 2: [{ from: '08:00', to: '18:00' }] },
    });
    await addType([host], { dailyLimit: 1, step: 60 });
    // Tuesday 08:00 in Auckland is Monday 19:00 in UTC.
    const { booking } = await bookAs('a@example.com', monday('19:00'));
    expect(booking.hostDate).toBe('2026-11-17');
    expect(await days({ from: '2026-11-16', to: '2026-11-17' })).toEqual({});
    await expect(bookAs('b@example.com', Date.parse('2026-11-17T02:00Z'))).rejects.toMatchObject({
      code: 'slot_taken',
    });
  });

  it('are refused for what is no question', async () => {
    await addType([await addHost('north')]);
    const status = async (query: string) => (await app.request(`/api/booking/slots?${query}`)).status;
    expect(await status('type=call&from=2026-11-16&to=2026-11-16&zone=Mars/Base')).toBe(422);
    expect(await status('type=none&from=2026-11-16&to=2026-11-16&zone=UTC')).toBe(422);
    expect(await status('token=forged.link&from=2026-11-16&to=2026-11-16&zone=UTC')).toBe(410);
    expect(await status('type=call&from=2026-11-16&to=2027-11-16&zone=UTC')).toBe(422);
  });
});

describe('seeds', () => {
  const rows = async () => {
    const { db } = services().database;
    return [
      await db.select().from(hosts),
      await db.select().from(meetingTypes),
      await db.select().from(meetingTypeHosts),
    ];
  };

  it('come once, and bring back nothing that was changed', async () => {
    await seedAgain();
    const { types } = (await (await app.request('/api/booking/types')).json()) as {
      types: { slug: string; minutes: number }[];
    };
    expect(types.map(({ slug, minutes }) => [slug, minutes])).toEqual([
      ['introduction', 15],
      ['scoping-call', 30],
      ['technical-review', 60],
    ]);
    await services().database.pool.query(
      "update meeting_types set name = 'Hello' where slug = 'introduction'; delete from meeting_type_hosts",
    );
    const before = await rows();
    await seedAgain();
    expect(await rows()).toEqual(before);
  });

  it('are such that each type can be booked within its first two weeks', async () => {
    await seedAgain();
    for (const { slug } of seededMeetingTypes)
      expect(
        Object.keys(await days({ type: slug, from: '2026-11-13', to: '2026-11-26' })).length,
      ).toBeGreaterThan(4);
  });

  it('are as the schemas want them', () => {
    for (const { weekly, zone } of seededHosts) {
      expect(weeklySchema.parse(weekly)).toEqual(weekly);
      expect(zoneSchema.parse(zone)).toBe(zone);
    }
    for (const { questions } of seededMeetingTypes)
      expect(questions.map((question) => questionSchema.parse(question))).toEqual(questions);
    expect(overridesSchema.safeParse({ '2026-02-30': [] }).success).toBe(false);
    expect(weeklySchema.safeParse({ 1: [{ from: '12:00', to: '09:00' }] }).success).toBe(false);
  });
});

it('names what a page of meeting types was made from', async () => {
  const { tags } = await recordTags(activeTypes);
  expect([...tags.keys()]).toEqual(['booking.types']);
});
