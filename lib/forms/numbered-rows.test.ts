import { expect, it } from 'vitest';
import { z } from 'zod';
import { numberedRows, rowCount, rowFields, rowsSchema } from './numbered-rows.ts';

const row = z.object({ title: z.string().trim().min(1, { error: 'A title, please.' }), kind: z.string() });

it('gathers what belongs together and leaves out rows that say nothing', () => {
  const fields = {
    '0.title': 'One',
    '0.kind': 'a',
    '2.title': ' ',
    '2.kind': 'b',
    'x.title': 'no',
    odd: 'no',
  };
  expect(numberedRows(fields, ['title'])).toEqual({ 0: { title: 'One', kind: 'a' } });
});

it('says what is wrong at the number the row has in the form, empty rows before it or not', () => {
  const parsed = rowsSchema(row, ['title', 'kind'], 5).safeParse({
    '0.title': '',
    '3.title': '',
    '3.kind': 'b',
  });
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['3.title']);
});

it('keeps the order of the numbers, ten after nine', () => {
  const fields = Object.fromEntries(
    [10, 9, 0].flatMap((n) => [
      [`${n}.title`, `t${n}`],
      [`${n}.kind`, ''],
    ]),
  );
  const rows = rowsSchema(row, ['title'], 5).parse(fields);
  expect(rows.map(({ title }) => title)).toEqual(['t0', 't9', 't10']);
});

it('refuses more rows than there may be', () => {
  const fields = rowFields('', [
    { title: 'a', kind: '' },
    { title: 'b', kind: '' },
  ]);
  const given = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.slice(1), value]));
  expect(rowsSchema(row, ['title'], 1).safeParse(given).success).toBe(false);
});

it('names fields as forms do, and counts the rows to show', () => {
  const values = rowFields('agenda', [{ title: 'Welcome' }, { title: 'Work' }]);
  expect(values).toEqual({ 'agenda.0.title': 'Welcome', 'agenda.1.title': 'Work' });
  expect(rowCount('agenda', values)).toBe(3);
  expect(rowCount('agenda', {}, 2)).toBe(2);
});
