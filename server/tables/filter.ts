import type { SQL } from 'drizzle-orm';
import type { FilterOption } from '#lib/lists/table-page.ts';
import type { StaffArea } from '#lib/staff/staff-areas.ts';

/** Whoever asks for a list. */
export interface ListReader {
  userId: string;
  areas: readonly StaffArea[];
  /** The zone by whose clock they read times; the agency's where it is left out. */
  zone?: string;
}

/** What a filter does with what it is set to; `filters.ts` makes the usual ones. */
export interface Filter {
  label: string;
  kind: 'choice' | 'days' | 'exact';
  /** For a choice: what it offers, as a list or as found out when the list is opened. */
  options?: readonly FilterOption[] | (() => Promise<readonly FilterOption[]>);
  where: (values: readonly string[], reader: ListReader) => SQL | undefined;
}
