import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSwipe } from '../../../kit/touch/use-swipe.ts';
import { ScreenHeading } from '../../parts/phone.tsx';
import { dayWords } from '../day-words.ts';
import { nextIn } from '../deck.ts';
import type { ScreenProps } from './screen.ts';

/** One card: a question, its answers, and why the right one is right. Keys 1 to 4 answer, a swipe to the left puts it off. */
export function CardScreen({ learner, go }: ScreenProps) {
  const { learning, cards, answer, later, begin, waiting } = learner;
  const [chosen, setChosen] = useState<{ id: string; place: number } | null>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const asked = chosen ? chosen.id : nextIn(learning);
  const card = cards.find(({ id }) => id === asked);
  const swipe = useSwipe((way) => {
    if (way === 'left' && !chosen) later();
  });
  useEffect(() => {
    if (chosen) onward.current?.focus({ preventScroll: true });
  }, [chosen]);

  if (!card)
    return (
      <>
        <ScreenHeading>No round is open</ScreenHeading>
        <button
          type="button"
          className="go"
          onClick={() => {
            if (waiting.length > 0) begin();
            else go('today');
          }}
        >
          {waiting.length > 0 ? 'Start a round' : 'Back to today'}
        </button>
      </>
    );

  const choose = (place: number) => {
    if (chosen || place >= card.answers.length) return;
    setChosen({ id: card.id, place });
    answer(card, place);
  };
  const byKey = ({ key }: KeyboardEvent) => {
    if (/^[1-4]$/.test(key)) choose(Number(key) - 1);
    if (key === 'ArrowLeft' && !chosen) later();
  };
  const isRight = chosen?.place === card.right;
  const due = learning.progress[card.id]?.due;
  const left = learning.round.length - learning.answers.length;
  return (
    // The keys work wherever the focus is on this screen; each of them has a button of its own as well.
    <fieldset className="card-screen" onKeyDown={byKey} {...swipe}>
      <p className="small">
        {card.chapter}, card {learning.answers.length + (chosen ? 0 : 1)} of {learning.round.length}
      </p>
      <ScreenHeading>{card.question}</ScreenHeading>
      <ol className="answers">
        {card.answers.map((text, place) => (
          <li key={text}>
            <button
              type="button"
              disabled={chosen !== null}
              data-verdict={
                chosen && place === card.right ? 'right' : chosen?.place === place ? 'wrong' : undefined
              }
              onClick={() => choose(place)}
            >
              <span className="key-number" aria-hidden="true">
                {place + 1}
              </span>
              {text}
            </button>
          </li>
        ))}
      </ol>
      <div role="status">
        {chosen ? (
          <p className="why">
            <b>{isRight ? 'Right.' : `No: ${card.answers[card.right]}.`}</b> {card.why}{' '}
            {typeof due === 'number'
              ? `This card comes back ${dayWords(due, learning.today)}.`
              : 'This card can rest now.'}
          </p>
        ) : null}
      </div>
      {chosen ? (
        <button
          ref={onward}
          type="button"
          className="go"
          onClick={() => {
            setChosen(null);
            if (left === 0) go('done');
          }}
        >
          {left === 0 ? 'See the round' : 'Next card'}
        </button>
      ) : left > 1 ? (
        <button type="button" className="quiet" onClick={later}>
          Ask me later
        </button>
      ) : null}
    </fieldset>
  );
}
