import type { Table } from '../documents/document.ts';
import { termsOf } from '../retrieve/words.ts';
import { columnsNamed, kindOf } from './columns.ts';
import { conditionsIn, type NamedCondition } from './conditions.ts';
import { lookupIn } from './lookup.ts';
import type { Calculation, Query } from './query.ts';

const patterns: readonly (readonly [RegExp, Calculation])[] = [
  [/\b(average|mean|on average)\b/i, 'average'],
  [/\b(highest|largest|biggest|maximum|max|most expensive|dearest|most|best|top|latest)\b/i, 'max'],
  [/\b(lowest|smallest|minimum|min|cheapest|least|fewest|worst|earliest)\b/i, 'min'],
  [/\b(how many|number of|count)\b/i, 'count'],
  // 'What does a bracket cost?' asks for its row; only a total asks for a sum.
  [/^(?!.*\b(?:total|sum|altogether|overall|in all)\b).*\bwhat (?:does|do|did) .*\bcosts?\b/i, 'list'],
  [/\b(how much|total|sum|altogether|overall|in all|spend|spent|pay|paid|costs?|earn|earned)\b/i, 'sum'],
  [/\b(which|what|list|show|who)\b/i, 'list'],
];
const grouping =
  /\b(?:by|per|for each|in each|for every|broken down by|grouped by)\s+(?:the\s+)?(.+?)(?:[?.,]|$)/i;
/** Words that are understood without being a column or a value. */
const own =
  /^(averag|mean|high|highest|larg|largest|big|biggest|maximum|max|expensiv|dear|dearest|best|top|latest|low|lowest|small|smallest|minimum|min|cheap|cheapest|least|few|fewest|worst|earliest|number|count|total|sum|altogether|overall|list|show|row|entry|item|value|month|year|per|each|every|cost|spent|spend|pay|paid|sold|sell|mak|mad|giv|tell|least|greater|less|fewer|lower|higher|cheaper|exceed|above|below|everyth|anyth|earn|all)$/;
const mostUnexplained = 2;

/** Why a question is no query over a table. */
export interface Unclear {
  unclear: string;
}

/** The column that 'by month' or 'per region' names, and what of it. */
function groupIn(question: string, table: Table): Query['by'] {
  const said = grouping.exec(question)?.[1] ?? '';
  if (said === '') return null;
  const [named] = columnsNamed(said, table);
  const part = /\bmonth/i.test(said) ? 'month' : /\byear/i.test(said) ? 'year' : null;
  const date = table.columns.findIndex((_, at) => kindOf(table, at) === 'date');
  if (part && named === undefined && date >= 0) return { column: date, part };
  if (named === undefined) return null;
  return { column: named, part: part && kindOf(table, named) === 'date' ? part : 'value' };
}

/** The words of a question that neither a column, a value nor the grammar of a query explains. */
function unexplained(question: string, table: Table, conditions: readonly NamedCondition[]): string[] {
  const known = new Set(
    [...table.columns, table.name, ...conditions.map(({ said }) => said)].flatMap(termsOf),
  );
  return termsOf(question).filter((term) => !known.has(term) && !own.test(term) && !/^\d/.test(term));
}

const isDistinct = ({ rows }: Table, column: number): boolean =>
  new Set(rows.map((row) => String(row[column] ?? ''))).size === rows.length;

const chooseOf = (names: readonly string[]): string =>
  `Which column do you mean: ${names.slice(0, -1).join(', ')} or ${names.at(-1)}?`;

/** A question as a query over a table, by patterns and the names of columns and values; else why it is none. */
export function understandQuery(question: string, table: Table): Query | Unclear {
  const calculate = patterns.find(([pattern]) => pattern.test(question))?.[1];
  const where = conditionsIn(question, table);
  const by = groupIn(question, table);
  const beforeGroup = question.replace(grouping, '');
  const named = columnsNamed(beforeGroup, table);
  const left = unexplained(question, table, where);
  const conditions = where.map(({ column, is, value }) => ({ column, is, value }));
  const lookup = left.length > mostUnexplained ? null : lookupIn(question, table, conditions);
  if (lookup) return lookup;
  // 'The most expensive item' names no column, but says all that is needed where only one column has numbers.
  const isPlain = left.length === 0 && (calculate === 'max' || calculate === 'min');
  const isAbout = named.length > 0 || where.length > 0 || by !== null || calculate === 'count' || isPlain;
  if (!calculate || !isAbout || left.length > (calculate === 'list' ? 0 : mostUnexplained))
    return {
      unclear: `We couldn’t understand this as a question about ${table.name}. Its columns are ${table.columns.join(', ')}.`,
    };
  const query = {
    calculate,
    where: conditions,
    by,
    top: null,
  };
  if (calculate === 'count' || calculate === 'list') return { ...query, column: null };

  const numeric = table.columns.flatMap((_, column) => (kindOf(table, column) === 'number' ? [column] : []));
  const column = named.find((at) => numeric.includes(at)) ?? (numeric.length === 1 ? numeric[0] : undefined);
  if (column === undefined)
    return numeric.length === 0
      ? { unclear: `${table.name} has no column with numbers to calculate.` }
      : { unclear: chooseOf(numeric.map((at) => table.columns[at] ?? '')) };
  // 'Which region has the highest sales?' asks for a value of another column, not for the number alone.
  const wanted = /\b(which|what|who)\b/i.test(question)
    ? named.find((at) => at !== column && !where.some((one) => one.column === at))
    : undefined;
  if (by || (calculate !== 'max' && calculate !== 'min')) return { ...query, column };
  const top = calculate === 'max' ? 'highest' : 'lowest';
  if (wanted === undefined && named.length > 0) return { ...query, column };
  return wanted === undefined || isDistinct(table, wanted)
    ? { ...query, calculate: 'list', column, top }
    : { ...query, calculate: 'sum', column, by: { column: wanted, part: 'value' }, top };
}
