import { expect, it } from 'vitest';
import { withLinks } from './with-links.ts';

const links = (text: string) => withLinks(text).flatMap((piece) => (piece.isLink ? [piece.text] : []));

it('finds every link, without what ends the sentence', () => {
  const text =
    'Open https://akra.example/a?token=x.y-z_1, or (https://akra.example/b).\nhttp://localhost:3000';
  expect(links(text)).toEqual([
    'https://akra.example/a?token=x.y-z_1',
    'https://akra.example/b',
    'http://localhost:3000',
  ]);
});

it('keeps every letter, in order', () => {
  for (const text of ['', 'No link', 'https://akra.example', 'See https://akra.example now'])
    expect(
      withLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  expect(links('javascript:alert(1) ftp://akra.example')).toEqual([]);
});
