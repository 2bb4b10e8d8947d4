import { useFetcher } from 'react-router';
import { Alert } from '#ui/data/alert.tsx';
import { clocksOf, lengthOf } from '../../clocks.ts';
import type { EventPage } from '../../page.server.ts';
import { EventDetail } from '../../ui/event-detail.tsx';

/** What the server says of a form that is to be looked at. */
interface Looked {
  typed: EventPage | null;
  wrong: string[] | null;
}

/** The page that a form would make: asked of the server whenever somebody looks, and kept nowhere. */
export function useEventPreview(formId: string) {
  const fetcher = useFetcher<Looked>();
  return {
    looked: fetcher.data ?? null,
    isBusy: fetcher.state !== 'idle',
    look: () => {
      const form = document.getElementById(formId);
      if (form instanceof HTMLFormElement)
        void fetcher.submit(new FormData(form), { method: 'post', action: '/admin-panel/events/preview' });
    },
  };
}

interface EventPreviewProps {
  looked: Looked | null;
  isBusy: boolean;
}

/** The event as everybody would see it; nothing on it can be pressed. */
export function EventPreview({ looked, isBusy }: EventPreviewProps) {
  const page = looked?.typed;
  if (isBusy || !looked)
    return (
      <p role="status" className="py-6 text-mute">
        Preparing the preview…
      </p>
    );
  if (!page)
    return (
      <div className="grid gap-3">
        <p className="font-[540]">We can’t show the preview yet because something in the form is missing:</p>
        {(looked.wrong ?? []).map((problem) => (
          <Alert key={problem} tone="danger" heading={problem} />
        ))}
      </div>
    );
  return (
    <div inert data-preview className="overflow-hidden rounded-card border border-line bg-paper">
      <EventDetail
        rules={{}}
        page={page}
        refused={null}
        clocks={clocksOf(page, null)}
        length={lengthOf(page.start, page.end)}
      />
    </div>
  );
}
