import { describe, expect, it } from 'vitest';
import { statements } from '#content/statements/statements.ts';
import { pairsOf } from '#ui/kinds/statement-words.ts';
import { touchedBy } from './refusals.ts';

const page = statements.find(({ path }) => path === '/pages/about-3');
const refusals = (page?.sections ?? []).slice(0, 2).flatMap(pairsOf);
const names = (brief: string) => touchedBy(brief, refusals).map(({ name }) => name);

describe('a brief held against what we refuse', () => {
  it('touches each refusal by words that clients use, and names them', () => {
    expect(refusals).toHaveLength(7);
    expect(names('A shop with a countdown that starts again')).toEqual(['Dark patterns']);
    expect(names('We want to count keystrokes of our drivers')).toEqual(['Watching staff']);
    expect(names('The AI should reject applicants alone')).toEqual(['Machines as judges']);
    expect(names('An app like Uber for a fixed price')).toEqual(['A fixed price for a wish']);
    expect(names('It has to rank first and be bug-free')).toEqual(['First place in a search', 'No mistakes']);
    expect(names('You get a testimonial')).toEqual(['A quote for the website']);
    expect(touchedBy('zero bugs, please', refusals)[0]?.found).toBe('zero bugs');
  });

  it('leaves an ordinary brief alone', () => {
    expect(names('Customers move their own appointment, and staff see who came.')).toEqual([]);
    expect(names('')).toEqual([]);
  });
});
