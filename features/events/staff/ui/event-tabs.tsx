import { WorkspaceTabs } from '#ui/kinds/workspace-list.tsx';
import type { EventFacts } from '../workspace-page.server.ts';

interface EventTabsProps {
  event: EventFacts;
  here: 'event' | 'messages' | 'check-in';
}

/** The pages about one event. */
export function EventTabs({ event: { id, tickets, inside, status }, here }: EventTabsProps) {
  const path = `/admin-panel/events/${id}`;
  const people = tickets.reduce((sum, { taken, waiting }) => sum + taken + waiting, 0);
  if (status === 'draft') return null;
  return (
    <div className="mb-5">
      <WorkspaceTabs
        label="This event"
        tabs={[
          { label: 'Event', href: path, current: here === 'event' },
          {
            label: 'Attendees',
            href: `/admin-panel/events/attendees?event=${id}`,
            count: people,
            current: false,
          },
          { label: 'Messages', href: `${path}/messages`, current: here === 'messages' },
          { label: 'Check-in', href: `${path}/check-in`, count: inside, current: here === 'check-in' },
        ]}
      />
    </div>
  );
}
