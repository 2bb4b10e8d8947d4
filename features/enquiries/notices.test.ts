import { beforeAll, beforeEach, expect, it } from 'vitest';
import { companies } from '#server/companies/tables.ts';
import { newId } from '#server/ids.ts';
import { noticeChoices, notices } from '#server/notices/tables.ts';
import { services } from '#server/services.ts';
import { mailsTo, standInPeople } from '#server/testing/test-services.ts';
import { closeEnquiry } from './commands/close.server.ts';
import { markRead } from './commands/mark-read.server.ts';
import {
  annsAccount,
  anotherNetwork,
  inTestWorld,
  miasAccount,
  post,
  present,
  sendAsAnn,
} from './testing/world.server.ts';

inTestWorld();
beforeAll(() =>
  standInPeople({
    userIdOf: async (_, key) => (key === 'ann@example.com' ? annsAccount.userId : null),
    addressOf: async () => null,
  }),
);
beforeEach(async () => {
  await services().database.db.delete(notices);
  await services().database.db.delete(noticeChoices);
});

const told = async () =>
  (await services().database.db.select().from(notices).orderBy(notices.userId, notices.id)).map(
    ({ userId, kind, title, readAt }) => `${userId} ${kind} ${title}${readAt ? ' (read)' : ''}`,
  );
async function say(person: typeof annsAccount, reference: string, message: string) {
  present.person = person;
  await post(`answer?reference=${reference}`, { message });
}

it('tells the account of the address of an answer and of the end, and takes it as heard once it was read', async () => {
  const { reference } = await sendAsAnn();
  await say(miasAccount, reference, 'On Tuesday?');
  expect(await told()).toEqual(['user-ann message Mia answered']);
  await markRead({ reference, person: annsAccount }, { address: anotherNetwork() });
  expect(await told()).toEqual(['user-ann message Mia answered (read)']);
  await closeEnquiry({ reference, person: miasAccount }, anotherNetwork());
  expect(await told()).toContain(`user-ann enquiry Marked as done: ${reference}`);
});

it('tells colleagues who wrote in it, and nobody of their own words', async () => {
  const companyId = newId();
  await services()
    .database.db.insert(companies)
    .values({ id: companyId, name: 'Dairy', createdAt: new Date() });
  present.person = { ...annsAccount, companyId };
  const { reference } = await sendAsAnn();
  const ben = { ...annsAccount, userId: 'user-ben', email: 'ben@example.com', name: 'Ben', companyId };
  await say(ben, reference, 'I have the numbers.');
  expect(await told()).toEqual([]);
  await say(miasAccount, reference, 'Send them.');
  expect(await told()).toEqual(['user-ann message Mia answered', 'user-ben enquiry Mia answered']);
});

it('writes its mail with a way out of one press, and none to who does not want it', async () => {
  const { reference } = await sendAsAnn();
  await say(miasAccount, reference, 'On Tuesday?');
  const [mail] = await mailsTo('ann@example.com');
  expect(mail?.payload.text).toContain('/notifications/stop?token=');
  expect(mail?.payload.unsubscribeUrl).toContain('/api/notifications/stop?token=');
  const choice = {
    userId: annsAccount.userId,
    kind: 'message' as const,
    app: true,
    mail: false,
    digest: true,
  };
  await services().database.db.insert(noticeChoices).values(choice);
  await say(miasAccount, reference, 'Or Wednesday?');
  expect((await mailsTo('ann@example.com'))[0]?.payload.text).toContain('On Tuesday?');
});
