import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdClock, moveClock, releaseClock } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { entryIn } from '#server/testing/read-calendar.ts';
import { eventKinds, mails, mailsTo, tokenFor } from '#server/testing/test-services.ts';
import { registrationPage } from '../registration-page.server.ts';
import { eventFeedback } from '../tables.server.ts';
import {
  addEvent,
  allRegistrations,
  emptyWorld,
  freshAddress,
  openWorld,
  registerAs,
  seats,
} from '../testing/world.server.ts';
import { askAfterwards } from './ask-afterwards.server.ts';
import { changeCapacity } from './change-capacity.server.ts';
import { cancelEvent, moveEvent } from './change-event.server.ts';
import { forgetRegistrations } from './forget.server.ts';
import { handOver } from './hand-over.server.ts';
import { rate } from './rate.server.ts';
import { remind } from './remind.server.ts';
import { withdraw } from './withdraw.server.ts';

const ann = 'ann@example.com';
const bob = 'bob@example.com';
const cleo = 'cleo@example.com';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(async () => {
  releaseClock();
  await close();
});
beforeEach(emptyWorld);

const leave = async (email: string) => withdraw({ token: await tokenFor(email), address: freshAddress() });
const purposes = async () =>
  (await mails()).map(({ purpose, recipient }) => `${purpose} ${recipient}`).sort();

describe('cancelling', () => {
  it('gives the seat to the first in line, and takes the entry out of the calendar', async () => {
    const event = await addEvent(1);
    for (const email of [ann, bob, cleo]) await registerAs(event, email);
    const token = await tokenFor(ann);
    await leave(ann);
    expect((await allRegistrations()).map(({ status }) => status)).toEqual([
      'cancelled',
      'registered',
      'waiting',
    ]);
    expect(await seats()).toEqual(['1 of 1, 1']);
    const [cancelled] = await mailsTo(ann);
    expect(entryIn(cancelled?.payload)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: 1 });
    const [promoted] = await mailsTo(bob);
    expect(promoted).toMatchObject({ purpose: 'event.promoted' });
    expect(entryIn(promoted?.payload)).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED' });
    // Pressing twice is fine, and tells nobody twice.
    const before = (await mails()).length;
    await withdraw({ token, address: freshAddress() });
    expect(await mails()).toHaveLength(before);
    expect((await eventKinds()).slice(3)).toEqual(['event.registration-cancelled', 'event.promoted']);
  });

  it('frees the seat when nobody waits, and lets people leave the line', async () => {
    const event = await addEvent(1);
    for (const email of [ann, bob, cleo]) await registerAs(event, email);
    await leave(bob);
    expect(await seats()).toEqual(['1 of 1, 1']);
    await leave(ann);
    expect((await allRegistrations()).at(-1)?.status).toBe('registered');
    await leave(cleo);
    expect(await seats()).toEqual(['0 of 1, 0']);
  });

  it('is over once the event has begun, and by a link that is forged', async () => {
    const event = await addEvent(1);
    await registerAs(event, ann);
    holdClock('2026-11-16T14:00:00Z');
    await expect(leave(ann)).rejects.toMatchObject({ status: 409 });
    await expect(withdraw({ token: 'made.up', address: freshAddress() })).rejects.toMatchObject({
      status: 410,
    });
  });
});

describe('handing a seat on', () => {
  const give = async (token: string, email = bob) =>
    handOver({ token, name: 'Bob', email, address: freshAddress() });

  it('gives the colleague a new ticket and ends the links of who had it', async () => {
    const event = await addEvent(1);
    await registerAs(event, ann);
    const token = await tokenFor(ann);
    await give(token);
    expect(await registrationPage(token)).toBeNull();
    await expect(withdraw({ token, address: freshAddress() })).rejects.toMatchObject({ status: 410 });
    const [toAnn] = await mailsTo(ann);
    const [toBob] = await mailsTo(bob);
    expect(entryIn(toAnn?.payload)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: 1 });
    expect(entryIn(toBob?.payload)).toMatchObject({ method: 'REQUEST', attendees: [`mailto:${bob}`] });
    expect(String(toBob?.payload.text)).toContain('ann has passed their seat on to you');
    expect(await registrationPage(await tokenFor(bob))).toMatchObject({ name: 'Bob', changeable: true });
    expect(await seats()).toEqual(['1 of 1, 0']);
    // The address that gave its seat away may come back.
    expect((await registerAs(event, ann)).registered.registration.status).toBe('waiting');
  });

  it('is done once, however often the button is pressed', async () => {
    const event = await addEvent(1);
    await registerAs(event, ann);
    const token = await tokenFor(ann);
    const outcomes = await Promise.all([give(token), give(token), give(token)]);
    expect(new Set(outcomes.map(({ registration }) => registration.email))).toEqual(new Set([bob]));
    expect(await mails()).toHaveLength(3);
    await expect(give(token, cleo)).rejects.toMatchObject({ status: 410 });
  });

  it('is refused for a colleague who is on the list, and for who waits', async () => {
    const event = await addEvent(2);
    for (const email of [ann, bob, cleo]) await registerAs(event, email);
    await expect(give(await tokenFor(ann))).rejects.toMatchObject({ status: 422 });
    await expect(give(await tokenFor(cleo), 'dora@example.com')).rejects.toMatchObject({ status: 409 });
    expect((await allRegistrations()).map(({ email }) => email)).toEqual([ann, bob, cleo]);
  });
});

describe('an event that changes', () => {
  const wish = (id: string) => ({ id, message: 'The speaker is ill.', actor: 'staff:1' });

  it('tells everybody when it is cancelled, seat or not', async () => {
    const event = await addEvent(1);
    for (const email of [ann, bob]) await registerAs(event, email);
    await registerAs(event, cleo);
    await leave(cleo);
    const token = await tokenFor(ann);
    expect(await cancelEvent(wish(event.event.id))).toBe(2);
    const [toAnn] = await mailsTo(ann);
    expect(String(toAnn?.payload.text)).toContain('The speaker is ill.');
    expect(entryIn(toAnn?.payload)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: 1 });
    expect((await purposes()).filter((one) => one.startsWith('event.cancelled'))).toEqual([
      `event.cancelled ${ann}`,
      `event.cancelled ${bob}`,
    ]);
    await expect(cancelEvent(wish(event.event.id))).rejects.toMatchObject({ status: 409 });
    expect(await registrationPage(token)).toMatchObject({ changeable: false, code: null });
  });

  it('tells everybody its new time, and reminds again', async () => {
    const event = await addEvent(1);
    for (const email of [ann, bob]) await registerAs(event, email);
    holdClock('2026-11-15T15:00:00Z');
    await remind();
    const times = { startAt: new Date('2026-11-18T09:00:00Z'), endAt: new Date('2026-11-18T11:00:00Z') };
    expect(await moveEvent({ ...wish(event.event.id), ...times })).toBe(2);
    const [toAnn] = await mailsTo(ann);
    expect(entryIn(toAnn?.payload)).toMatchObject({
      method: 'REQUEST',
      sequence: 1,
      start: '2026-11-18T09:00:00Z',
    });
    const [toBob] = await mailsTo(bob);
    expect([toBob?.purpose, toBob?.payload.calendar]).toEqual(['event.moved', undefined]);
    holdClock('2026-11-17T10:00:00Z');
    await remind();
    expect((await purposes()).filter((one) => one === `event.reminder-day ${ann}`)).toHaveLength(2);
    expect(() =>
      moveEvent({ ...wish(event.event.id), startAt: times.endAt, endAt: times.startAt }),
    ).toThrow();
  });
});

describe('more seats', () => {
  it('go to those who wait, in order, and never fewer than are taken', async () => {
    const event = await addEvent(1);
    for (const email of [ann, bob, cleo, 'dora@example.com']) await registerAs(event, email);
    const id = event.tickets[0]?.id ?? '';
    expect(await changeCapacity({ id, capacity: 3, actor: 'staff:1' })).toBe(2);
    expect((await allRegistrations()).map(({ status }) => status)).toEqual([
      'registered',
      'registered',
      'registered',
      'waiting',
    ]);
    expect(await seats()).toEqual(['3 of 3, 1']);
    expect((await purposes()).filter((one) => one.includes('promoted'))).toEqual([
      `event.promoted ${bob}`,
      `event.promoted ${cleo}`,
    ]);
    await expect(changeCapacity({ id, capacity: 2, actor: 'staff:1' })).rejects.toMatchObject({
      status: 422,
    });
    expect(await changeCapacity({ id, capacity: 10, actor: 'staff:1' })).toBe(1);
    expect(await seats()).toEqual(['4 of 10, 0']);
  });
});

describe('by the clock', () => {
  it('reminds a day and an hour before, once each, and only who has a seat', async () => {
    const event = await addEvent(1);
    for (const email of [ann, bob]) await registerAs(event, email);
    holdClock('2026-11-15T14:00:00Z');
    await Promise.all([remind(), remind(), remind()]);
    holdClock('2026-11-16T13:05:00Z');
    await Promise.all([remind(), remind()]);
    await remind();
    expect((await purposes()).filter((one) => one.includes('reminder'))).toEqual([
      `event.reminder-day ${ann}`,
      `event.reminder-hour ${ann}`,
    ]);
  });

  it('asks afterwards once, takes an answer and its correction, and forgets after a year', async () => {
    const event = await addEvent(1, { recording: '/pages/podcast' });
    for (const email of [ann, bob]) await registerAs(event, email);
    const early = { token: await tokenFor(ann), rating: 4, text: '', address: freshAddress() };
    await expect(rate(early)).rejects.toMatchObject({ status: 409 });
    holdClock('2026-11-16T17:30:00Z');
    await Promise.all([askAfterwards(), askAfterwards()]);
    expect((await purposes()).filter((one) => one.includes('afterwards'))).toEqual([
      `event.afterwards ${ann}`,
    ]);
    const [mail] = await mailsTo(ann);
    expect(String(mail?.payload.text)).toContain('https://akra.example/pages/podcast');
    const token = await tokenFor(ann);
    await rate({ token, rating: 4, text: 'Too short', address: freshAddress() });
    await rate({ token, rating: 5, text: 'Just right', address: freshAddress() });
    expect(await registrationPage(token)).toMatchObject({ feedback: { rating: 5, text: 'Just right' } });
    const waited = { token: await tokenFor(bob), rating: 1, text: '', address: freshAddress() };
    await expect(rate(waited)).rejects.toMatchObject({ status: 409 });
    expect(await services().database.db.select().from(eventFeedback)).toHaveLength(1);
    moveClock(360 * 86_400_000);
    expect(await forgetRegistrations()).toBe(0);
    moveClock(10 * 86_400_000);
    expect(await forgetRegistrations()).toBe(2);
    expect(await services().database.db.select().from(eventFeedback)).toEqual([]);
  });
});
