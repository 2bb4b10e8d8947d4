import { describe, expect, it } from 'vitest';
import type { Question } from '#lib/forms/questions.ts';
import { moveClock } from '#server/clock.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { readLink } from '../links.server.ts';
import { bookingDayCounts, bookingSlots, bookings } from '../tables.server.ts';
import {
  addHost,
  addType,
  allBookings,
  bookAs,
  entryIn,
  eventKinds,
  form,
  heldQuarters,
  inTestWorld,
  mails,
  mailsTo,
  monday,
  wish,
} from '../testing/world.server.ts';
import { book } from './book.server.ts';

inTestWorld();

describe('booking', () => {
  it('answers a form with 303 and writes booking, quarters, count, event and two mails', async () => {
    const host = await addHost('north', { video: { kind: 'link', url: 'https://meet.example/north' } });
    await addType([host], { bufferBefore: 10, bufferAfter: 5 });
    const answer = await form('book', wish);
    expect(answer.status).toBe(303);
    expect(answer.to).toMatch(/^\/booking\/meeting\?token=[\w.-]+&state=booked$/);
    const [booking] = await allBookings();
    expect(booking).toMatchObject({
      name: 'Ann',
      status: 'confirmed',
      sequence: 0,
      hostDate: '2026-11-16',
      startAt: new Date(monday('10:00')),
      endAt: new Date(monday('10:30')),
    });
    expect(await heldQuarters()).toEqual(['09:45', '10:00', '10:15', '10:30']);
    expect(await services().database.db.select().from(bookingDayCounts)).toMatchObject([{ held: 1 }]);
    expect(await eventKinds()).toEqual(['booking.booked']);
    expect(await mails()).toHaveLength(2);
    const [toAnn] = await mailsTo('ann@example.com');
    const [toHost] = await mailsTo('north@akra.example');
    expect(toAnn?.payload.text).toContain('Monday 16 November 2026, 11:00–11:30 (Europe/Berlin, GMT+1)');
    expect(toHost?.payload.text).toContain('Monday 16 November 2026, 10:00–10:30 (UTC, GMT');
    expect(toAnn?.payload).toMatchObject({ replyTo: 'north@akra.example' });
    const changeAt = (payload: Record<string, unknown> | undefined) =>
      /Move or cancel: (\S+)/.exec(entryIn(payload).description ?? '')?.[1] ?? '';
    expect(entryIn(toAnn?.payload)).toEqual({
      method: 'REQUEST',
      uid: booking?.uid,
      sequence: 0,
      start: '2026-11-16T10:00:00Z',
      end: '2026-11-16T10:30:00Z',
      status: 'CONFIRMED',
      summary: 'Call: Ann and Akra Studio',
      description: `A shop, and\nwhat it takes\n\nVideo: https://meet.example/north\n\nMove or cancel: ${changeAt(toAnn?.payload)}\n\nReference: ${booking?.reference}`,
      location: 'https://meet.example/north',
      organizer: 'mailto:no-reply@akra.example',
      attendees: ['mailto:ann@example.com', 'mailto:north@akra.example'],
    });
    // Each reader gets the link that is theirs: it says who moves or cancels.
    const roleIn = (payload: Record<string, unknown> | undefined) =>
      readLink(new URL(changeAt(payload)).searchParams.get('token') ?? '')?.role;
    expect([roleIn(toAnn?.payload), roleIn(toHost?.payload)]).toEqual(['visitor', 'host']);
    const { description: _, ...hosts } = entryIn(toHost?.payload);
    expect(entryIn(toAnn?.payload)).toMatchObject(hosts);
  });

  it('books once however often the button is pressed, and gives the same meeting', async () => {
    await addType([await addHost('north'), await addHost('south')]);
    const key = 'key-made-by-script';
    const answers = await Promise.all(Array.from({ length: 6 }, () => form('book', { ...wish, key })));
    expect(new Set(answers.map(({ to }) => to)).size).toBe(1);
    expect(await allBookings()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it('knows a repeated press without a script by its network, for ten minutes', async () => {
    await addType([await addHost('north'), await addHost('south')]);
    const press = () =>
      book({ ...wish, start: monday('10:00'), answers: {}, key: undefined, address: '192.0.2.7' });
    const first = await press();
    expect((await press()).booking.id).toBe(first.booking.id);
    moveClock(21 * 60_000);
    expect((await press()).booking.id).not.toBe(first.booking.id);
  });

  it('takes the host with the fewest upcoming meetings', async () => {
    const [north, south] = [await addHost('north'), await addHost('south')];
    await addType([north, south]);
    const hosts = [];
    for (const [n, time] of ['10:00', '11:00', '12:00', '12:00'].entries())
      hosts.push((await bookAs(`a${n}@example.com`, monday(time))).host.handle);
    expect(hosts).toEqual(['north', 'south', 'north', 'south']);
  });

  it('asks the next host when the time of the first is lost in between', async () => {
    const [north, south] = [await addHost('north'), await addHost('south')];
    const type = await addType([north, south]);
    const other = (await bookAs('early@example.com', monday('15:00'))).booking;
    // North has one meeting, so that South would be taken; somebody takes South's time but has not committed yet.
    const holding = Promise.withResolvers<void>();
    const committing = Promise.withResolvers<void>();
    const held = services().inTransaction(async (tx) => {
      const id = newId();
      await tx
        .insert(bookings)
        .values({ ...other, id, reference: 'X', hostId: south.id, idempotencyKey: id });
      await tx
        .insert(bookingSlots)
        .values({ hostId: south.id, quarter: new Date(monday('10:15')), bookingId: id });
      holding.resolve();
      await committing.promise;
    });
    await holding.promise;
    const booked = bookAs('ann@example.com', monday('10:00'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    committing.resolve();
    await held;
    expect((await booked).host.handle).toBe('north');
    const slots = await services().database.db.select().from(bookingSlots);
    expect(slots.filter(({ hostId }) => hostId === south.id)).toHaveLength(1);
    const counts = await services().database.db.select().from(bookingDayCounts);
    expect(counts).toEqual([{ hostId: north.id, typeId: type.id, day: '2026-11-16', held: 2 }]);
  });
});

describe('what cannot be booked', () => {
  it('says what is wrong beside each field, and keeps what was typed', async () => {
    const questions: Question[] = [{ id: 'stack', label: 'Built with?', kind: 'line', required: true }];
    await addType([await addHost('north')], { questions });
    const wrong = await form('book', { ...wish, email: 'ann@', name: '' });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.refusal?.fields ?? {})).toEqual(['name', 'email']);
    const unanswered = await form('book', { ...wish, 'answers.stack': '' });
    expect(unanswered).toMatchObject({ status: 422, refusal: { typed: wish } });
    expect(Object.keys(unanswered.refusal?.fields ?? {})).toEqual(['answers.stack']);
    expect((await form('book', { ...wish, 'answers.stack': 'Rails' })).status).toBe(303);
    expect((await allBookings())[0]?.answers).toEqual({ stack: 'Rails' });
  });

  it.each([
    ['before the notice', '2026-11-13T12:45:00Z'],
    ['outside the hours', '2026-11-16T08:45:00Z'],
    ['so late that it would not end in time', '2026-11-16T16:45:00Z'],
    ['on a day off', '2026-11-17T10:00:00Z'],
    ['too far ahead', '2027-01-11T10:00:00Z'],
  ])('%s', async (_, start) => {
    await addType([await addHost('north', { overrides: { '2026-11-17': [] } })]);
    const refused = await form('book', { ...wish, start });
    expect(refused).toMatchObject({ status: 409, refusal: { code: 'slot_taken' } });
    expect([await allBookings(), await heldQuarters(), await mails()]).toEqual([[], [], []]);
  });

  it('a meeting type that is off, or has no host', async () => {
    await addType([await addHost('north')], { active: false });
    expect((await form('book', wish)).status).toBe(422);
    await addType([], { slug: 'empty' });
    const refused = await form('book', { ...wish, type: 'empty' });
    expect(refused).toMatchObject({ status: 409, others: { nearest: [], starts: [] } });
  });

  it('offers the loser the nearest free times and those of the same day, and gives back what was typed', async () => {
    await addType([await addHost('north')], { bufferAfter: 15 });
    await bookAs('first@example.com', monday('10:00'));
    const refused = await form('book', wish);
    expect(refused).toMatchObject({
      status: 409,
      refusal: { code: 'slot_taken', message: expect.stringContaining('no longer free'), typed: wish },
      others: {
        nearest: ['09:15', '10:45', '09:00', '11:00', '11:15'].map((time) => `2026-11-16T${time}:00.000Z`),
      },
    });
    expect(refused.others?.starts).toContain('2026-11-16T16:00:00.000Z');
    expect(refused.others?.starts).not.toContain('2026-11-16T10:00:00.000Z');
  });
});

it('keeps a flood from one network out', async () => {
  await addType([await addHost('north')]);
  const statuses = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      book({
        ...wish,
        email: `v${n}@example.com`,
        start: monday('09:00') + n * 30 * 60_000,
        answers: {},
        key: undefined,
        address: '198.51.100.9',
      }).then(
        () => 200,
        (error: { status: number }) => error.status,
      ),
    ),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});
