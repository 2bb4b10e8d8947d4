import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';
import { readCsv } from './csv-read.ts';

const readLine = (line: string): string[] => readCsv(line, ',').rows[0] ?? [''];

describe('a line of a file', () => {
  it('comes back as it was, whatever the words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (words) => {
        const back = readLine(csvLine(words));
        expect(back.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))).toEqual(words);
      }),
    );
  });

  it('runs nothing in a spreadsheet', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (sign, rest) => {
        expect(readLine(csvLine([sign + rest]))[0]).toMatch(/^'/);
      }),
    );
  });

  it('keeps numbers numbers, and says days in one form', () => {
    expect(csvLine([-5, true, null, new Date('2026-11-16T08:00:00Z'), 'a, "b"'])).toBe(
      '-5,true,,2026-11-16T08:00:00.000Z,"a, ""b"""\r\n',
    );
  });
});
