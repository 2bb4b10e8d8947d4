import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseClock } from '#server/clock.ts';
import { entryIn } from '#server/testing/read-calendar.ts';
import { sentForm } from '#server/testing/sent-form.ts';
import { eventKinds, mails, mailsTo, tokenFor } from '#server/testing/test-services.ts';
import { AlreadyRegistered } from '../errors.server.ts';
import { takeSeat } from '../receipt.server.ts';
import { registrationPage } from '../registration-page.server.ts';
import {
  type AddedEvent,
  addEvent,
  allRegistrations,
  emptyWorld,
  freshAddress,
  openWorld,
  registerAs,
  seats,
} from '../testing/world.server.ts';
import { withdraw } from './withdraw.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(async () => {
  releaseClock();
  await close();
});
beforeEach(emptyWorld);

async function send(added: AddedEvent, more: Record<string, string> = {}) {
  const given = {
    event: 'slots',
    ticket: added.tickets[0]?.id ?? '',
    name: 'Ann',
    email: 'ann@example.com',
    zone: 'America/New_York',
    ...more,
  };
  const { refusal, ...sent } = await sentForm(takeSeat, given, freshAddress());
  return { ...sent, wrong: Object.keys(refusal?.fields ?? {}) };
}

describe('registering', () => {
  it('gives a seat, and a mail with invitation and instructions', async () => {
    const event = await addEvent(2);
    const answer = await send(event);
    expect(answer.to).toEqual(
      expect.stringMatching(/^\/events\/registration\?token=[\w.-]+&state=registered$/),
    );
    const [registration] = await allRegistrations();
    expect(registration).toMatchObject({ status: 'registered', number: 1, zone: 'America/New_York' });
    expect(await eventKinds()).toEqual(['event.registered']);
    const [mail] = await mailsTo('ann@example.com');
    expect(mail?.payload.subject).toBe('Your seat: Slots; and seats, Monday 16 November 2026, 09:00–11:00');
    const text = String(mail?.payload.text);
    expect(text).toContain('09:00–11:00 (America/New York, GMT-5)');
    expect(text).toContain('15:00–17:00 (Europe/Berlin, GMT+1)');
    expect(text).toContain('https://meet.example/slots');
    expect(entryIn(mail?.payload)).toMatchObject({
      method: 'REQUEST',
      sequence: 0,
      start: '2026-11-16T14:00:00Z',
      end: '2026-11-16T16:00:00Z',
      status: 'CONFIRMED',
      summary: 'Slots; and seats',
      location: 'Online',
      attendees: ['mailto:ann@example.com'],
    });
    // What a calendar shares must not let others cancel or hand the seat on.
    expect(JSON.stringify(mail?.payload.calendar)).not.toContain('token=');
  });

  it('says beside each field what is wrong, and writes nothing', async () => {
    const event = await addEvent(2, {
      questions: [{ id: 'stack', label: 'Built with?', kind: 'line', required: true }],
    });
    const wrong = await send(event, { name: '', email: 'ann@', ticket: 'x' });
    expect([wrong.status, wrong.wrong]).toEqual([422, ['ticket', 'name', 'email']]);
    const unanswered = await send(event);
    expect([unanswered.status, unanswered.wrong]).toEqual([422, ['answers.stack']]);
    expect((await send(event, { 'answers.stack': 'Rails' })).status).toBe(303);
    expect((await allRegistrations()).map(({ answers }) => answers)).toEqual([{ stack: 'Rails' }]);
  });

  it.each([
    ['that has begun', { startAt: new Date('2026-11-13T11:00:00Z') }, 409],
    ['that was cancelled', { status: 'cancelled' as const }, 409],
    ['that is a draft', { status: 'draft' as const }, 422],
  ])('takes nobody for an event %s', async (_, more, status) => {
    const event = await addEvent(2, more);
    expect((await send(event)).status).toBe(status);
    expect([await allRegistrations(), await mails(), await seats()]).toEqual([[], [], ['0 of 2, 0']]);
  });

  it("takes no ticket of another event's", async () => {
    const event = await addEvent(2);
    const other = await addEvent(2, { slug: 'other' });
    expect((await send(event, { ticket: other.tickets[0]?.id ?? '' })).status).toBe(422);
  });
});

describe('coming twice', () => {
  it('with the same address changes nothing and says so', async () => {
    const event = await addEvent(2);
    await registerAs(event, 'ann@example.com');
    await expect(registerAs(event, 'ANN@example.com', { name: 'Somebody else' })).rejects.toThrow(
      'already has a seat, so nothing was changed',
    );
    await registerAs(event, 'bob@example.com');
    await registerAs(event, 'cleo@example.com');
    await expect(registerAs(event, 'cleo@example.com')).rejects.toThrow('already on the waiting list');
    expect((await allRegistrations()).map(({ name }) => name)).toEqual(['ann', 'bob', 'cleo']);
    expect(await seats()).toEqual(['2 of 2, 1']);
    expect(await mails()).toHaveLength(3);
  });

  it('by pressing twice is one press: the script’s by its key, the plain form’s by its network', async () => {
    const event = await addEvent(2);
    const keyed = { key: 'key-made-by-script', name: 'Ann' };
    const [one, two] = await Promise.all([
      registerAs(event, 'ann@example.com', keyed),
      registerAs(event, 'ann@example.com', keyed),
    ]);
    expect(one?.registered.registration.id).toBe(two?.registered.registration.id);
    const address = '192.0.2.7';
    const first = await registerAs(event, 'bob@example.com', { address });
    const again = await registerAs(event, 'bob@example.com', { address });
    expect([first.repeated, again.repeated]).toEqual([false, true]);
    await expect(registerAs(event, 'bob@example.com')).rejects.toBeInstanceOf(AlreadyRegistered);
    expect(await mails()).toHaveLength(2);
  });

  it('is possible after cancelling, at the end of the line', async () => {
    const event = await addEvent(1);
    await registerAs(event, 'ann@example.com');
    await registerAs(event, 'bob@example.com');
    await withdraw({ token: await tokenFor('ann@example.com'), address: freshAddress() });
    await registerAs(event, 'ann@example.com');
    expect((await allRegistrations()).map(({ email, status }) => `${email} ${status}`)).toEqual([
      'ann@example.com cancelled',
      'bob@example.com registered',
      'ann@example.com waiting',
    ]);
  });
});

describe('what the page behind the link shows', () => {
  it('holds instructions for who has a seat, not for who waits or only saw the ticket', async () => {
    const event = await addEvent(1);
    await registerAs(event, 'ann@example.com');
    await registerAs(event, 'bob@example.com');
    const own = await registrationPage(await tokenFor('ann@example.com'));
    expect(own).toMatchObject({ name: 'ann', changeable: true });
    expect(JSON.stringify(own?.instructions)).toContain('"href":"https://meet.example/slots"');
    const code = new URL(own?.code ?? '').searchParams.get('token') ?? '';
    expect(await registrationPage(code)).toMatchObject({
      status: 'registered',
      instructions: null,
      name: null,
      email: null,
      code: null,
      changeable: false,
    });
    expect(await registrationPage(await tokenFor('bob@example.com'))).toMatchObject({
      instructions: null,
      code: null,
      place: 1,
    });
    expect(await registrationPage('made.up')).toBeNull();
  });
});

it('keeps a flood from one network out', async () => {
  const event = await addEvent(50);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 25 }, (_, n) => registerAs(event, `v${n}@example.com`, { address: '192.0.2.9' })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
});
