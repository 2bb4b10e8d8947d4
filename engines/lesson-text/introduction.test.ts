import { expect, it } from 'vitest';
import { introductionOf } from './introduction.ts';

it('reads the first paragraph without its marks', () => {
  const text = '## A heading\n\nThe **column** `value` is\n*empty*. See [the list](/list).\n\nMore.';
  expect(introductionOf(text)).toBe('The column value is empty. See the list.');
});

it('leaves out a sentence that leads to an example', () => {
  expect(introductionOf('A picture has a reason. This is the place for it:\n\n```\nalt=""\n```')).toBe(
    'A picture has a reason.',
  );
});

it('finds nothing in a lesson without running text', () => {
  expect(introductionOf('## Heading\n\n- one\n- two\n\n```\ncode\n```')).toBe('');
});
