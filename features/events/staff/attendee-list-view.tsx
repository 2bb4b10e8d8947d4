import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import type { ViewOf } from '#ui/kinds/list-view.ts';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { modeWords, stateWords } from './lines.ts';
import type { attendeeList } from './lists.server.ts';

const tones = { registered: 'done', waiting: 'warning', cancelled: 'plain' } as const;

/** Everybody who registered for an event. */
export const attendeeView: ViewOf<typeof attendeeList> = {
  list: 'attendees',
  title: 'Attendees',
  noun: ['attendee', 'attendees'],
  nameOf: ({ name, event }) => `${name}, ${event}`,
  empty: () => (
    <WorkspaceEmpty heading="Nobody has registered yet">
      <p>People who register for an event appear here, with their answers.</p>
    </WorkspaceEmpty>
  ),
  cells: ({ zone }) => ({
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
  }),
};
