import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RichText } from '#lib/text/rich-text.ts';
import { readBlocks } from './blocks.ts';
import { readInline } from './inline.ts';
import { countWords, readSections } from './sections.ts';

const plain = (text: RichText): string =>
  text.map((node) => (typeof node === 'string' ? node : plain(node.children))).join('');

it('parts a lesson at its headings, but not inside code', () => {
  const read = readSections(
    'Before.\n\n## First thing\nText.\n\n```sql\n## no heading\n```\n\n## First thing\nMore.',
  );
  expect(read.map(({ id }) => id)).toEqual(['beginning', 'first-thing', 'first-thing-2']);
  expect(plain(read[1]?.text ?? [])).toContain('## no heading');
});

it('reads lists, tables, quotes and code', () => {
  const tags = readBlocks('- a\n- b\n\n1. c\n\n| h |\n| --- |\n| d |\n\n> said\n\n```\nx\n```').map((node) =>
    typeof node === 'string' ? node : node.tag,
  );
  expect(tags).toEqual(['ul', 'ol', 'table', 'blockquote', 'pre']);
});

it('reads what stands in a line, and leaves dangerous addresses as text', () => {
  expect(readInline('a **b** and `c`')).toHaveLength(4);
  expect(plain(readInline('[press](javascript:alert(1))'))).toContain('javascript');
  expect(JSON.stringify(readInline('[press](javascript:alert(1))'))).not.toContain('href');
});

it('loses no word of what somebody types, whatever it is', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const letters = (text: string) => text.replace(/[^a-z]/gi, '');
      if (/[`*[\]|>#\-\d]/.test(typed)) return;
      expect(letters(plain(readBlocks(typed)))).toBe(letters(typed));
    }),
  );
});

it('counts words outside code', () => {
  expect(countWords('Two words.\n```\nnot these\n```')).toBe(2);
});
