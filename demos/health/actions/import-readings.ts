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

export const readingFields: readonly ImportField<'measure' | 'day' | 'time' | 'value' | 'lower' | 'unit'>[] =
  [
    { name: 'measure', label: 'Measure', kind: 'text', alsoCalled: ['type', 'kind', 'what'] },
    { name: 'day', label: 'Day', kind: 'date', alsoCalled: ['date', 'datum'] },
    { name: 'time', label: 'Time', kind: 'text', alsoCalled: ['hour', 'uhrzeit'] },
    {
      name: 'value',
      label: 'Value',
      kind: 'number',
      alsoCalled: ['upper', 'systolic', 'reading', 'upper value', 'wert'],
    },
    { name: 'lower', label: 'Lower value', kind: 'number', alsoCalled: ['diastolic', 'lower'] },
    { name: 'unit', label: 'Unit', kind: 'text', alsoCalled: ['units', 'einheit'] },
  ];

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Reads the rows of a file: values come out in our units, and what no machine shows is said. */
export const readingRows = (today: string) =>
  z
    .object({
      measure: z.string(),
      day: z.iso.date('Write a day, such as 2026-11-18.'),
      time: z.string(),
      value: z.number('Write a number.'),
      lower: z.number().nullable(),
      unit: z.string(),
    })
    .superRefine((row, context) => {
      const wrong = (field: keyof typeof row, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (row.day > today) wrong('day', 'This day has not come yet.');
      if (row.time !== '' && !clock.test(row.time)) wrong('time', 'Write a time, such as 08:30.');
      const measure = measureOf(row.measure);
      if (!measure)
        return wrong('measure', `“${row.measure}” is none of these: blood pressure, pulse, weight.`);
      const factor = units[measure][row.unit.trim().toLowerCase()];
      const { least, most, unit } = measureWords[measure];
      if (factor === undefined)
        return wrong(
          'unit',
          `“${row.unit}” is no unit of ${measureWords[measure].name.toLowerCase()}. Write ${unit}.`,
        );
      const value = tenth(row.value * factor);
      if (value < least || value > most)
        wrong('value', `${value} ${unit} isn’t plausible: ${least} to ${most} is. Is the unit right?`);
      if (measure !== 'pressure') return;
      const lower = tenth((row.lower ?? 0) * factor);
      if (row.lower === null) wrong('lower', 'A blood pressure has a lower value, too.');
      else if (lower < 25 || lower >= value)
        wrong('lower', `${lower} ${unit} isn’t plausible: it is at least 25 and below the upper value.`);
    });
const clock = /^([01]?\d|2[0-3]):[0-5]\d/;

export type ReadingRow = z.output<ReturnType<typeof readingRows>>;

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
  for (const { measure: said, day, time, value, lower, unit } of rows) {
    const measure = measureOf(said);
    const factor = measure && units[measure][unit.trim().toLowerCase()];
    if (!measure || factor === undefined) continue;
    const reading = {
      patientId,
      measure,
      day,
      time: time === '' ? '12:00' : time.slice(0, 5).replace(/:$/, '').padStart(5, '0'),
      value: tenth(value * factor),
      lower: measure === 'pressure' ? tenth((lower ?? 0) * factor) : 0,
    };
    if (known.has(keyOf(reading))) continue;
    known.add(keyOf(reading));
    const id = newId();
    edits.push({ in: 'readings', id, row: { id, ...reading } });
  }
  return { edits, doubles: rows.length - edits.length };
}
