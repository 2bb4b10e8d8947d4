import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseClock } from '#server/clock.ts';
import { tokenFor } from '#server/testing/test-services.ts';
import { registrationPage } from '../registration-page.server.ts';
import { addEvent, emptyWorld, freshAddress, openWorld, registerAs } from '../testing/world.server.ts';
import { handOver } from './hand-over.server.ts';
import { listGuest } from './list-guest.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(async () => {
  releaseClock();
  await close();
});
beforeEach(emptyWorld);

const guestsSeenBy = async (email: string) =>
  (await registrationPage(await tokenFor(email)))?.guests.map(({ name }) => name);

it('shows those who chose it to the others who have a seat, until they change their mind', async () => {
  const event = await addEvent(2);
  await registerAs(event, 'ann@example.com', { name: 'Ann Example', listed: true });
  await registerAs(event, 'bob@example.com');
  await registerAs(event, 'cem@example.com', { listed: true });
  expect(await guestsSeenBy('bob@example.com')).toEqual(['Ann E.']);
  expect(await guestsSeenBy('ann@example.com')).toEqual([]);
  // Who waits sees nobody, and is not seen.
  expect(await guestsSeenBy('cem@example.com')).toEqual([]);
  const token = await tokenFor('ann@example.com');
  await listGuest({ token, listed: false, address: freshAddress() });
  expect(await guestsSeenBy('bob@example.com')).toEqual([]);
  await listGuest({ token, listed: true, address: freshAddress() });
  expect(await guestsSeenBy('bob@example.com')).toEqual(['Ann E.']);
});

it('does not list whom a seat is handed to', async () => {
  const event = await addEvent(2);
  await registerAs(event, 'ann@example.com', { listed: true });
  await registerAs(event, 'bob@example.com');
  const token = await tokenFor('ann@example.com');
  await handOver({ token, name: 'Dora Example', email: 'dora@example.com', address: freshAddress() });
  expect(await guestsSeenBy('bob@example.com')).toEqual([]);
});
