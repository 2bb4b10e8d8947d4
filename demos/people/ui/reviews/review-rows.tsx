import { ChevronRight } from 'lucide-react';
import { Badge } from '#ui/data/badge.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import type { Person, ReviewRound } from '../../records.ts';
import { reviewOf } from '../../rules/reviews.ts';
import { PersonFace } from '../parts/person-face.tsx';
import { usePeople } from '../people-context.ts';

const State = ({ done, what }: { done: boolean; what: string }) => (
  <Badge tone={done ? 'done' : 'plain'}>
    {what} {done ? 'handed in' : 'missing'}
  </Badge>
);

/** The people that a manager reviews in a round, with what is written already. */
export function ReviewRows({ round, people }: { round: ReviewRound; people: readonly Person[] }) {
  const { rows } = usePeople();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {people.map((person) => {
        const review = reviewOf(rows, round.id, person.id);
        return (
          <li key={person.id}>
            <a
              href={hrefTo(['reviews', round.id, person.id])}
              className="group grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-2.5 hover:bg-selected md:px-2"
            >
              <PersonFace name={person.name} className="size-11" />
              <span className="min-w-0">
                <span className="block truncate font-medium underline-offset-4 group-hover:underline">
                  {person.name}
                </span>
                <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-[.875rem]">
                  <State done={Boolean(review?.self?.doneOn)} what="Self-review" />
                  <State done={Boolean(review?.manager?.doneOn)} what="Yours" />
                </span>
              </span>
              <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" className="text-mute" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
