import { z } from 'zod';
import type { ImportField } from '../../app-kit/import/match-columns.ts';
import { measureWords } from '../measure-words.ts';
import { type HealthEdit, type HealthRows, type Measure, measures, type Reading } from '../records.ts';

/** Units that machines write, with what one of them is in ours. */
const units: Readonly<Record<Measure, Readonly<Record<string, number>>>> = {
  pressure: { mmhg: 1, '': 1, kpa: 7.50062 },
  pulse: { 'beats a minute': 1, bpm: 1, '/min': 1, '1/min': 1, '': 1 },
  weight: { kg: 1, '': 1, g: 0.001, lb: 0.45359237, lbs: 0.45359237, st: 6.35029318 },
};

const names: Readonly<Record<Measure, readonly string[]>> = {
  pressure: ['blood pressure', 'pressure', 'bp', 'blutdruck'],
  pulse: ['pulse', 'heart rate', 'puls'],
  weight: ['weight', 'body weight', 'gewicht'],
};

const measureOf = (text: string): Measure | undefined =>
  measures.find((measure) => names[measure].includes(text.trim().toLowerCase()));

export const readingFields = [
  { name: 'day', label: 'Day', kind: 'date', alsoCalled: ['date', 'datum', 'measured on'] },
  { name: 'time', label: 'Time', kind: 'text', alsoCalled: ['hour', 'uhrzeit'] },
  {
    name: 'upper',
    label: 'Blood pressure, upper value',
    kind: 'number',
    alsoCalled: ['systolic', 'upper', 'upper value', 'sys', 'systolisch'],
  },
  {
    name: 'lower',
    label: 'Blood pressure, lower value',
    kind: 'number',
    alsoCalled: ['diastolic', 'lower', 'lower value', 'dia', 'diastolisch'],
  },
  { name: 'pulse', label: 'Pulse', kind: 'number', alsoCalled: ['heart rate', 'puls'] },
  { name: 'weight', label: 'Weight', kind: 'number', alsoCalled: ['body weight', 'gewicht'] },
  {
    name: 'measure',
    label: 'What was measured',
    kind: 'text',
    hint: 'If each line says what it is: blood pressure, pulse or weight.',
    alsoCalled: ['measure', 'type', 'kind', 'what', 'measurement'],
  },
  {
    name: 'value',
    label: 'Value',
    kind: 'number',
    hint: 'The value of that measurement.',
    alsoCalled: ['reading', 'wert', 'result'],
  },
  {
    name: 'unit',
    label: 'Unit',
    kind: 'text',
    hint: 'Left empty: mmHg, beats a minute, kg.',
    alsoCalled: ['units', 'einheit'],
  },
] as const satisfies readonly ImportField[];

const tenth = (value: number): number => Math.round(value * 10) / 10;

const number = z.number().nullable();
const rowSchema = z.object({
  day: z.iso.date('Enter a day, such as 2026-11-18.'),
  time: z.string(),
  upper: number,
  lower: number,
  pulse: number,
  weight: number,
  measure: z.string(),
  value: number,
  unit: z.string(),
});
export type ReadingRow = z.output<typeof rowSchema>;
type Column = keyof ReadingRow;

interface Measured {
  measure: Measure;
  /** The column of the value. */
  column: Column;
  value: number;
  lower: number | null;
}

/** What a row says was measured: the one reading that it names, or a value in the column of each kind. */
function measuredIn(row: ReadingRow): Measured[] {
  const named = measureOf(row.measure);
  const found: Measured[] = [];
  const take = (measure: Measure, column: 'upper' | 'pulse' | 'weight' | 'value') => {
    const value = row[column];
    if (value === null || found.some((each) => each.measure === measure)) return;
    found.push({ measure, column, value, lower: measure === 'pressure' ? row.lower : null });
  };
  if (named) take(named, 'value');
  // Machines that name the kind of each line still head the value's column with 'Systolic'.
  if (named) take(named, 'upper');
  else take('pressure', 'upper');
  take('pulse', 'pulse');
  take('weight', 'weight');
  return found;
}

/** How much one of the row's units is of ours; where a row holds several kinds of reading, the unit is theirs that know it. */
const factorOf = (measure: Measure, unit: string): number | undefined =>
  units[measure][unit.trim().toLowerCase()];

/** Reads the rows of a file: one reading a line, or a column for each kind; what no machine shows is said. */
export const readingRows = (today: string) =>
  rowSchema.superRefine((row, context) => {
    const wrong = (field: Column, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (row.day > today) wrong('day', 'This day is in the future.');
    if (row.time !== '' && !clock.test(row.time)) wrong('time', 'Enter a time, such as 08:30.');
    if (row.measure.trim() !== '' && !measureOf(row.measure))
      return wrong('measure', `“${row.measure}” isn’t one of these: blood pressure, pulse, weight.`);
    const measured = measuredIn(row);
    if (measured.length === 0)
      return wrong(
        row.measure.trim() === '' ? 'upper' : 'value',
        'Choose a column with readings. This line has none.',
      );
    for (const { measure, column, value: given, lower: givenLower } of measured) {
      const { name, least, most, unit } = measureWords[measure];
      const factor = factorOf(measure, row.unit) ?? (measured.length > 1 ? 1 : undefined);
      if (factor === undefined)
        return wrong('unit', `“${row.unit}” isn’t a unit of ${name.toLowerCase()}. Write ${unit}.`);
      const value = tenth(given * factor);
      if (value < least || value > most)
        wrong(column, `${value} ${unit} isn’t plausible. We expect ${least} to ${most}. Is the unit right?`);
      if (measure !== 'pressure') continue;
      const lower = tenth((givenLower ?? 0) * factor);
      if (givenLower === null) wrong('lower', 'Blood pressure also needs a lower value.');
      else if (lower < 25 || lower >= value)
        wrong(
          'lower',
          `${lower} ${unit} isn’t plausible. It should be at least 25 and below the upper value.`,
        );
    }
  });
const clock = /^([01]?\d|2[0-3]):[0-5]\d/;

/** Takes rows in that were read. A reading that is here already, to the minute, is not taken twice. */
export function importReadings(
  { readings }: Pick<HealthRows, 'readings'>,
  rows: readonly ReadingRow[],
  patientId: string,
  newId: () => string,
): { edits: HealthEdit[]; doubles: number } {
  const keyOf = (reading: Omit<Reading, 'id'>) =>
    [reading.patientId, reading.measure, reading.day, reading.time, reading.value].join(' ');
  const known = new Set([...readings.values()].map(keyOf));
  const edits: HealthEdit[] = [];
  let doubles = 0;
  for (const row of rows) {
    const measured = measuredIn(row);
    for (const { measure, value, lower } of measured) {
      const factor = factorOf(measure, row.unit) ?? 1;
      const reading = {
        patientId,
        measure,
        day: row.day,
        time: row.time === '' ? '12:00' : row.time.slice(0, 5).replace(/:$/, '').padStart(5, '0'),
        value: tenth(value * factor),
        lower: measure === 'pressure' ? tenth((lower ?? 0) * factor) : 0,
      };
      if (known.has(keyOf(reading))) {
        doubles += 1;
        continue;
      }
      known.add(keyOf(reading));
      const id = newId();
      edits.push({ in: 'readings', id, row: { id, ...reading } });
    }
  }
  return { edits, doubles };
}
