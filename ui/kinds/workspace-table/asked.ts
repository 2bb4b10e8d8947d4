import type { TableFilter, TablePage } from '#lib/lists/table-page.ts';
import type { TableQuery } from '#lib/lists/table-query.ts';
import { shortDay } from '#lib/time/day-words.ts';

/** A list whose rows do not matter. */
export type AnyPage = Omit<TablePage<unknown>, 'rows'>;

/** What a query says, as the fields of a form; without what the form itself asks for. */
export function fieldsOf(
  query: TableQuery,
  without: readonly string[],
): Record<string, string | readonly string[]> {
  const fields = { ...query.filters, q: query.q, sort: query.sort, cols: query.cols.join(',') };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !without.includes(name)));
}

/** The names under which a filter stands in the address. */
export const namesOf = ({ name, kind }: TableFilter): string[] =>
  kind === 'days' ? [`${name}-from`, `${name}-to`] : [name];

/** One thing that narrows a list, in words, and the query without it. */
interface Narrowing {
  name: string;
  words: string;
  without: TableQuery;
}

const daySaid = (value: string) => (Number.isNaN(Date.parse(value)) ? value : shortDay(value));

function valueSaid(filter: TableFilter, values: readonly string[], name: string): string {
  if (filter.kind === 'days') return `${name.endsWith('-from') ? 'from' : 'to'} ${daySaid(values[0] ?? '')}`;
  if (filter.kind === 'exact') return values[0] ?? '';
  return values
    .map((value) => filter.options.find((each) => each.value === value)?.label ?? value)
    .join(' or ');
}

/** Everything that narrows a list but its search, each with a way to take it off. */
export function narrowingsOf({ filters, query }: Pick<AnyPage, 'filters' | 'query'>): Narrowing[] {
  return filters.flatMap((filter) =>
    namesOf(filter).flatMap((name) => {
      const { [name]: values, ...rest } = query.filters;
      if (!values) return [];
      return [
        {
          name,
          words: `${filter.label} ${valueSaid(filter, values, name)}`,
          without: { ...query, filters: rest },
        },
      ];
    }),
  );
}
