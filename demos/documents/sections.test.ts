import { expect, it } from 'vitest';
import { sectionsOf } from './sections.ts';

const at = (path: string) => `https://site.example${path}`;

it('finds the sections of a site by the beginnings of its paths, with all of it first', () => {
  const pages = [
    at('/'),
    at('/docs/start'),
    at('/docs/guide/first'),
    at('/docs/guide/second'),
    at('/news/a'),
  ];
  expect(sectionsOf(pages, 'site.example').map(({ prefix, pages: found }) => [prefix, found.length])).toEqual(
    [
      ['/', 5],
      ['/docs/', 3],
      ['/docs/guide/', 2],
      ['/news/', 1],
    ],
  );
});

it('leaves out other hosts, what is listed twice, and what is no address', () =>
  expect(sectionsOf([at('/a/b'), at('/a/b'), 'https://other.example/a/c', 'x'], 'site.example')).toEqual([
    { prefix: '/', pages: [at('/a/b')] },
    { prefix: '/a/', pages: [at('/a/b')] },
  ]));

it('offers nothing where nothing is listed', () => expect(sectionsOf([], 'site.example')).toEqual([]));
