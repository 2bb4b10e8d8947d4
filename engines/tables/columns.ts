import type { Cell, Table } from '../documents/document.ts';
import { termsOf } from '../retrieve/words.ts';

/** What a column holds, by most of its cells. */
export type ColumnKind = 'number' | 'date' | 'text';

const isDate = (cell: Cell): boolean => typeof cell === 'string' && /^\d{4}-\d\d(-\d\d)?(T|$)/.test(cell);

/** What a column holds: whatever more than half of its filled cells are. */
export function kindOf({ rows }: Table, column: number): ColumnKind {
  const cells = rows.map((row) => row[column] ?? null).filter((cell) => cell !== null && cell !== '');
  const share = (is: (cell: Cell) => boolean) => cells.filter(is).length / (cells.length || 1);
  if (share((cell) => typeof cell === 'number') > 0.5) return 'number';
  return share(isDate) > 0.5 ? 'date' : 'text';
}

/** The columns that a text names, those of which it says most words first. */
export function columnsNamed(text: string, { columns }: Table): number[] {
  const said = new Set(termsOf(text));
  return columns
    .map((name, column) => {
      const terms = termsOf(name);
      const shared = terms.filter((term) => said.has(term)).length;
      return { column, shared, share: shared / (terms.length || 1) };
    })
    .filter(({ share }) => share >= 0.5)
    .sort((one, other) => other.shared - one.shared || other.share - one.share)
    .map(({ column }) => column);
}
