import { describe, expect, it } from 'vitest';
import { sampleLetters } from '../samples.ts';
import { commonQuestions, ownQuestions } from '../words.ts';
import { answerTo, linesText, summaryOf } from './answer.ts';
import { readLetter, textAt } from './read-letter.ts';

const today = '2026-11-19';
const reading = (id: string) =>
  readLetter(sampleLetters(today).find((letter) => letter.id === id)?.text ?? '', {
    today,
    monthFirst: false,
  });
const said = (id: string, question: string): string => answerTo(question, reading(id), today).said;
const quoted = (id: string, question: string): string[] =>
  answerTo(question, reading(id), today).places.map((place) => textAt(reading(id), place));

describe('a question about a letter', () => {
  it('by when: the first day that binds comes first', () => {
    expect(said('parking', 'By when?')).toMatch(
      /^Pay by 30 November 2026 \(in 11 days\)\. Pay by 14 December/,
    );
    expect(said('parking', 'How long do I have?')).toContain('counted from the date of the letter');
    expect(said('clinic', 'When do I have to be there?')).toMatch(
      /^Come to an appointment on 4 December 2026/,
    );
  });

  it('how much', () => {
    expect(said('parking', 'How much do I have to pay?')).toBe('£35.00. It also names £70.00 and £105.00.');
    expect(said('tax', 'How much?')).toMatch(/^You get £212\.60 back\./);
    expect(said('clinic', 'What does it cost?')).toBe('Nothing: the letter says so.');
    expect(quoted('clinic', 'What does it cost?')).toEqual(['There is nothing to pay.']);
  });

  it('what it wants', () => {
    expect(said('parking', 'What does it want?')).toMatch(/^Pay\. You may also object\./);
    expect(said('tax', 'What do they want?')).toMatch(/^Nothing: it says so\. You may object\./);
    expect(said('rent', 'What must I do?')).toMatch(/^Send something back\./);
  });

  it('what if nothing is done, and whether one can object: in the letter’s own words', () => {
    expect(said('parking', 'What if I do nothing?')).toContain('rises to £105.00');
    expect(said('tax', 'Can I object?')).toMatch(/^If you disagree with our figures, you may appeal/);
    expect(answerTo('Can I object?', reading('rent'), today)).toEqual({
      said: 'It says nothing about objecting.',
      places: [],
    });
  });

  it('who, which number, and how to reach them', () => {
    expect(said('rent', 'Who is it from?')).toBe(
      'Harbour Row Housing Association, written on 13 November 2026.',
    );
    expect(said('rent', 'Which number do I quote?')).toBe('HR 20931.');
    expect(said('rent', 'How do I reach them?')).toBe('01632 960 220 and tenancy@harbour-row.example.');
  });

  it('anything else is answered by the line that shares its rarest words', () => {
    expect(said('rent', 'When can I leave?')).toBe(
      'Either side may end the tenancy with two months’ notice in writing.',
    );
    expect(said('rent', 'Is the cellar mine?')).toBe('The cellar is shared with number nine.');
    expect(said('clinic', 'Can I drive home?')).toContain('you cannot drive home afterwards');
    expect(said('parking', 'Where was the car?')).toContain('Mill Lane');
  });

  it('that the letter does not speak of gets that answer, with no place', () => {
    const answer = answerTo('Are elephants allowed?', reading('rent'), today);
    expect(answer.said).toMatch(
      /^That isn’t in this letter\. I compared your words with all of its \d+ lines\./,
    );
    expect(answer.places).toEqual([]);
  });
});

it('every question that a letter offers for itself has a line that answers it', () => {
  for (const [id, question] of Object.entries(ownQuestions))
    expect(answerTo(question, reading(id), today).places, question).not.toEqual([]);
  for (const question of commonQuestions)
    expect(answerTo(question, reading('parking'), today).places, question).not.toEqual([]);
});

it('summarises a letter in six answers, and says where each one stands', () => {
  const summary = summaryOf(reading('parking'), today);
  expect(summary.map(({ label }) => label)).toEqual([
    'From',
    'Wants',
    'By when',
    'How much',
    'Number to quote',
    'If you do nothing',
  ]);
  const [from] = summary;
  expect(from && linesText(reading('parking'), from.answer.places)).toBe('Lines 1 and 4');
  expect(linesText(reading('parking'), [])).toBe('');
});

it('says of a time without a date of the letter that it cannot be counted', () => {
  const open = readLetter('You must reply within two weeks. Thank you.', { today, monthFirst: false });
  expect(answerTo('By when?', open, today).said).toBe(
    'It gives you a time, “within two weeks”, but I can’t find a date on the letter to count from.',
  );
});
