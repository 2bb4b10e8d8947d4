import fc from 'fast-check';
import { expect, it } from 'vitest';
import { colourCode } from './colour-code.ts';
import { readMarkdown } from './read-markdown.ts';
import { plainText } from './reader-sections.ts';

it('colours words, strings, numbers and comments of a language that it knows', () => {
  const coloured = colourCode("const a = 'x'; // 12", 'ts').flatMap((node) =>
    typeof node === 'string' ? [] : [[node.attributes.className, plainText(node.children)]],
  );
  expect(coloured).toEqual([
    ['k', 'const'],
    ['s', "'x'"],
    ['c', '// 12'],
  ]);
});

it('loses no letter of any text in any language', () =>
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('ts', 'sql', 'sh', 'nothing'), (code, language) => {
      expect(plainText(colourCode(code, language))).toBe(code);
    }),
  ));

it('colours the code of a text, and shows a drawing on a line of its own', () => {
  const [code, , drawing] = readMarkdown('```ts\nreturn 1;\n```\n\n![Two bars](drawing:bars "Bars")');
  expect(JSON.stringify(code)).toContain('"className":"k"');
  expect(drawing).toEqual({
    tag: 'img',
    attributes: { 'data-drawing': 'bars', alt: 'Two bars', title: 'Bars' },
    children: [],
  });
});
