import { EyeOff } from 'lucide-react';
import { Badge } from '#ui/data/badge.tsx';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';
import type { TypesPage } from '../setup-pages.server.ts';
import { BookingTabs } from './booking-tabs.tsx';

/** What can be booked, in the order of the booking page. */
export function TypesWorkspace({ types }: { types: TypesPage }) {
  return (
    <>
      <BookingTabs here="/admin-panel/bookings/types" />
      <DetailPage>
        {types.length === 0 ? (
          <WorkspaceEmpty heading="No meeting types yet">
            <p>Add a type of meeting and choose who hosts it.</p>
          </WorkspaceEmpty>
        ) : null}
        <ul className="divide-y divide-line">
          {types.map(({ id, name, summary, minutes, active, hosts }) => (
            <li key={id} className="px-4 py-5 sm:px-7">
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <h2 className="text-xl">
                  <a href={`/admin-panel/bookings/types/${id}`}>{name}</a>
                </h2>
                {active ? <Badge tone="done">Can be booked</Badge> : <Badge icon={EyeOff}>Hidden</Badge>}
              </div>
              <p className="mt-1 max-w-[44rem] text-pretty text-mute">{summary}</p>
              <p className="mt-2 text-[.9375rem]">
                <span className="font-mono text-sm">{minutes} min</span>, {hosts.join(', ') || 'no host yet'}
              </p>
            </li>
          ))}
        </ul>
      </DetailPage>
    </>
  );
}
