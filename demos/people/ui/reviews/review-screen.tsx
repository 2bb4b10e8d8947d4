import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { shortDay } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { takeReviewBack } from '../../actions/reviews.ts';
import type { Person, ReviewRound } from '../../records.ts';
import { managerOf, mayWrite, type Part, reviewOf, seenManager, seenSelf } from '../../rules/reviews.ts';
import { PersonLink } from '../parts/person-link.tsx';
import { nearDay } from '../parts/span-words.ts';
import { useAct, usePeople } from '../people-context.ts';
import { ReviewForm } from './review-form.tsx';
import { RatingList, ReviewText } from './review-text.tsx';

interface PartCardProps {
  heading: string;
  children: ReactNode;
}

function PartCard({ heading, children }: PartCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-raised p-5 sm:p-6">
      <h2 id={id} className="mb-4 text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}

interface WrittenPartProps {
  round: ReviewRound;
  person: Person;
  part: Part;
}

/** A part that was handed in, with its marks; its author may take it back until the round is shared. */
function WrittenPart({ round, person, part }: WrittenPartProps) {
  const { rows, viewer } = usePeople();
  const act = useAct();
  const review = reviewOf(rows, round.id, person.id);
  const manager = review && part === 'manager' ? seenManager(viewer, rows, round, review) : null;
  const written = manager ?? (review && part === 'self' ? seenSelf(viewer, rows, review) : null);
  if (!written?.doneOn) {
    const own = person.id === viewer.person.id;
    return (
      <p className="text-mute">
        {part === 'manager' && own
          ? `You can read it here once ${round.sharedOn ? 'it is handed in' : 'HR shares the round'}.`
          : 'Not handed in yet.'}
      </p>
    );
  }
  return (
    <div className="grid gap-6">
      <ReviewText round={round} answers={written.answers} />
      {manager ? <RatingList ratings={manager.ratings} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-[.9375rem] text-mute">Handed in on {shortDay(written.doneOn)}</p>
        {!round.sharedOn && mayWrite(viewer, round, person, part) ? (
          <Button
            size="small"
            variant="ghost"
            onClick={() => act(takeReviewBack(rows, viewer, [round.id, person.id, part]))}
          >
            Change it
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The review of one person in a round: their own words beside their manager’s. */
export function ReviewScreen({ round, person }: { round: ReviewRound; person: Person }) {
  const { rows, viewer } = usePeople();
  const manager = managerOf(rows, person);
  const review = reviewOf(rows, round.id, person.id);
  const own = person.id === viewer.person.id;
  const writes = (part: Part) => mayWrite(viewer, round, person, part) && !review?.[part]?.doneOn;
  return (
    <div className="@container">
      <a
        href={hrefTo(['reviews', round.id])}
        className="mb-4 inline-flex min-h-11 items-center gap-2 underline decoration-line underline-offset-4 print:hidden"
      >
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
        {round.name}
      </a>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <PersonLink person={person} />
        <p className="text-mute">
          {round.sharedOn ? `Shared on ${shortDay(round.sharedOn)}` : `Due ${nearDay(round.due)}`}
        </p>
      </div>
      <div className="grid items-start gap-4 @4xl:grid-cols-2">
        <PartCard heading={own ? 'Your self-review' : 'Self-review'}>
          {writes('self') ? (
            <ReviewForm round={round} person={person} part="self" />
          ) : (
            <WrittenPart round={round} person={person} part="self" />
          )}
        </PartCard>
        {manager ? (
          <PartCard heading={writes('manager') ? 'Your review' : `Review by ${manager.name}`}>
            {writes('manager') ? (
              <ReviewForm round={round} person={person} part="manager" />
            ) : (
              <WrittenPart round={round} person={person} part="manager" />
            )}
          </PartCard>
        ) : null}
      </div>
    </div>
  );
}
