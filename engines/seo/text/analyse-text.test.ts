import { expect, it } from 'vitest';
import { analyseText } from './analyse-text.ts';
import { syllablesIn } from './readability.ts';

it('finds what a text is about', () => {
  const { terms } = analyseText(
    'The cargo bike carries. A cargo bike is a bike for the city. Buy the cargo bike.',
  );
  expect(terms[0]).toEqual({ term: 'cargo bike', words: 2, count: 3, density: (100 * 6) / 17 });
  expect(terms.map(({ term }) => term)).not.toContain('the');
  expect(terms.map(({ term }) => term)).not.toContain('carries cargo');
});

it('measures how hard it is to read', () => {
  const easy = analyseText('The cat sat on the mat. The dog ran to the cat.').readability;
  const hard = analyseText(
    'Organisational considerations necessitate comprehensive evaluation of interdepartmental communication methodologies.',
  ).readability;
  expect(easy).toMatchObject({
    words: 12,
    sentences: 2,
    wordsPerSentence: 6,
    syllablesPerWord: 1,
    level: 'very easy',
  });
  // 206.835 - 1.015 × 6 - 84.6 × 1
  expect(easy.ease).toBe(116.1);
  expect(hard.level).toBe('very hard');
  expect(hard.grade).toBeGreaterThan(easy.grade);
  expect(analyseText('').readability).toMatchObject({ words: 0, sentences: 0, minutes: 0 });
});

it('counts syllables', () => {
  expect(['cat', 'table', 'baked', 'wanted', 'banana', 'make'].map(syllablesIn)).toEqual([1, 2, 1, 2, 3, 1]);
});

it('tells what its readers want', () => {
  const [first, second] = analyseText('Buy now: prices from €20, free delivery. How to choose?').intents;
  expect(first?.intent).toBe('buy');
  expect(first?.words).toEqual(['buy', 'prices', '€20', 'delivery']);
  expect(second).toEqual({ intent: 'learn', share: 0.2, words: ['how to'] });
  expect(analyseText('Stone and water.').intents).toEqual([]);
});
