import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseClock } from '#server/clock.ts';
import { registrationToken } from '../links.server.ts';
import { addEvent, allRegistrations, emptyWorld, openWorld, registerAs } from '../testing/world.server.ts';
import { ownAttendee } from './own-attendee.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(async () => {
  releaseClock();
  await close();
});
beforeEach(emptyWorld);

it('shows somebody who registered their own line of the list alone', async () => {
  const added = await addEvent(5);
  await registerAs(added, 'ann@example.com');
  await registerAs(added, 'ben@example.com');
  const ann = (await allRegistrations()).find(({ email }) => email === 'ann@example.com');
  if (!ann) throw new Error('Ann did not register');
  for (const role of ['mail', 'receipt'] as const) {
    const list = await ownAttendee(registrationToken(ann, role));
    expect(list?.rows.map(({ email }) => email)).toEqual(['ann@example.com']);
    expect(list).toMatchObject({ count: 1, filters: [], views: [] });
  }
  // The code on a ticket is shown at a door: it tells nobody's name.
  expect(await ownAttendee(registrationToken(ann, 'ticket'))).toBeNull();
  expect(await ownAttendee('made-up')).toBeNull();
});
