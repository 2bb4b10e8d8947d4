import { desc, eq, inArray } from 'drizzle-orm';
import type { EventKind } from '#lib/event-kinds.ts';
import { events } from '#server/db/tables.ts';
import type { DbOrTx } from '#server/db/transaction.ts';
import { identityUsers } from '#server/identity/tables.ts';

const words: Readonly<Record<string, string>> = {
  'billing.quote-made': 'Written',
  'billing.quote-edited': 'Edited',
  'billing.quote-sent': 'Sent to the buyer by email',
  'billing.quote-accepted': 'Accepted online',
  'billing.quote-ordered': 'Order recorded',
  'billing.quote-declined': 'Declined',
  'billing.invoice-made': 'Drafted',
  'billing.invoice-edited': 'Edited',
  'billing.invoice-issued': 'Issued and emailed to the buyer',
  'billing.invoice-paid': 'Paid in full',
  'billing.invoice-reopened': 'Open again',
  'billing.payment-recorded': 'Bank payment booked',
  'billing.overpaid': 'Overpaid',
  'billing.reminded': 'Reminder sent to the buyer',
  'billing.credit-issued': 'Credit note issued',
  'billing.invoice-credited': 'Credited in part or in full',
  'bin.restored': 'Restored from the bin',
} satisfies Partial<Record<EventKind, string>>;

/** One thing that happened to a document. */
export interface Happened {
  id: string;
  what: string;
  by: string;
  at: Date;
}

const others: Readonly<Record<string, string>> = {
  system: 'the site',
  stripe: 'Stripe',
  link: 'the link in the mail',
};

/** What happened to a document, the newest first, with who did it. */
export async function historyOf(
  db: DbOrTx,
  subject: `${'quote' | 'invoice'}:${string}`,
): Promise<Happened[]> {
  const rows = await db
    .select({ id: events.id, kind: events.kind, actor: events.actor, at: events.happenedAt })
    .from(events)
    .where(eq(events.subject, subject))
    .orderBy(desc(events.id))
    .limit(200);
  const ids = rows.flatMap(({ actor }) => (actor.startsWith('user:') ? [actor.slice(5)] : []));
  const people = ids.length
    ? await db
        .select({ id: identityUsers.id, name: identityUsers.displayName, email: identityUsers.email })
        .from(identityUsers)
        .where(inArray(identityUsers.id, ids))
    : [];
  const nameOf = (actor: string): string => {
    const person = people.find(({ id }) => `user:${id}` === actor);
    return person ? person.name || person.email || 'somebody' : (others[actor] ?? 'somebody');
  };
  return rows.map(({ id, kind, actor, at }) => ({ id, what: words[kind] ?? kind, by: nameOf(actor), at }));
}
