import { describe, expect, it } from 'vitest';
import { boundOf, longest, ownPageFrom, pageTrouble, pulledFrom } from './pages.ts';
import { openings } from './words.ts';

const own = {
  title: 'My page',
  text: 'It rained all week in the print shop. We read.',
  paper: 'plum',
} as const;

describe('a page of one’s own', () => {
  it('is bound in last', () => {
    expect(pageTrouble(own)).toEqual({});
    expect(boundOf(openings, own).at(-1)).toMatchObject({ id: 'own', title: 'My page', pull: 'We read.' });
    expect(boundOf(openings, null)).toHaveLength(openings.length);
  });
  it('needs a title and a text of some length', () => {
    expect(pageTrouble({ ...own, title: ' ', text: 'Short.' })).toEqual({
      title: 'Give your page a title.',
      text: 'Write a sentence or two, at least 20 characters.',
    });
    expect(pageTrouble({ ...own, text: 'x'.repeat(longest.text + 5) }).text).toMatch(/Cut 5\./);
  });
  it('is read back, and nothing else', () => {
    expect(ownPageFrom(JSON.parse(JSON.stringify(own)))).toEqual(own);
    expect(ownPageFrom({ ...own, paper: 'tin foil' })).toBeNull();
    expect(ownPageFrom({ ...own, title: '' })).toBeNull();
    expect(ownPageFrom(null)).toBeNull();
  });
});

describe('the pulled line', () => {
  it('is the shortest sentence', () =>
    expect(pulledFrom('A long sentence here. Short one! Another long one.')).toBe('Short one!'));
  it('is cut at a word where all are long', () => {
    const pulled = pulledFrom('word '.repeat(60));
    expect(pulled.length).toBeLessThanOrEqual(90);
    expect(pulled.endsWith('word …')).toBe(true);
  });
});
