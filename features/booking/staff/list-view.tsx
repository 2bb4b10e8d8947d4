import { Moment } from '#ui/data/moment.tsx';
import type { ViewOf } from '#ui/kinds/list-view.ts';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import type { bookingList } from './list.server.ts';
import { BookingTabs } from './ui/booking-tabs.tsx';
import { MeetingBadge } from './ui/meeting-badge.tsx';

/** Every meeting, to be searched. */
export const bookingView: ViewOf<typeof bookingList> = {
  list: 'bookings',
  title: 'Bookings',
  noun: ['meeting', 'meetings'],
  nameOf: ({ name, type }) => `${type} with ${name}`,
  above: () => <BookingTabs here="/admin-panel/bookings/list" />,
  empty: () => (
    <WorkspaceEmpty heading="No meetings yet">
      <p>Meetings that people book on the site appear here, with what they wrote about them.</p>
    </WorkspaceEmpty>
  ),
  cells: ({ zone }) => ({
    name: { cell: ({ id, name }) => <a href={`/admin-panel/bookings/${id}`}>{name}</a> },
    when: { cell: ({ startAt }) => <Moment at={startAt} zone={zone} />, onPhone: 'figure' },
    type: { cell: ({ type }) => type, onPhone: 'note' },
    host: { cell: ({ host }) => host },
    state: { cell: ({ standing }) => <MeetingBadge standing={standing} />, onPhone: 'state' },
    email: { cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
    reference: { cell: ({ reference }) => <span className="font-mono text-sm">{reference}</span> },
    booked: { cell: ({ createdAt }) => <Moment at={createdAt} zone={zone} /> },
  }),
};
