import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { holdClock, releaseClock } from '#server/clock.ts';
import { notices } from '#server/notices/tables.ts';
import { services } from '#server/services.ts';
import { standInPeople, tokenFor } from '#server/testing/test-services.ts';
import { cancelEvent, moveEvent } from './commands/change-event.server.ts';
import { withdraw } from './commands/withdraw.server.ts';
import {
  countRegistrations,
  registrationKeys,
  seatEntriesOf,
  shownOwnRegistrations,
} from './own-registrations.server.ts';
import { addEvent, emptyWorld, freshAddress, openWorld, registerAs } from './testing/world.server.ts';

const ann = 'ann@example.com';
const bob = 'bob@example.com';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
  standInPeople({
    userIdOf: async (_, key) => (key === ann ? 'user-ann' : null),
    addressOf: async () => null,
  });
});
afterAll(async () => {
  releaseClock();
  await close();
});
beforeEach(async () => {
  await emptyWorld();
  await services().database.db.delete(notices);
});

const list = async (email: string, when: 'upcoming' | 'past' = 'upcoming', q = '') =>
  shownOwnRegistrations(
    (await registrationKeys(email, { when, q }, 20)).map(({ id }) => id),
    'Europe/Berlin',
  );

it('shows a seat with the way to join, and a place in line without', async () => {
  const event = await addEvent(1);
  await registerAs(event, bob);
  await registerAs(event, ann);
  expect(await list(bob)).toMatchObject([
    { standing: 'registered', join: 'https://meet.example/slots', calendar: '/event/slots.ics' },
  ]);
  const [waiting] = await list(ann);
  expect(waiting).toMatchObject({ standing: 'waiting', place: 1, join: null, calendar: null });
  expect(waiting?.cancel).toContain('/events/registration?token=');
  expect(await list(ann, 'upcoming', 'seats')).toHaveLength(1);
  expect(await list(ann, 'upcoming', 'needle')).toEqual([]);
  expect(await countRegistrations(ann, { when: 'past', q: '' })).toBe(0);

  holdClock('2026-11-17T12:00:00Z');
  expect(await list(bob, 'past')).toMatchObject([{ join: null, cancel: null }]);
});

it('stands in the private calendar of its address', async () => {
  const event = await addEvent(1);
  await registerAs(event, bob);
  await registerAs(event, ann);
  expect((await seatEntriesOf(bob)).map(({ summary, status }) => [summary, status])).toEqual([
    ['Slots; and seats', 'CONFIRMED'],
  ]);
  expect(await seatEntriesOf(ann)).toEqual([]);
});

it('tells the account of the address of a place that became free, a move and a cancellation', async () => {
  const event = await addEvent(1);
  await registerAs(event, bob);
  await registerAs(event, ann);
  await withdraw({ token: await tokenFor(bob), address: freshAddress() });
  const change = { id: event.event.id, message: '', actor: 'test' };
  const [startAt, endAt] = [new Date('2026-11-18T14:00:00Z'), new Date('2026-11-18T16:00:00Z')];
  await moveEvent({ ...change, startAt, endAt });
  await cancelEvent(change);
  const told = await services().database.db.select().from(notices).orderBy(notices.id);
  expect(told.map(({ userId, title }) => [userId, title])).toEqual([
    ['user-ann', 'You have a seat: Slots; and seats'],
    ['user-ann', 'Moved: Slots; and seats'],
    ['user-ann', 'Cancelled: Slots; and seats'],
  ]);
  expect(await list(ann)).toMatchObject([{ standing: 'called-off', join: null, cancel: null }]);
});
