import { expect, it } from 'vitest';
import { unprintable } from '#lib/text/print-runs.ts';
import { edited, rowsFrom } from '../app-kit/sandbox/edits.ts';
import { addMedicine, addReading, bookVisit, changeVisit, timesOf } from './actions/actions.ts';
import { health } from './application.ts';
import { clinicians, samplePractice } from './practice.ts';
import type { Health, HealthRows } from './records.ts';
import { summaryBlocks } from './rules/summary-pdf.ts';
import { freeTimes, visitsOf } from './rules/visits.ts';

// A Wednesday.
const day = '2026-11-18';
const rows: HealthRows = rowsFrom<Health>(health.seed(day));

it('begins with records that its own schemas take, and with nobody booked twice', () => {
  const lists = health.seed(day);
  for (const name of ['patients', 'medicines', 'doses', 'readings', 'visits'] as const)
    for (const row of lists[name])
      expect(health.schemas[name].safeParse(row).success, JSON.stringify(row)).toBe(true);
  const places = lists.visits
    .filter(({ patientId }) => patientId !== 'p1')
    .map(({ day, time, who }) => `${day} ${time} ${who}`);
  expect(new Set(places).size).toBe(places.length);
});

it('offers only free times, and none at the weekend', () => {
  for (const { id } of clinicians) {
    const taken = [...rows.visits.values()]
      .filter((visit) => visit.day === day && visit.who === id)
      .map(({ time }) => time);
    expect(freeTimes(rows, id, day).some((time) => taken.includes(time))).toBe(false);
    expect(freeTimes(rows, id, day).length + new Set(taken).size).toBe(24);
  }
  expect(freeTimes(rows, 'hale', '2026-11-21')).toEqual([]);
});

it('books a free time once; a cancelled one is free again', () => {
  const [time = ''] = freeTimes(rows, 'hale', day);
  const entered = { who: 'hale', day, time, reason: 'Cough' };
  const first = bookVisit(rows, entered, 'p1', 'x');
  if (!('edits' in first)) throw new Error(first.problem);
  const booked = edited(rows, first.edits).rows;
  expect(bookVisit(booked, entered, 'p2', 'y')).toMatchObject({ field: 'time' });
  const visit = booked.visits.get('x');
  if (!visit) throw new Error('not booked');
  const freed = edited(booked, changeVisit(visit, { state: 'cancelled' })).rows;
  expect('edits' in bookVisit(freed, entered, 'p2', 'y')).toBe(true);
  expect(visitsOf(freed, 'p1', day).ahead.map(({ id }) => id)).toEqual(['mine-3']);
});

it('reads times as people write them', () => {
  expect(timesOf('20.30, 8:00')).toEqual(['08:00', '20:30']);
  expect(timesOf('morning')).toBeNull();
  expect(timesOf('25:00')).toBeNull();
});

it('takes typing errors for what they are and says which field', () => {
  const at = { day, time: '08:00' };
  const reading = (value: string, lower: string) =>
    addReading({ ...at, measure: 'pressure', value, lower }, 'p1', day, 'x');
  expect(reading('1200', '80')).toMatchObject({ field: 'value' });
  expect(reading('120', '130')).toMatchObject({ field: 'lower' });
  expect('edits' in reading('120', '80')).toBe(true);
  expect(
    addReading({ day: '2026-11-19', time: '', measure: 'weight', value: '71,5', lower: '' }, 'p1', day, 'x'),
  ).toMatchObject({ field: 'day' });
  const medicine = { name: 'C', dose: '', times: '8:00', until: '', note: '' };
  expect(addMedicine({ ...medicine, name: '' }, 'p1', day, 'x')).toMatchObject({ field: 'name' });
  expect(addMedicine({ ...medicine, until: '2026-01-01' }, 'p1', day, 'x')).toMatchObject({ field: 'until' });
});

it('says in the summary what was taken, measured and agreed until then, in letters that can be printed', () => {
  const visit = rows.visits.get('mine-2');
  if (!visit) throw new Error('no visit');
  const text = JSON.stringify(summaryBlocks(rows, samplePractice, visit));
  for (const said of [
    'Inês Carvalho',
    'Blood was taken',
    'Sample drops',
    '08:00, 20:00',
    'mmHg',
    'of 70 doses',
    'Limewood Practice',
  ])
    expect(text).toContain(said);
  expect(unprintable(text)).toEqual([]);
});
