import type { ReactNode } from 'react';
import { whenAsked } from '#lib/run/when-asked.ts';
import { dayAndMonth, longDay, weekday } from '#lib/time/day-words.ts';

/** What a table can sort and find. */
export type CellValue = string | number;

/** One column: what its cells hold, and how they are drawn where the plain value is not enough. */
export interface DataColumn<Item> {
  id: string;
  heading: string;
  value: (item: Item) => CellValue;
  /** Draws the cell; sorting and finding still use `value`. */
  cell?: (item: Item) => ReactNode;
  /** Numbers align right in mono; a date is `2026-11-15` and is shown in short, with the full date as its title. */
  kind?: 'text' | 'number' | 'date';
  /** Its position when rows are two-line cards; columns without a position are left out there. */
  onPhone?: 'note' | 'figure' | 'state';
  /** In rem. A table of many thousand rows needs one for each column but the first. */
  width?: number;
  /** Hidden until someone chooses to show it. */
  hidden?: boolean;
}

const words = whenAsked(() => new Intl.Collator('en', { numeric: true }));

/** Numbers by size, dates by time, words as in a dictionary. */
export function compareValues(a: CellValue, b: CellValue): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : words().compare(String(a), String(b));
}

/** Whether a row that holds these values is meant by what was typed: every word has to occur. */
export function holds(values: readonly CellValue[], typed: string): boolean {
  const line = values.join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => line.includes(word));
}

/** A day in few letters, and in full. */
export const daySaid = (date: string): { short: string; whole: string } => ({
  short: dayAndMonth(date),
  whole: `${weekday(date)} ${longDay(date)}`,
});
