import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meantBy, readWords, tsqueryOf, typedWords, wordsOf } from './words.ts';

const known = ['plan', 'planner', 'planning', 'route', 'rota', 'leave'];

describe('wordsOf', () => {
  it('lets nothing through that a text search could take for an operator', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });

  it('reads eight words at most, each once, in small letters', () => {
    expect(typedWords('Plan plan PLAN & (route)')).toEqual(['plan', 'route']);
    expect(typedWords('a b c d e f g h i j')).toHaveLength(8);
  });
});

describe('meantBy', () => {
  it('takes the beginning of a word for the words that begin so', () => {
    expect(meantBy('plann', known)).toEqual(['planner', 'planning']);
  });

  it('takes a misspelt word for the nearest', () => {
    expect(meantBy('plannr', known)).toEqual(['planner']);
    expect(meantBy('ruote', known)).toEqual(['route']);
  });

  it('does not guess at short or distant words', () => {
    expect(meantBy('xyz', known)).toEqual([]);
    expect(meantBy('leaflet', known)).toEqual([]);
    expect(meantBy('pl', known)).toEqual([]);
  });
});

describe('readWords', () => {
  it('passes over words without meaning, corrects, and names what nothing resembles', () => {
    const reading = readWords([
      { word: 'the', stem: null, known: false, alike: [] },
      { word: 'leave', stem: 'leav', known: true, alike: [] },
      { word: 'plannr', stem: 'plannr', known: false, alike: known },
      { word: 'zebra', stem: 'zebra', known: false, alike: [] },
    ]);
    expect(reading).toEqual({
      groups: [['leave'], ['planner']],
      corrected: [{ typed: 'plannr', read: ['planner'] }],
      unknown: ['zebra'],
    });
    expect(tsqueryOf(reading.groups, true)).toBe("('leave') & ('planner')");
    expect(tsqueryOf([['a', 'b'], ['c']], false)).toBe("('a' | 'b') | ('c')");
  });
});
