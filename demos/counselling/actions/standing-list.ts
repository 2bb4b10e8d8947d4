import { catalogue } from '#engines/paths/catalogue.ts';
import type { CsvValue } from '#lib/files/csv.ts';
import { fieldNames, partNames } from '../words.ts';
import type { Standing } from './plan.ts';

export const standingColumns = [
  'Student',
  'Status',
  'Path',
  'Wishes',
  'Next step',
  'Due',
  'Steps done',
  'Steps in all',
] as const;

/** Where every student stands, as lines of a table. */
export const standingList = (all: readonly Standing[]): CsvValue[][] =>
  all.map(({ student, part, next, open, done }) => {
    const programme = catalogue.find(({ id }) => id === student.chosen);
    return [
      student.name,
      partNames[part],
      programme ? `${programme.name}, ${programme.school}` : '',
      student.wishes.map((wish) => fieldNames[wish]).join('; '),
      next?.name ?? '',
      next?.by ?? '',
      done,
      open + done,
    ];
  });
