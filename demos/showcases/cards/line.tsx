import type { Learning } from './deck.ts';
import { deck, roundSize } from './words.ts';

/** The round as a bus line: a stop for each card, filled once it is answered, and the bus where the learner is. */
export function Line({ learning: { round, answers, own } }: { learning: Learning }) {
  const stops =
    round.length > 0 ? round : Array.from({ length: roundSize }, (_, place) => `stop ${place + 1}`);
  const cards = [...own, ...deck];
  return (
    <ol className="line" aria-hidden="true">
      {stops.map((id, place) => {
        const answer = answers[place];
        const isRight = answer && cards.find((card) => card.id === answer.id)?.right === answer.chosen;
        return (
          <li
            key={id}
            data-passed={answer ? (isRight ? 'right' : 'wrong') : undefined}
            data-here={place === Math.min(answers.length, stops.length - 1) ? '' : undefined}
          >
            {place + 1}
          </li>
        );
      })}
    </ol>
  );
}
