import { expect, it } from 'vitest';
import {
  addHost,
  addType,
  bookAs,
  entryIn,
  inTestWorld,
  mails,
  mailsTo,
  monday,
} from './testing/world.server.ts';

inTestWorld({ STAFF_MAIL: 'team@akra.example' });

it('writes to the staff for a host who has no address, and names none in the invitation', async () => {
  await addType([await addHost('desk', { email: '' })]);
  await bookAs('ann@example.com', monday('10:00'));
  expect(await mails()).toHaveLength(2);
  expect(await mailsTo('team@akra.example')).toHaveLength(1);
  const [toAnn] = await mailsTo('ann@example.com');
  expect(toAnn?.payload).toMatchObject({ replyTo: 'team@akra.example' });
  expect(entryIn(toAnn?.payload)).toMatchObject({
    organizer: 'mailto:no-reply@akra.example',
    attendees: ['mailto:ann@example.com'],
  });
});
