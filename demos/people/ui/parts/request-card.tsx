import { Check, TriangleAlert, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { decideLeave, weigh } from '../../actions/leave.ts';
import type { LeaveRequest } from '../../records.ts';
import { seenAs } from '../../rules/viewer.ts';
import { useAct, usePeople } from '../people-context.ts';
import { firstNames } from './first-names.ts';
import { PersonLink } from './person-link.tsx';
import { nearDay, spanWords } from './span-words.ts';

/** A request with what speaks for and against it, to be answered in place. */
export function RequestCard({ request }: { request: LeaveRequest }) {
  const { rows, viewer } = usePeople();
  const act = useAct();
  const [declines, setDeclines] = useState(false);
  const person = rows.people.get(request.personId);
  if (!person) return null;
  const weighed = weigh(rows, person, request, request.id);
  const first = person.name.split(' ')[0];
  const [busiest] = weighed.crowded.toSorted((one, other) => other.away - one.away);
  function decline(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = String(new FormData(event.currentTarget).get('answer') ?? '');
    act(decideLeave(rows, viewer, request.id, false, answer));
  }
  return (
    <article
      aria-label={`${person.name} asks for leave`}
      className="rounded-card border border-line bg-raised p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <PersonLink person={person} note={`${seenAs(viewer, request)}, asked ${nearDay(request.askedOn)}`} />
        <p className="ms-auto text-end">
          <span className="block font-display text-xl font-semibold tracking-[-.03em]">{weighed.days}</span>
          {weighed.left ? <span className="text-[.875rem] text-mute">leaves {weighed.left}</span> : null}
        </p>
      </div>
      <p className="mt-3 font-medium">{spanWords(request)}</p>
      {request.note ? <p className="text-[.9375rem] text-mute">“{request.note}”</p> : null}
      {weighed.together.length > 0 ? (
        <p className={`mt-2 flex gap-2 text-[.9375rem] ${busiest ? 'text-warning' : 'text-mute'}`}>
          {busiest ? (
            <TriangleAlert size={18} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
          ) : null}
          {busiest
            ? `${busiest.away} of ${weighed.teamSize} people in the team would be away on ${nearDay(busiest.day)}, with ${firstNames(weighed.together)}.`
            : `${firstNames(weighed.together)} will be away for some of these days.`}
        </p>
      ) : null}
      {weighed.short ? (
        <p className="mt-2 text-[.9375rem] text-danger">
          This is {weighed.short} more than {first} has left.
        </p>
      ) : null}
      {declines ? (
        <form onSubmit={decline} className="mt-4 grid gap-3">
          <TextField label={`What should ${first} know?`} name="answer" autoFocus />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="small" variant="ink" tone="danger">
              Decline this request
            </Button>
            <Button size="small" variant="ghost" onClick={() => setDeclines(false)}>
              Back
            </Button>
          </div>
        </form>
      ) : (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button size="small" variant="ink" onClick={() => act(decideLeave(rows, viewer, request.id, true))}>
            <Check size={18} strokeWidth={1.5} aria-hidden="true" />
            Approve
          </Button>
          <Button size="small" variant="ghost" onClick={() => setDeclines(true)}>
            <X size={18} strokeWidth={1.5} aria-hidden="true" />
            Decline
          </Button>
        </div>
      )}
    </article>
  );
}
