import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  addHost,
  addType,
  bookAs,
  emptyWorld,
  monday,
  openWorld,
} from '#features/booking/testing/world.server.ts';
import { addEvent, registerAs } from '#features/events/testing/world.server.ts';
import type { Visitor } from '#features/identity/schema.ts';
import { releaseClock } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { ownEvents } from './own-events.server.ts';

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
  await services().database.pool.query('truncate event_registrations, event_feedback');
  await addType([await addHost('north')]);
});

const ann: Visitor = {
  sessionId: 's',
  userId: 'user-ann',
  email: 'Ann@example.com',
  emailVerified: true,
  name: 'Ann',
  photoUrl: null,
  staff: false,
  awaitsSecondStep: false,
  areas: [],
  authTime: new Date(),
  zone: 'America/New_York',
};
const at = (query = '') => new URL(`https://akra.example/account/events?${query}`);
const titles = async (query = '') => (await ownEvents(ann, at(query)))?.rows.map(({ title }) => title);

it('shows meetings and places together, in the order of time', async () => {
  await bookAs('ann@example.com', monday('16:30'));
  await registerAs(await addEvent(5), 'ann@example.com');
  await bookAs('ann@example.com', monday('10:00'));
  await bookAs('bob@example.com', monday('11:00'));
  expect(await titles()).toEqual(['Call', 'Slots; and seats', 'Call']);
  expect(await titles('q=seats')).toEqual(['Slots; and seats']);
  expect(await ownEvents(ann, at())).toMatchObject({ counts: { upcoming: 3, past: 0 }, feed: null });
});

it('shows nothing to who has not confirmed the address', async () => {
  await bookAs('ann@example.com', monday('10:00'));
  expect(await ownEvents({ ...ann, emailVerified: false }, at())).toBeNull();
});

it('leads through ten thousand', async () => {
  await bookAs('ann@example.com', monday('10:00'));
  await services().database.pool.query(
    `insert into bookings (id, reference, type_id, host_id, start_at, end_at, host_date, name, email, email_key, zone,
       agenda, answers, status, message, sequence, uid, idempotency_key, created_at, scheduled_at, changed_at)
     select gen_random_uuid(), 'R' || n, type_id, host_id, start_at + n * interval '1 hour', end_at + n * interval '1 hour',
       host_date, name, email, email_key, zone, 'straw ' || n, answers, status, message, sequence, 'u' || n, 'k' || n,
       created_at, scheduled_at, changed_at
     from bookings, generate_series(1, 10000) n`,
  );
  expect(await ownEvents(ann, at('page=501'))).toMatchObject({
    pages: 501,
    counts: { upcoming: 10_001 },
    rows: [{ reference: 'R10000' }],
  });
  expect((await ownEvents(ann, at('q=straw+9876')))?.rows).toMatchObject([{ reference: 'R9876' }]);
});
