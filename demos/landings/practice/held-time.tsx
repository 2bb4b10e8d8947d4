import { CalendarPlus } from 'lucide-react';
import { download } from '../../kit/export/download.ts';
import { calendarOf, type Held, spokenDay } from './slots.ts';
import { nameOf } from './words.ts';

/** The time that is held, for the visitor's own calendar. */
export function HeldTime({ held, onGiveBack }: { held: Held; onGiveBack: () => void }) {
  const person = nameOf(held.who);
  return (
    <section className="held" aria-label="Your time">
      <h3>
        {held.name.trim()}, {person} will see you on {spokenDay(held.day)} at {held.at}.
      </h3>
      <p>
        <button
          type="button"
          onClick={() => download('appointment.ics', calendarOf(held, person, new Date()), 'text/calendar')}
        >
          <CalendarPlus size={18} aria-hidden="true" /> Add to your calendar
        </button>
        <button type="button" onClick={onGiveBack}>
          Give it back
        </button>
      </p>
    </section>
  );
}
