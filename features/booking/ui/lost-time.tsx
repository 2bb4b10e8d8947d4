import { type ClockStyle, timeAt } from '#lib/clock-style.ts';
import { shortDayAt } from '#lib/words-of-time.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';

interface LostTimeProps {
  /** The free starts nearest to the one that was lost. */
  starts: readonly string[];
  zone: string;
  clock: ClockStyle;
  addressOf: (start: string) => string;
}

/** For a form that came back because somebody was quicker. What was typed is kept in the ways on. */
export function LostTime({ starts, zone, clock, addressOf }: LostTimeProps) {
  return (
    <Alert role="alert" tone="warning" heading="Somebody else has just booked this time" className="mt-8">
      {starts.length > 0
        ? 'These are the nearest free times, and below is everything on the day you chose.'
        : 'Nothing else is free at the moment.'}{' '}
      What you wrote is kept.
      {starts.length > 0 ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {starts.map((start) => (
            <ButtonLink key={start} href={addressOf(start)} variant="ghost" size="small">
              {shortDayAt(start, zone)}, {timeAt(start, zone, clock)}
            </ButtonLink>
          ))}
        </div>
      ) : null}
    </Alert>
  );
}
