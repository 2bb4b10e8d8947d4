import { ScreenHeading } from '../../parts/phone.tsx';
import { cardsWords, dayWords, weekdayOf } from '../day-words.ts';
import { nextIn } from '../deck.ts';
import { roundSize, words } from '../words.ts';
import type { ScreenProps } from './screen.ts';

/** What waits today, and the way into a round. */
export function Today({ learner, go }: ScreenProps) {
  const { learning, cards, waiting, begin } = learner;
  const { progress, today } = learning;
  const back = waiting.filter((id) => progress[id]).length;
  const isUnderWay = learning.answers.length > 0 && nextIn(learning) !== undefined;
  const nextDue = Object.values(progress)
    .flatMap(({ due }) => due ?? [])
    .toSorted((one, other) => one - other)[0];
  const count = Math.min(roundSize, waiting.length);
  return (
    <>
      <p className="small">
        {weekdayOf(today)}, day {today + 1}
      </p>
      <ScreenHeading>{words.course}</ScreenHeading>
      <p className="count">
        <b>{Object.keys(progress).length}</b> of {cardsWords(cards.length)} seen
      </p>
      <div className="met" aria-hidden="true">
        <i style={{ width: `${(Object.keys(progress).length / cards.length) * 100}%` }} />
      </div>
      {waiting.length > 0 ? (
        <>
          <p>
            {back > 0
              ? `${cardsWords(back)} ${back === 1 ? 'has' : 'have'} come back. New ones fill the round.`
              : 'Nothing has come back yet, so the next round is all new.'}
          </p>
          <button
            type="button"
            className="go"
            onClick={() => {
              if (!isUnderWay) begin();
              go('card');
            }}
          >
            {isUnderWay ? 'Go on with the round' : `Start: ${cardsWords(count)}`}
          </button>
        </>
      ) : (
        <p role="status">
          {nextDue === undefined
            ? 'Every card is resting. You know this course.'
            : `All done. The next card comes back ${dayWords(nextDue, today)}.`}
        </p>
      )}
      {waiting.length > 0 ? (
        <ol className="titles" aria-label="The cards of the round">
          {waiting.slice(0, roundSize).map((id) => (
            <li key={id}>{cards.find((card) => card.id === id)?.question}</li>
          ))}
        </ol>
      ) : null}
      <p className="small sample">{words.sample}</p>
    </>
  );
}
