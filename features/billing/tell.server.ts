import { and, eq, or } from 'drizzle-orm';
import { companyMembers } from '#server/companies/tables.ts';
import type { Tx } from '#server/db/transaction.ts';
import { staffMail } from '#server/mail/our-addresses.ts';
import type { Mail } from '#server/mail/template.ts';
import { notify } from '#server/notices/notify.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import type { Owned } from './policy.ts';

interface News {
  purpose: string;
  mail: Mail;
  /** In the list of the account. */
  title: string;
  href: string;
  key: string;
}

/** Emails the buyer and puts it into the accounts that may act on it, in the caller's transaction. */
export async function tellBuyer(
  tx: Tx,
  document: Owned & { id: string; email: string },
  news: News,
): Promise<void> {
  if (document.email !== '')
    await sendMail(tx, {
      to: document.email,
      purpose: news.purpose,
      mail: news.mail,
      thread: `billing-${document.id}`,
      replyTo: staffMail() || undefined,
    });
  for (const userId of await concerned(tx, document))
    await notify(tx, { userId, kind: 'billing', title: news.title, href: news.href, key: news.key });
}

/** Emails the staff, in the caller's transaction; replies go to the buyer. */
export async function tellStaff(
  tx: Tx,
  purpose: string,
  mail: Mail,
  buyer: { email: string } | null = null,
): Promise<void> {
  const to = staffMail();
  if (to !== '') await sendMail(tx, { to, purpose, mail, replyTo: buyer?.email || undefined });
}

/** The accounts that a document concerns: its person, or the owners of its company and its person while they are there. */
async function concerned(tx: Tx, { userId, companyId }: Owned): Promise<string[]> {
  if (companyId === null) return userId === null ? [] : [userId];
  const rows = await tx
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        or(eq(companyMembers.role, 'owner'), eq(companyMembers.userId, userId ?? '')),
      ),
    );
  return rows.map((row) => row.userId);
}
