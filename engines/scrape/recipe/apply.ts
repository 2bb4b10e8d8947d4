import type { Element } from '../page/bounded-parse.ts';
import type { Page } from '../page/page.ts';
import { kindOf } from '../values/kind.ts';
import { readerOf, type Value } from '../values/read.ts';
import { findField, naming, type Opened, open } from './field-anchors.ts';
import { recordsBy } from './find-records.ts';
import type { Anchor, Field, Recipe } from './schema.ts';
import { saidBy } from './take.ts';

/** What a recipe finds on a page. */
export interface Harvest {
  columns: string[];
  /** The texts as they stand on the page; empty where a record has no such field. */
  rows: string[][];
  /** The same, read as what their columns are; null where a text does not fit. */
  values: (Value | null)[][];
  /** The cells that hold something which does not fit their column. */
  misfits: { row: number; column: number; text: string }[];
  /** The share of each column's anchors that still name something: a recipe that wears out is seen here. */
  health: number[];
}

/** The weights of the anchors that name anything at all; those that say where count half beside those that say what. */
function weigh(anchors: readonly Anchor[], records: readonly Opened[]): number[] {
  const shares = anchors.map(
    (anchor) => records.filter((record) => findField(anchor, record)).length / Math.max(1, records.length),
  );
  const named = anchors.some(({ by }, at) => naming.has(by) && (shares[at] ?? 0) > 1 / 3);
  return anchors.map(({ by, score }, at) => {
    if (shares[at] === 0) return 0;
    return named && !naming.has(by) ? score / 2 : score;
  });
}

/** What the anchors agree on in one record; empty where they do not. */
function vote(page: Page, field: Field, weights: readonly number[], opened: Opened): string {
  const votes = new Map<string, number>();
  const told = new Map<Element, string>();
  for (const [at, anchor] of field.anchors.entries()) {
    const element = weights[at] ? findField(anchor, opened) : undefined;
    if (!element) continue;
    const text = told.get(element) ?? saidBy(page, element, field.take, opened.record, opened.begins);
    told.set(element, text);
    if (text) votes.set(text, (votes.get(text) ?? 0) + (weights[at] ?? 0));
  }
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const loose = field.kind === 'text' || field.kind === 'link' || field.kind === 'picture';
  let best = { text: '', votes: 0 };
  for (const [text, sum] of votes) {
    const fitting = loose || kindOf(text) === field.kind ? sum : sum * 0.6;
    if (fitting > best.votes) best = { text, votes: fitting };
  }
  return best.votes >= whole * 0.45 ? best.text : '';
}

/** Takes the rows of a page as a recipe says, by the votes of its anchors. */
export function applyRecipe(recipe: Recipe, page: Page): Harvest {
  const found = recordsBy(recipe, page);
  const begins = new Set(found.flatMap((record) => record[0] ?? []));
  const records = found.map((record) => open(record, begins));
  const sample = records.slice(0, 200);
  const weights = recipe.fields.map(({ anchors }) => weigh(anchors, sample));
  const rows = records
    .map((opened) => recipe.fields.map((field, at) => vote(page, field, weights[at] ?? [], opened)))
    .filter((row) => row.some((text) => text !== ''));
  const readers = recipe.fields.map(({ kind }, at) =>
    readerOf(
      kind,
      rows.map((row) => row[at] ?? ''),
    ),
  );
  const values = rows.map((row) =>
    row.map((text, at) => (text === '' ? null : (readers[at]?.(text) ?? null))),
  );
  return {
    columns: recipe.fields.map(({ name }) => name),
    rows,
    values,
    misfits: rows.flatMap((row, at) =>
      row.flatMap((text, column) =>
        text !== '' && values[at]?.[column] === null ? [{ row: at, column, text }] : [],
      ),
    ),
    health: recipe.fields.map(
      ({ anchors }, at) => (weights[at] ?? []).filter((weight) => weight > 0).length / anchors.length,
    ),
  };
}
