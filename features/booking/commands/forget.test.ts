import { expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { meetingByLink } from '../queries.server.ts';
import { addHost, addType, bookAs, inTestWorld, monday, tokenFor } from '../testing/world.server.ts';
import { forgetMeetings } from './forget.server.ts';

inTestWorld();

it('forgets a meeting a year after it, and not before', async () => {
  await addType([await addHost('north')]);
  await bookAs('ann@example.com', monday('10:00'));
  const token = await tokenFor('ann@example.com');
  expect(await meetingByLink(token)).not.toBeNull();
  moveClock(364 * 86_400_000);
  expect(await forgetMeetings()).toBe(0);
  moveClock(10 * 86_400_000);
  expect(await forgetMeetings()).toBe(1);
  expect(await meetingByLink(token)).toBeNull();
});
