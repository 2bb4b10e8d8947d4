import { marland } from '#engines/payroll/rules.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { overtimeDue, timeOffLeft } from '../../rules/overtime.ts';
import { hoursText } from '../../rules/worked.ts';
import { usePeople } from '../people-context.ts';

/** One's own accepted overtime: what this month's run pays, and what can be taken as time off. */
export function OvertimePart() {
  const { rows, viewer, day } = usePeople();
  const paid = overtimeDue(rows, viewer.person, day.slice(0, 7)).reduce(
    (sum, { minutes }) => sum + minutes,
    0,
  );
  const left = timeOffLeft(rows, viewer.person);
  return (
    <section>
      <h2 className="text-xl">Overtime</h2>
      <dl className="mt-2 divide-y divide-line border-y border-line text-[.9375rem]">
        <div className="flex justify-between gap-4 py-2.5">
          <dt>Paid this month at {marland.overtime / 10}%</dt>
          <dd className="font-mono tabular-nums">{hoursText(paid)}</dd>
        </div>
        <div className="flex justify-between gap-4 py-2.5">
          <dt>Left to take as time off</dt>
          <dd className="font-mono tabular-nums">{hoursText(left)}</dd>
        </div>
      </dl>
      {left > 0 ? (
        <ButtonLink size="small" variant="ghost" className="mt-3" href={hrefTo(['leave'], { ask: 'yes' })}>
          Ask for time off
        </ButtonLink>
      ) : (
        <p className="mt-2 text-[.9375rem] text-mute">
          Time over the planned hours counts once your manager accepts it.
        </p>
      )}
    </section>
  );
}
