import { expect, it } from 'vitest';
import { partsOfDay } from './parts-of-day.ts';

const starts = ['08:00', '10:45', '11:00', '16:45', '17:00'].map((time) => `2026-12-08T${time}:00.000Z`);

it('parts a day at noon and at six, by the clock of the zone', () => {
  const counts = (zone: string) => partsOfDay(starts, zone).map((part) => [part.name, part.starts.length]);
  expect(counts('Europe/Berlin')).toEqual([
    ['Morning', 2],
    ['Afternoon', 2],
    ['Evening', 1],
  ]);
  expect(counts('America/New_York')).toEqual([
    ['Morning', 4],
    ['Afternoon', 1],
  ]);
  expect(partsOfDay([], 'UTC')).toEqual([]);
});
