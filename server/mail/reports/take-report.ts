import { eq } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '../../clock.ts';
import { outbox } from '../../db/tables.ts';
import type { Tx } from '../../db/transaction.ts';
import { recordEvent } from '../../events/record.ts';
import { services } from '../../services.ts';
import { spendOnce } from '../../spent/spent.ts';
import { suppress } from '../suppression/suppression.ts';
import type { MailReport } from './read-report.ts';

const ownId = /^<?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@/i;

/** The email of ours that a report is about: the report quotes its id and names its recipient. */
async function reportedMail(tx: Tx, { messageId, recipient }: MailReport): Promise<string | null> {
  const id = ownId.exec(messageId ?? '')?.[1];
  if (!id) return null;
  const [row] = await tx
    .select({ id: outbox.id, recipient: outbox.recipient })
    .from(outbox)
    .where(eq(outbox.id, id.toLowerCase()));
  return row && emailKeyOf(row.recipient) === emailKeyOf(recipient) ? row.id : null;
}

/** Records reports: addresses that permanently bounced or complained get no more email. Returns how many reports counted. */
async function note(reports: readonly MailReport[], message: string | null): Promise<number> {
  let counted = 0;
  for (const [n, report] of reports.entries()) {
    await services().inTransaction(async (tx) => {
      const mail = await reportedMail(tx, report);
      // Anybody can write an email that looks like a report: it counts only if it quotes the id of an email of ours.
      if (!mail && !message) return;
      // A message that is sent again counts once; its signature does not hold as long as this.
      const over = new Date(now().getTime() + 900_000);
      if (message && !(await spendOnce(tx, `mail-report:${message}:${n}`, over))) return;
      const { kind, permanent, recipient, detail } = report;
      await recordEvent(tx, {
        kind: kind === 'complaint' ? 'mail.complained' : 'mail.bounced',
        subject: mail ? `outbox:${mail}` : 'mail',
        actor: 'system',
        data: { permanent, status: /^[245]\.\d{1,3}\.\d{1,3}/.exec(detail)?.[0] ?? null },
      });
      if (permanent) await suppress(tx, { email: recipient, reason: kind, detail }, 'system');
      counted += 1;
    });
  }
  return counted;
}

/** Records what an email reports about emails of ours; returns how many of its reports count. */
export const takeMailedReports = (reports: readonly MailReport[]): Promise<number> => note(reports, null);

/** Takes reports from a sender that proved itself by signing the message with this id. */
export const takeReports = (reports: readonly MailReport[], message: string): Promise<number> =>
  note(reports, message);
