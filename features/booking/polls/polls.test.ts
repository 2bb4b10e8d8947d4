import { expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { forgetMeetings } from '../commands/forget.server.ts';
import {
  addHost,
  addType,
  allBookings,
  bookAs,
  form,
  inTestWorld,
  mailsTo,
  monday,
  wish,
} from '../testing/world.server.ts';
import { propose } from './commands/propose.server.ts';
import { closePoll } from './commands/settle.server.ts';
import { vote } from './commands/vote.server.ts';
import { pollToken, voteToken } from './links.server.ts';
import { pollWords, shownPoll } from './poll-page.server.ts';
import { proposePage } from './propose-page.server.ts';
import { mostVotes, proposeSchema, voteSchema } from './schema.ts';

inTestWorld();

const ten = '2026-11-16T10:00:00.000Z';
const eleven = '2026-11-16T11:00:00.000Z';
let networks = 0;
const address = () => {
  networks += 1;
  return `10.9.${networks >> 8}.${networks & 255}`;
};
const asked = (more: Record<string, unknown> = {}) =>
  proposeSchema.parse({
    type: 'call',
    zone: 'Europe/Berlin',
    times: { [eleven]: 'on', [ten]: 'on' },
    title: 'The new shop',
    name: 'Ann',
    email: 'ann@example.com',
    ...more,
  });
async function poll() {
  await addType([await addHost('north')]);
  return propose({ ...asked(), address: address() });
}
const answer = (token: string, name: string, more: Record<string, unknown> = {}) =>
  vote({ ...voteSchema.parse({ token, name, marks: { [ten]: 'yes' }, ...more }), address: address() });
const subjects = async (email: string) => (await mailsTo(email)).map(({ payload }) => payload.subject);

it('goes from the question to the meeting: who asked is told of answers, who left an address of the outcome', async () => {
  const { id } = await poll();
  const guest = pollToken(id, 'guest');
  await answer(guest, 'Bob', { email: 'bob@example.com' });
  await answer(guest, 'Cat', { marks: { [ten]: 'maybe', [eleven]: 'yes' } });
  const organiser = pollToken(id, 'organiser');
  expect((await shownPoll(organiser, ''))?.times).toMatchObject([
    { start: ten, yes: 1, maybe: 1, no: 0, best: true, free: true },
    { start: eleven, yes: 1, maybe: 0, no: 1, best: false, free: true },
  ]);
  expect(await pollWords(organiser)).toEqual({
    name: 'Ann',
    email: 'ann@example.com',
    agenda: 'The new shop',
  });

  expect((await form('book', { ...wish, start: ten, poll: organiser })).status).toBe(303);
  expect(await shownPoll(guest, '')).toMatchObject({ closed: true, decided: ten });
  expect(await subjects('bob@example.com')).toEqual([
    'Booked for Monday 16 November 2026, 11:00–11:30: The new shop',
  ]);
  expect((await subjects('ann@example.com')).toReversed()).toEqual([
    'Your poll: The new shop',
    'Bob has answered: The new shop',
    'Cat has answered: The new shop',
    expect.stringContaining('Booked: Call'),
  ]);
  await expect(answer(guest, 'Dan')).rejects.toMatchObject({ code: 'poll_over' });
});

it('makes one poll of a form that was sent twice', async () => {
  await addType([await addHost('north')]);
  const from = address();
  const [first, second] = await Promise.all([1, 2].map(() => propose({ ...asked(), address: from })));
  expect(second?.id).toBe(first?.id);
  expect(await mailsTo('ann@example.com')).toHaveLength(1);
});

it('takes two to eight times, and only such as are free', async () => {
  await addType([await addHost('north')]);
  expect(proposeSchema.safeParse({ ...asked(), times: { [ten]: 'on' } }).success).toBe(false);
  expect(proposeSchema.safeParse({ ...asked(), times: { 'next week': 'on', [ten]: 'on' } }).success).toBe(
    false,
  );
  await bookAs('bob@example.com', monday('10:00'));
  await expect(propose({ ...asked(), address: address() })).rejects.toMatchObject({
    fields: { times: expect.stringContaining('no longer free') },
  });
});

it('lets somebody change their own answer, and nobody another', async () => {
  const { id } = await poll();
  const guest = pollToken(id, 'guest');
  const bob = await answer(guest, 'Bob');
  await answer(guest, 'Robert', {
    vote: voteToken(bob.id),
    marks: { [eleven]: 'maybe', 'another time': 'yes' },
  });
  await answer(guest, 'Eve', { vote: 'made.up' });
  const shown = await shownPoll(guest, voteToken(bob.id));
  expect(shown?.voters).toMatchObject([
    { name: 'Robert', own: true, marks: { [ten]: 'no', [eleven]: 'maybe' } },
    { name: 'Eve', own: false },
  ]);
  expect(JSON.stringify(await shownPoll(guest, ''))).not.toContain('example.com');
});

it('ends for who asked alone, with a time that was lost shown as taken', async () => {
  const { id } = await poll();
  const guest = pollToken(id, 'guest');
  await bookAs('bob@example.com', monday('10:00'));
  expect((await shownPoll(guest, ''))?.times.map(({ free }) => free)).toEqual([false, true]);
  await expect(closePoll({ token: guest, address: address() })).rejects.toMatchObject({ code: 'link_over' });
  // Whoever was asked may book for themselves, but that ends no poll.
  await form('book', { ...wish, start: eleven, poll: guest });
  expect((await shownPoll(guest, ''))?.closed).toBe(false);
  await closePoll({ token: pollToken(id, 'organiser'), address: address() });
  expect(await shownPoll(guest, '')).toMatchObject({ closed: true, decided: null });
  expect(await allBookings()).toHaveLength(2);
});

it('takes so many answers and no more, also at once', async () => {
  const { id } = await poll();
  const guest = pollToken(id, 'guest');
  const outcomes = await Promise.allSettled(
    Array.from({ length: mostVotes + 5 }, (_, place) => answer(guest, `Guest ${place}`)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostVotes);
  expect((await shownPoll(guest, ''))?.voters).toHaveLength(mostVotes);
});

it('shows a week of free times from a day on, whatever the address asks for', async () => {
  await addType([await addHost('north')]);
  const week = async (from: string) =>
    (await proposePage(new URLSearchParams({ type: 'call', zone: 'UTC', from }))).week;
  expect(await week('nonsense')).toMatchObject({ first: '2026-11-13', before: null, after: '2026-11-20' });
  expect(await week('2020-01-01')).toMatchObject({ first: '2026-11-13' });
  expect(await week('2030-01-01')).toMatchObject({ first: '2026-12-13', after: null });
  expect((await week('2026-11-20'))?.before).toBe('2026-11-13');
});

it('is forgotten with what people answered', async () => {
  const { id } = await poll();
  moveClock(400 * 86_400_000);
  expect(await forgetMeetings()).toBe(1);
  expect(await shownPoll(pollToken(id, 'guest'), '')).toBeNull();
});
