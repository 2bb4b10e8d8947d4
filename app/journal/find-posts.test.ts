import { expect, it } from 'vitest';
import { excerptOf, findPosts } from './find-posts.ts';

const post = (title: string, date: string, topic: string, text: string) => ({
  title,
  lead: '',
  date,
  topic,
  text,
});
const posts = [
  post('Two clicks', '2026-11-15', 'Data', 'The database refuses one of two bookings.'),
  post('A wall', '2025-01-02', 'Security', 'Café addresses are looked at before anything connects.'),
];
const found = (asked: { q?: string; topic?: string; year?: string }) =>
  findPosts(posts, { q: '', topic: '', year: '', ...asked }).map(({ title }) => title);

it('finds posts by the beginnings of words, in any order, accents and capitals aside', () => {
  expect(found({ q: 'BOOK data' })).toEqual(['Two clicks']);
  expect(found({ q: 'cafe' })).toEqual(['A wall']);
  expect(found({ q: 'base' })).toEqual([]);
  expect(found({ q: '(' })).toEqual(['Two clicks', 'A wall']);
});

it('keeps to a topic and a year', () => {
  expect(found({ topic: 'Security' })).toEqual(['A wall']);
  expect(found({ year: '2026' })).toEqual(['Two clicks']);
  expect(found({ year: '2026', topic: 'Security' })).toEqual([]);
});

it('shows the words around the first that was found, whole, and none where the text has none', () => {
  const text = `${'Long words before it. '.repeat(6)}A café\nnear the station, ${'and words after it. '.repeat(6)}`;
  const excerpt = excerptOf(text, 'cafe');
  expect(excerpt?.found).toBe('café');
  expect(excerpt?.before).toMatch(/^… \w[\s\S]*A $/);
  expect(excerpt?.after).toMatch(/^ near the station, [\s\S]* …$/);
  expect(excerptOf('The database refuses one.', 'refuse')).toEqual({
    before: 'The database ',
    found: 'refuses',
    after: ' one.',
  });
  expect(excerptOf(text, 'nothing')).toBeNull();
});
