import type { ReactNode } from 'react';
import { type ClockStyle, timeAt } from '#lib/time/clock-style.ts';
import { placeOf, shortDayAt } from '#lib/time/words-of-time.ts';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import type { ShownMeeting } from '../meeting-page.server.ts';

interface MeetingSummaryProps {
  meeting: ShownMeeting;
  studioZone: string;
  clock: ClockStyle;
  action?: ReactNode;
}

/** When, where and with whom a booked meeting is. */
export function MeetingSummary({ meeting, studioZone, clock, action }: MeetingSummaryProps) {
  const { start, end, zone, name, host, video, reference, status } = meeting;
  const span = (place: string) =>
    `${timeAt(start, place, clock)}–${timeAt(end, place, clock)}, ${placeOf(place)}`;
  return (
    <SummaryBlock
      over={status === 'cancelled' ? 'Cancelled' : 'Your meeting'}
      big={
        <span className={status === 'cancelled' ? 'line-through decoration-4' : ''}>
          {shortDayAt(start, zone)}
          <br />
          {timeAt(start, zone, clock)}
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
  title: 'This link no longer works',
  lead: 'The link is incomplete, or the meeting took place a while ago. Please use the link in our latest email, or book a new meeting.',
};
