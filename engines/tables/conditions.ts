import type { Table } from '../documents/document.ts';
import { termsOf } from '../retrieve/words.ts';
import { columnsNamed, kindOf } from './columns.ts';
import type { Condition } from './query.ts';

/** Distinct values of a column that are looked for in a question. */
const mostValues = 5000;
const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** A condition, and the words of the question that it comes from. */
export interface NamedCondition extends Condition {
  said: string;
}

/** Whether a text names a value: the same words, one after the other. */
function names(text: string, value: string): boolean {
  const terms = termsOf(value).join(' ');
  if (terms !== '') return ` ${termsOf(text).join(' ')} `.includes(` ${terms} `);
  // 'IT' is a department and 'it' is not: what is made of small words alone must be written as it is.
  return value !== '' && text.split(/[^\p{L}\p{N}]+/u).includes(value);
}

/** Values of text columns that a question names: 'in the North' is Region = North. The longest of a column counts. */
function valueConditions(question: string, table: Table): NamedCondition[] {
  const found = table.columns.flatMap((_, column): NamedCondition[] => {
    if (kindOf(table, column) !== 'text') return [];
    const values = new Set(table.rows.slice(0, mostValues).map((row) => String(row[column] ?? '')));
    const [longest] = [...values]
      .filter((value) => names(question, value))
      .sort((one, other) => other.length - one.length);
    return longest ? [{ column, is: '=', value: longest, said: longest }] : [];
  });
  // A word that is a value of two columns means the one that is named, or else the first.
  const named = columnsNamed(question, table);
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.column !== one.column &&
          names(other.said, one.said) &&
          (other.said.length > one.said.length ||
            named.includes(other.column) ||
            (!named.includes(one.column) && other.column < one.column)),
      ),
  );
}

const comparisons: readonly (readonly [RegExp, Condition['is']])[] = [
  [/\b(?:at least|from|no less than)\s+[€$£]?(\d[\d,]*(?:\.\d+)?)/i, '>='],
  [/\b(?:at most|up to|no more than)\s+[€$£]?(\d[\d,]*(?:\.\d+)?)/i, '<='],
  [/\b(?:over|above|more than|greater than|higher than|exceed(?:s|ing)?)\s+[€$£]?(\d[\d,]*(?:\.\d+)?)/i, '>'],
  [/\b(?:under|below|less than|fewer than|lower than|cheaper than)\s+[€$£]?(\d[\d,]*(?:\.\d+)?)/i, '<'],
];

/** A comparison with a number: 'over 100' for the number column that is named, or for the only one. */
function numberConditions(question: string, table: Table): NamedCondition[] {
  const numeric = table.columns.flatMap((_, column) => (kindOf(table, column) === 'number' ? [column] : []));
  const column =
    columnsNamed(question, table).find((at) => numeric.includes(at)) ??
    (numeric.length === 1 ? numeric[0] : undefined);
  if (column === undefined) return [];
  return comparisons.flatMap(([pattern, is]): NamedCondition[] => {
    const match = pattern.exec(question);
    return match?.[1] ? [{ column, is, value: Number(match[1].replaceAll(',', '')), said: match[0] }] : [];
  });
}

/** 'In March 2026' or 'in 2026', for the first column of dates. */
function dateConditions(question: string, table: Table): NamedCondition[] {
  const column = table.columns.findIndex((_, at) => kindOf(table, at) === 'date');
  if (column < 0) return [];
  const year = /\b(19|20)\d\d\b/.exec(question)?.[0];
  const month = months.findIndex((name) => new RegExp(`\\b${name}\\b`, 'i').test(question));
  const years = new Set(table.rows.map((row) => String(row[column] ?? '').slice(0, 4)));
  // A month without its year is clear where the table has one year only.
  const meant = year ?? (month >= 0 && years.size === 1 ? [...years][0] : undefined);
  if (!meant) return [];
  const value = month >= 0 ? `${meant}-${String(month + 1).padStart(2, '0')}` : meant;
  return [{ column, is: 'starts', value, said: [months[month] ?? '', year ?? ''].join(' ').trim() }];
}

/** The conditions that a question names. */
export const conditionsIn = (question: string, table: Table): NamedCondition[] => [
  ...valueConditions(question, table),
  ...numberConditions(question, table),
  ...dateConditions(question, table),
];
