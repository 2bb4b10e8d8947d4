import { Button } from '#ui/actions/button.tsx';
import { decideCorrection } from '../../actions/time.ts';
import type { Correction } from '../../records.ts';
import { beyondPlan } from '../../rules/overtime.ts';
import { clock, hoursText, workedIn } from '../../rules/worked.ts';
import { useAct, usePeople } from '../people-context.ts';
import { PersonLink } from './person-link.tsx';
import { nearDay } from './span-words.ts';

/** A correction of times, with what stood there before. */
export function CorrectionCard({ correction }: { correction: Correction }) {
  const { rows, viewer } = usePeople();
  const act = useAct();
  const person = rows.people.get(correction.personId);
  if (!person) return null;
  const before = rows.times.get(`${person.id}-${correction.day}`);
  const over = beyondPlan(rows, person, correction);
  const rise = workedIn(correction) - (before ? workedIn(before) : 0);
  return (
    <article
      aria-label={`${person.name} corrects times`}
      className="rounded-card border border-line bg-raised p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <PersonLink person={person} note={`Times of ${nearDay(correction.day)}`} />
        <p className="ms-auto font-display text-xl font-semibold tracking-[-.03em]">
          {hoursText(rise, true)}
        </p>
      </div>
      <p className="mt-3 font-mono text-[.9375rem] tabular-nums">
        {before ? (
          <del className="me-3 text-mute">
            {clock(before.from)}–{before.to === null ? '…' : clock(before.to)}
          </del>
        ) : null}
        {clock(correction.from)}–{clock(correction.to)}, {correction.pause} min break
      </p>
      <p className="mt-1 text-[.9375rem] text-mute">“{correction.reason}”</p>
      {over > 0 ? (
        <p className="mt-1 text-[.9375rem]">
          {hoursText(over)} of overtime,{' '}
          {correction.overtime === 'off' ? 'to be taken as time off' : 'to be paid'}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          size="small"
          variant="ink"
          onClick={() => act(decideCorrection(rows, viewer, correction.id, true))}
        >
          Accept
        </Button>
        <Button
          size="small"
          variant="ghost"
          onClick={() => act(decideCorrection(rows, viewer, correction.id, false))}
        >
          Don’t change
        </Button>
      </div>
    </article>
  );
}
