import { ButtonLink } from '#ui/actions/button.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import type { ReviewRound } from '../../records.ts';
import { reviewOf, roundsOf, seenManager, takingPart } from '../../rules/reviews.ts';
import { ScreenTabs } from '../parts/screen-tabs.tsx';
import { nearDay } from '../parts/span-words.ts';
import { usePeople } from '../people-context.ts';
import { ReviewRows } from './review-rows.tsx';
import { RoundOverview } from './round-overview.tsx';

/** One's own review in a round: what is to do, or that it can be read. */
function OwnReview({ round }: { round: ReviewRound }) {
  const { rows, viewer } = usePeople();
  if (!round.personIds.includes(viewer.person.id))
    return <p className="text-mute">You don’t take part in this round.</p>;
  const review = reviewOf(rows, round.id, viewer.person.id);
  const done = review?.self?.doneOn;
  const readable = review ? seenManager(viewer, rows, round, review) : null;
  const said = readable
    ? 'Your manager’s review is here for you to read.'
    : round.sharedOn
      ? 'Your manager hasn’t handed in your review yet.'
      : done
        ? 'Handed in. You can change it until HR shares the round.'
        : `Due ${nearDay(round.due)}. Your manager reads it once you hand it in.`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-raised p-5">
      <p className="min-w-0 flex-[1_1_16rem]">{said}</p>
      <ButtonLink
        size="small"
        variant={done || round.sharedOn ? 'ghost' : 'main'}
        href={hrefTo(['reviews', round.id, viewer.person.id])}
      >
        {round.sharedOn || done
          ? 'Open your review'
          : review?.self
            ? 'Finish your self-review'
            : 'Write your self-review'}
      </ButtonLink>
    </div>
  );
}

/** Rounds of reviews: one’s own, those of the team, and for HR how far a round is. */
export function ReviewsScreen({ round }: { round: ReviewRound | null }) {
  const { rows, viewer } = usePeople();
  if (!round)
    return (
      <p className="rounded-card border border-dashed border-line p-8 text-center text-mute">
        {viewer.role === 'hr'
          ? 'There is no review round yet. Open one, and everyone will find their questions here.'
          : 'There is no review round yet. Your questions appear here once HR opens one.'}
      </p>
    );
  const [latest] = roundsOf(rows);
  const tabs = roundsOf(rows).map(
    ({ id, name }) => [id === latest?.id ? ['reviews'] : ['reviews', id], name] as const,
  );
  const team =
    viewer.role === 'employee'
      ? []
      : takingPart(rows, round).filter(({ managerId }) => managerId === viewer.person.id);
  return (
    <div className="@container">
      <ScreenTabs
        label="Rounds"
        tabs={tabs}
        here={round.id === latest?.id ? 'reviews' : `reviews/${round.id}`}
      />
      {viewer.role === 'hr' ? <RoundOverview round={round} /> : null}
      <div className="mt-9 grid gap-9 first:mt-0">
        <section>
          <h2 className="mb-3 text-2xl">Your own review</h2>
          <OwnReview round={round} />
        </section>
        {team.length > 0 ? (
          <section>
            <h2 className="mb-3 text-2xl">Your team</h2>
            <ReviewRows round={round} people={team} />
          </section>
        ) : null}
      </div>
    </div>
  );
}
