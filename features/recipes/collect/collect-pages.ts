import { nextPage } from '#engines/scrape/next-page.ts';
import { readPage } from '#engines/scrape/page/page.ts';
import { applyRecipe } from '#engines/scrape/recipe/apply.ts';
import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { readTexts } from '#engines/scrape/values/read-texts.ts';
import { type Collected, type CollectProgress, type Ended, mostRows, mostSigns } from './collected.ts';

/** What the server says to the question for a page. */
export type PageAnswer =
  | { is: 'page'; address: string; source: string }
  | { is: 'refused'; ended: Extract<Ended, 'robots' | 'problem'>; problem: string }
  | { is: 'late' };

interface CollectHooks {
  /** Gives a page's source, or says why there is none. */
  ask: (address: string) => Promise<PageAnswer>;
  report: (progress: CollectProgress) => void;
  /** How many rows are kept; a test has no need of as many. */
  most?: number;
}

interface PageRows {
  address: string;
  rows: string[][];
  health: number[];
}

const withoutHash = (address: string): string => address.replace(/#.*$/, '');

/** How worn each column is over all pages; a page counts by its rows. */
function healthOf(recipe: Recipe, pages: readonly PageRows[]): number[] {
  const all = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  return recipe.fields.map((_, at) =>
    all === 0
      ? (pages[0]?.health[at] ?? 0)
      : pages.reduce((sum, { rows, health }) => sum + (health[at] ?? 0) * rows.length, 0) / all,
  );
}

const signsOf = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((sum, row) => row.reduce((within, { length }) => within + length, sum), 0);

/** How many of the first rows have no more than so many signs together. */
function rowsWithin(rows: readonly (readonly string[])[], most: number): number {
  let left = most;
  const over = rows.findIndex((row) => {
    left -= signsOf([row]);
    return left < 0;
  });
  return over < 0 ? rows.length : over;
}

/** The rows of all pages as one table: a column is read once, because all of it tells how it is written. */
function merged(recipe: Recipe, pages: readonly PageRows[]): Omit<Collected, 'ended' | 'problem'> {
  const rows = pages.flatMap((page) => page.rows);
  return {
    columns: recipe.fields.map(({ name }) => name),
    rows,
    ...readTexts(recipe.fields, rows),
    health: healthOf(recipe, pages),
    pages: pages.map((page) => ({ address: page.address, rows: page.rows.length })),
  };
}

/** Reads page after page as a recipe says, until one of its ends; what was read by then is kept. */
export async function collectPages(
  recipe: Recipe,
  { ask, report, most = mostRows }: CollectHooks,
): Promise<Collected> {
  const pages: PageRows[] = [];
  const read: string[] = [];
  const seen = new Set<string>();
  let next = recipe.address;
  let left = most;
  let signs = mostSigns;
  const end = (ended: Ended, problem?: string): Collected => ({
    ...merged(recipe, pages),
    ended,
    ...(problem === undefined ? {} : { problem }),
  });
  for (;;) {
    report({ page: pages.length + 1, pages: recipe.pages, rows: most - left, address: next });
    const answer = await ask(next);
    if (answer.is === 'late') return end('time limit');
    if (answer.is === 'refused') return end(answer.ended, answer.problem);
    // A site that leads back to a page before it, or shows the same rows for every number, has no more pages.
    if (read.includes(withoutHash(answer.address))) return end('last page');
    const page = readPage(answer.source, answer.address);
    const { rows, health } = applyRecipe(recipe, page);
    const said = JSON.stringify(rows);
    if (seen.has(said)) return end('last page');
    seen.add(said);
    read.push(withoutHash(next), withoutHash(answer.address));
    const kept = rows.slice(0, Math.min(left, rowsWithin(rows, signs)));
    signs -= signsOf(kept);
    pages.push({ address: answer.address, rows: kept, health });
    left -= kept.length;
    if (left === 0 || kept.length < rows.length) return end('row limit');
    const following = rows.length > 0 ? nextPage(page, read) : null;
    if (!following) return end('last page');
    if (pages.length >= recipe.pages) return end('page limit');
    next = following.address;
  }
}
