import type { ShownChange } from './schema.ts';

/** A value as somebody can read it. */
export const readable = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** The changes that an event holds; whatever has another form is left out. */
export function shownChanges(data: Readonly<Record<string, unknown>>): ShownChange[] {
  const { changes } = data;
  if (typeof changes !== 'object' || changes === null) return [];
  return Object.entries(changes).flatMap(([field, pair]: [string, unknown]) =>
    Array.isArray(pair) && pair.length === 2
      ? [{ field, before: readable(pair[0]), after: readable(pair[1]) }]
      : [],
  );
}
