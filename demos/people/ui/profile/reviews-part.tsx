import { grouped } from '#lib/money/grouped.ts';
import { shortDay } from '#lib/time/day-words.ts';
import { hrefTo } from '../../../app-kit/place/place.ts';
import type { Person } from '../../records.ts';
import { meanMark, reviewOf, roundsOf, seenManager, seenSelf } from '../../rules/reviews.ts';
import { usePeople } from '../people-context.ts';
import { GoalList } from '../reviews/goal-list.tsx';
import { RatingList } from '../reviews/review-text.tsx';

/** Somebody's goals, and the rounds of reviews that they took part in. */
export function ReviewsPart({ person }: { person: Person }) {
  const { rows, viewer } = usePeople();
  const rounds = roundsOf(rows).filter(({ personIds }) => personIds.includes(person.id));
  return (
    <div className="grid gap-8 @3xl:grid-cols-2">
      <GoalList person={person} />
      <section>
        <h2 className="text-xl">Reviews so far</h2>
        {rounds.length === 0 ? (
          <p className="mt-2 text-mute">They haven’t been part of a review round yet.</p>
        ) : null}
        <ul className="mt-3 grid gap-3">
          {rounds.map((round) => {
            const review = reviewOf(rows, round.id, person.id);
            const self = review ? seenSelf(viewer, rows, review) : null;
            const manager = review ? seenManager(viewer, rows, round, review) : null;
            const mean = manager && review ? meanMark(review) : null;
            return (
              <li key={round.id} className="rounded-card border border-line bg-raised p-5">
                <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <h3 className="text-lg">
                    <a
                      href={hrefTo(['reviews', round.id, person.id])}
                      className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4"
                    >
                      {round.name}
                    </a>
                  </h3>
                  <p className="text-[.9375rem] text-mute">
                    {round.sharedOn ? `Shared on ${shortDay(round.sharedOn)}` : `Due ${shortDay(round.due)}`}
                  </p>
                </div>
                <p className="mb-3 text-[.9375rem] text-mute">
                  {self?.doneOn ? 'Self-review handed in' : 'No self-review to read'}
                  {mean ? `, ${grouped(Math.round(mean * 10) / 10)} of 4 on average` : ''}
                </p>
                {manager ? <RatingList ratings={manager.ratings} /> : null}
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
