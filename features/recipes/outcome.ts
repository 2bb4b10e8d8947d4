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
  robots: 'The site’s robots.txt doesn’t allow us to read further pages.',
  'row limit': 'There is more, but the table is full.',
};

/**
 * How a collection counts. Pages that could not be read leave a table that is not whole, and one without a row mostly
 * comes from a page that was rebuilt: neither is compared with the last, or everything on it would seem gone.
 */
export function outcomeOf({ columns, rows, pages, ended, problem }: Collected): Outcome {
  const counts = { pages: pages.length, rows: rows.length };
  const failed = (said: string): Outcome => ({ said, ...counts, table: null });
  if (ended === 'problem') return failed(problem ?? 'We couldn’t read the page.');
  if (ended === 'time limit')
    return failed(
      `It took too long, so we read only ${counted(pages.length, 'page')}. Set the recipe to read fewer pages.`,
    );
  if (ended === 'robots' && rows.length === 0)
    return failed(problem ?? 'The site’s robots.txt doesn’t allow programs to read this page.');
  if (rows.length === 0)
    return failed(
      'We read the page, but found nothing that matches the recipe. The page may have been rebuilt.',
    );
  const said = `${counted(rows.length, 'row')} from ${counted(pages.length, 'page')}.`;
  const aside = asides[ended];
  return { said: aside ? `${said} ${aside}` : said, ...counts, table: { columns, rows } };
}

/** What is said of a run that the server did not live to see the end of. */
export const cutOff = 'The run ended early because the server was stopped.';
