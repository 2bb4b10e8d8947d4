import { expect, it } from 'vitest';
import { changesText, isNews, keptChanges, keptTable } from './changes.ts';

const columns = ['Title', 'Price'];
const rowsTo = (count: number) => Array.from({ length: count }, (_, at) => [`Book ${at}`, `€${at}`]);

it('cuts what is kept of a table to its bounds', () => {
  const { rows } = keptTable({ columns, rows: [['x'.repeat(5000), 'y'], ...rowsTo(9000)] });
  expect(rows[0]?.[0]).toHaveLength(1000);
  expect(rows).toHaveLength(5000);
  const heavy = keptTable({ columns, rows: Array.from({ length: 3000 }, () => ['x'.repeat(1000), '']) });
  expect(JSON.stringify(heavy.rows).length).toBeLessThan(1_010_000);
});

it('counts every change, and keeps the first rows of each kind', () => {
  const before = { columns, rows: rowsTo(300) };
  const after = { columns, rows: [['Book 299', '€1'], ...rowsTo(50), ['New', '€7']] };
  const changes = keptChanges(before, after);
  expect(changes.counts).toEqual({ added: 1, gone: 249, changed: 1, same: 50 });
  expect(changes.gone).toHaveLength(100);
  expect(changes.changed[0]?.cells).toEqual([{ column: 'Price', before: '€299', after: '€1' }]);
  expect(changesText(changes.counts)).toBe('1 added, 249 gone, 1 changed');
  expect(isNews(changes.counts)).toBe(true);
  const none = keptChanges(before, { columns, rows: before.rows.toReversed() }).counts;
  expect([isNews(none), changesText(none)]).toEqual([false, 'nothing changed']);
});
