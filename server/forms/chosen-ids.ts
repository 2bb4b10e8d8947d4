import type { Fields } from './fields.ts';

const mostAtOnce = 500;

/** The rows that were ticked in a list: the form calls each `ids.<id>`. */
export function chosenIds({ ids }: Fields): string[] {
  return typeof ids === 'object' && ids !== null ? Object.keys(ids).slice(0, mostAtOnce) : [];
}
