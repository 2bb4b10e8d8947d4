import { ButtonLink } from '#ui/actions/button.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { ofPerson } from '../../rules/by-person.ts';
import { contractsOf, inDays, leaveFigures, leaveLedger, stands } from '../../rules/leave-account.ts';
import { leaveType } from '../../rules/leave-types.ts';
import { spanWords } from '../parts/span-words.ts';
import { usePeople } from '../people-context.ts';

/** What is left of one’s own leave, and the next one. */
export function OwnLeave() {
  const { rows, viewer, day } = usePeople();
  const { person } = viewer;
  const figures = leaveFigures(leaveLedger(rows, person, Number(day.slice(0, 4))), day);
  const next = ofPerson(rows.requests, person.id)
    .filter((request) => stands(request) && request.to >= day)
    .sort((one, other) => (one.from < other.from ? -1 : 1))[0];
  return (
    <section aria-label="Your leave" className="rounded-card border border-line bg-raised p-5">
      <p className="text-[.9375rem] text-mute">Leave left this year</p>
      <p className="font-display text-[2.75rem] leading-none font-semibold tracking-[-.05em]">
        {inDays(figures.free, contractsOf(rows, person.id), day)}
      </p>
      <p className="mt-3 text-[.9375rem]">
        {next
          ? `Next: ${leaveType(next.type).label.toLowerCase()}, ${spanWords(next)}${next.state === 'waiting' ? ', not answered yet' : ''}.`
          : 'You have nothing planned.'}
      </p>
      <ButtonLink variant="ghost" className="mt-4 w-full" href={hrefTo(['leave'], { ask: 'yes' })}>
        Ask for leave
      </ButtonLink>
    </section>
  );
}
