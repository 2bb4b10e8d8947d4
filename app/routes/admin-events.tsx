import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { eventList } from '#features/events/staff/lists.server.ts';
import { EventList } from '#features/events/staff/ui/event-list.tsx';
import { openTable } from '#server/tables/open-table.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-events';

export const loader = staffLoader('events', async (staff, { url }) => ({
  list: await openTable(eventList, staff, url.searchParams),
  zone: staff.zone,
}));

/** A draft that was deleted elsewhere is brought back from here. */
export const action = staffAction('events', {});

const actions = [
  { id: 'attendees', label: 'All attendees', href: '/admin-panel/events/attendees' },
  { id: 'speakers', label: 'Those who lead events', href: '/admin-panel/events/speakers' },
];

export default function AdminEvents({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      section="events"
      title="Events"
      loaded={loaderData}
      actions={actions}
      action={
        <ButtonLink href="/admin-panel/events/new" variant="ink" size="small">
          Plan an event
        </ButtonLink>
      }
    >
      {(page, { writes }) => <EventList {...page} writes={writes} />}
    </AdminPage>
  );
}
