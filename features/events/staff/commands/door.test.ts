import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdClock, releaseClock } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { eventKinds } from '#server/testing/test-services.ts';
import { cancelEvent } from '../../commands/change-event.server.ts';
import { handOver } from '../../commands/hand-over.server.ts';
import { withdraw } from '../../commands/withdraw.server.ts';
import { registrationToken, registrationUrl } from '../../links.server.ts';
import { addEvent, emptyWorld, freshAddress, openWorld, registerAs } from '../../testing/world.server.ts';
import { checkIn, checkInByCode, undoCheckIn } from './check-in.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(async () => {
  releaseClock();
  await close();
});
beforeEach(emptyWorld);

const evening = '2026-11-16T13:50:00.000Z';

async function ann(capacity = 2) {
  const added = await addEvent(capacity);
  const { registration } = (await registerAs(added, 'ann@example.com')).registered;
  return { added, registration, code: registrationUrl(registration, 'ticket') };
}

describe('at the door', () => {
  it('a ticket lets in once; the second door is told when, whichever way it is read', async () => {
    const { added, registration, code } = await ann();
    holdClock(evening);
    expect(await checkInByCode(added.event.id, code, 'user:a')).toMatchObject({ is: 'welcome', name: 'ann' });
    holdClock('2026-11-16T13:55:00Z');
    const again = { is: 'already', name: 'ann', at: evening };
    expect(await checkInByCode(added.event.id, code, 'user:b')).toMatchObject(again);
    expect(await checkInByCode(added.event.id, registration.reference.toLowerCase(), 'user:b')).toMatchObject(
      again,
    );
    expect(await checkIn(added.event.id, registration.id, 'user:b')).toMatchObject(again);
  });

  it('twenty doors that scan the same ticket at once say one welcome', async () => {
    const { added, code } = await ann();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, door) => checkInByCode(added.event.id, code, `user:${door}`)),
    );
    expect(answers.filter(({ is }) => is === 'welcome')).toHaveLength(1);
    expect(answers.filter(({ is }) => is === 'already')).toHaveLength(19);
    expect((await eventKinds()).filter((kind) => kind === 'event.checked-in')).toHaveLength(1);
  });

  it('a check-in that is taken back can be done again', async () => {
    const { added, registration, code } = await ann();
    await checkInByCode(added.event.id, code, 'user:a');
    expect(await undoCheckIn(added.event.id, registration.id, 'user:a')).toBe('ann');
    expect(await undoCheckIn(added.event.id, registration.id, 'user:a')).toBeNull();
    expect(await checkInByCode(added.event.id, code, 'user:a')).toMatchObject({ is: 'welcome' });
  });

  it('who waits, gave the seat back, handed it on or comes to another event is told so', async () => {
    const { added, registration, code } = await ann(1);
    const { id } = added.event;
    const bea = (await registerAs(added, 'bea@example.com')).registered.registration;
    expect(await checkInByCode(id, bea.reference, 'user:a')).toEqual({ is: 'waiting', name: 'bea' });
    const token = registrationToken(registration, 'mail');
    await handOver({ token, name: 'Cem', email: 'cem@example.com', address: freshAddress() });
    expect(await checkInByCode(id, code, 'user:a')).toEqual({ is: 'handed-on' });
    await withdraw({ token: registrationToken(bea, 'mail'), address: freshAddress() });
    expect(await checkInByCode(id, bea.reference, 'user:a')).toEqual({ is: 'withdrawn', name: 'bea' });
    const other = await addEvent(2, { slug: 'other', title: 'Another evening' });
    expect(await checkInByCode(other.event.id, registration.reference, 'user:a')).toEqual({
      is: 'other-event',
      event: 'Slots; and seats',
    });
  });

  it('a cancelled event lets nobody in, and what is no ticket is no ticket', async () => {
    const { added, code } = await ann();
    for (const made of ['0000-0000', 'https://akra.example/events/registration?token=made.up', 'hello'])
      expect(await checkInByCode(added.event.id, made, 'user:a')).toEqual({ is: 'unknown' });
    await cancelEvent({ id: added.event.id, message: '', actor: 'user:a' });
    expect(await checkInByCode(added.event.id, code, 'user:a')).toEqual({ is: 'called-off' });
    const { rows } = await services().database.pool.query(
      'select count(checked_in_at)::int as inside from event_registrations',
    );
    expect(rows[0].inside).toBe(0);
  });
});
