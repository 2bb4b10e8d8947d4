import type { Review, ReviewRound } from '../../records.ts';
import { markWords } from '../../rules/reviews.ts';

/** What somebody wrote in a round: each question with its answer. */
export function ReviewText({ round, answers }: { round: ReviewRound; answers: readonly string[] }) {
  return (
    <dl className="grid gap-4">
      {round.questions.map((question, at) => (
        <div key={question}>
          <dt className="text-[.9375rem] text-mute">{question}</dt>
          <dd className="mt-0.5 whitespace-pre-line text-pretty">{answers[at] || 'No answer yet'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The goals with their marks, each as a word and as four steps. */
export function RatingList({ ratings }: Pick<NonNullable<Review['manager']>, 'ratings'>) {
  if (ratings.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {ratings.map(({ goal, mark }) => (
        <li key={goal} className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
          <span className="min-w-0 flex-[1_1_12rem]">{goal}</span>
          <span className="flex items-center gap-2.5 text-[.9375rem] font-medium">
            <span aria-hidden="true" data-hue="lilac" className="flex gap-1">
              {markWords.map((word, at) => (
                <span
                  key={word}
                  className={`h-2 w-5 rounded-full ${at < (mark ?? 0) ? 'bg-hue' : 'bg-sunk'}`}
                />
              ))}
            </span>
            <span className="w-20">{mark ? markWords[mark - 1] : 'No mark'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
