import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from '../documents/document.ts';
import { passagesOf } from './passages.ts';

const block = (text: string, kind: Block['kind'] = 'paragraph'): Block => ({
  kind,
  text,
  place: { is: 'block', index: 0 },
});
const document = (...parts: Block[][]) => ({ parts: parts.map((blocks) => ({ label: 'Page 1', blocks })) });
const words = (text: string) => text.split(/\s+/).length;
const sentence = 'The tenant pays the rent by the third working day of each month.';
const long = Array.from({ length: 40 }, (_, at) => `Rule ${at}: ${sentence}`).join(' ');

describe('passagesOf', () => {
  it('cuts a long text between sentences, into 120 to 200 words', () => {
    const passages = passagesOf([document([block(long)])]);
    expect(passages.length).toBeGreaterThan(2);
    for (const { text } of passages.slice(0, -1)) {
      expect(words(text)).toBeGreaterThanOrEqual(120);
      expect(words(text)).toBeLessThanOrEqual(200);
    }
    for (const { text } of passages) expect(text).toMatch(/^Rule .*month\.$/s);
  });

  it('puts short blocks together, a heading before what follows it', () => {
    const rules = Array.from({ length: 5 }, () => sentence).join(' ');
    const passages = passagesOf([document([block(rules), block('Deposit', 'heading'), block(rules)])]);
    expect(passages.map(({ text }) => text)).toEqual([rules, `Deposit\n${rules}`]);
  });

  it('reaches over no page and no document', () => {
    const two = passagesOf([document([block('One.')], [block('Two.')]), document([block('Three.')])]);
    expect(two.map(({ document: which, part, text }) => [which, part, text])).toEqual([
      [0, 0, 'One.'],
      [0, 1, 'Two.'],
      [1, 0, 'Three.'],
    ]);
  });

  it('has nothing to say of empty documents', () => {
    expect(passagesOf([document(), document([block('  ')])])).toEqual([]);
  });

  it('covers every letter of every block once, in order, whatever the text', () => {
    const text = fc.oneof(
      fc.lorem({ maxCount: 30, mode: 'sentences' }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ minLength: 1900, maxLength: 4000 }),
    );
    const blocks = fc.array(
      fc.record({ text, kind: fc.constantFrom<Block['kind']>('heading', 'paragraph', 'item', 'row') }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(blocks, (given) => {
        const parts = given.map(({ text: told, kind }) => block(told, kind));
        const passages = passagesOf([document(parts)]);
        const covered = parts.map(() => '');
        let last = 0;
        for (const passage of passages) {
          expect(passage.text.length).toBeLessThan(2000);
          for (const { block: at, start, end, from } of passage.blocks) {
            const shown = passage.text.slice(start, end);
            expect(shown).toBe(parts[at]?.text.slice(from, from + end - start));
            expect(at).toBeGreaterThanOrEqual(last);
            covered[at] += shown;
            last = at;
          }
        }
        const letters = (value: string) => value.replace(/\s+/g, '');
        expect(covered.map(letters)).toEqual(parts.map(({ text: told }) => letters(told)));
      }),
      { numRuns: 100 },
    );
  });
});
