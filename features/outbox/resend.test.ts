import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#server/db/tables.ts';
import { newId } from '#server/ids.ts';
import { mailLeaves } from '#server/mail/mail-standing.ts';
import { services } from '#server/services.ts';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import {
  eventKinds,
  hurryMails,
  openTestServices,
  type TestServices,
} from '#server/testing/test-services.ts';
import { takeBack } from '#server/undo/undo.ts';
import { letGoKept } from './commands/let-go-kept.server.ts';
import { resend } from './commands/resend.server.ts';
import { outboxFeature } from './feature.server.ts';
import { openMail } from './open-mail.server.ts';

let world: TestServices;
let inbox: SmtpInbox;
beforeAll(async () => {
  inbox = await openSmtpInbox();
  world = await openTestServices({ SMTP_URL: inbox.url, MAIL_FROM: 'Akra <hello@akra.example>' }, [
    outboxFeature,
  ]);
});
afterAll(async () => {
  await world.close();
  await inbox.close();
});

async function mail(state: 'failed' | 'kept' | 'sent'): Promise<string> {
  const id = newId();
  const at = new Date('2026-11-10T10:00:00Z');
  await services()
    .database.db.insert(outbox)
    .values({
      id,
      channel: 'mail',
      purpose: 'test',
      recipient: 'ann@example.com',
      payload: { subject: `Letter ${id}`, text: 'Hello', html: '<p>Hello</p>' },
      state,
      lastError: state === 'failed' ? '451 try later' : null,
      attempts: 1,
      createdAt: at,
      settledAt: at,
    });
  return id;
}
const stateOf = async (id: string) =>
  (await services().database.db.select().from(outbox).where(eq(outbox.id, id)))[0];
const back = (undo = '') => services().inTransaction((tx) => takeBack(tx, undo, 'user:ann'));
const leftAfter = async (id: string) => {
  for (let left = 600; left > 0 && (await stateOf(id))?.state !== 'sent'; left -= 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return inbox.received.filter((raw) => raw.includes(id)).length;
};

describe('a mail that did not leave', () => {
  it('is sent again, unless that is taken back in time', async () => {
    const [failed, kept, sent, held] = [
      await mail('failed'),
      await mail('kept'),
      await mail('sent'),
      await mail('failed'),
    ];
    const first = await resend([failed, kept, sent], 'user:ann');
    expect(first.count).toBe(2);
    // An old error must not make the site believe that email fails now.
    expect(await mailLeaves()).toBe(true);
    const second = await resend([held], 'user:ann');
    expect(await back(second.undo)).toBe(true);
    expect(await stateOf(held)).toMatchObject({
      state: 'failed',
      lastError: '451 try later',
      settledAt: new Date('2026-11-10T10:00:00Z'),
    });

    await hurryMails();
    expect(await leftAfter(failed)).toBe(1);
    expect(await leftAfter(kept)).toBe(1);
    await expect(back(first.undo)).rejects.toThrow('already been sent');
    expect(inbox.received.some((raw) => raw.includes(held) || raw.includes(sent))).toBe(false);
    expect((await eventKinds()).filter((kind) => kind.startsWith('outbox.'))).toEqual([
      'outbox.resent',
      'outbox.resent',
      'outbox.resent',
      'outbox.held-back',
    ]);
  });

  it('is the only one that can be', async () => {
    await expect(resend([await mail('sent')], 'user:ann')).rejects.toThrow('failed or were kept');
  });

  it('is let go of where it was kept, and can be sent one by one even then', async () => {
    const [kept, failed] = [await mail('kept'), await mail('failed')];
    expect(await letGoKept('user:ann')).toBe(1);
    expect(await letGoKept('user:ann')).toBe(0);
    expect(await stateOf(kept)).toMatchObject({ state: 'failed', lastError: 'Staff decided not to send it' });
    expect(await stateOf(failed)).toMatchObject({ lastError: '451 try later' });
    expect((await resend([kept], 'user:ann')).count).toBe(1);
  });

  it('shows its words to those alone who may read them', async () => {
    const id = await mail('failed');
    expect(await openMail(id, false)).toMatchObject({ to: 'ann@example.com', text: null });
    expect(await openMail(id, true)).toMatchObject({ subject: `Letter ${id}`, text: 'Hello' });
    expect(await openMail('nonsense', true)).toBeNull();
  });
});
