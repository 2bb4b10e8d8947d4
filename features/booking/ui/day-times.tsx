import type { ReactNode } from 'react';
import { type ClockStyle, timeAt } from '#lib/time/clock-style.ts';
import { dayOfDate } from '#lib/time/words-of-time.ts';
import { partsOfDay } from '../parts-of-day.ts';

interface DayTimesProps {
  day: string | null;
  starts: readonly string[];
  zone: string;
  clock: ClockStyle;
  /** The address that chooses a start. */
  addressOf: (start: string) => string;
  /** The way back to the calendar, on a phone. */
  back: string;
  /** Whose clock it is; stands between the day and its times. */
  controls: ReactNode;
  /** What is offered where others have taken everything. */
  whenFull?: ReactNode;
}

/** The free starts of a day, by the visitor's clock. */
export function DayTimes({ day, starts, zone, clock, addressOf, back, controls, whenFull }: DayTimesProps) {
  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-[1.375rem]">{day ? dayOfDate(day) : 'No free times'}</h2>
        <a href={back} className="inline-flex min-h-11 items-center underline underline-offset-4 sm:hidden">
          Other days
        </a>
      </div>
      <div className="mt-4">{controls}</div>
      {starts.length === 0
        ? (whenFull ?? (
            <p className="mt-6 text-mute">
              {day
                ? 'There are no free times on this day. Choose another one.'
                : 'There are no free times this month. Choose another one.'}
            </p>
          ))
        : null}
      {partsOfDay(starts, zone).map(({ name, starts: its }) => (
        <section key={name} aria-label={name} className="mt-6">
          <h3 className="font-sans text-[1.0625rem] font-medium tracking-normal">{name}</h3>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
            {its.map((start) => (
              <li key={start}>
                <a
                  href={addressOf(start)}
                  className="grid min-h-12 place-items-center rounded-input border border-outline bg-raised px-2 font-mono font-semibold [word-spacing:-.28em] hover:border-ink hover:bg-ink hover:text-paper"
                >
                  {timeAt(start, zone, clock)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
