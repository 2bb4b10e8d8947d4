import { CalendarSync, Palmtree } from 'lucide-react';
import { dayOfDate, placeOf } from '#lib/time/words-of-time.ts';
import { Badge } from '#ui/data/badge.tsx';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';
import { weekdays } from '../host-form.ts';
import { printHours } from '../hours-text.ts';
import type { HostsPage } from '../setup-pages.server.ts';
import { BookingTabs } from './booking-tabs.tsx';

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function Host({ host }: { host: HostsPage[number] }) {
  const broken = host.calendars.filter(({ works }) => !works).length;
  return (
    <li className="px-4 py-5 sm:px-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">
          <a href={`/admin-panel/bookings/hosts/${host.id}`}>{host.name}</a>
        </h2>
        <span className="text-[.9375rem] text-mute">{placeOf(host.zone)}</span>
      </div>
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-[.9375rem] sm:grid-cols-2 lg:grid-cols-3">
        {weekdays.map((day) => (
          <div key={day} className="flex gap-3">
            <dt className="w-10 shrink-0 text-mute">{dayNames[day - 1]}</dt>
            <dd className="font-mono text-sm">
              {printHours(host.weekly[day] ?? []) || <span className="text-mute">off</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {host.away.map(({ id, firstDay, lastDay }) => (
          <a key={id} href={`/admin-panel/bookings/absences/${id}`}>
            <Badge tone="warning" icon={Palmtree}>
              Away {dayOfDate(firstDay)}
              {firstDay === lastDay ? '' : ` to ${dayOfDate(lastDay)}`}
            </Badge>
          </a>
        ))}
        {host.calendars.length > 0 ? (
          <Badge tone={broken > 0 ? 'danger' : 'done'} icon={CalendarSync}>
            {broken > 0 ? 'A connected calendar can’t be read' : 'Calendar connected'}
          </Badge>
        ) : null}
      </p>
    </li>
  );
}

/** Everybody who can be met, with their week. */
export function HostsWorkspace({ hosts }: { hosts: HostsPage }) {
  return (
    <>
      <BookingTabs here="/admin-panel/bookings/hosts" />
      <DetailPage>
        {hosts.length === 0 ? (
          <WorkspaceEmpty heading="No hosts yet">
            <p>Add a person with their hours, then choose which meetings they host.</p>
          </WorkspaceEmpty>
        ) : (
          <ul className="divide-y divide-line">
            {hosts.map((host) => (
              <Host key={host.id} host={host} />
            ))}
          </ul>
        )}
      </DetailPage>
    </>
  );
}
