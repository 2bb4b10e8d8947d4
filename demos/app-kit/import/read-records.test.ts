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
