import type { Harvest } from '#engines/scrape/recipe/apply.ts';
import type { Collected } from '#features/recipes/collect/collected.ts';
import { counted, grouped } from '#lib/money/grouped.ts';
import type { ShownPage } from './page-view.ts';
import { endedSaid } from './words.ts';

interface Result {
  table: Harvest | null;
  collected: Collected | null;
}

const few = 200;

/** Whether a page's source holds hardly a word: its scripts would draw it, and none runs here. */
export const isDrawnByScripts = ({ signs, removed }: ShownPage): boolean =>
  signs < few && removed.scripts > 0;

/** The result in one sentence. */
export function findingOf({ table, collected }: Result, page: ShownPage | null): string {
  if (!page) return 'This page wasn’t read';
  if (!table) return isDrawnByScripts(page) ? 'There is nothing to select' : 'Select something that repeats';
  if (table.rows.length === 0) return 'No rows are found here any more';
  const rows = counted(table.rows.length, 'row');
  return collected
    ? `${rows} from ${counted(collected.pages.length, 'page')}`
    : `${rows} of ${counted(table.columns.length, 'field')} on this page`;
}

/** What is looked at, and what can be done with it. */
export const aboutOf = (name: string, page: ShownPage | null): string =>
  page
    ? `${name}. Click more of the page to add fields. Each cell is read as its column’s type.`
    : `We didn’t read ${name}.`;

/** How the table came about. */
export function resultSaid({ table, collected }: Result): string {
  if (collected) return `Collected from ${counted(collected.pages.length, 'page')}. ${endedSaid(collected)}`;
  if (!table) return 'Click one item on the page to find all rows like it.';
  return 'These rows come from the page you see. “Collect” also reads the pages that follow.';
}

/** The figures of the strip. */
export function figuresOf(table: Harvest | null): [name: string, value: string, unit: string][] {
  const rows = table?.rows ?? [];
  const cells = rows.length * (table?.columns.length ?? 0);
  const filled = rows.reduce((sum, row) => sum + row.filter((text) => text !== '').length, 0);
  return [
    ['Rows', grouped(rows.length), ''],
    ['Fields', String(table?.columns.length ?? 0), ''],
    ['Filled', cells === 0 ? '0' : String(Math.round((filled / cells) * 100)), '%'],
    ['Misfits', String(table?.misfits.length ?? 0), ''],
  ];
}
