import { TextArea } from '#ui/fields/text-area.tsx';
import { ratedGoals, writeReview } from '../../actions/reviews.ts';
import type { Person, ReviewRound } from '../../records.ts';
import { type Part, reviewOf } from '../../rules/reviews.ts';
import { TypedForm } from '../parts/typed-form.tsx';
import { useAct, usePeople } from '../people-context.ts';
import { GoalField } from './goal-list.tsx';
import { MarkChoice } from './mark-choice.tsx';

interface ReviewFormProps {
  round: ReviewRound;
  person: Person;
  part: Part;
}

/** One part of a review, to be kept as a draft or handed in; a manager's has a mark for each goal. */
export function ReviewForm({ round, person, part }: ReviewFormProps) {
  const { rows, viewer, day } = usePeople();
  const act = useAct();
  const review = reviewOf(rows, round.id, person.id);
  const goals = part === 'manager' ? ratedGoals(rows, person) : [];
  const markOf = (goal: string) =>
    review?.manager?.ratings.find((rating) => rating.goal === goal)?.mark ?? null;
  return (
    <TypedForm
      send={part === 'self' ? 'Hand in self-review' : 'Hand in review'}
      second="Save draft"
      onDone={() => {}}
      onSend={(typed, way) =>
        act(
          writeReview(
            rows,
            viewer,
            [round.id, person.id, part],
            {
              answers: round.questions.map((_, at) => typed(`answer-${at}`)),
              marks: goals.map((_, at) => Number(typed(`mark-${at}`)) || null),
            },
            way === 'first',
            day,
          ),
        )
      }
    >
      {(wrong) => (
        <>
          {round.questions.map((question, at) => (
            <TextArea
              key={question}
              label={question}
              name={`answer-${at}`}
              required
              defaultValue={review?.[part]?.answers[at]}
              error={wrong(`answer-${at}`)}
            />
          ))}
          {part === 'manager' ? (
            <div className="grid gap-4 border-t border-line pt-5">
              <h3 className="text-lg">Goals</h3>
              {goals.map((goal, at) => (
                <MarkChoice
                  key={goal}
                  goal={goal}
                  name={`mark-${at}`}
                  chosen={markOf(goal)}
                  error={wrong(`mark-${at}`)}
                />
              ))}
              <GoalField person={person} error={wrong('goal')} />
            </div>
          ) : null}
        </>
      )}
    </TypedForm>
  );
}
