import { expect, it } from 'vitest';
import { paragraphsOf } from './transcript.ts';

it('joins the lines of a paragraph', () => {
  const line = (at: number, text: string, ends: boolean, isHeading = false) => ({
    at,
    isHeading,
    ends,
    text,
  });
  expect(
    paragraphsOf([
      line(0, 'Title', true, true),
      line(1, 'One.', false),
      line(2, 'Two.', true),
      line(3, 'Three.', true),
    ]),
  ).toEqual([
    { at: 0, isHeading: true, text: 'Title' },
    { at: 1, isHeading: false, text: 'One. Two.' },
    { at: 3, isHeading: false, text: 'Three.' },
  ]);
});
