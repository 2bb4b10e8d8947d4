import { dayAndLongMonth, weekday } from '#lib/time/day-words.ts';
import type { Moment } from '../rules/journal.ts';
import type { LogLine } from '../rules/log.ts';

interface DayLogProps {
  day: string;
  now: Moment;
  lines: readonly LogLine[];
}

/** The day line by line: what came from the phone in print, what the clinic wrote by hand. */
export function DayLog({ day, now, lines }: DayLogProps) {
  const heading = `${day === now.day ? 'Today' : weekday(day)}, ${dayAndLongMonth(day)}`;
  return (
    <section aria-label={heading}>
      <h3>{heading}</h3>
      {lines.length === 0 ? (
        <p className="label">
          {day > now.day
            ? 'This day is still to come.'
            : 'Nothing yet. What the patient enters on the phone will appear here.'}
        </p>
      ) : null}
      <ol aria-live="polite">
        {lines.map(({ key, time, from, text, isRed, open }) => (
          <li key={key} data-from={from} data-red={isRed ? '' : undefined}>
            <time>{time}</time>
            <p>
              {isRed ? <strong>Red flag. </strong> : null}
              {text}
              {open === null ? null : <em> Not answered yet.</em>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
