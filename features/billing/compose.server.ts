import { and, eq } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { membershipOf } from '#server/companies/membership.ts';
import type { DbOrTx } from '#server/db/transaction.ts';
import { badInput } from '#server/errors.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { readSettings } from '#server/settings/settings.ts';
import { detailsOf, type Line } from './queries.server.ts';
import type { BillingDetails, NewInvoice, NewLine } from './schema.ts';
import { sellerNow } from './seller.server.ts';
import { lineNet, sumsOf } from './sums.ts';
import { ratesUnder, taxNote, treatmentOf } from './tax.ts';

/** What a quote and an invoice have in common, as staff write it. */
export type Wish = Omit<NewInvoice, 'suppliedFrom' | 'suppliedTo' | 'advance'>;

/** Whose account an address belongs to, if it is confirmed, and the company that they are in. */
async function ownerOf(db: DbOrTx, email: string) {
  const emailKey = emailKeyOf(email);
  if (!emailKey) throw badInput({ email: 'This doesn’t look like an email address.' });
  const [user] = await db
    .select({ id: identityUsers.id })
    .from(identityUsers)
    .where(and(eq(identityUsers.emailKey, emailKey), eq(identityUsers.emailVerified, true)));
  const membership = user ? await membershipOf(db, user.id) : null;
  const details = user ? await detailsOf(db, { userId: user.id, membership }) : null;
  return {
    owner: {
      userId: user?.id ?? null,
      companyId: membership?.companyId ?? null,
      email,
      emailKey,
      lockedAt: null,
    },
    details,
  };
}

const lineOf = (line: NewLine, place: number): Line => ({ ...line, position: place + 1, net: lineNet(line) });

/** Everything that a document says and whose it is: buyer, tax by rule, lines and sums that agree. */
export async function compose(db: DbOrTx, wish: Wish) {
  const { owner, details } = await ownerOf(db, wish.email);
  const buyer: BillingDetails | null = wish.buyer ?? details;
  if (!buyer)
    throw badInput({ buyer: 'There are no saved billing details for this address. Please enter them.' });
  const { billing } = readSettings();
  const seller = sellerNow();
  const treatment = treatmentOf(seller.country, buyer);
  const rates = ratesUnder(treatment, { standard: billing.standardRate, reduced: billing.reducedRate });
  const sums = sumsOf(wish.lines, { discount: wish.discount, rates });
  if (!Number.isSafeInteger(sums.gross))
    throw badInput({ lines: 'The total is too large for us to calculate.' });
  const content = {
    seller,
    buyer,
    title: wish.title,
    note: wish.note,
    currency: wish.currency ?? billing.currency,
    discount: wish.discount,
    treatment,
    taxNote: taxNote(treatment, seller.country),
    subtotal: sums.subtotal,
    discountAmount: sums.discount,
    net: sums.net,
    taxes: sums.taxes,
    tax: sums.tax,
    gross: sums.gross,
  };
  return { owner, content, lines: wish.lines.map(lineOf) };
}
