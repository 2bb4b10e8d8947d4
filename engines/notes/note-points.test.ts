import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notePoints, timesIn } from './note-points.ts';

const kinds = (note: string) => notePoints(note).map(({ kind }) => kind);

it.each([
  'Call Maria about the lease.',
  'And then order two more keys.',
  'Please water the plants.',
  'We need to measure the door.',
  'Don’t forget the bread.',
  'Could somebody look at the printer?',
  'Note to self: renew the passport.',
])('hears a to-do in “%s”', (sentence) => expect(kinds(sentence)).toEqual(['to do']));

it.each(['The call was short.', 'He was not an ill disposed young man.', 'It may rain, and they march on.'])(
  'hears none of the three in “%s”',
  (sentence) => expect(kinds(sentence)).toEqual([]),
);

it('tells decisions and dates from to-dos', () => {
  expect(kinds('We agreed on the blue tiles. The meeting is on Friday at ten. Nice weather.')).toEqual([
    'decision',
    'date',
  ]);
});

describe('days and times', () => {
  it.each([
    ['by next Friday morning', 'next Friday morning'],
    ['on the third of December at half past ten', 'the third of December|at half past ten'],
    ['see you to-morrow', 'to-morrow'],
    ['it comes in March', 'in March'],
    ['on 3 May 2027 at 4 pm', '3 May 2027|at 4 pm'],
    ['before the end of the month', 'the end of the month'],
    ['in two weeks', 'in two weeks'],
    ['at tender age', ''],
  ])('finds those of “%s”', (text, expected) => {
    expect(
      timesIn(text)
        .map(({ start, end }) => text.slice(start, end))
        .join('|'),
    ).toBe(expected);
  });

  it('quotes only what was said, in its order, whatever the note is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (note) => {
        const found = timesIn(note);
        expect(found.every(({ start, end }, at) => start < end && start >= (found[at - 1]?.end ?? 0))).toBe(
          true,
        );
        for (const { text, when } of notePoints(note)) {
          expect(note).toContain(text);
          for (const each of when) expect(text).toContain(each);
        }
      }),
    );
  });
});
