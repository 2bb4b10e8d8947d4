import type { Element } from '../page/bounded-parse.ts';
import { type Page, parentOf } from '../page/page.ts';
import { type Pattern, recordOf } from '../pattern/records.ts';
import type { Kind } from '../values/kind.ts';
import { guessKind } from '../values/read.ts';
import { findField, type Opened, open } from './field-anchors.ts';
import { recordAnchors } from './record-anchors.ts';
import { type Anchor, type Field, type Recipe, recipeSchema, type Take } from './schema.ts';
import { selectorFor } from './selector-for.ts';
import { saidBy, takeFor } from './take.ts';

/** A field that was pointed at, or that is suggested. */
export interface Pointed {
  element: Element;
  take?: Take;
  name?: string;
  kind?: Kind;
}

const spoken = new Map([
  ['a', 'title'],
  ['img', 'picture'],
  ['time', 'date'],
  ['dt', 'term'],
  ['dd', 'description'],
]);

/** What a field is called, from what the page calls it. */
function nameFor(element: Element, take: Take, anchors: readonly Anchor[]): string {
  if (take === 'link' && element.name === 'a') return 'link';
  const said = ['item', 'column', 'label', 'word']
    .map((way) => anchors.find(({ by }) => by === way)?.value)
    .find((value) => value !== undefined);
  const words = said?.replace(/^.*__/, '').replace(/[-_]+/g, ' ').trim().slice(0, 40);
  if (words) return take === 'link' ? `${words} link` : words;
  return spoken.get(element.name) ?? (/^h[1-6]$/.test(element.name) ? 'title' : 'text');
}

/** The records of a pattern with their elements at hand. */
export function openRecords(pattern: Pattern): Opened[] {
  const begins = new Set(pattern.records.flatMap((record) => record[0] ?? []));
  return pattern.records.map((record) => open(record, begins));
}

/** The field that an element is in every record; null where it stands in none, or nothing names it. */
export function fieldFor(
  page: Page,
  pattern: Pattern,
  records: readonly Opened[],
  pointed: Pointed,
): Field | null {
  const record = recordOf(pattern, pointed.element);
  const own = records.find((one) => one.record === record);
  if (!own) return null;
  const take = pointed.take ?? takeFor(pointed.element);
  const anchors = selectorFor(page, records, own, pointed.element, take);
  const first = anchors[0];
  if (!first) return null;
  const texts = records.slice(0, 60).map((one) => {
    const element = findField(first, one);
    return element ? saidBy(page, element, take, one.record, one.begins) : '';
  });
  const kind = pointed.kind ?? (take === 'link' || take === 'picture' ? take : guessKind(texts));
  return { name: pointed.name ?? nameFor(pointed.element, take, anchors), kind, take, anchors };
}

const isNested = (pattern: Pattern): boolean =>
  pattern.records.some(([begin]) => {
    const around = begin && parentOf(begin);
    return around ? recordOf(pattern, around) !== null : false;
  });

/** A recipe for the records of a pattern and the fields that were pointed at; null where none of them can be named. */
export function makeRecipe(
  page: Page,
  pattern: Pattern,
  fields: readonly Pointed[],
  pages = 1,
): Recipe | null {
  const records = openRecords(pattern);
  const begins = pattern.records.flatMap((record) => record[0] ?? []);
  const taken = new Map<string, number>();
  const made = fields.flatMap((pointed) => {
    const field = fieldFor(page, pattern, records, pointed);
    if (!field) return [];
    const before = taken.get(field.name) ?? 0;
    taken.set(field.name, before + 1);
    return [before === 0 ? field : { ...field, name: `${field.name} ${before + 1}` }];
  });
  const recipe = recipeSchema.safeParse({
    version: 1,
    address: page.address,
    records: { anchors: recordAnchors(page, begins), run: pattern.run, nested: isNested(pattern) },
    fields: made.slice(0, 30),
    pages,
  });
  return recipe.success ? recipe.data : null;
}
