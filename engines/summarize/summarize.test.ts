import { describe, expect, it } from 'vitest';
import { unit } from '../embed/embed.ts';
import { datesIn } from './dates.ts';
import { factsOf } from './facts.ts';
import { figuresIn } from './figures.ts';
import { keySentences } from './key-sentences.ts';
import { namesIn } from './names.ts';
import { pickDiverse } from './rank-sentences.ts';
import { sourceText } from './source-text.ts';
import { timelineOf } from './timeline.ts';

const vector = (...values: number[]) => unit(Float32Array.from(values));

describe('keySentences', () => {
  it('leaves fragments and questions out, and keeps the order', () => {
    const texts = [
      'Really?',
      'The tram opened on Saturday with a crowd.',
      'It costs more than the city had planned.',
      'Shops on the street have closed for good.',
    ];
    const vectors = [vector(1, 1, 1), vector(1, 0.1, 0), vector(0.6, 1, 0), vector(0.4, 0, 1)];
    const { brief, short } = keySentences(texts, vectors);
    expect(brief).toEqual([1]);
    expect(short).toEqual([1, 2, 3]);
  });

  it('says nothing twice', () => {
    const vectors = [vector(1, 0), vector(1, 0.01), vector(0, 1)];
    expect(pickDiverse([1, 0.95, 0.7], vectors, 2)).toEqual([0, 2]);
  });

  it('has something to say of a text of fragments', () => {
    expect(keySentences(['Really?'], [vector(1, 0, 0)]).brief).toEqual([0]);
  });
});

it('reads dates from the day of publication', () => {
  const on = (text: string) => datesIn(text, '2026-03-04T10:00:00Z').map((date) => date.on);
  expect(on('It opened on Tuesday and closes on 14 September 2026.')).toEqual(['2026-03-03', '2026-09-14']);
  expect(on('From March 9 on, said in June 2025, begun in 2019.')).toEqual(['2026-03-09', '2025-06', '2019']);
  expect(on('Next Friday, and yesterday.')).toEqual(['2026-03-06', '2026-03-03']);
  expect(on('On 31 February 2026 nothing happened to 2000 people.')).toEqual([]);
  expect(datesIn('It opened on Tuesday.', '')).toEqual([]);
});

it('finds amounts with their units', () => {
  expect(
    figuresIn('It cost €212 million, 8 percent more, for 31,000 passengers over 9.4 kilometres in 2027.'),
  ).toEqual(['€212 million', '8 percent', '31,000 passengers', '9.4 kilometres']);
});

it('finds names, once each', () => {
  const names = namesIn([
    'Mayor Mara Okafor spoke on Tuesday.',
    'Work stopped.',
    '"We wait," Okafor said to the University of Sampleton.',
  ]);
  expect(names).toEqual([
    { name: 'Mayor Mara Okafor', sentences: [0, 2] },
    { name: 'University of Sampleton', sentences: [2] },
  ]);
});

it('gathers what can be checked, and orders what several texts tell', () => {
  const early = sourceText('Vote', '2024-02-14', [
    'The council votes for the tram. Work begins in September 2024.',
  ]);
  const late = sourceText('Opening', '2027-10-04', [
    'Work on the tram begins in September 2024. It opened on 2 October 2027 for €209 million.',
  ]);
  const facts = factsOf(late, [vector(1, 0), vector(0, 1)]);
  expect(facts.key.map(({ sentence }) => sentence)).toEqual([0, 1]);
  expect(facts.figures).toEqual([{ text: '€209 million', sentence: 1 }]);
  expect(timelineOf([late, early])).toEqual([
    { on: '2024-09', said: 'September 2024', text: 0, sentence: 0 },
    { on: '2027-10-02', said: '2 October 2027', text: 0, sentence: 1 },
  ]);
});

it('puts a sentence with several dates on the one it tells most exactly', () => {
  const vote = sourceText('Vote', '2024-02-14', [
    'The council voted on Tuesday for the first tram since 1962. Today buses are full.',
  ]);
  expect(timelineOf([vote])).toEqual([{ on: '2024-02-13', said: 'Tuesday', text: 0, sentence: 0 }]);
});
