import { invoicesList } from '#features/billing/staff/invoices-list.server.ts';
import { now } from '#server/clock.ts';
import { readSettings } from '#server/settings/settings.ts';
import { stillTable } from '#server/tables/still-table.ts';
import { sampleCalendar } from './sample-bookings.ts';
import { sampleInbox } from './sample-inbox.ts';
import { sampleInvoices, sampleTotals } from './sample-invoices.ts';
import { sampleBoard } from './sample-leads.ts';
import { sampleOverview } from './sample-overview.ts';
import { screenAsked } from './screens.ts';

/** One screen of the panel with sample records; nothing of the site's own is read for it. */
export function tourPage(query: URLSearchParams) {
  const section = screenAsked(query.get('see'));
  const moment = now();
  const zone = readSettings().contact.timeZone;
  switch (section) {
    case 'overview':
      return { section, overview: sampleOverview(moment, zone) };
    case 'inbox':
      return { section, inbox: sampleInbox(moment, zone) };
    case 'leads':
      return { section, board: sampleBoard() };
    case 'bookings':
      return { section, calendar: sampleCalendar(moment, zone) };
    case 'invoices':
      return {
        section,
        invoices: stillTable(invoicesList, sampleInvoices(moment)),
        facts: { totals: sampleTotals(moment), zone, writes: false },
      };
  }
}

/** A screen of the tour. */
export type TourPage = ReturnType<typeof tourPage>;
