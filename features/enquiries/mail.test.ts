import PostalMime from 'postal-mime';
import { afterAll, expect, it } from 'vitest';
import { openSmtpInbox } from '#server/testing/smtp-inbox.ts';
import { takeMail } from './commands/take-mail.server.ts';
import { allMessages, inTestWorld, sendAsAnn } from './testing/world.server.ts';

const inbox = await openSmtpInbox();
// Before the world's own, which then runs first: the server waits for its connections to be closed.
afterAll(() => inbox.close());
inTestWorld({
  SMTP_URL: inbox.url,
  MAIL_REPLY_TO: 'reply@akra.example',
  MAIL_INCOMING_SECRET: 'i'.repeat(32),
});

/** The mail to an address, once it has arrived. */
async function arrived(email: string, subject: RegExp) {
  const find = async () => {
    const mails = await Promise.all(inbox.received.map((raw) => PostalMime.parse(raw)));
    return mails.findIndex((mail) => mail.to?.[0]?.address === email && subject.test(mail.subject ?? ''));
  };
  await expect.poll(find).toBeGreaterThanOrEqual(0);
  const raw = inbox.received[await find()] ?? '';
  return { raw, mail: await PostalMime.parse(raw) };
}

it('goes out over SMTP, and what is answered to it comes back into the conversation', async () => {
  const { reference } = await sendAsAnn();
  const { raw, mail } = await arrived('ann@example.com', new RegExp(reference));
  expect(mail.references).toMatch(/^<enquiry-[\da-f-]{36}@akra\.example>$/);
  const reply = mail.replyTo?.[0]?.address ?? '';
  expect(reply).toMatch(/^reply\+[a-z0-9]{26}@akra\.example$/);
  const quoted = (mail.text ?? '').split('\n').map((line) => `> ${line}`);
  const answer = [
    'From: Ann Example <ann@example.com>',
    `To: ${reply}`,
    `Subject: Re: ${mail.subject}`,
    `In-Reply-To: ${mail.messageId}`,
    'Message-ID: <answer@example.com>',
    '',
    'Two o’clock suits us.',
    '',
    'On Mon, 16 Nov 2026 at 10:00, Akra Studio wrote:',
    ...quoted,
  ].join('\r\n');
  expect(await takeMail(new TextEncoder().encode(answer))).toBe('taken');
  expect((await allMessages()).at(-1)).toMatchObject({ side: 'visitor', body: 'Two o’clock suits us.' });
  const told = await arrived('team@akra.example', /^Re: New enquiry/);
  expect(told.mail.text).toContain('Two o’clock suits us.');
  expect(told.mail.references).toBe(mail.references);
  // Our own mail, turned around by some rule of a mailbox, must not go in circles.
  expect(await takeMail(new TextEncoder().encode(raw.replace(/^To: .*$/m, `To: ${reply}`)))).toBe('ignored');
  expect(await allMessages()).toHaveLength(2);
});
