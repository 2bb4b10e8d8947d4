import { useState } from 'react';
import { ScreenHeading } from '../../parts/phone.tsx';
import { dayWords } from '../day-words.ts';
import type { Progress } from '../schedule.ts';
import type { UseLearning } from '../use-learning.ts';

const standing = (progress: Progress | undefined) =>
  progress ? (progress.due === null ? 'rests' : 'returns') : 'new';

/** Every card of the course as a square, by chapter; a press opens it. */
export function Course({ learner }: { learner: UseLearning }) {
  const { cards, learning, removeCard } = learner;
  const [open, setOpen] = useState<string | null>(null);
  const card = cards.find(({ id }) => id === open);
  const chapters = [...new Set(cards.map(({ chapter }) => chapter))];
  const progress = card ? learning.progress[card.id] : undefined;
  return (
    <>
      <p className="small">
        <span className="key" data-standing="new" /> new <span className="key" data-standing="returns" />{' '}
        comes back <span className="key" data-standing="rests" /> rests
      </p>
      <ScreenHeading>The whole course</ScreenHeading>
      {chapters.map((chapter) => (
        <section key={chapter} aria-label={chapter}>
          <h3>{chapter}</h3>
          <ol className="squares">
            {cards
              .filter((each) => each.chapter === chapter)
              .map(({ id, question }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={id === open}
                    aria-label={`${question} (${standing(learning.progress[id])})`}
                    data-standing={standing(learning.progress[id])}
                    onClick={() => setOpen(id === open ? null : id)}
                  />
                </li>
              ))}
          </ol>
        </section>
      ))}
      <div role="status" className="opened">
        {card ? (
          <>
            <b>{card.question}</b>
            <p>
              {progress
                ? `${card.answers[card.right]}. ${card.why} ${
                    progress.due === null
                      ? 'It rests.'
                      : `Comes back ${dayWords(progress.due, learning.today)}.`
                  }`
                : 'You haven’t seen this card yet, so its answer stays covered.'}
            </p>
          </>
        ) : (
          <p>Tap a square to read its card.</p>
        )}
      </div>
      {card && learning.own.includes(card) ? (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            removeCard(card);
            setOpen(null);
          }}
        >
          Delete your card
        </button>
      ) : null}
    </>
  );
}
