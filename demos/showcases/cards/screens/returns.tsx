import { useState } from 'react';
import { ScreenHeading } from '../../parts/phone.tsx';
import { cardsWords, dayWords, weekdayOf } from '../day-words.ts';
import { returnsByDay } from '../schedule.ts';
import type { UseLearning } from '../use-learning.ts';

const shown = 14;

/** The coming two weeks: how many cards come back on which day, and which ones on the day that is chosen. */
export function Returns({ learner }: { learner: UseLearning }) {
  const { learning, cards, nextDay, startAgain } = learner;
  const { progress, today } = learning;
  const [ahead, setAhead] = useState(0);
  const counts = returnsByDay(progress, { today, days: shown });
  const most = Math.max(1, ...counts);
  const onDay = cards.filter(({ id }) => {
    const due = progress[id]?.due;
    return typeof due === 'number' && Math.max(0, due - today) === ahead;
  });
  return (
    <>
      <p className="small">The next two weeks</p>
      <ScreenHeading>What comes back, and when</ScreenHeading>
      <ol className="weeks">
        {counts.map((count, place) => {
          const day = today + place;
          return (
            <li key={day}>
              <button type="button" aria-pressed={place === ahead} onClick={() => setAhead(place)}>
                <i style={{ height: `${(count / most) * 100}%` }} aria-hidden="true" />
                <span aria-hidden="true">{weekdayOf(day).slice(0, 2)}</span>
                <span className="sr-only">
                  {weekdayOf(day)}, {dayWords(day, today)}: {cardsWords(count)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p role="status">
        <b>
          {weekdayOf(today + ahead)}, {dayWords(today + ahead, today)}:
        </b>{' '}
        {onDay.length === 0 ? 'nothing comes back.' : `${cardsWords(onDay.length)}.`}
      </p>
      <ul className="titles">
        {onDay.map(({ id, question }) => (
          <li key={id}>{question}</li>
        ))}
      </ul>
      <button type="button" className="go" onClick={nextDay}>
        Jump to {weekdayOf(today + 1)}
      </button>
      <button type="button" className="quiet" onClick={startAgain}>
        Forget all answers
      </button>
    </>
  );
}
