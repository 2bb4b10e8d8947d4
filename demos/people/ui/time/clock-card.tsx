import { LogIn, LogOut } from 'lucide-react';
import { mondayOf } from '#engines/leave/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { clockAt, openEntry } from '../../actions/time.ts';
import { clock, hoursText, overtimeOf, weekOf } from '../../rules/worked.ts';
import { useAct, usePeople } from '../people-context.ts';

/** Minutes since midnight where the visitor is. */
function now(): number {
  const at = new Date();
  return at.getHours() * 60 + at.getMinutes();
}

/** One’s own clock: in, out, and how the week stands. */
export function ClockCard() {
  const { rows, viewer, day } = usePeople();
  const act = useAct();
  const open = openEntry(rows, viewer.person, day);
  const week = weekOf(rows, viewer.person, mondayOf(day));
  const entry = week.find((each) => each.day === day)?.entry ?? null;
  const worked = week.reduce((sum, each) => sum + each.worked, 0);
  const planned = week.reduce((sum, each) => sum + each.planned - each.leave, 0);
  const over = overtimeOf(week, day);
  return (
    <section aria-label="Your clock" className="rounded-card border border-line bg-raised p-5">
      <p className="text-[.9375rem] text-mute">
        {open ? 'Clocked in since' : entry?.to ? 'Clocked out at' : 'You are not clocked in'}
      </p>
      <p className="font-display text-[2.75rem] leading-none font-semibold tracking-[-.05em] tabular-nums">
        {open ? clock(open.from) : entry?.to ? clock(entry.to) : '––:––'}
      </p>
      <Button
        variant={open ? 'ghost' : 'main'}
        className="mt-4 w-full"
        onClick={() => act(clockAt(rows, viewer.person, day, now()))}
      >
        {open ? (
          <LogOut size={20} strokeWidth={1.5} aria-hidden="true" />
        ) : (
          <LogIn size={20} strokeWidth={1.5} aria-hidden="true" />
        )}
        {open ? 'Clock out' : entry ? 'Clock in again' : 'Clock in'}
      </Button>
      <dl className="mt-4 grid grid-cols-2 gap-3 border-t border-line pt-3 text-[.9375rem]">
        <div>
          <dt className="text-mute">This week</dt>
          <dd className="font-mono tabular-nums">
            {hoursText(worked)} of {hoursText(planned)}
          </dd>
        </div>
        <div>
          <dt className="text-mute">Overtime balance</dt>
          <dd className="font-mono tabular-nums">{hoursText(over, true)}</dd>
        </div>
      </dl>
    </section>
  );
}
