import type { Tx } from '#server/db/transaction.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { issueMail } from '../mails.server.ts';
import type { Issue } from '../queries.server.ts';

/** Sends an issue to whoever writes it, as readers will get it; its way out leads to the page that explains it. */
export async function sendTestMail(tx: Tx, issue: Issue, to: string): Promise<void> {
  const { subject, ...mail } = issueMail(issue, `${services().env.PUBLIC_URL}/newsletter/unsubscribe`);
  await sendMail(tx, {
    to,
    purpose: 'newsletter.test',
    mail: { subject: `Test: ${subject || 'without a subject'}`, ...mail },
  });
}
