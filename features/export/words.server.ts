import { type TableWords, wordsInSource } from '#server/export/words-in-source.ts';

/** The sources of all tables as text: what developers read about a table stands in FORMAT.md too. */
const sources = () =>
  import.meta.glob<string>(
    [
      '/server/*/tables.ts',
      '/server/*/*/tables.ts',
      '/features/*/tables.server.ts',
      '/features/*/*/tables.server.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  );

/** What is known of each table by its source. */
export const tableWords = (): Readonly<Record<string, TableWords>> =>
  Object.assign({}, ...Object.entries(sources()).map(([path, source]) => wordsInSource(path, source)));
