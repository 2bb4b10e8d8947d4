import { and, count, desc, eq, gte, ilike, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { searchPatterns } from '#lib/lists/list-query.ts';
import { services } from '#server/services.ts';
import type { Person } from './policy.ts';
import type { Invoice, Payment, Quote } from './queries.server.ts';
import { today } from './seller.server.ts';
import { invoices, payments, quotes } from './tables.server.ts';

/** What a list is asked for. */
export interface ListWish {
  words: string;
  page: number;
}
/** One page of a list. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
  page: number;
  pages: number;
}
const onePage = 20;

type Papers = typeof quotes | typeof invoices;

/** What came for each invoice of a list. Written out: in a list of columns the names of tables would be left off. */
const received = sql<string>`(select coalesce(sum(came.amount), 0) from payments came where came.invoice_id = invoices.id)`;

/** The rows that a person may see, as `reachOf` says it. */
function seenBy({ userId, emailKey, membership }: Person, table: Papers): SQL | undefined {
  const own = and(
    isNull(table.companyId),
    or(eq(table.userId, userId), emailKey === null ? undefined : eq(table.emailKey, emailKey)),
  );
  return and(ne(table.state, 'draft'), membership ? or(own, eq(table.companyId, membership.companyId)) : own);
}

/** Every word has to occur in the number, the title or the name. */
const named = (table: Papers, words: string): SQL[] =>
  searchPatterns(words).map((pattern) =>
    ilike(
      sql`coalesce(${table.number}, '') || ' ' || ${table.title} || ' ' || (${table.buyer} ->> 'name')`,
      pattern,
    ),
  );

async function leafed<Row>(
  wish: ListWish,
  total: number,
  read: (offset: number) => Promise<Row[]>,
): Promise<ListPage<Row>> {
  const pages = Math.max(1, Math.ceil(total / onePage));
  const page = Math.min(Math.max(1, wish.page), pages);
  return { rows: total === 0 ? [] : await read((page - 1) * onePage), total, page, pages };
}

/** The quotes of a person and their company, the newest first; of everybody for staff. */
export async function listQuotes(person: Person | null, wish: ListWish): Promise<ListPage<Quote>> {
  const { db } = services().database;
  const where = and(person ? seenBy(person, quotes) : undefined, ...named(quotes, wish.words));
  const [counted] = await db.select({ total: count() }).from(quotes).where(where);
  return leafed(wish, counted?.total ?? 0, (offset) =>
    db.select().from(quotes).where(where).orderBy(desc(quotes.id)).limit(onePage).offset(offset),
  );
}

/** The invoices and credit notes of a person and their company, each with what came for it. */
export async function listInvoices(
  person: Person | null,
  wish: ListWish & { overpaid?: boolean },
): Promise<ListPage<{ invoice: Invoice; received: number }>> {
  const { db } = services().database;
  const where = and(
    person ? seenBy(person, invoices) : undefined,
    wish.overpaid
      ? sql`${received} > case when ${invoices.state} = 'cancelled' then 0 else ${invoices.gross} - ${invoices.credited} end`
      : undefined,
    ...named(invoices, wish.words),
  );
  const [counted] = await db.select({ total: count() }).from(invoices).where(where);
  return leafed(wish, counted?.total ?? 0, async (offset) => {
    const rows = await db
      .select({ invoice: invoices, received })
      .from(invoices)
      .where(where)
      .orderBy(desc(invoices.id))
      .limit(onePage)
      .offset(offset);
    return rows.map((row) => ({ invoice: row.invoice, received: Number(row.received) }));
  });
}

/** What a person and their company paid, the newest first. */
export async function listPayments(
  person: Person,
  wish: ListWish,
): Promise<ListPage<{ payment: Payment; number: string | null; title: string }>> {
  const { db } = services().database;
  const where = and(seenBy(person, invoices), ...named(invoices, wish.words));
  const of = eq(invoices.id, payments.invoiceId);
  const [counted] = await db.select({ total: count() }).from(payments).innerJoin(invoices, of).where(where);
  return leafed(wish, counted?.total ?? 0, (offset) =>
    db
      .select({ payment: payments, number: invoices.number, title: invoices.title })
      .from(payments)
      .innerJoin(invoices, of)
      .where(where)
      .orderBy(desc(payments.id))
      .limit(onePage)
      .offset(offset),
  );
}

const isAnswerable = (person: Person): SQL | undefined =>
  and(seenBy(person, quotes), eq(quotes.state, 'sent'), gte(quotes.validUntil, today()));
const isOpen = (person: Person): SQL | undefined =>
  and(seenBy(person, invoices), eq(invoices.kind, 'invoice'), eq(invoices.state, 'issued'));

/** How many quotes wait for an answer and how many invoices are overdue. */
export async function countWaiting(person: Person): Promise<{ quotes: number; overdue: number }> {
  const { db } = services().database;
  const [answers] = await db.select({ total: count() }).from(quotes).where(isAnswerable(person));
  const [late] = await db
    .select({ total: count() })
    .from(invoices)
    .where(and(isOpen(person), lt(invoices.dueOn, today())));
  return { quotes: answers?.total ?? 0, overdue: late?.total ?? 0 };
}

/** What waits for a person: quotes to answer, and what is open by currency. */
export async function waitingFor(person: Person) {
  const { db } = services().database;
  const open = await db
    .select({
      currency: invoices.currency,
      sum: sql<string>`sum(${invoices.gross} - ${invoices.credited} - ${received})`,
      total: count(),
    })
    .from(invoices)
    .where(isOpen(person))
    .groupBy(invoices.currency);
  return {
    ...(await countWaiting(person)),
    open: open.map(({ currency, sum }) => ({ currency, amount: Number(sum) })),
    openInvoices: open.reduce((sum, { total }) => sum + total, 0),
  };
}
