import { useId } from 'react';
import { longDay, weekday } from '#lib/time/day-words.ts';
import { download } from '../../../kit/export/download.ts';
import { ScreenHeading } from '../../parts/phone.tsx';
import { deadlineCalendar } from '../deadline-calendar.ts';
import { awayText } from '../reading/answer.ts';
import { askNames } from '../reading/asks.ts';
import { askBy, datesToKeep, mainDate, textAt, unitOf } from '../reading/read-letter.ts';
import type { MarkingProps } from './screen.ts';

const before = [
  [0, 'No reminder'],
  [1, 'The day before'],
  [3, '3 days before'],
  [7, 'A week before'],
] as const;

/** The day that matters, how far away it is, and a file for the calendar. */
export function Deadline({ letters, marked, mark, go }: MarkingProps) {
  const { letter, reading, today, kept, remind } = letters;
  const id = useId();
  const dates = datesToKeep(reading);
  const chosen = marked.places[0];
  const day =
    dates.find((each) => each.start === chosen?.start && each.end === chosen.end) ?? mainDate(reading, today);
  if (!day)
    return (
      <>
        <ScreenHeading>No date to remember</ScreenHeading>
        <p>
          I can’t find a date by which you have to act. Look for one near the words “by”, “due” or “within”,
          and on the back of the letter.
        </p>
        <button type="button" className="quiet" onClick={() => go('ask')}>
          Ask the letter
        </button>
      </>
    );
  const daysBefore = kept.reminders[letter.id] ?? 3;
  const ask = askBy(reading, day);
  const what = ask ? askNames[ask.kind] : 'A date to remember';
  const sender = reading.sender?.text ?? 'your letter';
  const quote = textAt(reading, unitOf(reading, day));
  const isPast = day.on < today;
  return (
    <>
      <p className="small">{what}</p>
      <ScreenHeading>{longDay(day.on)}</ScreenHeading>
      <p className="away">
        <b>{awayText(day.on, today)}</b> {weekday(day.on)}
        {day.isCounted ? ', counted from the date of the letter' : ''}
      </p>
      <blockquote>{quote}</blockquote>
      {dates.length > 1 ? (
        <fieldset className="choices">
          <legend>Dates in this letter</legend>
          {dates.map((each) => (
            <label key={each.start}>
              <input
                type="radio"
                name={`${id}-day`}
                checked={each.start === day.start}
                onChange={() => mark({ places: [each], note: 'By when' })}
              />
              <span>
                {longDay(each.on)}
                <small>{askNames[askBy(reading, each)?.kind ?? 'act']}</small>
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {isPast ? (
        <p className="notice">
          This date has passed. Call the sender soon, and quote the letter’s reference number.
        </p>
      ) : (
        <>
          <label className="field" htmlFor={`${id}-remind`}>
            Remind me
          </label>
          <select
            id={`${id}-remind`}
            value={daysBefore}
            onChange={({ target }) => remind(Number(target.value))}
          >
            {before.map(([days, text]) => (
              <option key={days} value={days}>
                {text}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="go"
            onClick={() =>
              download(
                `${day.on}-letter.ics`,
                deadlineCalendar(
                  { letter: letter.id, what, sender, on: day.on, quote },
                  daysBefore,
                  new Date(),
                ),
                'text/calendar',
              )
            }
          >
            Save to calendar (.ics)
          </button>
        </>
      )}
    </>
  );
}
