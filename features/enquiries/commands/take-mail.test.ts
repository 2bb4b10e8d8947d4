import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { mailsTo } from '#server/testing/test-services.ts';
import { pollMailbox } from '../incoming/poll-imap.server.ts';
import { type ImapPeer, startImapPeer } from '../testing/imap-peer.ts';
import {
  allEnquiries,
  allFiles,
  allMessages,
  app,
  inTestWorld,
  replyAddressOf,
  sendAsAnn,
  tokenIn,
} from '../testing/world.server.ts';
import { renewLink } from './renew-link.server.ts';
import { takeMail } from './take-mail.server.ts';

const secret = 'i'.repeat(32);
inTestWorld({ MAIL_REPLY_TO: 'reply@akra.example', MAIL_INCOMING_SECRET: secret });

interface MailParts {
  from?: string;
  to: string;
  id?: string;
  heads?: string[];
  text?: string;
}

function mailOf({
  from = 'Ann <ann@example.com>',
  to,
  id = '<1@example.com>',
  heads = [],
  text,
}: MailParts): string {
  return [
    `From: ${from}`,
    `To: Akra <${to}>`,
    'Subject: Re: We have your message',
    `Message-ID: ${id}`,
    'Date: Mon, 16 Nov 2026 10:05:00 +0100',
    'MIME-Version: 1.0',
    ...heads,
    ...(heads.some((head) => head.startsWith('Content-Type'))
      ? []
      : ['Content-Type: text/plain; charset=utf-8']),
    '',
    ...(text ?? 'Yes, please.\n\nOn Mon, 16 Nov 2026 at 10:00, Akra wrote:\n> Shall we?').split('\n'),
    '',
  ].join('\r\n');
}
const take = (parts: MailParts) => takeMail(new TextEncoder().encode(mailOf(parts)));

/** Ann's enquiry, with the addresses that both sides answer to. */
async function conversation() {
  await sendAsAnn();
  const [enquiry] = await allEnquiries();
  const id = enquiry?.id ?? '';
  return { ann: await replyAddressOf(id, 'visitor'), staff: await replyAddressOf(id, 'staff') };
}

describe('an answer by mail', () => {
  it('is asked for at an address with a key of its own', async () => {
    const { ann, staff } = await conversation();
    expect(ann).toMatch(/^reply\+[a-z0-9]{26}@akra\.example$/);
    expect(staff).not.toBe(ann);
    expect((await mailsTo('ann@example.com'))[0]?.payload).toMatchObject({ replyTo: ann });
    expect((await mailsTo('team@akra.example'))[0]?.payload).toMatchObject({ replyTo: staff });
  });

  it('of the visitor joins the conversation, with the quoted text apart, and staff are told', async () => {
    const { ann } = await conversation();
    expect(await take({ to: ann.toUpperCase() })).toBe('taken');
    expect((await allMessages()).at(-1)).toMatchObject({
      side: 'visitor',
      author: 'Ann Example',
      via: 'mail',
      body: 'Yes, please.',
      quoted: 'On Mon, 16 Nov 2026 at 10:00, Akra wrote:\n> Shall we?',
    });
    expect((await mailsTo('team@akra.example'))[0]?.payload.text).toContain('Yes, please.');
    expect((await allEnquiries())[0]?.state).toBe('open');
  });

  it('of staff goes to the visitor', async () => {
    const { staff } = await conversation();
    expect(await take({ from: 'Mia <mia@akra.example>', to: staff, text: 'On Tuesday?' })).toBe('taken');
    expect((await allMessages()).at(-1)).toMatchObject({
      side: 'staff',
      author: 'Akra Studio',
      body: 'On Tuesday?',
    });
    expect((await mailsTo('ann@example.com'))[0]?.payload.text).toContain('On Tuesday?');
    expect((await allEnquiries())[0]?.state).toBe('answered');
  });

  it('counts once, however often it is handed over', async () => {
    const { ann } = await conversation();
    const outcomes = await Promise.all([take({ to: ann }), take({ to: ann }), take({ to: ann })]);
    expect(outcomes.sort()).toEqual(['doubled', 'doubled', 'taken']);
    expect(await allMessages()).toHaveLength(2);
  });

  it('brings its files, except those that are not taken', async () => {
    const { ann } = await conversation();
    const part = (name: string, content: string) =>
      `--b\nContent-Type: application/octet-stream\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${btoa(content)}\n`;
    await take({
      to: ann,
      heads: ['Content-Type: multipart/mixed; boundary=b'],
      text: `--b\nContent-Type: text/plain\n\nHere.\n${part('stops.csv', 'a;b\n')}${part('run.exe', 'MZ\x90\x00\x03')}--b--`,
    });
    expect(await allFiles()).toMatchObject([{ name: 'stops.csv' }]);
    expect((await allMessages()).at(-1)?.body).toBe('Here.\n\n(Files left out: run.exe.)');
  });

  it('written in HTML alone is read as text', async () => {
    const { ann } = await conversation();
    await take({
      to: ann,
      heads: ['Content-Type: text/html; charset=utf-8'],
      text: '<p>Yes &amp; no.</p><script>alert(1)</script>',
    });
    expect((await allMessages()).at(-1)?.body).toBe('Yes & no.');
  });
});

describe('a stranger’s mail', () => {
  it('is refused politely, once', async () => {
    const { ann } = await conversation();
    const eve = { from: 'Eve <eve@example.org>', to: ann };
    expect(await take({ ...eve, id: '<2@x>' })).toBe('refused');
    expect(await take({ ...eve, id: '<3@x>' })).toBe('refused');
    expect(await mailsTo('eve@example.org')).toHaveLength(1);
    moveClock(8 * 86_400_000);
    expect(await allMessages()).toHaveLength(1);
  });

  it('is refused with a key that nobody gave out, or that has ended', async () => {
    const { ann } = await conversation();
    await renewLink({ token: await tokenIn('ann@example.com', 'conversation') }, '10.9.9.9');
    expect(await take({ to: 'reply+made-up@akra.example' })).toBe('refused');
    expect(await take({ to: ann })).toBe('refused');
    expect(await allMessages()).toHaveLength(1);
  });

  it('from staff’s own domain cannot speak for the visitor, nor the visitor for staff', async () => {
    const { ann, staff } = await conversation();
    expect(await take({ from: 'mia@akra.example', to: ann })).toBe('ignored');
    expect(await take({ to: staff })).toBe('refused');
    expect(await allMessages()).toHaveLength(1);
  });

  it.each([
    ['a bounce', 'Return-Path: <>'],
    ['a note of absence', 'Auto-Submitted: auto-replied'],
    ['a list', 'Precedence: list'],
    ['a report', 'Content-Type: multipart/report; boundary=b'],
  ])('that is %s gets no answer', async (_, head) => {
    const { ann } = await conversation();
    const before = await mailsTo('eve@example.org');
    expect(await take({ from: 'eve@example.org', to: ann, heads: [head] })).toBe('ignored');
    expect(await take({ to: ann, heads: [head] })).toBe('ignored');
    expect(await mailsTo('eve@example.org')).toEqual(before);
  });

  it('for somebody else is left alone', async () => {
    expect(await take({ from: 'eve@example.org', to: 'sales@akra.example' })).toBe('ignored');
    expect(await mailsTo('eve@example.org')).toEqual([]);
  });
});

describe('the webhook', () => {
  const send = (raw: string, authorization: string) =>
    app.request('/api/mail/incoming', { method: 'POST', headers: { authorization }, body: raw });

  it('takes raw mails from who knows the secret', async () => {
    const { ann } = await conversation();
    expect((await send(mailOf({ to: ann }), 'Bearer wrong')).status).toBe(401);
    const taken = await send(mailOf({ to: ann }), `Bearer ${secret}`);
    expect([taken.status, await taken.json()]).toEqual([200, { outcome: 'taken' }]);
    expect((await send('', `Bearer ${secret}`)).status).toBe(400);
  });
});

describe('a mailbox over IMAP', () => {
  let peer: ImapPeer;
  beforeAll(async () => {
    peer = await startImapPeer();
  });
  afterAll(() => peer.close());

  it('is looked through for unseen mails, and each is taken once', async () => {
    const { ann } = await conversation();
    peer.mails.push(
      { raw: mailOf({ to: 'else@akra.example' }), seen: true },
      { raw: mailOf({ to: ann, id: '<9@example.com>' }), seen: false },
      { raw: 'no mail at all', seen: false },
    );
    expect(await pollMailbox(peer.url)).toEqual(['taken', 'ignored']);
    expect(peer.mails.every(({ seen }) => seen)).toBe(true);
    expect(await pollMailbox(peer.url)).toEqual([]);
    expect(await allMessages()).toHaveLength(2);
  });
});

it('ignores what nobody could read, and goes on', async () => {
  const { ann } = await conversation();
  expect(await take({ to: ann, text: '\n'.repeat(200_000) })).toBe('ignored');
  expect(await takeMail(new Uint8Array())).toBe('ignored');
  expect(await take({ to: ann })).toBe('taken');
});
