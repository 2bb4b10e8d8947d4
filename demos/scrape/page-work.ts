import { sanitise } from '#engines/scrape/frame/sanitise.ts';
import { nextPage } from '#engines/scrape/next-page.ts';
import { isElement, type Page, readPage } from '#engines/scrape/page/page.ts';
import { textOf, tidy } from '#engines/scrape/page/text.ts';
import { type Pattern, recordOf, recordsAround } from '#engines/scrape/pattern/records.ts';
import { harvestOf } from '#engines/scrape/recipe/apply.ts';
import { recordsBy } from '#engines/scrape/recipe/find-records.ts';
import { findRows } from '#engines/scrape/recipe/find-rows.ts';
import { fieldFor, makeRecipe, openRecords } from '#engines/scrape/recipe/make.ts';
import type { Field, Recipe } from '#engines/scrape/recipe/schema.ts';
import { suggestFields } from '#engines/scrape/recipe/suggest.ts';
import type { Opened, OpenJob, PointedAt, Seen, ShownPage } from './page-view.ts';

const mostFields = 30;
/** How many pages are proposed where there are several. */
const pagesAtFirst = 5;

/** What a recipe finds on a page, and where. */
export function seeOn(page: Page, recipe: Recipe): Seen {
  const found = findRows(recipe, page);
  return {
    harvest: harvestOf(recipe, found),
    records: found.rows.map(({ record }) => record.map(page.markOf)),
    cells: found.rows.map(({ cells }) => cells.map(({ element }) => element && page.markOf(element))),
    next: nextPage(page),
  };
}

/** A name that no other field has. */
function withOwnName(field: Field, others: readonly Field[]): Field {
  const taken = new Set(others.map(({ name }) => name));
  let name = field.name;
  for (let count = 2; taken.has(name); count += 1) name = `${field.name} ${count}`;
  return { ...field, name };
}

const anchorsOf = ({ take, anchors }: Field) =>
  JSON.stringify([take, anchors.map(({ by, value, at }) => [by, value, at])]);

const late = { text: 0, datetime: 0, content: 0, link: 1, picture: 2 } as const;

/** Where a field stands first on the page. */
const placeOf = ({ cells }: Seen, at: number): number =>
  cells.find((row) => row[at] != null)?.[at] ?? Number.POSITIVE_INFINITY;

/**
 * The fields in the order they are read in, addresses last, each thing once: an entry's heading and the link in it
 * say the same.
 */
function inOrder(recipe: Recipe, seen: Seen): Recipe {
  const columns = recipe.fields.map((_, at) => JSON.stringify(seen.harvest.rows.map((row) => row[at])));
  const order = recipe.fields
    .map((_, at) => at)
    .filter((at) => columns.indexOf(columns[at] ?? '') === at)
    .sort((a, b) => {
      const [one, other] = [recipe.fields[a], recipe.fields[b]];
      return one && other ? late[one.take] - late[other.take] || placeOf(seen, a) - placeOf(seen, b) : 0;
    });
  return { ...recipe, fields: order.flatMap((at) => recipe.fields[at] ?? []) };
}

function begin(page: Page, mark: number, whole: boolean): PointedAt {
  const element = page.elements[mark];
  const pattern = element ? recordsAround(page, element) : null;
  if (!element || !pattern) return { is: 'alone' };
  const suggested = whole ? suggestFields(page, pattern) : [];
  const known = suggested.some((one) => one.element === element);
  const found = makeRecipe(page, pattern, known ? suggested : [{ element }, ...suggested]);
  if (!found) return { is: 'nameless' };
  const ordered = inOrder(found, seeOn(page, found));
  const seen = seeOn(page, ordered);
  return { is: 'begun', recipe: { ...ordered, pages: seen.next ? pagesAtFirst : 1 }, seen };
}

function add(page: Page, mark: number, recipe: Recipe): PointedAt {
  const element = page.elements[mark];
  const pattern: Pattern = { records: recordsBy(recipe, page), run: recipe.records.run };
  if (!element || !recordOf(pattern, element)) return { is: 'outside' };
  const { cells } = seeOn(page, recipe);
  const known = cells.find((row) => row.includes(mark))?.indexOf(mark);
  if (known !== undefined) return { is: 'known', field: known };
  if (recipe.fields.length >= mostFields) return { is: 'full' };
  const field = fieldFor(page, pattern, openRecords(pattern), { element });
  if (!field) return { is: 'nameless' };
  const same = recipe.fields.findIndex((other) => anchorsOf(other) === anchorsOf(field));
  if (same >= 0) return { is: 'known', field: same };
  const wider = { ...recipe, fields: [...recipe.fields, withOwnName(field, recipe.fields)] };
  return { is: 'added', recipe: wider, seen: seeOn(page, wider) };
}

/** What comes of pointing at an element: a table, or another column of the one that is there. */
export const pointOn = (page: Page, mark: number, recipe: Recipe | null, whole: boolean): PointedAt =>
  recipe ? add(page, mark, recipe) : begin(page, mark, whole);

function shown(page: Page): ShownPage {
  const title = page.elements.find(({ name }) => name === 'title');
  const body = page.elements.find(({ name }) => name === 'body');
  return {
    address: page.address,
    title: title ? tidy(page.$(title).text()).slice(0, 200) : '',
    ...sanitise(page),
    cut: page.cut,
    signs: body ? textOf(body).length : 0,
  };
}

/** Opens a page's source with what is to be found on it. */
export function openPage({ source, address, recipe, point }: OpenJob): { page: Page; opened: Opened } {
  const page = readPage(source, address);
  if (recipe) return { page, opened: { page: shown(page), recipe, seen: seeOn(page, recipe) } };
  const element = point ? page.$(point).toArray().find(isElement) : undefined;
  const begun = element ? pointOn(page, page.markOf(element), null, true) : null;
  return {
    page,
    opened:
      begun?.is === 'begun'
        ? { page: shown(page), recipe: begun.recipe, seen: begun.seen }
        : { page: shown(page), recipe: null, seen: null },
  };
}
