import { z } from 'zod';
import type { Fields } from './fields.ts';

const mostAtOnce = 500;

/** The rows that were ticked in a list: the form calls each `ids.<id>`. What can be no id of a row is left out. */
export function chosenIds({ ids }: Fields): string[] {
  if (typeof ids !== 'object' || ids === null) return [];
  return Object.keys(ids)
    .filter((id) => z.uuid().safeParse(id).success)
    .slice(0, mostAtOnce);
}
