import { type Due, doseKey } from '#engines/doses/doses.ts';
import { measureWords } from '../measure-words.ts';
import { hours } from '../practice.ts';
import type { Dose, HealthEdit, HealthRows, Measure, Medicine, Reading, Visit } from '../records.ts';
import { freeTimes } from '../rules/visits.ts';

type Done<Field extends string> = { edits: HealthEdit[] } | { problem: string; field: Field };

/** Writes down that a dose was taken or missed; null takes the answer back. */
export function answerDose(due: Due, state: Dose['state'] | null): HealthEdit[] {
  const id = doseKey(due);
  return [{ in: 'doses', id, row: state && { id, ...due, state } }];
}

const clock = /^([01]?\d|2[0-3])[:.]?([0-5]\d)$/;

/** '8:00, 20.30' as times in order; null where one is none. */
export function timesOf(text: string): string[] | null {
  const parts = text.split(/[,;\s]+/).filter(Boolean);
  const times = parts.map((part) => {
    const [, hour, minute] = clock.exec(part) ?? [];
    return hour && minute ? `${hour.padStart(2, '0')}:${minute}` : null;
  });
  return times.length > 0 && times.every((time) => time !== null) ? [...new Set(times)].sort() : null;
}

export function addMedicine(
  entered: { name: string; dose: string; times: string; until: string; note: string },
  patientId: string,
  day: string,
  id: string,
): Done<'name' | 'times' | 'until'> {
  if (!entered.name.trim()) return { problem: 'Enter the name of the medicine.', field: 'name' };
  const times = timesOf(entered.times);
  if (!times) return { problem: 'Enter the times, such as 08:00, 20:00.', field: 'times' };
  if (entered.until && entered.until < day)
    return { problem: 'The last day has already passed.', field: 'until' };
  const row: Medicine = {
    id,
    patientId,
    name: entered.name.trim(),
    dose: entered.dose.trim(),
    times,
    from: day,
    until: entered.until,
    note: entered.note.trim(),
  };
  return { edits: [{ in: 'medicines', id, row }] };
}

/** Writes a reading down. Values that no machine shows are taken for typing errors. */
export function addReading(
  entered: { measure: Measure; value: string; lower: string; day: string; time: string },
  patientId: string,
  today: string,
  id: string,
): Done<'value' | 'lower' | 'day'> {
  const { least, most, unit } = measureWords[entered.measure];
  const value = Number(entered.value.replace(',', '.'));
  if (!entered.value.trim() || !(value >= least && value <= most))
    return { problem: `Enter a number from ${least} to ${most} (${unit}).`, field: 'value' };
  const lower = entered.measure === 'pressure' ? Number(entered.lower.replace(',', '.')) : 0;
  if (entered.measure === 'pressure' && !(lower >= 25 && lower < value))
    return { problem: 'Enter the lower value: at least 25, and below the upper one.', field: 'lower' };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(entered.day) || entered.day > today)
    return { problem: 'Choose today or an earlier day.', field: 'day' };
  const row: Reading = {
    id,
    patientId,
    measure: entered.measure,
    day: entered.day,
    time: entered.time || '12:00',
    value,
    lower,
  };
  return { edits: [{ in: 'readings', id, row }] };
}

/** Books a visit, unless somebody else has that time by now. */
export function bookVisit(
  rows: HealthRows,
  entered: { who: string; day: string; time: string; reason: string },
  patientId: string,
  id: string,
): Done<'time' | 'reason'> {
  if (!entered.reason.trim()) return { problem: 'Say in a few words what it is about.', field: 'reason' };
  if (!freeTimes(rows, entered.who, entered.day).includes(entered.time))
    return { problem: 'This time isn’t free. Choose another.', field: 'time' };
  const row: Visit = {
    ...entered,
    id,
    patientId,
    reason: entered.reason.trim(),
    minutes: hours.step,
    state: 'planned',
    summary: '',
  };
  return { edits: [{ in: 'visits', id, row }] };
}

/** A visit in another state, or with what was written about it. */
export const changeVisit = (
  visit: Visit,
  change: Partial<Pick<Visit, 'state' | 'summary'>>,
): HealthEdit[] => [{ in: 'visits', id: visit.id, row: { ...visit, ...change } }];
