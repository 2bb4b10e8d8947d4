import { expect, it } from 'vitest';
import { z } from 'zod';
import { type ImportField, matchColumns } from './match-columns.ts';
import { readRecords } from './read-records.ts';

const fields: ImportField[] = [
  { name: 'name', label: 'Name', kind: 'text', alsoCalled: ['full name'] },
  { name: 'start', label: 'First day', kind: 'date', alsoCalled: ['started'] },
  { name: 'pay', label: 'Monthly pay', kind: 'money' },
  { name: 'team', label: 'Team', kind: 'choice', choices: [{ value: 't1', label: 'Design' }] },
  { name: 'remote', label: 'Remote', kind: 'yes-no' },
];
const schema = z.object({
  name: z.string().min(1, 'Missing.'),
  start: z.iso.date('No such day.'),
  pay: z.number().nullable(),
  team: z.enum(['t1'], 'No such team.'),
  remote: z.boolean(),
});

it('finds columns by their names, whatever their order and spelling', () => {
  const columns = ['TEAM', 'Started on', 'full_name', 'Salary', 'Rémote'];
  expect(matchColumns(columns, fields)).toEqual({ name: 2, start: 1, pay: -1, team: 0, remote: 4 });
});

it('reads days, amounts and choices as people write them, and keeps the rows that it cannot read', () => {
  const matched = { name: 0, start: 1, pay: 2, team: 3, remote: 4 };
  const rows = [
    ['Ada', '3/2/2026', '1.250,50', 'design', 'x'],
    ['', '2026-02-30', 'a lot', 'Sales', 'no'],
    ['', '', '', '', ''],
    ['Ben', '2026-02-03', '', 'Design', ''],
  ];
  const read = readRecords(schema, fields, matched, rows);
  expect(read.values).toEqual([
    { name: 'Ada', start: '2026-02-03', pay: 125_050, team: 't1', remote: true },
    { name: 'Ben', start: '2026-02-03', pay: null, team: 't1', remote: false },
  ]);
  expect(read.wrong).toHaveLength(1);
  expect(read.wrong[0]).toMatchObject({ row: 2, cells: rows[1] });
  expect(read.wrong[0]?.problems).toHaveLength(4);
});

it('reads days in the order that their column agrees on, and months that are words', () => {
  const matched = { name: 0, start: 1, pay: -1, team: 2, remote: -1 };
  const startsOf = (...cells: string[]) =>
    readRecords(
      schema,
      fields,
      matched,
      cells.map((cell) => ['Ada', cell, 'Design']),
    ).values.map(({ start }) => start);
  expect(startsOf('3/4/2026', '3/31/2026')).toEqual(['2026-03-04', '2026-03-31']);
  expect(startsOf('3/4/2026', '30/4/26')).toEqual(['2026-04-03', '2026-04-30']);
  expect(startsOf('3 March 2026', '03-Mar-26', 'Mar 3, 2026', '2026-03-03 09:00')).toEqual(
    Array(4).fill('2026-03-03'),
  );
});

it('names the fields that a row lacks, so that a missing column can be told from a wrong row', () => {
  const { wrong } = readRecords(schema, fields, { name: 0, start: -1, pay: -1, team: 1 }, [
    ['Ada', 'Design'],
  ]);
  expect(wrong[0]?.fields).toEqual(['start']);
});

it('reads amounts with the signs of their column, and never takes five thousand for five', () => {
  const matched = { name: 0, start: 1, pay: 2, team: 3, remote: -1 };
  const paysOf = (...cells: string[]) =>
    readRecords(
      schema,
      fields,
      matched,
      cells.map((cell) => ['Ada', '2026-03-03', cell, 'Design']),
    ).values.map(({ pay }) => pay);
  expect(paysOf('5.200', '3.900')).toEqual([520_000, 390_000]);
  expect(paysOf('5,200', 'EUR 12,345.50')).toEqual([520_000, 1_234_550]);
  expect(paysOf('5200,5', '€ 1.234,56')).toEqual([520_050, 123_456]);
});
