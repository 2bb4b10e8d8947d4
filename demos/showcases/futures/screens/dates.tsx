import { download } from '../../../kit/export/download.ts';
import { ScreenHeading } from '../../parts/phone.tsx';
import { closingCalendar } from '../closing-calendar.ts';
import { daysLeft, missingPapers } from '../rules.ts';
import type { UseChoice } from '../use-choice.ts';

/** The last days of applying on a line from today on, and as a file for a calendar. */
export function Dates({ student: { held, choice, today, closing } }: { student: UseChoice }) {
  const longest = Math.max(1, ...held.map((course) => daysLeft(course, today)));
  return (
    <>
      <p className="small">Counted from today</p>
      <ScreenHeading>Last days to apply</ScreenHeading>
      {held.length === 0 ? <p>Choose a course, and its date appears here.</p> : null}
      <ol className="dates">
        {held.map((course) => {
          const days = daysLeft(course, today);
          return (
            <li key={course.id}>
              <b>{closing(course)}</b>
              <span>
                {course.name}, {missingPapers(course, choice).length} documents missing
              </span>
              <i style={{ width: `${(days / longest) * 100}%` }} aria-hidden="true" />
            </li>
          );
        })}
      </ol>
      {held.length > 0 ? (
        <button
          type="button"
          className="go"
          onClick={() =>
            download('three-futures.ics', closingCalendar(held, choice, new Date()), 'text/calendar')
          }
        >
          Save to calendar (.ics)
        </button>
      ) : null}
    </>
  );
}
