import { ButtonLink } from '#ui/actions/button.tsx';
import { Moment } from '#ui/data/moment.tsx';
import type { ViewOf } from '#ui/kinds/list-view.ts';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { kindWords } from '../ui/words.ts';
import type { eventList } from './lists.server.ts';
import { StandingBadge } from './ui/standing-badge.tsx';

/** All events, the one to come and the drafts. */
export const eventView: ViewOf<typeof eventList> = {
  list: 'events',
  title: 'Events',
  primary: { label: 'Plan an event', href: '/admin-panel/events/new' },
  more: [
    { id: 'attendees', label: 'All attendees', href: '/admin-panel/events/attendees' },
    { id: 'speakers', label: 'Event leaders', href: '/admin-panel/events/speakers' },
  ],
  noun: ['event', 'events'],
  nameOf: ({ title }) => title,
  empty: () => (
    <WorkspaceEmpty
      heading="No events yet"
      action={
        <ButtonLink href="/admin-panel/events/new" variant="ghost" size="small">
          Plan your first event
        </ButtonLink>
      }
    >
      <p>Only staff see a draft. Once you publish it, people can reserve a seat.</p>
    </WorkspaceEmpty>
  ),
  cells: ({ zone }) => ({
    title: {
      cell: ({ id, title }) => <a href={`/admin-panel/events/${id}`}>{title}</a>,
    },
    when: { cell: ({ startAt }) => <Moment at={startAt} zone={zone} />, onPhone: 'note' },
    standing: { cell: ({ standing }) => <StandingBadge standing={standing} />, onPhone: 'state' },
    seats: {
      cell: ({ taken, capacity }) => `${taken} of ${capacity}`,
      kind: 'number',
      onPhone: 'figure',
    },
    capacity: { cell: ({ capacity }) => capacity, kind: 'number' },
    waiting: { cell: ({ waiting }) => waiting, kind: 'number' },
    inside: { cell: ({ inside }) => inside, kind: 'number' },
    kind: { cell: ({ kind }) => kindWords[kind] },
    place: { cell: ({ place }) => place || 'Online' },
    created: { cell: ({ createdAt }) => <Moment at={createdAt} zone={zone} /> },
  }),
};
