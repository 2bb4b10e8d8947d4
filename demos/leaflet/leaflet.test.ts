import { expect, it } from 'vitest';
import { sentencesOf } from '#engines/retrieve/sentences.ts';
import { leafletPassages } from './answer-leaflet.ts';
import { firstAnswer } from './first-answer.ts';
import { leaflet } from './leaflet.ts';
import packed from './vectors.json' with { type: 'json' };

it('has the vector of each of its sentences: run npm run example-vectors after a change', () => {
  const texts = leafletPassages.flatMap(({ text }) => sentencesOf(text));
  expect(texts.filter((text) => !Object.hasOwn(packed, text))).toEqual([]);
});

it('names a public page for each section, and quotes itself word by word', () => {
  for (const { address } of leaflet.flatMap(({ references }) => references))
    expect(address).toMatch(/^https:\/\/www\.nhs\.uk\/\S+\/$/);
  const { section, before, answer, after } = firstAnswer.quote ?? {};
  const text = leaflet.find(({ id }) => id === section)?.paragraphs.join(' ');
  expect(text).toContain(`${before}${answer}${after}`);
});
