import { expect, it } from 'vitest';
import { services } from '#server/services.ts';
import { eventKinds, mailsTo } from '#server/testing/test-services.ts';
import { shownConversation } from '../../conversation-page.server.ts';
import { receiveAnswer } from '../../receive.server.ts';
import {
  allEnquiries,
  allMessages,
  ann,
  anotherNetwork,
  formOf,
  inTestWorld,
  miasAccount,
  sendAsAnn,
  tokenIn,
} from '../../testing/world.server.ts';
import { latestWith, writeFirst } from './write-first.server.ts';

inTestWorld();

const words = {
  name: 'Bea Example',
  email: 'Bea@example.com',
  message: 'We met at the fair.',
  key: 'one-press',
};
const write = (more = {}) => writeFirst({ ...words, address: anotherNetwork(), ...more }, miasAccount);

it('begins a conversation that waits for them, belongs to whoever wrote, and can be answered by the mailed link', async () => {
  const reference = await write();
  expect(await allEnquiries()).toMatchObject([
    { reference, state: 'answered', waitsSince: null, assigneeId: 'user-mia', emailKey: 'bea@example.com' },
  ]);
  const [mail] = await mailsTo('Bea@example.com');
  expect(mail?.payload.text).toContain('We met at the fair.');
  const token = await tokenIn('Bea@example.com', 'conversation');
  await receiveAnswer(formOf({ message: 'So we did.' }), { token }, anotherNetwork());
  expect(await shownConversation({ token })).toMatchObject({
    side: 'visitor',
    state: 'open',
    messages: [
      { side: 'staff', author: 'Mia', body: 'We met at the fair.' },
      { side: 'visitor', author: 'Bea Example', body: 'So we did.' },
    ],
  });
  expect(await eventKinds()).toEqual(['enquiry.begun', 'enquiry.answered']);
});

it('begins one at a repeated press', async () => {
  const address = anotherNetwork();
  const [first, second] = [await write({ address }), await write({ address })];
  expect(second).toBe(first);
  expect(await allMessages()).toHaveLength(1);
});

it('finds the newest conversation with any of somebody’s addresses', async () => {
  const { db } = services().database;
  expect(await latestWith(db, [])).toBeNull();
  expect(await latestWith(db, [ann.email])).toBeNull();
  const { reference } = await sendAsAnn();
  expect((await latestWith(db, ['else@example.com', ann.email]))?.reference).toBe(reference);
});
