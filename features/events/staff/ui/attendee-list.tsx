import type { TablePage } from '#lib/table-page.ts';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { DeskEmpty } from '#ui/kinds/desk-list.tsx';
import { DeskTable } from '#ui/kinds/desk-table.tsx';
import { type AttendeeLine, modeWords, stateWords } from '../lines.ts';

type Columns =
  | 'name'
  | 'email'
  | 'state'
  | 'event'
  | 'answers'
  | 'ticket'
  | 'number'
  | 'reference'
  | 'registered'
  | 'came';

interface AttendeeListProps {
  list: TablePage<AttendeeLine, Columns>;
  zone: string;
  writes: boolean;
}

const tones = { registered: 'done', waiting: 'warning', cancelled: 'plain' } as const;

/** Everybody who registered for an event. */
export function AttendeeList({ list, zone, writes }: AttendeeListProps) {
  return (
    <DeskTable
      page={list}
      noun={['attendee', 'attendees']}
      nameOf={({ name, event }) => `${name}, ${event}`}
      mayShare={writes}
      cells={{
        name: { cell: ({ name }) => name },
        email: { cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>, onPhone: 'note' },
        state: {
          cell: ({ status }) => <Badge tone={tones[status]}>{stateWords[status]}</Badge>,
          onPhone: 'state',
        },
        event: { cell: ({ event, eventId }) => <a href={`/admin-panel/events/${eventId}`}>{event}</a> },
        answers: {
          cell: ({ answers }) => (
            <span title={answers.join('\n')} className="block max-w-64 truncate text-mute">
              {answers.join('; ')}
            </span>
          ),
        },
        ticket: { cell: ({ mode }) => modeWords[mode] },
        number: { cell: ({ number }) => number, kind: 'number' },
        reference: { cell: ({ reference }) => <span className="font-mono text-sm">{reference}</span> },
        registered: {
          cell: ({ createdAt }) => <Moment at={createdAt} zone={zone} />,
          onPhone: 'figure',
        },
        came: {
          cell: ({ checkedInAt }) => (checkedInAt ? <Moment at={checkedInAt} zone={zone} /> : null),
        },
      }}
      empty={
        <DeskEmpty heading="Nobody has registered yet">
          <p>Whoever takes a seat on the page of an event stands here, with what they answered.</p>
        </DeskEmpty>
      }
    />
  );
}
