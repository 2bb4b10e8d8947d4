import type { ReactNode } from 'react';
import { clockAt, dayOfDate } from '#lib/words-of-time.ts';

interface DayTimesProps {
  day: string | null;
  starts: readonly string[];
  zone: string;
  /** The studio's zone, whose clock is shown beside the visitor's where they differ. */
  studioZone: string;
  /** The address that chooses a start. */
  addressOf: (start: string) => string;
  /** What is offered where others have taken everything. */
  whenFull?: ReactNode;
}

/** The free starts of a day, by the visitor's clock. */
export function DayTimes({ day, starts, zone, studioZone, addressOf, whenFull }: DayTimesProps) {
  if (!day || starts.length === 0)
    return (
      <div>
        <h2 className="flex min-h-11 items-center text-[1.375rem]">
          {day ? dayOfDate(day) : 'Nothing free'}
        </h2>
        {whenFull ?? (
          <p className="mt-4 text-mute">
            {day ? 'Nothing is free on this day.' : 'Nothing is free in this month.'} Look at another one.
          </p>
        )}
      </div>
    );
  return (
    <div>
      <h2 className="flex min-h-11 items-center text-[1.375rem]">{dayOfDate(day)}</h2>
      <ul className="mt-4 grid gap-2">
        {starts.map((start) => (
          <li key={start}>
            <a
              href={addressOf(start)}
              className="flex min-h-12 items-center justify-between gap-4 rounded-input border border-outline bg-raised px-4 hover:border-ink hover:bg-ink hover:text-paper"
            >
              <span className="font-mono font-semibold">{clockAt(start, zone)}</span>
              {clockAt(start, zone) === clockAt(start, studioZone) ? null : (
                <span className="font-mono text-sm opacity-75">{clockAt(start, studioZone)} studio</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
