import type { Cell, Table } from '#engines/documents/document.ts';
import { askTable } from '#engines/tables/ask-table.ts';
import { grouped } from '#lib/money/grouped.ts';
import type { Calculated, ConversationFile } from './conversation.ts';

const mostRows = 8;

/** A number as a table would show it. */
const said = (value: number): string => grouped(Math.round(value * 100) / 100);

/** A cell as it stands in its table; a number in it may be a year or a code, so its digits stay together. */
const saidCell = (value: Cell): string => (value === null ? '' : String(value));

/** What a table of a file says to a question; null where the question is no query over it. */
function calculatedIn(
  question: string,
  file: ConversationFile,
  table: Table,
  onlyTables: boolean,
): Calculated | null {
  const found = askTable(question, table);
  if (found.is === 'unclear') return null;
  const { query, rows, value, groups } = found;
  const names = query.column !== null || query.where.length > 0 || query.by !== null;
  // 'How many …' about another file would count all rows of this one.
  if (!names && !onlyTables) return null;
  if (rows.length === 0) return null;
  const part = file.document.parts.findIndex(({ blocks }) =>
    blocks.some(({ place }) => place.is === 'cells' && place.sheet === table.name),
  );
  const blocks = file.document.parts[part]?.blocks ?? [];
  const shownRows = new Set(rows.slice(0, mostRows));
  const marks = blocks.flatMap(({ text, place }, block) =>
    place.is === 'cells' && shownRows.has(place.row) ? [{ block, start: 0, end: text.length }] : [],
  );
  return {
    file: file.id,
    name: file.document.kind === 'csv' ? file.document.name : `${file.document.name}, ${table.name}`,
    part: Math.max(0, part),
    query: found.said,
    value:
      query.calculate === 'cell'
        ? saidCell(value)
        : query.calculate === 'list' || typeof value !== 'number'
          ? null
          : said(value),
    groups: groups.slice(0, mostRows).map(({ key, value: sum }) => [key || '(empty)', said(sum)]),
    rows:
      query.calculate === 'list' || query.calculate === 'cell'
        ? marks.map(({ block }) => blocks[block]?.text ?? '')
        : [],
    count: rows.length,
    marks,
  };
}

/** What the tables of the files say to a question, calculated; the first table that understands it answers. */
export function calculated(question: string, files: readonly ConversationFile[]): Calculated | null {
  const onlyTables = files.every(({ document }) => document.tables.length > 0);
  for (const file of files)
    for (const table of file.document.tables) {
      const found = calculatedIn(question, file, table, onlyTables);
      if (found) return found;
    }
  return null;
}
