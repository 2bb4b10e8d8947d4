import type { ResultPart, TaskResult } from './task.ts';

/** A part of a result as rows of a spreadsheet, names of the columns first; nothing for running text. */
function rowsOfPart(part: ResultPart): readonly (readonly string[])[] {
  switch (part.is) {
    case 'fields':
      return [
        ['Field', 'Value', 'Where'],
        ...part.rows.map(({ name, value, note = '' }) => [name, value, note]),
      ];
    case 'table':
      return [part.columns, ...part.rows];
    case 'list':
      return [['Text', 'Note'], ...part.items.map(({ text, note }) => [text, note])];
    case 'changes':
      return [['Was', 'Is', 'Weight'], ...part.changes.map(({ was, is, note }) => [was, is, note])];
    case 'marked':
      return [];
  }
}

/** The rows of the first part that has any. */
export const rowsOf = ({ parts }: TaskResult): readonly (readonly string[])[] =>
  parts.map(rowsOfPart).find((rows) => rows.length > 0) ?? [];
