import type { Element } from '../page/bounded-parse.ts';
import type { Page } from '../page/page.ts';
import type { Record } from '../pattern/records.ts';
import { kindOf } from '../values/kind.ts';
import { findField, naming, type Opened, open } from './field-anchors.ts';
import { recordsBy } from './find-records.ts';
import type { Anchor, Field, Recipe } from './schema.ts';
import { saidBy } from './take.ts';

/** What one cell says, and the element that says it; empty and null where the anchors do not agree. */
interface FoundCell {
  text: string;
  element: Element | null;
}

/** The rows of a page with the elements behind them. */
export interface FoundRows {
  rows: { record: Record; cells: FoundCell[] }[];
  /** The share of each column's anchors that still name something. */
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

/** What the anchors agree on in one record. */
function vote(page: Page, field: Field, weights: readonly number[], opened: Opened): FoundCell {
  const votes = new Map<string, { sum: number; element: Element }>();
  const told = new Map<Element, string>();
  for (const [at, anchor] of field.anchors.entries()) {
    const element = weights[at] ? findField(anchor, opened) : undefined;
    if (!element) continue;
    const text = told.get(element) ?? saidBy(page, element, field.take, opened.record, opened.begins);
    told.set(element, text);
    const before = votes.get(text);
    if (text)
      votes.set(text, {
        sum: (before?.sum ?? 0) + (weights[at] ?? 0),
        element: before?.element ?? element,
      });
  }
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const loose = field.kind === 'text' || field.kind === 'link' || field.kind === 'picture';
  let best: FoundCell & { votes: number } = { text: '', element: null, votes: 0 };
  for (const [text, { sum, element }] of votes) {
    const fitting = loose || kindOf(text) === field.kind ? sum : sum * 0.6;
    if (fitting > best.votes) best = { text, element, votes: fitting };
  }
  return best.votes >= whole * 0.45
    ? { text: best.text, element: best.element }
    : { text: '', element: null };
}

/** Finds the rows of a page as a recipe says, by the votes of its anchors. */
export function findRows(recipe: Recipe, page: Page): FoundRows {
  const found = recordsBy(recipe, page);
  const begins = new Set(found.flatMap((record) => record[0] ?? []));
  const records = found.map((record) => open(record, begins));
  const sample = records.slice(0, 200);
  const weights = recipe.fields.map(({ anchors }) => weigh(anchors, sample));
  return {
    rows: records
      .map((opened) => ({
        record: opened.record,
        cells: recipe.fields.map((field, at) => vote(page, field, weights[at] ?? [], opened)),
      }))
      .filter(({ cells }) => cells.some(({ text }) => text !== '')),
    health: recipe.fields.map(
      ({ anchors }, at) => (weights[at] ?? []).filter((weight) => weight > 0).length / anchors.length,
    ),
  };
}
