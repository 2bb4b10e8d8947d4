/** What the source of a table says about it. */
export interface TableWords {
  /** The folder of an export that it belongs to: what its part of the site is called. */
  kind: string;
  about: string;
  /** By the column's name. */
  columns: Readonly<Record<string, string>>;
}

const textOf = (comment: string): string =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** `features/booking/polls/tables.server.ts` belongs to `booking`, `server/db/tables.ts` to the server itself. */
const kindOf = (path: string): string => {
  const folder = /(?:features|server)\/([\w-]+)\//.exec(path)?.[1] ?? 'house';
  return folder === 'db' ? 'house' : folder;
};

const documented =
  /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\s*(?:export )?(?:const )?(\w+)?[^\n]*?(?:\n\s*)?['"]([a-z][a-z0-9_]*)['"]/g;
const table = /pgTable\(\s*'([a-z][a-z0-9_]*)'/g;

/** What the comments in a file of tables say of each table and its columns: the same words that developers read. */
export function wordsInSource(path: string, source: string): Record<string, TableWords> {
  const said = [...source.matchAll(documented)].map((match) => ({
    at: match.index,
    about: textOf(match[1] ?? ''),
    name: match[3] ?? '',
  }));
  const starts = [...source.matchAll(table)].map((match) => ({ at: match.index, name: match[1] ?? '' }));
  const isTable = ({ name }: { name: string }) => starts.some((one) => one.name === name);
  const columnsBetween = (from: number, to: number) =>
    said
      .filter((one) => one.at >= from && one.at < to && !isTable(one))
      .map(({ name, about }): [string, string] => [name, about]);
  // What several tables share is written before the first of them.
  const shared = columnsBetween(0, starts[0]?.at ?? source.length);
  return Object.fromEntries(
    starts.map(({ at, name }, nth) => {
      const own = columnsBetween(at, starts[nth + 1]?.at ?? source.length);
      const about = said.findLast((one) => one.name === name && one.at < at)?.about ?? '';
      return [name, { kind: kindOf(path), about, columns: Object.fromEntries([...shared, ...own]) }];
    }),
  );
}
