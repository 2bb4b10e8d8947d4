import { describe, expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { eventKinds, mailsTo } from '#server/testing/test-services.ts';
import { shownConversation } from '../conversation-page.server.ts';
import { storageKey } from '../files.server.ts';
import {
  allEnquiries,
  allFiles,
  allMessages,
  ann,
  annsAccount,
  anotherNetwork,
  app,
  inTestWorld,
  miasAccount,
  post,
  present,
  sendAsAnn,
  tokenIn,
} from '../testing/world.server.ts';
import { closeEnquiry } from './close.server.ts';
import { forgetEnquiries, forgetFiles } from './forget.server.ts';
import { markRead } from './mark-read.server.ts';
import { renewLink } from './renew-link.server.ts';
import { withdrawConsent } from './withdraw-consent.server.ts';

inTestWorld();

const annToken = () => tokenIn('ann@example.com', 'conversation');
const staffToken = () => tokenIn('team@akra.example', 'conversation');
const answerWith = (query: string, message: string, key = '') => post(`answer?${query}`, { message, key });

describe('a conversation', () => {
  it('goes back and forth, and each side is told by mail', async () => {
    await sendAsAnn({ consent: 'yes' });
    expect(await answerWith(`token=${await staffToken()}`, 'On Tuesday?')).toEqual({
      status: 303,
      side: 'staff',
    });
    expect((await mailsTo('ann@example.com'))[0]?.payload.text).toContain('On Tuesday?');
    expect(await shownConversation({ token: await annToken() })).toMatchObject({
      side: 'visitor',
      state: 'answered',
      page: '',
      consent: true,
      closable: false,
      messages: [
        { side: 'visitor', author: 'Ann Example', body: ann.message },
        { side: 'staff', author: 'Akra Studio', body: 'On Tuesday?' },
      ],
    });
    await answerWith(`token=${await annToken()}`, 'Fine.');
    expect((await mailsTo('team@akra.example'))[0]?.payload.text).toContain('Fine.');
    expect((await allEnquiries())[0]?.state).toBe('open');
    expect(await eventKinds()).toEqual(['enquiry.sent', 'enquiry.replied', 'enquiry.answered']);
  });

  it('says a repeated press once', async () => {
    await sendAsAnn();
    const token = await annToken();
    await Promise.all([1, 2, 3].map(() => answerWith(`token=${token}`, 'And?', 'made-by-script')));
    expect(await allMessages()).toHaveLength(2);
  });

  it('takes no empty answer, and none by a link that is made up', async () => {
    await sendAsAnn();
    expect((await answerWith(`token=${await annToken()}`, ' \n ')).status).toBe(422);
    expect((await answerWith('token=made.up', 'Hello')).status).toBe(410);
    expect((await post('answer?', { message: 'Hello' })).status).toBe(410);
    expect(await allMessages()).toHaveLength(1);
  });

  it('is marked as done by staff alone, and opened again by an answer', async () => {
    await sendAsAnn();
    const visitor = { token: await annToken() };
    await expect(closeEnquiry(visitor, anotherNetwork())).rejects.toMatchObject({ status: 403 });
    await closeEnquiry({ token: await staffToken() }, anotherNetwork());
    expect((await allEnquiries())[0]?.state).toBe('closed');
    await answerWith(`token=${visitor.token}`, 'One more thing.');
    expect((await allEnquiries())[0]?.state).toBe('open');
  });
});

describe('a link', () => {
  it('ends when its holder says so, and a new one comes by mail', async () => {
    await sendAsAnn();
    const [old, staff] = [await annToken(), await staffToken()];
    await renewLink({ token: old }, anotherNetwork());
    expect(await shownConversation({ token: old })).toBeNull();
    expect((await answerWith(`token=${old}`, 'Hello')).status).toBe(410);
    expect(await shownConversation({ token: await annToken() })).not.toBeNull();
    expect(await shownConversation({ token: staff })).not.toBeNull();
  });
});

describe('an account', () => {
  const person = annsAccount;

  it('opens the conversations of its confirmed address', async () => {
    const { reference } = await sendAsAnn();
    expect(await shownConversation({ reference, person })).toMatchObject({ side: 'visitor' });
    expect(await shownConversation({ reference, person: { ...person, emailVerified: false } })).toBeNull();
    expect(
      await shownConversation({ reference, person: { ...person, email: 'eve@example.com' } }),
    ).toBeNull();
  });

  it('of staff answers under the person’s name', async () => {
    const { reference } = await sendAsAnn();
    const query = `reference=${reference}`;
    expect((await answerWith(query, 'Hello')).status).toBe(410);
    present.person = miasAccount;
    expect((await answerWith(query, 'Hello')).status).toBe(303);
    expect((await allMessages()).at(-1)).toMatchObject({ side: 'staff', author: 'Mia' });
  });
});

it('lets a consent be taken back, and keeps when it held', async () => {
  await sendAsAnn({ consent: 'yes' });
  const access = { token: await annToken() };
  await withdrawConsent(access, anotherNetwork());
  expect(await shownConversation(access)).toMatchObject({ consent: false });
  await withdrawConsent(access, anotherNetwork());
  expect((await eventKinds()).filter((kind) => kind === 'enquiry.consent-withdrawn')).toHaveLength(1);
});

describe('what is forgotten', () => {
  it('a conversation two years after its last word, with its files', async () => {
    const body = new TextEncoder().encode('some text\n');
    const kept = await app.request('/api/enquiries/files?name=a.txt', { method: 'POST', body });
    const { token } = (await kept.json()) as { token: string };
    await sendAsAnn({ files: [token], consent: 'yes' });
    const [file] = await allFiles();
    const reference = (await allEnquiries())[0]?.reference ?? '';
    await markRead({ reference, person: miasAccount, asStaff: true }, { address: anotherNetwork() });
    moveClock(729 * 86_400_000);
    expect(await forgetEnquiries()).toBe(0);
    moveClock(2 * 86_400_000);
    expect(await forgetEnquiries()).toBe(1);
    expect(await forgetFiles()).toBe(1);
    expect([await allEnquiries(), await allMessages(), await allFiles()]).toEqual([[], [], []]);
    expect(await services().storage.get(storageKey(file?.id ?? ''))).toBeNull();
  });
});
