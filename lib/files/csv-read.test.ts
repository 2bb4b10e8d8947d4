import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, csvStart } from './csv.ts';
import { readCsv, separatorOf } from './csv-read.ts';

describe('a text of cells', () => {
  it('comes back from what was written, whatever the words', () => {
    const cell = fc.string({ unit: 'grapheme' }).filter((text) => !/^[=+\-@\t\r]/.test(text));
    const row = fc.array(cell, { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
        const text = csvStart + rows.map(csvLine).join('');
        expect(readCsv(text, ',')).toMatchObject({ rows, separator: ',', openQuote: null });
      }),
    );
  });

  it('finds the separator, also where numbers have commas', () => {
    expect(separatorOf('name;lat;lon\nA;52,1;4,9\nB;52,2;5,0\n')).toBe(';');
    expect(separatorOf('name\tlat\nA, B\t52.1')).toBe('\t');
    expect(separatorOf('one column\nonly')).toBe(',');
  });

  it.each(['\n', '\r\n', '\r'])('knows the line end %j, and drops empty lines', (end) =>
    expect(readCsv(['a,b', '', '1,"2"', ''].join(end)).rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]),
  );

  it('keeps line breaks inside quotation marks, and what follows them', () => {
    expect(readCsv('a,b\n"x\ny","q"z\n\nc,d')).toMatchObject({
      rows: [
        ['a', 'b'],
        ['x\ny', 'qz'],
        ['c', 'd'],
      ],
      lines: [1, 2, 5],
    });
  });

  it('says where a quotation was never shut, and loses nothing of it', () => {
    expect(readCsv('a,b\n1,2\n3,"four\n5,6')).toMatchObject({
      rows: [
        ['a', 'b'],
        ['1', '2'],
        ['3', 'four\n5,6'],
      ],
      separator: ',',
      openQuote: 3,
    });
  });
});
