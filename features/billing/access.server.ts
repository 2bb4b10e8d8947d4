import { eq } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { membershipOf } from '#server/companies/membership.ts';
import type { DbOrTx } from '#server/db/transaction.ts';
import { type PaperKind, readPaperToken } from './links.server.ts';
import { type Owned, type Person, type Reach, reachOf } from './policy.ts';
import type { Invoice, Quote } from './queries.server.ts';
import { invoices, quotes } from './tables.server.ts';

/** Whoever is signed in, as the session knows them. */
export interface SignedIn {
  userId: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  staff: boolean;
}

/** How somebody reaches a document: by the link in an email, or by its number with a session. */
export type Access = { token: string } | { number: string; visitor: SignedIn | null };

/** A document, what the person who asked may do with it, and who they are, for the log. */
export interface Reached<Row> {
  row: Row;
  reach: Exclude<Reach, 'none'>;
  via: string;
}

/** A person as the rules of access see them. */
export async function personOf(db: DbOrTx, visitor: SignedIn): Promise<Person> {
  return {
    userId: visitor.userId,
    emailKey: visitor.emailVerified && visitor.email ? emailKeyOf(visitor.email) : null,
    membership: await membershipOf(db, visitor.userId),
  };
}

async function reach<Row extends Owned & { id: string; state: string }>(
  db: DbOrTx,
  kind: PaperKind,
  access: Access,
  find: (by: { id: string } | { number: string }) => Promise<Row | undefined>,
): Promise<Reached<Row> | null> {
  if ('token' in access) {
    const id = readPaperToken(kind, access.token);
    const row = id ? await find({ id }) : undefined;
    return row && row.state !== 'draft' ? { row, reach: 'acts', via: 'link' } : null;
  }
  const { visitor } = access;
  const row = visitor ? await find({ number: access.number.slice(0, 40) }) : undefined;
  if (!visitor || !row) return null;
  const may = reachOf(await personOf(db, visitor), row);
  const via = `user:${visitor.userId}`;
  if (may !== 'none' && row.state !== 'draft') return { row, reach: may, via };
  return visitor.staff ? { row, reach: 'reads', via } : null;
}

/** The quote that somebody may see, or null; a draft is seen by staff alone. */
export const reachQuote = (db: DbOrTx, access: Access): Promise<Reached<Quote> | null> =>
  reach(db, 'quote', access, async (by) => {
    const [row] = await db
      .select()
      .from(quotes)
      .where('id' in by ? eq(quotes.id, by.id) : eq(quotes.number, by.number));
    return row;
  });

/** The invoice or credit note that somebody may see, or null. */
export const reachInvoice = (db: DbOrTx, access: Access): Promise<Reached<Invoice> | null> =>
  reach(db, 'invoice', access, async (by) => {
    const [row] = await db
      .select()
      .from(invoices)
      .where('id' in by ? eq(invoices.id, by.id) : eq(invoices.number, by.number));
    return row;
  });
