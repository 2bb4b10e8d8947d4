import { type ClockStyle, timeAt } from '#lib/time/clock-style.ts';
import { dayAt, shortDayAt } from '#lib/time/words-of-time.ts';
import { FilterPill } from '#ui/actions/pill.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { RadioFrame } from '#ui/fields/field.tsx';
import type { OtherTimes as Offered } from '../other-times.server.ts';

interface OtherTimesProps {
  offered: Offered;
  zone: string;
  clock: ClockStyle;
  /** Where every other day can be looked at. */
  elsewhere: string;
}

/** For a form that came back because somebody was quicker: other times to choose in the form itself, which keeps what was typed. */
export function OtherTimes({ offered, zone, clock, elsewhere }: OtherTimesProps) {
  const { starts, nearest } = offered;
  const further = nearest.filter((start) => !starts.includes(start));
  const [first] = starts;
  const label = first ? `Free times on ${dayAt(first, zone)} and nearby` : 'Nearest free times';
  return (
    <>
      <Alert role="alert" tone="warning" heading="Someone else has just booked this time">
        {nearest.length > 0 ? 'Choose another one below.' : 'There are no other free times at the moment.'}{' '}
        We’ve kept everything you entered.
      </Alert>
      {nearest.length > 0 ? (
        <RadioFrame label={label} error="Please choose another time." required>
          <div className="flex flex-wrap gap-2">
            {[...starts, ...further].map((start) => (
              <FilterPill key={start} type="radio" name="start" value={start} required>
                <span className="font-mono">{timeAt(start, zone, clock)}</span>
                {starts.includes(start) ? null : ` ${shortDayAt(start, zone)}`}
              </FilterPill>
            ))}
          </div>
        </RadioFrame>
      ) : null}
      <a href={elsewhere} className="justify-self-start py-2 text-accent underline underline-offset-[3px]">
        Look at other days
      </a>
    </>
  );
}
