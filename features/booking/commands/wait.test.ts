import { expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import {
  addHost,
  addType,
  bookAs,
  form,
  inTestWorld,
  mailsTo,
  monday,
  tokenFor,
} from '../testing/world.server.ts';
import { shownWait } from '../waiting-page.server.ts';
import { forgetWaiting, tellWaiting } from './tell-waiting.server.ts';

inTestWorld();

const wait = (email: string, more: Record<string, string> = {}) =>
  form('wait', { type: 'call', day: '2026-11-16', zone: 'Europe/Berlin', email, ...more });
const subjects = async (email: string) => (await mailsTo(email)).map(({ payload }) => payload.subject);

/** A Monday that Ann has filled: one meeting a day is the limit. */
async function fullMonday(): Promise<void> {
  await addType([await addHost('north')], { dailyLimit: 1 });
  await bookAs('ann@example.com', monday('10:00'));
}

it('tells everybody who waits for a full day once, when its meeting is cancelled', async () => {
  await fullMonday();
  for (const email of ['bob@example.com', 'cat@example.com']) expect((await wait(email)).status).toBe(303);
  await Promise.all([tellWaiting(), tellWaiting()]);
  expect(await subjects('bob@example.com')).toEqual(['Waiting: Call, Monday 16 November 2026']);

  await form('cancel', { token: await tokenFor('ann@example.com') });
  // The cancellation's listener tells as well; whoever is first, everybody hears once.
  await Promise.all([tellWaiting(), tellWaiting(), tellWaiting()]);
  for (const email of ['bob@example.com', 'cat@example.com']) {
    const [newest, ...before] = await mailsTo(email);
    expect(before).toHaveLength(1);
    expect(newest?.payload.subject).toBe('Free again: Call, Monday 16 November 2026');
    expect(newest?.payload.text).toContain(
      '/book_an_appointment?type=call&day=2026-11-16&zone=Europe%2FBerlin',
    );
  }
});

it('is asked for twice without a second mail, and shown and left by its link', async () => {
  await fullMonday();
  const first = await wait('bob@example.com');
  const again = await wait(' Bob@Example.com ');
  expect(again.to).toBe(first.to);
  expect(await mailsTo('bob@example.com')).toHaveLength(1);
  const token = await tokenFor('bob@example.com');
  expect(await shownWait(token)).toMatchObject({ day: '2026-11-16', told: false, type: 'call' });

  for (const press of [1, 2]) {
    const answer = await form('leave', { token });
    expect([press, answer.to]).toEqual([press, '/booking/waiting?state=left']);
  }
  expect(await shownWait(token)).toBeNull();
  await form('cancel', { token: await tokenFor('ann@example.com') });
  expect(await tellWaiting()).toBe(0);
});

it('gives back what was typed where the address is none, and refuses days that cannot be booked', async () => {
  await fullMonday();
  const refused = await wait('bob at example');
  expect(refused).toMatchObject({ status: 422, refusal: { typed: { email: 'bob at example' } } });
  for (const day of ['2026-11-12', '2027-03-01'])
    expect((await form('wait', { type: 'call', day, zone: 'UTC', email: 'b@example.com' })).status).toBe(422);
});

it('lets one address wait on ten lists and no more', async () => {
  await addType([await addHost('north')], { dailyLimit: 0 });
  const days = Array.from({ length: 11 }, (_, n) => `2026-11-${16 + n}`);
  const statuses = [];
  for (const day of days)
    statuses.push((await form('wait', { type: 'call', day, zone: 'UTC', email: 'b@example.com' })).status);
  expect(statuses).toEqual([...Array(10).fill(303), 422]);
});

it('forgets who waited, two days after the day', async () => {
  await fullMonday();
  await wait('bob@example.com');
  moveClock(4 * 86_400_000);
  expect(await forgetWaiting()).toBe(0);
  moveClock(86_400_000);
  expect(await forgetWaiting()).toBe(1);
});

it('is no way to find out about others: a made-up link shows nothing', async () => {
  expect(await shownWait('made.up')).toBeNull();
  expect((await form('leave', { token: 'made.up' })).status).toBe(410);
});
