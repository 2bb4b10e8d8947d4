import { type FormEvent, useId, useState } from 'react';
import { ScreenHeading } from '../../parts/phone.tsx';
import { emptyCard, type Troubles, troublesOf, writtenCard } from '../typed-card.ts';
import type { ScreenProps } from './screen.ts';

const places = ['first', 'second', 'third', 'fourth'];

/** A card that the visitor writes, which the next round asks first. */
export function Write({ learner, go }: ScreenProps) {
  const { learning, addCard } = learner;
  const [typed, setTyped] = useState(emptyCard);
  const [troubles, setTroubles] = useState<Troubles>({});
  const [added, setAdded] = useState<string | null>(null);
  const id = useId();

  function change(next: Partial<typeof typed>) {
    const card = { ...typed, ...next };
    setTyped(card);
    setAdded(null);
    // What was complained about is looked at again with every key.
    if (Object.keys(troubles).length > 0) setTroubles(troublesOf(card));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const found = troublesOf(typed);
    setTroubles(found);
    if (Object.keys(found).length > 0) return;
    const last = learning.own.at(-1)?.id.replace('own-', '') ?? '0';
    addCard(writtenCard(typed, `own-${Number(last) + 1}`));
    setAdded(typed.question.trim());
    setTyped(emptyCard);
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className="small">It stays in this browser</p>
      <ScreenHeading>Write a card</ScreenHeading>
      <label htmlFor={`${id}-question`}>Question</label>
      <input
        id={`${id}-question`}
        value={typed.question}
        maxLength={90}
        aria-invalid={troubles.question ? true : undefined}
        aria-describedby={`${id}-question-trouble`}
        onChange={({ target }) => change({ question: target.value })}
      />
      <p id={`${id}-question-trouble`} role="alert" className="trouble">
        {troubles.question}
      </p>
      <fieldset aria-describedby={`${id}-answers-trouble`}>
        <legend>Answers; mark the right one</legend>
        {typed.answers.map((text, place) => (
          <div key={places[place]} className="typed-answer">
            <input
              type="radio"
              name={`${id}-right`}
              aria-label={`Answer ${place + 1} is right`}
              checked={typed.right === place}
              onChange={() => change({ right: place })}
            />
            <input
              aria-label={`Answer ${place + 1}`}
              value={text}
              maxLength={60}
              onChange={({ target }) =>
                change({ answers: typed.answers.map((each, at) => (at === place ? target.value : each)) })
              }
            />
          </div>
        ))}
      </fieldset>
      <p id={`${id}-answers-trouble`} role="alert" className="trouble">
        {troubles.answers ?? troubles.right}
      </p>
      <label htmlFor={`${id}-why`}>Why, in a sentence (optional)</label>
      <input
        id={`${id}-why`}
        value={typed.why}
        maxLength={120}
        onChange={({ target }) => change({ why: target.value })}
      />
      <button type="submit" className="go">
        Add the card
      </button>
      <div role="status">
        {added ? (
          <p className="why">
            Added. The next round begins with “{added}”.{' '}
            <button type="button" onClick={() => go('today')}>
              Go to today
            </button>
          </p>
        ) : null}
      </div>
    </form>
  );
}
