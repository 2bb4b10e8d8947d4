import { ArrowLeft, Eye } from 'lucide-react';
import { clocksOf, lengthOf } from '../../clocks.ts';
import type { EventPage } from '../../page.server.ts';
import { EventDetail } from '../../ui/event-detail.tsx';

/** The page of an event as everybody would see it, for staff; nothing on it can be pressed. */
export function PreviewFrame({ page, id }: { page: EventPage; id: string | null }) {
  return (
    <>
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 text-[.9375rem]">
        <p className="flex items-center gap-2 font-[540]">
          <Eye size={20} strokeWidth={1.5} aria-hidden="true" />
          Preview
        </p>
        <p className="text-mute">
          {id ? 'This is the saved version.' : 'This is what you’ve typed. It isn’t saved yet.'}
        </p>
        {id ? (
          <a href={`/admin-panel/events/${id}`} className="ms-auto inline-flex min-h-11 items-center gap-2">
            <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
            Back to the event
          </a>
        ) : null}
      </div>
      <div inert>
        <EventDetail
          rules={{}}
          page={page}
          refused={null}
          clocks={clocksOf(page, null)}
          length={lengthOf(page.start, page.end)}
        />
      </div>
    </>
  );
}
