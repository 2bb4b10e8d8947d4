import { tableFromText } from '#engines/text-table/table-from-text.ts';
import { counted, given, type RunTask } from '../task.ts';

export const tableOutOfText: RunTask = async (input) => {
  const text = given(input, 'text', 'Paste a text that lists things and their figures.');
  const named = (input.columns ?? '')
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter(Boolean);
  const { columns, rows } = tableFromText(text, named);
  const gaps = rows.filter((cells) => cells.some((cell) => cell === '')).length;
  const made = `A table of ${counted(rows.length, 'row')}${gaps > 0 ? `: check ${counted(gaps, 'row')} with empty cells` : ''}`;
  const finding = rows.length === 0 ? 'We found no table in this text' : made;
  return {
    finding,
    parts: [{ is: 'table', columns, rows }],
    text: [columns, ...rows].map((cells) => cells.join('\t')).join('\n'),
  };
};
