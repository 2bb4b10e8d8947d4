import { expect, it } from 'vitest';
import { meetingToken } from '../links.server.ts';
import { addHost, addType, allBookings, bookAs, inTestWorld, monday } from '../testing/world.server.ts';
import { ownMeeting } from './own-meeting.server.ts';

inTestWorld();

it('shows a visitor their meeting as staff have it, without anything to do in it', async () => {
  await addType([await addHost('north'), await addHost('south')]);
  await bookAs('ann@example.com', monday('10:00'));
  const [booking] = await allBookings();
  for (const role of ['visitor', 'receipt'] as const)
    expect(await ownMeeting(meetingToken(booking?.id ?? '', role))).toMatchObject({
      email: 'ann@example.com',
      isOpen: false,
      starts: [],
      free: [],
      hosts: [],
      history: [{ kind: 'booking.booked' }],
    });
});

it('shows nothing for the link of a host, or none at all', async () => {
  await addType([await addHost('north')]);
  await bookAs('ann@example.com', monday('10:00'));
  const [booking] = await allBookings();
  expect(await ownMeeting(meetingToken(booking?.id ?? '', 'host'))).toBeNull();
  expect(await ownMeeting('made-up')).toBeNull();
});
