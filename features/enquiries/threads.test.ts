import { describe, expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { companies } from '#server/companies/tables.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { messagesPage } from './account-page.server.ts';
import { markRead } from './commands/mark-read.server.ts';
import { renewLink } from './commands/renew-link.server.ts';
import { withdrawConsent } from './commands/withdraw-consent.server.ts';
import { shownConversation } from './conversation-page.server.ts';
import {
  allEnquiries,
  allMessages,
  annsAccount,
  anotherNetwork,
  app,
  inTestWorld,
  miasAccount,
  post,
  present,
  sendAsAnn,
  solved,
  tokenIn,
} from './testing/world.server.ts';
import { unreadOf } from './threads.server.ts';

inTestWorld();

const at = (query: string) => new URL(`https://akra.example/account/messages?${query}`);
const ben = { ...annsAccount, userId: 'user-ben', email: 'ben@example.com', name: 'Ben' };
const titles = async (query: string, person = annsAccount) =>
  (await messagesPage(person, at(query))).list.threads.map(({ title }) => title);

async function answerAs(person: typeof annsAccount, reference: string, message: string) {
  present.person = person;
  const answer = await post(`answer?reference=${reference}`, { message });
  expect(answer.status).toBe(303);
}

async function company(name: string): Promise<string> {
  const id = newId();
  await services().database.db.insert(companies).values({ id, name, createdAt: new Date() });
  return id;
}

describe('the list', () => {
  it('shows what was sent from a confirmed address, the latest word first', async () => {
    await sendAsAnn({ message: 'First question' });
    moveClock(60_000);
    await sendAsAnn({ message: 'Second question', topics: ['ai'] });
    expect(await titles('')).toEqual(['Second question', 'First question']);
    expect(await titles('', { ...annsAccount, emailVerified: false })).toEqual([]);
    expect(await titles('', ben)).toEqual([]);
    expect(await titles('q=FIRST')).toEqual(['First question']);
    expect(await titles('q=something+ai')).toEqual(['Second question']);
    expect(await titles('q=100%25')).toEqual([]);
  });

  it('is narrowed by state, and counts what each holds', async () => {
    const { reference } = await sendAsAnn({ message: 'First question' });
    await sendAsAnn({ message: 'Second question' });
    await answerAs(miasAccount, reference, 'Yes.');
    expect(await titles('state=answered')).toEqual(['First question']);
    expect(await titles('state=open')).toEqual(['Second question']);
    const { list } = await messagesPage(annsAccount, at('state=closed'));
    expect(list).toMatchObject({ total: 0, counts: { all: 2, open: 1, answered: 1, closed: 0 } });
  });
});

describe('what is read', () => {
  it('counts answers until they were looked at, and the other side sees that', async () => {
    const { reference } = await sendAsAnn();
    await answerAs(miasAccount, reference, 'On Tuesday?');
    await answerAs(miasAccount, reference, 'Or Wednesday?');
    expect(await unreadOf(annsAccount)).toBe(2);
    const shown = await shownConversation({ reference, person: annsAccount });
    expect(shown).toMatchObject({ unread: 2, readMark: { id: shown?.messages[0]?.id } });
    expect((await shownConversation({ reference, person: miasAccount }))?.readMark).toBeNull();

    const second = shown?.messages[1]?.id ?? '';
    await markRead({ reference, person: annsAccount }, { upTo: second, address: anotherNetwork() });
    expect(await unreadOf(annsAccount)).toBe(1);
    expect((await shownConversation({ reference, person: miasAccount }))?.readMark?.id).toBe(second);
    await markRead({ reference, person: annsAccount }, { address: anotherNetwork() });
    await markRead({ reference, person: annsAccount }, { upTo: second, address: anotherNetwork() });
    expect(await unreadOf(annsAccount)).toBe(0);
  });

  it('takes what was opened by the mailed link, and what was answered, as read', async () => {
    const { reference } = await sendAsAnn();
    await answerAs(miasAccount, reference, 'On Tuesday?');
    const token = await tokenIn('ann@example.com', 'conversation');
    await markRead({ token }, { address: anotherNetwork() });
    expect(await unreadOf(annsAccount)).toBe(0);
    await answerAs(miasAccount, reference, 'Well?');
    expect(await unreadOf(annsAccount)).toBe(1);
    await answerAs(annsAccount, reference, 'Fine.');
    expect(await unreadOf(annsAccount)).toBe(0);
  });

  it('is noted by nobody who may not read it', async () => {
    const { reference } = await sendAsAnn();
    const address = anotherNetwork();
    await expect(markRead({ reference, person: ben }, { address })).rejects.toMatchObject({ status: 410 });
    const read = await app.request(`/api/enquiries/read?reference=${reference}`, {
      method: 'POST',
      body: new FormData(),
    });
    expect(read.status).toBe(410);
  });
});

describe('a company', () => {
  it('sees what its people sent from their confirmed address, and goes on with it', async () => {
    const [dairy, bakery] = [await company('Dairy'), await company('Bakery')];
    const member = { ...annsAccount, companyId: dairy };
    present.person = member;
    const { reference } = await sendAsAnn({ consent: 'yes' });
    expect((await allEnquiries())[0]?.companyId).toBe(dairy);
    const colleague = { ...ben, companyId: dairy };
    expect(await titles('', colleague)).toHaveLength(1);
    expect(await titles('', { ...ben, companyId: bakery })).toEqual([]);
    await answerAs(colleague, reference, 'I have the numbers.');
    expect((await allMessages()).at(-1)).toMatchObject({
      side: 'visitor',
      author: 'Ben',
      userId: 'user-ben',
    });
    expect(await shownConversation({ reference, person: colleague })).toMatchObject({
      own: false,
      consent: false,
    });

    const access = { reference, person: colleague };
    await expect(renewLink(access, anotherNetwork())).rejects.toMatchObject({ status: 403 });
    await expect(withdrawConsent(access, anotherNetwork())).rejects.toMatchObject({ status: 403 });
  });

  it('is told of answers in a colleague’s conversation once it was opened', async () => {
    const dairy = await company('Dairy');
    const colleague = { ...ben, companyId: dairy };
    present.person = { ...annsAccount, companyId: dairy };
    const { reference } = await sendAsAnn();
    await answerAs(miasAccount, reference, 'On Tuesday?');
    expect(await unreadOf(colleague)).toBe(0);
    await markRead({ reference, person: colleague }, { address: anotherNetwork() });
    await answerAs(miasAccount, reference, 'Well?');
    expect(await unreadOf(colleague)).toBe(1);
    await answerAs(colleague, reference, 'Tuesday is fine.');
    expect(await unreadOf(colleague)).toBe(0);
    // A colleague's answer does not read for whoever asked.
    expect(await unreadOf(annsAccount)).toBe(2);
  });

  it('gets nothing that was sent under an address that is not the sender’s', async () => {
    present.person = { ...ben, companyId: await company('Dairy') };
    await sendAsAnn();
    expect((await allEnquiries())[0]?.companyId).toBeNull();
  });
});

describe('beginning from the account', () => {
  it('needs no puzzle, and takes name and address from the account', async () => {
    present.person = annsAccount;
    const answer = await post('begin', {
      message: 'Can it read our till?',
      name: 'Eve',
      email: 'eve@example.com',
    });
    expect(answer.status).toBe(303);
    expect((await allEnquiries())[0]).toMatchObject({
      state: 'open',
      name: 'Ann',
      emailKey: 'ann@example.com',
    });
    expect((await messagesPage(annsAccount, at(''))).open).toMatchObject({ title: 'Can it read our till?' });
  });

  it('is refused to who is not signed in or has not confirmed the address', async () => {
    const wish = { message: 'Hello', puzzle: await solved() };
    expect((await post('begin', wish)).status).toBe(403);
    present.person = { ...annsAccount, emailVerified: false };
    expect((await post('begin', wish)).status).toBe(403);
    expect(await allEnquiries()).toEqual([]);
  });
});
