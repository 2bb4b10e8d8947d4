import { describe, expect, it } from 'vitest';
import { type Card, type Learning, learningFrom, nextIn, putOff, untouched, withAnswer } from './deck.ts';
import { deck } from './words.ts';

const [card] = deck as readonly [Card];
const begun: Learning = { ...untouched, round: ['a', 'b', card.id] };

describe('a round in progress', () => {
  it('asks the next card after each answer, and plans when the answered one comes back', () => {
    const after = withAnswer({ ...begun, round: [card.id, 'b'] }, card, card.right + 1);
    expect(nextIn(after)).toBe('b');
    expect(after.progress[card.id]).toEqual({ step: 0, due: 1 });
  });

  it('puts a card off to its end, behind what was answered already', () => {
    const answered = { ...begun, answers: [{ id: 'a', chosen: 0 }] };
    expect(putOff(answered).round).toEqual(['a', card.id, 'b']);
  });
});

describe('what was kept', () => {
  it('is read back as it was', () => {
    const learning = withAnswer({ ...begun, round: [card.id], own: [card] }, card, card.right);
    expect(learningFrom(JSON.parse(JSON.stringify(learning)))).toEqual(learning);
  });

  it('is nothing where it does not fit, and loses only the cards that are broken', () => {
    expect(learningFrom('yesterday')).toBeNull();
    expect(learningFrom({ ...untouched, today: 'soon' })).toBeNull();
    expect(learningFrom({ ...untouched, own: [card, { id: 'x' }] })?.own).toEqual([card]);
  });
});

it('gives every card of the course four answers, one of them right, and a reason', () => {
  expect(new Set(deck.map(({ id }) => id)).size).toBe(deck.length);
  for (const { answers, right, why, question } of deck) {
    expect(new Set(answers).size, question).toBe(4);
    expect(right in answers).toBe(true);
    expect(why.length).toBeGreaterThan(10);
  }
});
