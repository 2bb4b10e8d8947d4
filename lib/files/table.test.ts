import { describe, expect, it } from 'vitest';
import { tableOf } from './table.ts';

describe('rows with names', () => {
  it('takes the first line as names when it holds no figures', () => {
    const table = tableOf('a.csv', [
      ['Name', 'Lat', ''],
      ['Gouda', '52.01', 'x'],
    ]);
    expect(table.columns).toEqual(['Name', 'Lat', 'Column 3']);
    expect(table.rows).toHaveLength(1);
    expect(table.notes).toEqual([]);
  });

  it('numbers the columns when the first line is data, and says so', () => {
    const table = tableOf('a.csv', [
      ['Gouda', '52.01'],
      ['Delft', '52.00'],
    ]);
    expect(table.columns).toEqual(['Column 1', 'Column 2']);
    expect(table.rows).toHaveLength(2);
    expect(table.notes[0]).toContain('first line contains numbers');
  });

  it('tells equal names apart', () =>
    expect(
      tableOf('', [
        ['a', 'a', 'b'],
        ['1', '2', '3'],
      ]).columns,
    ).toEqual(['a', 'a (2)', 'b']));

  it('loses no cell of a line that is too long, and names the line', () => {
    const table = tableOf('', [['a', 'b'], ['1', '2'], ['3', '4', 'five'], ['6']]);
    expect(table.columns).toEqual(['a', 'b', 'Column 3']);
    expect(table.rows).toEqual([
      ['1', '2', ''],
      ['3', '4', 'five'],
      ['6', '', ''],
    ]);
    expect(table.notes[0]).toContain('line 3, 4');
  });

  it('takes the empty cells that spreadsheets write at the end of a line for none', () => {
    const table = tableOf('', [
      ['name', 'city', '', ''],
      ['Ada', 'Cork', '', ''],
      ['Ben', '', ''],
      ['Cem', ''],
    ]);
    expect(table.columns).toEqual(['name', 'city']);
    expect(table.rows).toEqual([
      ['Ada', 'Cork'],
      ['Ben', ''],
      ['Cem', ''],
    ]);
    expect(table.notes).toEqual([]);
  });

  it('keeps names apart from figures where a separator ends the first line', () =>
    expect(
      tableOf('', [
        ['name', 'age', ''],
        ['Ada', '36', ''],
      ]).columns,
    ).toEqual(['name', 'age']));

  it('says on which line of the file each row begins', () => {
    expect(
      tableOf(
        '',
        [
          ['a', 'b'],
          ['x', 'y'],
          ['z', 'w'],
        ],
        [],
        [1, 3, 6],
      ).lines,
    ).toEqual([3, 6]);
    expect(
      tableOf(
        '',
        [
          ['1', 'b'],
          ['2', 'y'],
        ],
        [],
        [2, 3],
      ).lines,
    ).toEqual([2, 3]);
  });
});
