import { recordEvent } from '#server/events/record.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { testMail } from '../mails.server.ts';

const limit = { purpose: 'mail-health.test', burst: 5, perSecond: 1 / 30 };

/** Sends a test email to the person who asks, in the same way as every other email; returns the outbox row. */
export async function sendTestMail(email: string, actor: string): Promise<string> {
  const { inTransaction, limits } = services();
  await limits.take(limit, actor);
  return inTransaction(async (tx) => {
    const id = await sendMail(tx, { to: email, purpose: 'mail-health.test', mail: testMail() });
    await recordEvent(tx, { kind: 'mail.tested', subject: `outbox:${id}`, actor });
    return id;
  });
}
