import { beforeEach, describe, expect, it } from 'vitest';
import { holdClock } from '#server/clock.ts';
import { mailsTo } from '#server/testing/test-services.ts';
import { answer } from '../commands/answer.server.ts';
import { markRead } from '../commands/mark-read.server.ts';
import { renewLink } from '../commands/renew-link.server.ts';
import { shownConversation } from '../conversation-page.server.ts';
import { receiveAnswer } from '../receive.server.ts';
import {
  allEnquiries,
  allMessages,
  ann,
  anotherNetwork,
  formOf,
  inTestWorld,
  miasAccount,
  solved,
  sources,
  tokenIn,
} from '../testing/world.server.ts';
import { beginChat } from './begin.server.ts';
import { chatAccess, chatCookie } from './cookie.server.ts';
import { isChatNow } from './is-chat-now.server.ts';
import { tellUnread } from './tell-if-unread.server.ts';

// Nobody listens there: what counts is that a mail server is set.
inTestWorld({ SMTP_URL: 'smtp://127.0.0.1:1' });
// Far ahead, so that the job which looks for unread lines waits until the test calls it.
beforeEach(() => holdClock('2096-11-16T09:00:00Z'));

const byCookie = (cookie: string) =>
  new Request('https://akra.example/contact-us/chat', { headers: { cookie: cookie.split(';')[0] ?? '' } });

/** Begins Ann's chat, with a solved puzzle or as a page without scripts does; gives both sides' ways in. */
async function begin(puzzle: string) {
  const around = { address: anotherNetwork(), sources, sender: null };
  const begun = await beginChat(formOf({ ...ann, puzzle }), around);
  if ('refusal' in begun) throw new Error(begun.refusal.message);
  const { reference } = begun.enquiry;
  const asStaff = { reference, person: miasAccount, asStaff: true } as const;
  return { reference, visitor: chatAccess(byCookie(chatCookie(begun.token))), asStaff };
}
const write = (access: Parameters<typeof answer>[0], message: string) =>
  answer(access, { message, files: [], key: undefined, address: anotherNetwork() });
const lastId = async () => (await allMessages()).at(-1)?.id ?? '';
const toAnn = () => mailsTo('ann@example.com');

describe('a chat', () => {
  it('goes back and forth in the browser that began it, under the same roof as every enquiry', async () => {
    const { visitor, asStaff, reference } = await begin(await solved());
    await write(asStaff, 'How many vans?');
    await write(visitor, 'Twelve.');
    expect(await shownConversation(visitor)).toMatchObject({
      side: 'visitor',
      state: 'open',
      messages: [
        { side: 'visitor', body: ann.message, via: 'chat' },
        { side: 'staff', body: 'How many vans?' },
        { side: 'visitor', body: 'Twelve.', via: 'chat', author: 'Ann Example' },
      ],
    });
    expect(await isChatNow(reference)).toBe(true);
  });

  it('is reached by a cookie that no script reads', async () => {
    const begun = await beginChat(formOf({ ...ann, puzzle: await solved() }), {
      address: anotherNetwork(),
      sources,
      sender: null,
    });
    if ('refusal' in begun) throw new Error('the chat was refused');
    const cookie = chatCookie(begun.token);
    expect(cookie).toMatch(/^__Host-chat=.*HttpOnly/);
    const ask = (given: string) =>
      receiveAnswer(formOf({ message: 'And?' }), chatAccess(byCookie(given)), anotherNetwork());
    expect(await ask(cookie)).toEqual({ side: 'visitor' });
    expect(await ask('')).toMatchObject({ refusal: { status: 410 } });
    expect((await allMessages()).map(({ via }) => via)).toEqual(['chat', 'chat']);
  });

  it('is over for that browser once whoever reads the email goes on, and when the link is ended', async () => {
    const { visitor, reference } = await begin(await solved());
    const token = await tokenIn('ann@example.com', 'conversation');
    await receiveAnswer(formOf({ message: 'I never wrote this.' }), { token }, anotherNetwork());
    expect(await shownConversation(visitor)).toBeNull();
    await expect(write(visitor, 'Hello?')).rejects.toMatchObject({ status: 410 });
    expect(await isChatNow(reference)).toBe(false);

    const second = await begin(await solved());
    await renewLink({ token: await tokenIn('ann@example.com', 'conversation') }, anotherNetwork());
    expect(await shownConversation(second.visitor)).toBeNull();
  });

  it('without scripts shows what was written at once, and confirms nothing by going on', async () => {
    const { visitor, asStaff } = await begin('');
    await write(visitor, 'Are you there?');
    expect(await shownConversation(visitor)).toMatchObject({ state: 'unconfirmed' });
    await tellUnread(await lastId());
    expect(await mailsTo('team@akra.example')).toEqual([]);
    await write(asStaff, 'We are.');
    expect((await allEnquiries())[0]?.state).toBe('answered');
    expect((await shownConversation(visitor))?.messages.at(-1)).toMatchObject({ body: 'We are.' });
  });
});

describe('the email of a chat', () => {
  it('brings the lines that nobody has read, together and once they have stopped coming', async () => {
    const { asStaff } = await begin(await solved());
    const before = (await toAnn()).length;
    await write(asStaff, 'One moment.');
    const first = await lastId();
    await write(asStaff, 'It takes a week.');
    await tellUnread(first);
    expect(await toAnn()).toHaveLength(before);
    await tellUnread(await lastId());
    const [mail] = await toAnn();
    expect(mail?.payload.text).toContain('One moment.\n\nIt takes a week.');
    expect(await toAnn()).toHaveLength(before + 1);
  });

  it('is not written to whoever has read along', async () => {
    const { visitor, asStaff } = await begin(await solved());
    const [before, toTeam] = [(await toAnn()).length, (await mailsTo('team@akra.example')).length];
    await write(asStaff, 'How many vans?');
    await markRead(visitor, { address: anotherNetwork() });
    await tellUnread(await lastId());
    expect(await toAnn()).toHaveLength(before);
    await write(visitor, 'Twelve.');
    await tellUnread(await lastId());
    expect((await mailsTo('team@akra.example'))[0]?.payload.text).toContain('Twelve.');
    expect(await mailsTo('team@akra.example')).toHaveLength(toTeam + 1);
  });
});
