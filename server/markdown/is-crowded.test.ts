import { expect, it } from 'vitest';
import { isCrowded } from './is-crowded.ts';
import { readMarkdown } from './read-markdown.ts';

const repeated = (unit: string) => unit.repeat(20_000 / unit.length);

it('lets a long text through with links, lists, quotes and a table', () => {
  const section = [
    '## Hours',
    `We are *open* from [nine](/x), **not** at ten. ${'And more words. '.repeat(40)}`,
    '- one\n- two\n  - three\n    1. four',
    '> Somebody said `so`.',
    '| Day | From | To |\n|---|---|---|\n| Monday | 9 | 17 |',
    '```\nif (a) {\n        - b\n}\n```',
  ].join('\n\n');
  expect(isCrowded(`${section}\n\n`.repeat(50))).toBe(false);
});

// Twenty thousand signs of each took the parser between one second and eighteen, or more stack than there is.
it.each([
  '<?',
  '<!--',
  '](',
  '*a_b',
  '[a](',
  '~a~ ',
  '>',
  '> ',
  '- ',
  '1. ',
  '- *a*\n',
  '# a\n',
  '|a|\n|-|\n',
  '\n',
])('calls twenty thousand signs of %j a crowd', (unit) => {
  expect(isCrowded(repeated(unit))).toBe(true);
});

it('calls lists a crowd that stand ever further in', () => {
  const ladder = Array.from({ length: 200 }, (_, step) => `${'  '.repeat(step)}- a`).join('\n');
  expect(isCrowded(ladder)).toBe(true);
});

it('is shown as the words it is', () => {
  const text = `x${repeated('*a_b')}x`;
  expect(readMarkdown(`${text}\n\n${text}`)).toEqual([
    { tag: 'p', attributes: {}, children: [text] },
    { tag: 'p', attributes: {}, children: [text] },
  ]);
});
