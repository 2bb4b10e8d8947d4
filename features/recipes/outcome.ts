import type { Table } from '#engines/scrape/changes.ts';
import { counted } from '#lib/money/grouped.ts';
import type { Collected } from './collect/collected.ts';

/** How a run ended: with a table, or with what was in the way. */
export interface Outcome {
  /** How it ended, in words. */
  said: string;
  pages: number;
  rows: number;
  /** Null where it failed. */
  table: Table | null;
}

/** What is worth saying beside the count. */
const asides: Readonly<Partial<Record<Collected['ended'], string>>> = {
  robots: 'The site’s robots.txt closes the page after these.',
  'row limit': 'There is more; the table ends at its limit.',
};

/**
 * How a collection counts. Pages that could not be read leave a table that is not whole, and one without a row mostly
 * comes from a page that was rebuilt: neither is compared with the last, or everything on it would seem gone.
 */
export function outcomeOf({ columns, rows, pages, ended, problem }: Collected): Outcome {
  const counts = { pages: pages.length, rows: rows.length };
  const failed = (said: string): Outcome => ({ said, ...counts, table: null });
  if (ended === 'problem') return failed(problem ?? 'The page could not be read.');
  if (ended === 'time limit')
    return failed(
      `It took too long: ${counted(pages.length, 'page')} could be read. Let it read fewer pages.`,
    );
  if (ended === 'robots' && rows.length === 0)
    return failed(problem ?? 'The site’s robots.txt does not let programs read this page.');
  if (rows.length === 0)
    return failed('The page was read, and nothing on it fits the recipe. It may have been rebuilt.');
  const said = `${counted(rows.length, 'row')} from ${counted(pages.length, 'page')}.`;
  const aside = asides[ended];
  return { said: aside ? `${said} ${aside}` : said, ...counts, table: { columns, rows } };
}

/** What is said of a run that the server did not live to see the end of. */
export const cutOff = 'The run broke off because the server was stopped.';
