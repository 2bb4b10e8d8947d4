import { describe, expect, it } from 'vitest';
import { holdClock } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { bookingDayCounts } from '../tables.server.ts';
import {
  addHost,
  addType,
  allBookings,
  app,
  bookAs,
  entryIn,
  eventKinds,
  form,
  heldQuarters,
  inTestWorld,
  mails,
  mailsTo,
  monday,
  tokenFor,
} from '../testing/world.server.ts';

inTestWorld();

const ann = 'ann@example.com';
const counts = async () =>
  (await services().database.db.select().from(bookingDayCounts).orderBy(bookingDayCounts.day)).map(
    ({ day, held }) => [day, held],
  );
const move = (token: string, start: string, message = '') => form('move', { token, start, message });

describe('moving a meeting', () => {
  it('by fifteen minutes works, raises the sequence and tells both', async () => {
    await addType([await addHost('north')], { dailyLimit: 1 });
    const { booking } = await bookAs(ann, monday('10:00'));
    const answer = await form('move', {
      token: await tokenFor(ann),
      start: '2026-11-16T11:15:00+01:00',
      message: 'A little later, please',
    });
    expect(answer.to).toMatch(/^\/booking\/meeting\?token=[\w.-]+&state=moved$/);
    expect(await heldQuarters()).toEqual(['10:15', '10:30']);
    expect(await counts()).toEqual([['2026-11-16', 1]]);
    expect((await allBookings())[0]).toMatchObject({ sequence: 1, uid: booking.uid });
    for (const address of [ann, 'north@akra.example']) {
      const [mail] = await mailsTo(address);
      expect(mail?.payload.text).toContain('A little later, please');
      expect(entryIn(mail?.payload)).toMatchObject({
        method: 'REQUEST',
        uid: booking.uid,
        sequence: 1,
        start: '2026-11-16T10:15:00Z',
        end: '2026-11-16T10:45:00Z',
      });
    }
    expect(await eventKinds()).toEqual(['booking.booked', 'booking.moved']);
  });

  it('to where it is already changes nothing: a double click tells nobody twice', async () => {
    await addType([await addHost('north')]);
    await bookAs(ann, monday('10:00'));
    const token = await tokenFor(ann);
    await Promise.all(Array.from({ length: 4 }, () => move(token, '2026-11-16T12:00:00Z')));
    expect((await allBookings())[0]?.sequence).toBe(1);
    expect(await mails()).toHaveLength(4);
  });

  it('to another day frees the first, for time and limit', async () => {
    await addType([await addHost('north')], { dailyLimit: 1 });
    await bookAs(ann, monday('10:00'));
    await expect(bookAs('bob@example.com', monday('14:00'))).rejects.toMatchObject({ code: 'slot_taken' });
    expect((await move(await tokenFor(ann), '2026-11-17T10:00:00Z')).status).toBe(303);
    expect(await counts()).toEqual([
      ['2026-11-16', 0],
      ['2026-11-17', 1],
    ]);
    expect((await bookAs('bob@example.com', monday('10:00'))).booking.status).toBe('confirmed');
  });

  it('to a time that is taken leaves all as it was and offers the nearest', async () => {
    await addType([await addHost('north')]);
    await bookAs('bob@example.com', monday('12:00'));
    await bookAs(ann, monday('10:00'));
    const refused = await move(await tokenFor(ann), '2026-11-16T12:15:00Z', 'Later');
    expect(refused.status).toBe(409);
    expect(refused).toMatchObject({
      refusal: { code: 'slot_taken', typed: { message: 'Later' } },
      others: {
        nearest: ['12:30', '12:45', '11:30', '13:00', '11:15'].map((time) => `2026-11-16T${time}:00.000Z`),
      },
    });
    expect(await heldQuarters()).toEqual(['10:00', '10:15', '12:00', '12:15']);
    expect(await counts()).toEqual([['2026-11-16', 2]]);
  });

  it('of two who race for one time lets one have it', async () => {
    await addType([await addHost('north')]);
    await bookAs('bob@example.com', monday('12:00'));
    await bookAs(ann, monday('10:00'));
    const tokens = [await tokenFor(ann), await tokenFor('bob@example.com')];
    const answers = await Promise.all(tokens.map((token) => move(token, '2026-11-16T15:00:00Z')));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await heldQuarters()).toHaveLength(4);
    expect(await counts()).toEqual([['2026-11-16', 2]]);
  });

  it('shows where it can go: its own time does not stand in the way, and stays with its host', async () => {
    const [north, south] = [await addHost('north'), await addHost('south')];
    await addType([north, south], { dailyLimit: 1 });
    await bookAs(ann, monday('10:00'));
    const query = new URLSearchParams({
      token: await tokenFor(ann),
      from: '2026-11-16',
      to: '2026-11-16',
      zone: 'UTC',
    });
    const answer = await app.request(`/api/booking/slots?${query}`);
    const { days } = (await answer.json()) as { days: Record<string, string[]> };
    expect(days['2026-11-16']).toContain('2026-11-16T10:15:00.000Z');
    expect(days['2026-11-16']).toHaveLength(31);
  });
});

describe('cancelling', () => {
  it('by the visitor frees the time at once and withdraws the invitation', async () => {
    await addType([await addHost('north')], { dailyLimit: 1 });
    const { booking } = await bookAs(ann, monday('10:00'));
    const token = await tokenFor(ann);
    const answer = await form('cancel', { token, message: 'Ill, sorry' });
    expect(answer.to).toMatch(/state=cancelled$/);
    await form('cancel', { token });
    expect((await allBookings())[0]).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'visitor',
      sequence: 1,
    });
    expect([await heldQuarters(), await counts()]).toEqual([[], [['2026-11-16', 0]]]);
    const [toHost] = await mailsTo('north@akra.example');
    expect(toHost?.payload.text).toContain('Ill, sorry');
    expect(entryIn(toHost?.payload)).toMatchObject({
      method: 'CANCEL',
      uid: booking.uid,
      sequence: 1,
      status: 'CANCELLED',
    });
    expect(await mails()).toHaveLength(4);
    expect((await bookAs('bob@example.com', monday('10:00'))).booking.status).toBe('confirmed');
    expect((await move(token, '2026-11-16T12:00:00Z')).status).toBe(409);
  });

  it('by the host offers the visitor the nearest other times', async () => {
    await addType([await addHost('north')]);
    await bookAs(ann, monday('10:00'));
    await form('cancel', {
      token: await tokenFor('north@akra.example'),
      message: 'Train stuck',
    });
    const [mail] = await mailsTo(ann);
    expect(mail?.payload.text).toContain('Train stuck');
    const offered = [...String(mail?.payload.text).matchAll(/start=([\w%.-]+)/g)].map(([, start]) =>
      decodeURIComponent(start ?? '').slice(11, 16),
    );
    expect(offered).toEqual(['09:45', '10:15', '09:30']);
    expect((await allBookings())[0]?.cancelledBy).toBe('host');
  });

  it('or moving, and booking the same time again gives a new meeting, also by the same key', async () => {
    await addType([await addHost('north')]);
    const key = 'key-made-by-script';
    const first = await bookAs(ann, monday('10:00'), { key });
    expect((await bookAs(ann, monday('10:00'), { key })).booking.id).toBe(first.booking.id);
    await move(await tokenFor(ann), '2026-11-16T12:00:00Z');
    const second = await bookAs(ann, monday('10:00'), { key });
    await form('cancel', { token: await tokenFor(ann) });
    const third = await bookAs(ann, monday('10:00'), { key });
    expect(new Set([first, second, third].map(({ booking }) => booking.id)).size).toBe(3);
  });
});

describe('links', () => {
  it('do nothing when forged or when the meeting has begun', async () => {
    await addType([await addHost('north')]);
    await bookAs(ann, monday('10:00'));
    const token = await tokenFor(ann);
    const forged = await form('cancel', { token: `${token.slice(0, -3)}xxx` });
    expect(forged.status).toBe(410);
    holdClock('2026-11-16T10:00:00Z');
    const late = await form('cancel', { token });
    expect(late).toMatchObject({ status: 409, refusal: { code: 'too_late' } });
    holdClock('2026-12-20T10:00:00Z');
    expect((await form('cancel', { token })).status).toBe(410);
    expect((await allBookings())[0]?.status).toBe('confirmed');
  });
});
