import { expect, it } from 'vitest';
import { changedTable } from './changed-rows.ts';

const columns = ['Title', 'Link', 'Title'];
const none = {
  columns,
  counts: { added: 0, gone: 0, changed: 0, same: 0 },
  added: [],
  gone: [],
  changed: [],
};
const link = 'https://shop.example/a';

it('shows what was there before, and leaves addresses out that did not change', () => {
  const { headings, rows } = changedTable({
    ...none,
    changed: [{ row: ['A', link, 'x'], cells: [{ column: 'Title', before: 'Z', after: 'A' }] }],
    gone: [['B', link, 'y']],
  });
  expect(headings.map(({ id, name }) => `${id} ${name}`)).toEqual(['0 Title', '2 Title']);
  expect(rows.map(({ kind }) => kind)).toEqual(['changed', 'gone']);
  expect(rows[0]?.cells[0]).toEqual({ id: '0', text: 'A', before: 'Z' });
  const moved = { row: ['', link, ''], cells: [{ column: 'Link', before: '', after: link }] };
  expect(changedTable({ ...none, changed: [moved] }).headings.map(({ name }) => name)).toEqual(['Link']);
  expect(changedTable({ ...none, added: [['', link, '']] }).headings).toHaveLength(3);
});
