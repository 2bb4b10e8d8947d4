import { describe, expect, it } from 'vitest';
import { changesSince, guessKey } from './changes.ts';

const columns = ['name', 'price', 'link'];
const before = {
  columns,
  rows: [
    ['Kettle', '€10', '/1'],
    ['Kettle', '€12', '/2'],
    ['Pan', '€30', '/3'],
  ],
};
const after = {
  columns,
  rows: [
    ['Kettle', '€11', '/1'],
    ['Kettle', '€12', '/2'],
    ['Pot', '€31', '/4'],
  ],
};

describe('changesSince', () => {
  it('tells rows added, gone and changed, by the column that tells them apart and stays', () => {
    expect(changesSince(before, after)).toEqual({
      key: ['link'],
      added: [['Pot', '€31', '/4']],
      gone: [['Pan', '€30', '/3']],
      changed: [{ row: ['Kettle', '€11', '/1'], cells: [{ column: 'price', before: '€10', after: '€11' }] }],
      same: 1,
    });
  });

  it('takes the key that it is given', () => {
    const { key, changed } = changesSince(before, after, ['name']);
    expect(key).toEqual(['name']);
    expect(changed).toHaveLength(1);
  });

  it('takes two columns, or all, where one is not enough', () => {
    const grid = {
      columns: ['day', 'hour'],
      rows: [
        ['Mo', '1'],
        ['Mo', '2'],
        ['Tu', '1'],
      ],
    };
    expect(guessKey(grid, grid)).toEqual(['day', 'hour']);
    const twice = { columns: ['a'], rows: [['x'], ['x']] };
    expect(changesSince(twice, { columns: ['a'], rows: [['x']] })).toMatchObject({ gone: [['x']], same: 1 });
  });

  it('bears columns that came or went, and a first run', () => {
    const wider = { columns: ['link', 'name', 'stock'], rows: [['/1', 'Kettle', 'yes']] };
    expect(changesSince(before, wider).changed).toEqual([]);
    expect(changesSince({ columns, rows: [] }, after).added).toHaveLength(3);
  });
});
