import type { TablePage } from '#lib/table-page.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { DeskEmpty } from '#ui/kinds/desk-list.tsx';
import { DeskTable } from '#ui/kinds/desk-table.tsx';
import { kindWords } from '../../ui/words.ts';
import type { EventLine } from '../lines.ts';
import { StandingBadge } from './standing-badge.tsx';

type Columns =
  | 'title'
  | 'when'
  | 'standing'
  | 'seats'
  | 'capacity'
  | 'waiting'
  | 'inside'
  | 'kind'
  | 'place'
  | 'created';

interface EventListProps {
  list: TablePage<EventLine, Columns>;
  zone: string;
  writes: boolean;
}

/** All events, the one to come and the drafts. */
export function EventList({ list, zone, writes }: EventListProps) {
  return (
    <DeskTable
      page={list}
      noun={['event', 'events']}
      nameOf={({ title }) => title}
      mayShare={writes}
      cells={{
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
      }}
      empty={
        <DeskEmpty
          heading="No event yet"
          action={
            <ButtonLink href="/admin-panel/events/new" variant="ghost" size="small">
              Plan the first
            </ButtonLink>
          }
        >
          <p>A draft is yours alone until it is published; then people can take a seat.</p>
        </DeskEmpty>
      }
    />
  );
}
