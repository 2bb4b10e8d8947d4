import { expect, it } from 'vitest';
import { matchColumns } from '../../app-kit/import/match-columns.ts';
import { readRecords } from '../../app-kit/import/read-records.ts';
import { rowsFrom } from '../../app-kit/sandbox/edits.ts';
import { health } from '../application.ts';
import { type Health, schemas } from '../records.ts';
import { importReadings, readingFields, readingRows } from './import-readings.ts';

const today = '2026-11-18';
const columns = ['Type', 'Date', 'Time', 'Systolic', 'Diastolic', 'Unit'];
const read = (...rows: string[][]) =>
  readRecords(readingRows(today), readingFields, matchColumns(columns, readingFields), rows);

it('finds columns by the names that machines give them, and brings values into our units', () => {
  const { values, wrong } = read(
    ['Blood pressure', '2026-11-17', '7:30', '17.3', '10.7', 'kPa'],
    ['Weight', '17/11/2026', '', '154', '', 'lb'],
    ['Heart rate', '2026-11-17', '07:31:20', '61', '', 'bpm'],
  );
  expect(wrong).toEqual([]);
  let count = 0;
  const rows = rowsFrom<Health>(health.seed(today));
  const { edits, doubles } = importReadings(rows, values, 'p1', () => `n${++count}`);
  expect(doubles).toBe(0);
  expect(edits.map(({ row }) => row)).toMatchObject([
    { measure: 'pressure', time: '07:30', value: 129.8, lower: 80.3 },
    { measure: 'weight', day: '2026-11-17', time: '12:00', value: 69.9, lower: 0 },
    { measure: 'pulse', time: '07:31', value: 61 },
  ]);
  for (const { row } of edits) expect(schemas.readings.safeParse(row).success).toBe(true);
  const again = importReadings(
    rowsFrom<Health>({
      ...health.seed(today),
      readings: edits.flatMap(({ row }) => (row && 'measure' in row ? [row] : [])),
    }),
    values,
    'p1',
    () => 'x',
  );
  expect(again).toEqual({ edits: [], doubles: 3 });
});

it('says beside each row what can’t be', () => {
  const { values, wrong } = read(
    ['Weight', '2026-11-17', '', '700', '', 'kg'],
    ['Weight', '2026-11-17', '', '70', '', 'miles'],
    ['Blood pressure', '2026-11-17', '', '80', '120', ''],
    ['Blood pressure', '2026-11-17', '', '120', '', ''],
    ['Shoe size', '2026-11-17', '', '43', '', ''],
    ['Pulse', '2027-01-01', '25:00', '60', '', ''],
  );
  expect(values).toEqual([]);
  expect(wrong.map(({ problems }) => problems.join(' '))).toEqual([
    expect.stringContaining('700 kg isn’t plausible'),
    expect.stringContaining('“miles” isn’t a unit of weight'),
    expect.stringContaining('below the upper value'),
    expect.stringContaining('needs a lower value'),
    expect.stringContaining('isn’t one of these'),
    expect.stringMatching(/is in the future.*Enter a time/),
  ]);
});

it('takes the three readings of a line where each kind has a column of its own', () => {
  const heads = ['Measured on', 'SYS', 'DIA', 'Pulse', 'Body weight'];
  const { values, wrong } = readRecords(
    readingRows(today),
    readingFields,
    matchColumns(heads, readingFields),
    [
      ['17/11/2026', '128', '82', '64', '71.4'],
      ['16/11/2026', '', '', '', '71,6'],
      ['15/11/2026', '', '', '', ''],
    ],
  );
  expect(wrong).toMatchObject([{ row: 3, problems: [expect.stringContaining('This line has none')] }]);
  let count = 0;
  const rows = rowsFrom<Health>({ ...health.seed(today), readings: [] });
  expect(importReadings(rows, values, 'p1', () => `n${++count}`).edits.map(({ row }) => row)).toMatchObject([
    { measure: 'pressure', value: 128, lower: 82 },
    { measure: 'pulse', value: 64 },
    { measure: 'weight', value: 71.4 },
    { measure: 'weight', day: '2026-11-16', value: 71.6 },
  ]);
});
