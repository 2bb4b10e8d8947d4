import { describe, expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { eventKinds, mailsTo } from '#server/testing/test-services.ts';
import { inboxPage } from '../inbox/page.server.ts';
import { receiveEnquiry } from '../receive.server.ts';
import {
  allEnquiries,
  ann,
  annsAccount,
  anotherNetwork,
  formOf,
  inTestWorld,
  miasAccount,
  sources,
  tokenIn,
} from '../testing/world.server.ts';
import { answer } from './answer.server.ts';
import { closeEnquiry } from './close.server.ts';
import { confirmEnquiry } from './confirm.server.ts';
import { forgetEnquiries } from './forget.server.ts';
import { markRead } from './mark-read.server.ts';

// Nobody listens there: what counts is that a mail server is set.
inTestWorld({ SMTP_URL: 'smtp://127.0.0.1:1' });

/** Sends Ann's enquiry as a page without scripts does; gives the way in that staff have. */
async function send() {
  await receiveEnquiry(formOf(ann), { address: anotherNetwork(), sources, sender: null });
  const reference = (await allEnquiries()).at(-1)?.reference ?? '';
  return { reference, person: miasAccount, asStaff: true } as const;
}
const inbox = (query = '') =>
  inboxPage(miasAccount, new URL(`https://akra.example/admin-panel/inbox${query}`), []);
const days = (count: number) => moveClock(count * 86_400_000);

describe('an enquiry that waits for its confirmation', () => {
  it('asks the visitor by email, and tells staff by email only once it is confirmed', async () => {
    await send();
    expect((await allEnquiries())[0]?.state).toBe('unconfirmed');
    expect(await mailsTo('team@akra.example')).toEqual([]);
    const token = await tokenIn('ann@example.com', 'confirm');
    const [mail] = await mailsTo('ann@example.com');
    expect(JSON.stringify(mail?.payload)).not.toContain('by hand');
    const conversation = await confirmEnquiry(token, anotherNetwork());
    expect((await allEnquiries())[0]?.state).toBe('open');
    expect(await confirmEnquiry(token, anotherNetwork())).toBe(conversation);
    expect(await mailsTo('team@akra.example')).toHaveLength(1);
    expect(await eventKinds()).toEqual(['enquiry.sent', 'enquiry.confirmed']);
    expect(await tokenIn('ann@example.com', 'conversation')).toBe(conversation);
  });

  it('cannot be confirmed by another link of ours, nor after a week', async () => {
    await send();
    await expect(confirmEnquiry('made.up', anotherNetwork())).rejects.toMatchObject({ status: 410 });
    const token = await tokenIn('ann@example.com', 'confirm');
    days(8);
    await expect(confirmEnquiry(token, anotherNetwork())).rejects.toMatchObject({ status: 410 });
  });

  it('stands in the inbox at once, marked and in a part of its own', async () => {
    const { reference } = await send();
    const { list, open } = await inbox();
    expect(list.counts).toMatchObject({ all: 1, waiting: 1, unconfirmed: 1 });
    expect(list.rows).toMatchObject([{ reference, seen: false, standing: { word: 'Unconfirmed' } }]);
    expect(open).toMatchObject({ reference, unconfirmed: true });
    expect((await inbox('?tab=unconfirmed')).list.rows).toHaveLength(1);
    await confirmEnquiry(await tokenIn('ann@example.com', 'confirm'), anotherNetwork());
    expect((await inbox('?tab=unconfirmed')).list.rows).toEqual([]);
  });

  it('is opened by an answer, which brings the visitor the way in', async () => {
    const access = await send();
    await answer(access, { message: 'Hello Ann.', files: [], key: undefined, address: anotherNetwork() });
    expect((await allEnquiries())[0]?.state).toBe('answered');
    expect(await tokenIn('ann@example.com', 'conversation')).not.toBe('');
    expect(await eventKinds()).toEqual(['enquiry.sent', 'enquiry.taken-up', 'enquiry.replied']);
  });

  it('is no visitor’s to open, not even by the account of its address', async () => {
    const { reference } = await send();
    const access = { reference, person: annsAccount };
    await expect(markRead(access, { address: anotherNetwork() })).rejects.toMatchObject({ status: 410 });
  });
});

describe('what is forgotten', () => {
  it('is nothing that nobody has read', async () => {
    const access = await send();
    days(400);
    expect(await forgetEnquiries()).toBe(0);
    await markRead(access, { address: anotherNetwork() });
    days(6);
    expect(await forgetEnquiries()).toBe(0);
    days(2);
    expect(await forgetEnquiries()).toBe(1);
  });

  it('is unread only where staff have closed it', async () => {
    const access = await send();
    await closeEnquiry(access, anotherNetwork());
    days(3000);
    expect(await forgetEnquiries()).toBe(1);
  });
});
