import type { ReactNode } from 'react';
import { clockAt, placeOf, shortDayAt } from '#lib/words-of-time.ts';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import type { ShownMeeting } from '../meeting-page.server.ts';

interface MeetingSummaryProps {
  meeting: ShownMeeting;
  studioZone: string;
  action?: ReactNode;
}

/** When, where and with whom a booked meeting is. */
export function MeetingSummary({ meeting, studioZone, action }: MeetingSummaryProps) {
  const { start, end, zone, name, host, video, reference, status } = meeting;
  const span = (place: string) => `${clockAt(start, place)}–${clockAt(end, place)}, ${placeOf(place)}`;
  return (
    <SummaryBlock
      over={status === 'cancelled' ? 'Cancelled' : 'Your meeting'}
      big={
        <span className={status === 'cancelled' ? 'line-through decoration-4' : ''}>
          {shortDayAt(start, zone)}
          <br />
          {clockAt(start, zone)}
        </span>
      }
      facts={[
        { term: 'You', text: span(zone) },
        { term: 'Studio', text: span(studioZone) },
        { term: 'Meeting', text: name },
        { term: 'With', text: host },
        ...(video
          ? [
              {
                term: 'Where',
                text: (
                  <a href={video} className="underline underline-offset-4">
                    Video call
                  </a>
                ),
              },
            ]
          : []),
        { term: 'Reference', text: reference },
      ]}
      action={action}
    />
  );
}

/** What the pages of a meeting say when their link is broken or over. */
export const deadLinkWords = {
  title: 'This link is not good any more',
  lead: 'It is not whole, or its meeting is long over. Please use the one in our latest mail, or book anew.',
};
