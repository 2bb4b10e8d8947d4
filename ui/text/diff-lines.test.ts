import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiffLine, diffLines } from './diff-lines.ts';

const textOf = (lines: DiffLine[], without: DiffLine['kind']) =>
  lines
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('\n');
const few = fc
  .array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 })
  .map((lines) => lines.join('\n'));

describe('diffLines', () => {
  it('puts what went before what came', () => {
    expect(diffLines('one\ntwo\nthree', 'one\n2\nthree')).toEqual([
      { kind: 'same', text: 'one' },
      { kind: 'gone', text: 'two' },
      { kind: 'came', text: '2' },
      { kind: 'same', text: 'three' },
    ]);
  });

  it('holds both texts whole', () => {
    fc.assert(
      fc.property(few, few, (before, after) => {
        const lines = diffLines(before, after);
        expect(textOf(lines, 'came')).toBe(before);
        expect(textOf(lines, 'gone')).toBe(after);
      }),
    );
  });

  it('keeps every line of a text that did not change', () => {
    fc.assert(fc.property(few, (text) => diffLines(text, text).every(({ kind }) => kind === 'same')));
  });

  it('is never longer than taking all away and writing all again, and as short both ways', () => {
    fc.assert(
      fc.property(few, few, (before, after) => {
        const changes = (lines: DiffLine[]) => lines.filter(({ kind }) => kind !== 'same').length;
        expect(changes(diffLines(before, after))).toBe(changes(diffLines(after, before)));
        expect(changes(diffLines(before, after))).toBeLessThanOrEqual(
          before.split('\n').length + after.split('\n').length,
        );
      }),
    );
  });
});
