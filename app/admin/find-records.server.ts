import type { AdminSectionId } from '#content/workspaces/admin-sections.ts';
import { invoicesList } from '#features/billing/staff/invoices-list.server.ts';
import { quotesList } from '#features/billing/staff/quotes-list.server.ts';
import { bookingList } from '#features/booking/staff/list.server.ts';
import { findEnquiries } from '#features/enquiries/inbox/find.server.ts';
import { attendeeList } from '#features/events/staff/lists.server.ts';
import { leadList } from '#features/leads/list.server.ts';
import { moneyText } from '#lib/money/money.ts';
import { shortDayAt } from '#lib/time/words-of-time.ts';
import { mayReadSection } from '#server/panel-access.ts';
import { readSettings } from '#server/settings/settings.ts';
import type { ListReader } from '#server/tables/filter.ts';
import { findInTable } from '#server/tables/find-in-table.ts';

/** A record that was found, and where it is opened. */
export interface FoundRecord {
  title: string;
  note: string;
  href: string;
}

type Find = (words: string, reader: ListReader) => Promise<FoundRecord[]>;

const most = 5;
const said = (...parts: (string | null)[]): string => parts.filter(Boolean).join(', ');

const people: Find = async (words, reader) =>
  (await findInTable(leadList, words, reader, most)).map(({ id, name, company, email }) => ({
    title: name,
    note: said(company, email),
    href: `/admin-panel/leads/${id}`,
  }));

const invoices: Find = async (words, reader) =>
  (await findInTable(invoicesList, words, reader, most)).map(({ id, number, buyer, gross, currency }) => ({
    title: number || 'Draft',
    note: said(buyer, moneyText(gross, currency)),
    href: `/admin-panel/invoices/${id}`,
  }));

const quotes: Find = async (words, reader) =>
  (await findInTable(quotesList, words, reader, most)).map(({ id, number, buyer, title }) => ({
    title: number || title,
    note: said(buyer, title),
    href: `/admin-panel/quotes/${id}`,
  }));

const meetings: Find = async (words, reader) => {
  const { timeZone } = readSettings().contact;
  return (await findInTable(bookingList, words, reader, most)).map(({ id, name, type, startAt }) => ({
    title: name,
    note: said(type, shortDayAt(startAt.toISOString(), timeZone)),
    href: `/admin-panel/bookings/${id}`,
  }));
};

const attendees: Find = async (words, reader) =>
  (await findInTable(attendeeList, words, reader, most)).map(({ name, event, reference }) => ({
    title: name,
    note: event,
    href: `/admin-panel/events/attendees?${new URLSearchParams({ q: reference })}`,
  }));

const sources: readonly { name: string; section: AdminSectionId; find: Find }[] = [
  { name: 'People', section: 'leads', find: people },
  {
    name: 'Enquiries',
    section: 'inbox',
    find: (words, { userId }) => findEnquiries(words, userId, most),
  },
  { name: 'Meetings', section: 'bookings', find: meetings },
  { name: 'Quotes', section: 'quotes', find: quotes },
  { name: 'Invoices', section: 'invoices', find: invoices },
  { name: 'Attendees', section: 'events', find: attendees },
];

/** Records that fit some words, typing errors forgiven, of those parts that whoever asks may enter. */
export async function findRecords(
  words: string,
  reader: ListReader,
): Promise<{ name: string; records: FoundRecord[] }[]> {
  const groups = await Promise.all(
    sources
      .filter(({ section }) => mayReadSection(reader.areas, section))
      .map(async ({ name, find }) => ({ name, records: await find(words, reader) })),
  );
  return groups.filter(({ records }) => records.length > 0);
}
