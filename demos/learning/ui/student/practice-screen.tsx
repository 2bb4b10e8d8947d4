import { useEffect, useState } from 'react';
import { readInline } from '#engines/lesson-text/inline.ts';
import { comesBack, grades, type Known } from '#engines/practice/schedule.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { useDemoKeys } from '../../../kit/keys/use-demo-keys.ts';
import { answerCard, cardsOf, dueCards } from '../../actions/practise.ts';
import { me } from '../../seed/people.ts';
import type { Used } from '../used.ts';

const words: Readonly<Record<Known, string>> = { 1: 'Not at all', 2: 'With effort', 3: 'Well', 4: 'Easily' };

/** The cards that are due today, one after the other; each comes back when it is about to be forgotten. */
export function PracticeScreen({ used }: { used: Used }) {
  const { rows, change } = used;
  const [now, setNow] = useState(() => new Date(0));
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, 15_000);
    return () => clearInterval(timer);
  }, []);
  const all = cardsOf(rows, me.student);
  const due = dueCards(rows, me.student, now);
  const [card] = due;

  function answer(known: Known) {
    if (!card || !isOpen) return;
    const at = new Date();
    change(`Answered “${card.front}”`, answerCard(rows, card.id, known, at));
    setIsOpen(false);
    setNow(at);
  }
  useDemoKeys([
    { keys: 'A', label: 'Show the answer', run: () => setIsOpen(true) },
    ...grades.map((known) => ({ keys: String(known), label: words[known], run: () => answer(known) })),
  ]);

  if (all.length === 0)
    return (
      <div className="max-w-[34rem]">
        <p className="text-[1.0625rem] text-mute">
          When you finish a lesson, its cards appear here. They come back just before you’d start to forget
          them.
        </p>
        <ButtonLink href={hrefTo([])} variant="ink" className="mt-5">
          Open your lesson
        </ButtonLink>
      </div>
    );
  if (!card)
    return (
      <div className="max-w-[34rem]">
        <p className="font-display text-[2rem] leading-tight font-semibold tracking-[-.03em]">
          Nothing is due right now.
        </p>
        <p className="mt-3 text-mute">
          You are learning {all.length} cards. Finish another lesson to get new ones, or come back tomorrow.
        </p>
      </div>
    );
  const spans = comesBack(rows.reviews.get(card.id) ?? null, now);
  return (
    <div className="mx-auto grid max-w-[44rem] gap-5">
      <p className="text-mute">
        {due.length === 1 ? 'One card is due' : `${due.length} cards are due`} out of the {all.length} you are
        learning.
      </p>
      <div className="grid min-h-72 content-center gap-6 rounded-card bg-hue p-7 text-center text-on-hue">
        <p className="font-display text-[clamp(1.5rem,4vw,2.25rem)] leading-tight font-semibold tracking-[-.03em]">
          {card.front}
        </p>
        <div aria-live="polite">
          {isOpen ? (
            <RichText
              text={[{ tag: 'p', attributes: {}, children: readInline(card.back) }]}
              className="mx-auto border-t border-current/30 pt-5"
            />
          ) : null}
        </div>
      </div>
      {isOpen ? (
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {grades.map((known, at) => (
            <button
              key={known}
              type="button"
              onClick={() => answer(known)}
              className="grid min-h-16 place-items-center rounded-input border border-line bg-raised px-3 py-2 hover:bg-selected"
            >
              <span className="font-medium">
                <span className="me-2 font-mono text-[.875rem] text-mute pointer-coarse:hidden">{known}</span>
                {words[known]}
              </span>
              <span className="text-[.875rem] text-mute">{spans[at]}</span>
            </button>
          ))}
        </div>
      ) : (
        <Button onClick={() => setIsOpen(true)} className="justify-self-center">
          Show the answer
        </Button>
      )}
    </div>
  );
}
