import { shortDayAt } from '#lib/time/words-of-time.ts';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { clocksOf } from '../clocks.ts';
import type { RegistrationPage } from '../registration-page.server.ts';

const stateWords = { registered: 'Your seat', waiting: 'Waiting list', cancelled: 'Cancelled' } as const;

/** When and where, beside whatever is asked. */
export function RegistrationSummary({ page }: { page: RegistrationPage }) {
  const { event, status, zone, mode, reference, own } = page;
  const off = status === 'cancelled' || event.status === 'cancelled';
  return (
    <SummaryBlock
      over={event.status === 'cancelled' ? 'Cancelled' : own ? stateWords[status] : 'Ticket'}
      big={<span className={off ? 'line-through decoration-4' : ''}>{shortDayAt(event.start, zone)}</span>}
      facts={[
        { term: 'Event', text: event.title },
        ...clocksOf(event, { zone, own: false }).map(({ place, span }) => ({ term: place, text: span })),
        { term: 'Where', text: mode === 'on-site' && event.place ? event.place : 'Online' },
        { term: 'Reference', text: reference },
      ]}
    />
  );
}
