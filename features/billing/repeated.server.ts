import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import { claimSubmission } from '#server/forms/form-key.ts';
import { services } from '#server/services.ts';
import type { Wish } from './compose.server.ts';
import type { Invoice, Quote } from './queries.server.ts';
import { invoices, quotes } from './tables.server.ts';

/** Whether a wish that brings a key was sent before. */
async function wasSent(tx: Tx, form: string, wish: Wish, staff: string): Promise<boolean> {
  const content = JSON.stringify({ staff, ...wish });
  const claim = { form, given: wish.key, address: staff, content };
  return wish.key !== undefined && !(await claimSubmission(tx, services().secret, claim));
}

/** The quote that the same press made before, or null for the first. */
export async function quoteBefore(tx: Tx, wish: Wish, staff: string): Promise<Quote | null> {
  if (!(await wasSent(tx, 'billing.quote', wish, staff))) return null;
  const same = and(
    eq(quotes.createdBy, `user:${staff}`),
    eq(quotes.email, wish.email),
    eq(quotes.title, wish.title),
  );
  const [row] = await tx.select().from(quotes).where(same).orderBy(desc(quotes.id)).limit(1);
  return row ?? null;
}

/** The invoice that the same press made before, or null for the first. */
export async function invoiceBefore(tx: Tx, wish: Wish, staff: string): Promise<Invoice | null> {
  if (!(await wasSent(tx, 'billing.invoice', wish, staff))) return null;
  const same = and(
    eq(invoices.createdBy, `user:${staff}`),
    eq(invoices.email, wish.email),
    eq(invoices.title, wish.title),
  );
  const [row] = await tx.select().from(invoices).where(same).orderBy(desc(invoices.id)).limit(1);
  return row ?? null;
}
