import { invoiceView } from '#features/billing/staff/invoices-list-view.tsx';
import { quoteView } from '#features/billing/staff/quotes-list-view.tsx';
import { binView } from '#features/bin/list-view.tsx';
import { bookingView } from '#features/booking/staff/list-view.tsx';
import { applicationView } from '#features/catalogue/staff/entries-list-view.tsx';
import { submissionView } from '#features/catalogue/staff/submissions-list-view.tsx';
import { attendeeView } from '#features/events/staff/attendee-list-view.tsx';
import { eventView } from '#features/events/staff/event-list-view.tsx';
import { accountView } from '#features/identity/accounts/list-view.tsx';
import { leadView } from '#features/leads/list-view.tsx';
import { issueView } from '#features/newsletter/issues/list-view.tsx';
import { subscriberView } from '#features/newsletter/subscribers/list-view.tsx';
import { outboxView } from '#features/outbox/list-view.tsx';
import { entryView } from '#features/publishing/list-view.tsx';
import type { AnyListView } from '#ui/kinds/list-view.ts';

/** The pages of the panel that are lists, and how each looks. */
export const listViews: Readonly<Record<string, AnyListView>> = {
  '/admin-panel/quotes': quoteView,
  '/admin-panel/invoices': invoiceView,
  '/admin-panel/applications': submissionView,
  '/admin-panel/applications/catalogue': applicationView,
  '/admin-panel/staff/accounts': accountView,
  '/admin-panel/leads/table': leadView,
  '/admin-panel/bookings/list': bookingView,
  '/admin-panel/events': eventView,
  '/admin-panel/events/attendees': attendeeView,
  '/admin-panel/outbox': outboxView,
  '/admin-panel/newsletter': issueView,
  '/admin-panel/newsletter/subscribers': subscriberView,
  '/admin-panel/content': entryView,
  '/admin-panel/bin': binView,
};

/** The view of the list at this address of the site map. */
export function listViewAt(route: string): AnyListView {
  const view = listViews[route];
  if (!view) throw new Error(`app/admin/lists.ts names no list for ${route}.`);
  return view;
}
