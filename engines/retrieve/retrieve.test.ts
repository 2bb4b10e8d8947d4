import { describe, expect, it } from 'vitest';
import type { Embed } from '../embed/embed.ts';
import { unit } from '../embed/embed.ts';
import { makeBm25 } from './bm25.ts';
import { ranked } from './fuse.ts';
import { makeIndex } from './retrieve.ts';
import { sentencesOf } from './sentences.ts';
import { stem, termsOf } from './words.ts';

/** Stands in for the model: texts that share words point in like directions. */
const embed: Embed = async (texts) =>
  texts.map((text) => {
    const vector = new Float32Array(64);
    for (const term of termsOf(text)) {
      const place = [...term].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 64, 7);
      vector[place] = (vector[place] ?? 0) + 1;
    }
    return unit(vector);
  });

const paragraphs = [
  'The harbour tram opened on Saturday. It cost €209 million. Fifteen trams run every six minutes.',
  'Jonas Feld speaks for the shops on Quay Street. He said that nine of them had closed.',
  'A medieval wall was found in 2025. Ada Fell led the dig.',
];

describe('makeIndex', () => {
  it('finds the paragraph and the sentence that answer', async () => {
    const { ask } = await makeIndex(paragraphs, embed);
    const cost = await ask('How much did the harbour tram cost?');
    expect(cost.paragraphs[0]).toBe(0);
    expect(cost.sentences.slice(0, 2).map(({ text }) => text)).toContain('It cost €209 million.');
    expect((await ask('Who led the dig?')).sentences[0]).toMatchObject({ paragraph: 2, sentence: 1 });
  });

  it('says so when nothing is near', async () => {
    const { ask } = await makeIndex(paragraphs, embed);
    expect((await ask('Who led the dig for the medieval wall in 2025?')).verdict).toBe('there');
    expect((await ask('Which recipe needs cinnamon?')).verdict).toBe('missing');
  });
});

describe('sentencesOf', () => {
  it('ends no sentence after a title, an initial or a shortened word', () => {
    expect(
      sentencesOf(
        'Dr. Ada Fell met J. Feld of Northline Inc. on Monday. It rained. "Stay," she said. "Go!" He went.',
      ),
    ).toEqual([
      'Dr. Ada Fell met J. Feld of Northline Inc. on Monday.',
      'It rained.',
      '"Stay," she said.',
      '"Go!"',
      'He went.',
    ]);
  });

  it('keeps decimals and counts together', () => {
    expect(sentencesOf('It cost 4.2 million. 300 people came.')).toEqual([
      'It cost 4.2 million.',
      '300 people came.',
    ]);
  });
});

it('takes endings off words', () => {
  expect(['trams', 'cities', 'stopped', 'making', 'boxes', 'status', 'is', '2027'].map(stem)).toEqual([
    'tram',
    'city',
    'stop',
    'mak',
    'box',
    'status',
    'is',
    '2027',
  ]);
});

it('weighs rare words more', () => {
  const { scores } = makeBm25(['tram tram line', 'tram wall', 'tram shop']);
  expect(ranked(scores('the wall of the tram'))[0]).toBe(1);
  expect(scores('cinnamon')).toEqual([0, 0, 0]);
});
