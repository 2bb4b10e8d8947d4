import { inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { invoices, quotes } from '#features/billing/tables.server.ts';
import { bookings, hosts, meetingTypes } from '#features/booking/tables.server.ts';
import { applications } from '#features/catalogue/tables.server.ts';
import { conversationAddress } from '#features/enquiries/inbox/address.ts';
import { enquiries } from '#features/enquiries/tables.server.ts';
import { eventRegistrations, studioEvents } from '#features/events/tables.server.ts';
import { leads } from '#features/leads/tables.server.ts';
import { newsletterIssues, newsletterSubscribers } from '#features/newsletter/tables.server.ts';
import { publishingEntries } from '#features/publishing/tables.server.ts';
import { companies } from '#server/companies/tables.ts';
import { outbox } from '#server/db/tables.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { services } from '#server/services.ts';

/** What an event is about, by its name, and the page of the panel that shows it. */
interface SubjectName {
  name: string;
  href: string | null;
}

interface Source {
  table: PgTable;
  id: AnyPgColumn;
  name: ReturnType<typeof sql<string>> | AnyPgColumn;
  /** What its page is found by, where that is not the id. */
  key?: AnyPgColumn;
  word: string;
  href?: (key: string) => string;
}

const panel = (part: string) => (id: string) => `/admin-panel/${part}/${id}`;

const sources: Readonly<Record<string, Source>> = {
  application: { table: applications, id: applications.id, name: applications.name, word: 'Application' },
  booking: {
    table: bookings,
    id: bookings.id,
    name: bookings.name,
    word: 'Meeting with',
    href: panel('bookings'),
  },
  company: { table: companies, id: companies.id, name: companies.name, word: 'Company' },
  enquiry: {
    table: enquiries,
    id: enquiries.id,
    name: enquiries.name,
    key: enquiries.reference,
    word: 'Enquiry from',
    href: conversationAddress,
  },
  entry: { table: publishingEntries, id: publishingEntries.id, name: publishingEntries.name, word: '' },
  event: {
    table: studioEvents,
    id: studioEvents.id,
    name: studioEvents.title,
    word: '',
    href: panel('events'),
  },
  host: { table: hosts, id: hosts.id, name: hosts.name, word: 'Host', href: panel('bookings/hosts') },
  invoice: {
    table: invoices,
    id: invoices.id,
    name: sql<string>`coalesce(${invoices.number}, 'draft')`,
    word: 'Invoice',
    href: panel('invoices'),
  },
  lead: { table: leads, id: leads.id, name: leads.name, word: 'Lead', href: panel('leads') },
  'meeting-type': { table: meetingTypes, id: meetingTypes.id, name: meetingTypes.name, word: 'Meeting type' },
  newsletter: {
    table: newsletterSubscribers,
    id: newsletterSubscribers.id,
    name: newsletterSubscribers.email,
    word: 'Newsletter to',
  },
  'newsletter-issue': {
    table: newsletterIssues,
    id: newsletterIssues.id,
    name: newsletterIssues.subject,
    word: 'Newsletter issue',
    href: panel('newsletter'),
  },
  outbox: {
    table: outbox,
    id: outbox.id,
    name: sql<string>`${outbox.payload}->>'subject'`,
    word: 'Message',
    href: panel('outbox'),
  },
  quote: { table: quotes, id: quotes.id, name: quotes.number, word: 'Quote', href: panel('quotes') },
  registration: {
    table: eventRegistrations,
    id: eventRegistrations.id,
    name: eventRegistrations.name,
    word: 'Registration of',
  },
  user: {
    table: identityUsers,
    id: identityUsers.id,
    name: sql<string>`coalesce(${identityUsers.displayName}, ${identityUsers.email})`,
    word: 'Account of',
  },
};

/** The names of what events are about, by how the events call it; what is gone or has no name is left out. */
export async function subjectNames(subjects: readonly string[]): Promise<Record<string, SubjectName>> {
  const { db } = services().database;
  const found: Record<string, SubjectName> = {};
  for (const [kind, source] of Object.entries(sources)) {
    const ids = [...new Set(subjects)]
      .filter((subject) => subject.startsWith(`${kind}:`))
      .map((subject) => subject.slice(kind.length + 1));
    if (ids.length === 0) continue;
    const rows = await db
      .select({
        id: sql<string>`${source.id}::text`,
        name: sql<string | null>`${source.name}`,
        key: sql<string>`${source.key ?? source.id}::text`,
      })
      .from(source.table)
      .where(inArray(sql`${source.id}::text`, ids));
    for (const { id, name, key } of rows)
      if (name)
        found[`${kind}:${id}`] = {
          name: `${source.word} ${name}`.trim(),
          href: source.href?.(key) ?? null,
        };
  }
  return found;
}
