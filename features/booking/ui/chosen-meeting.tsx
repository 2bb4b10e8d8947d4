import { type ClockStyle, timeAt } from '#lib/time/clock-style.ts';
import { placeOf, shortDayAt } from '#lib/time/words-of-time.ts';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import type { ShownType } from '../page.server.ts';
import { type Asked, pageWith } from './address.ts';

interface ChosenMeetingProps {
  type: ShownType | null;
  start: string | null;
  /** The visitor's, where it is known. */
  zone: string | null;
  clock: ClockStyle;
  studioZone: string;
  kept: Asked;
  path: string;
}

const change = 'ms-2 font-semibold underline underline-offset-4';

/** What was chosen so far, beside the question that is open. */
export function ChosenMeeting({ type, start, zone, clock, studioZone, kept, path }: ChosenMeetingProps) {
  if (!type)
    return (
      <SummaryBlock
        over="All our meetings"
        big="Free, by video"
        facts={[
          { term: 'Who', text: 'The people who’d do the work' },
          { term: 'Our time zone', text: placeOf(studioZone) },
          { term: 'Changing it', text: 'Use the link in our email, no account needed' },
        ]}
      />
    );
  const inPlace = (place: string) =>
    start ? `${timeAt(start, place, clock)}, ${placeOf(place)}` : `${placeOf(place)} time`;
  return (
    <SummaryBlock
      over="So far"
      big={
        start && zone ? (
          <>
            {shortDayAt(start, zone)}
            <br />
            {timeAt(start, zone, clock)}
          </>
        ) : (
          `${type.minutes} minutes`
        )
      }
      facts={[
        {
          term: 'Meeting',
          text: (
            <>
              {type.name}, {type.minutes} min
              <a href={pageWith(path, kept.zone ? { zone: kept.zone } : {})} className={change}>
                Change
              </a>
            </>
          ),
        },
        ...(zone ? [{ term: 'You', text: inPlace(zone) }] : []),
        { term: 'Studio', text: inPlace(studioZone) },
        { term: 'Where', text: 'Video call. The host will send the link' },
      ]}
    />
  );
}
