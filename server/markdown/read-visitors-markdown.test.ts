import { expect, it } from 'vitest';
import { readMarkdown } from './read-markdown.ts';
import { readVisitorsMarkdown } from './read-visitors-markdown.ts';

it('reads a text as any other', () => {
  const text = '## Hours\n\n* *Open* from [nine](/x)\n\n'.repeat(50);
  expect(readVisitorsMarkdown(text)).toEqual(readMarkdown(text));
});

// Twenty thousand signs of each took the parser up to three seconds.
it.each(['<?', '<!--', '](', '*a_b', '[a]('])('shows a crowd of %s as the words it is', (mark) => {
  const text = `x${mark.repeat(20_000 / mark.length)}x`;
  expect(readVisitorsMarkdown(`${text}\n\n${text}`)).toEqual([
    { tag: 'p', attributes: {}, children: [text] },
    { tag: 'p', attributes: {}, children: [text] },
  ]);
});
