import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseClock } from '#server/clock.ts';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import {
  addHost,
  addType,
  bookAs,
  emptyWorld,
  form,
  monday,
  openWorld,
  readEntry,
  tokenFor,
} from './testing/world.server.ts';

let close: () => Promise<void>;
let inbox: SmtpInbox;
beforeAll(async () => {
  inbox = await openSmtpInbox();
  close = await openWorld({ SMTP_URL: inbox.url, MAIL_FROM: 'Akra <hello@akra.example>' });
});
afterAll(async () => {
  releaseClock();
  await close();
  await inbox.close();
});
beforeEach(emptyWorld);

async function arrived(count: number): Promise<string[]> {
  const { received } = inbox;
  for (let left = 200; left > 0 && received.length < count; left -= 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received).toHaveLength(count);
  return received;
}

/** The calendar as a mail program finds it: a text/calendar part with its method, and a file. */
async function read(raw: string) {
  const mail = await PostalMime.parse(raw);
  const [part] = mail.attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
  const content = part?.content;
  const ics = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return {
    to: mail.to?.[0]?.address,
    replyTo: mail.replyTo?.[0]?.address,
    subject: mail.subject,
    method: part?.method,
    entry: readEntry(ics),
  };
}

it('reaches visitor and host over SMTP, with an invitation that programs can read', async () => {
  await addType([await addHost('north')]);
  await bookAs('ann@example.com', monday('10:00'));
  const invitations = await Promise.all((await arrived(2)).map(read));
  expect(invitations.map(({ to, replyTo }) => `${to} ${replyTo}`).sort()).toEqual([
    'ann@example.com north@akra.example',
    'north@akra.example ann@example.com',
  ]);
  for (const { method, entry, subject } of invitations) {
    expect(method).toBe('REQUEST');
    expect(entry).toMatchObject({ method: 'REQUEST', start: '2026-11-16T10:00:00Z', sequence: 0 });
    expect(entry.description).toContain('A shop, and\nwhat it takes');
    expect(subject).toMatch(
      /^Booked: Call with (Akra Studio|Ann), Monday 16 November 2026, 1[01]:00–1[01]:30$/,
    );
  }
  await form('cancel', { token: await tokenFor('ann@example.com') });
  const [withdrawn] = await Promise.all((await arrived(4)).slice(2).map(read));
  expect(withdrawn).toMatchObject({
    method: 'CANCEL',
    entry: { method: 'CANCEL', status: 'CANCELLED', sequence: 1, uid: invitations[0]?.entry.uid },
  });
});
