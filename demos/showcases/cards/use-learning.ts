import { useEffect, useState } from 'react';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import { type Card, type Learning, learningFrom, putOff, untouched, withAnswer } from './deck.ts';
import { roundOf } from './schedule.ts';
import { deck, roundSize } from './words.ts';

const place = 'showcase-cards';

/** The course, the learner's own cards and what was answered; every change is kept in this browser. */
export function useLearning() {
  const [learning, setLearning] = useState<Learning>(untouched);
  useEffect(() => {
    const kept = learningFrom(keptState(place));
    if (kept) setLearning(kept);
  }, []);

  function change(next: Learning) {
    setLearning(next);
    keepState(place, next);
  }
  // The visitor's own cards come first, because somebody who has just written one expects to see it.
  const cards = [...learning.own, ...deck];
  return {
    learning,
    cards,
    waiting: roundOf(
      cards.map(({ id }) => id),
      learning.progress,
      { today: learning.today, size: cards.length },
    ),
    begin: () => {
      const { progress, today } = learning;
      const round = roundOf(
        cards.map(({ id }) => id),
        progress,
        { today, size: roundSize },
      );
      change({ ...learning, round, answers: [] });
    },
    answer: (card: Card, chosen: number) => change(withAnswer(learning, card, chosen)),
    later: () => change(putOff(learning)),
    nextDay: () => change({ ...learning, today: learning.today + 1, round: [], answers: [] }),
    addCard: (card: Card) => change({ ...learning, own: [...learning.own, card], round: [], answers: [] }),
    removeCard: ({ id }: Card) =>
      change({
        ...learning,
        own: learning.own.filter((card) => card.id !== id),
        progress: Object.fromEntries(Object.entries(learning.progress).filter(([key]) => key !== id)),
        round: [],
        answers: [],
      }),
    startAgain: () => {
      setLearning(untouched);
      forgetState(place);
    },
  };
}

export type UseLearning = ReturnType<typeof useLearning>;
