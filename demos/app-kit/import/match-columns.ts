import type { FieldDefinition } from '../form/field-definition.ts';

/** A field that can be filled from a file. */
export interface ImportField<Name extends string = string> extends FieldDefinition<Name> {
  /** Other names that columns have for it: 'surname' for 'Last name'. */
  alsoCalled?: readonly string[];
}

/** Which column fills which field, by its place; -1 for none. */
export type Matched = Readonly<Record<string, number>>;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Finds a column for each field: by the same name, then by one that begins or ends with it. */
export function matchColumns(columns: readonly string[], fields: readonly ImportField[]): Matched {
  const names = columns.map(plain);
  const taken = new Set<number>();
  const matched: Record<string, number> = Object.fromEntries(fields.map(({ name }) => [name, -1]));
  const ways = [
    (column: string, called: string) => column === called,
    (column: string, called: string) => column.startsWith(`${called} `) || column.endsWith(` ${called}`),
  ];
  for (const suits of ways)
    for (const field of fields) {
      if ((matched[field.name] ?? -1) >= 0) continue;
      const called = [field.label, field.name, ...(field.alsoCalled ?? [])].map(plain);
      const at = names.findIndex(
        (name, place) => !taken.has(place) && called.some((one) => suits(name, one)),
      );
      if (at < 0) continue;
      matched[field.name] = at;
      taken.add(at);
    }
  return matched;
}
