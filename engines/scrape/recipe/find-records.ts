import type { Element } from '../page/bounded-parse.ts';
import { ancestorsOf, type Page } from '../page/page.ts';
import { textOf } from '../page/text.ts';
import { mostRecords, type Record, runFrom } from '../pattern/records.ts';
import { findRecords } from './record-anchors.ts';
import type { Anchor, Recipe } from './schema.ts';

/** Drops what only holds a record, or holds several: a wrapper is built of the same parts as what it wraps. */
function innermost(
  votes: ReadonlyMap<Element, number>,
  accepted: readonly Element[],
  nested: boolean,
): Element[] {
  const chosen = new Set(accepted);
  const holds = new Map<Element, number>();
  for (const element of accepted.toReversed()) {
    const around = ancestorsOf(element).find((one) => chosen.has(one));
    if (!around || !chosen.has(element)) continue;
    if (textOf(around) === textOf(element))
      chosen.delete((votes.get(around) ?? 0) > (votes.get(element) ?? 0) ? element : around);
    else holds.set(around, (holds.get(around) ?? 0) + 1);
  }
  return accepted.filter((element) => chosen.has(element) && (nested || (holds.get(element) ?? 0) < 2));
}

/** The best score that each element gets from anchors of one sort, and the best that any gets: two ways to say the same count once. */
function votesBy(anchors: readonly Anchor[], page: Page): { votes: Map<Element, number>; most: number } {
  const votes = new Map<Element, number>();
  let most = 0;
  for (const anchor of anchors) {
    const found = findRecords(anchor, page);
    if (found.length > 0) most = Math.max(most, anchor.score);
    for (const element of found) votes.set(element, Math.max(votes.get(element) ?? 0, anchor.score));
  }
  return { votes, most };
}

/** The records of a page by vote: each sort of anchor that finds anything speaks, and half of what is said must agree. */
export function recordsBy(recipe: Recipe, page: Page): Record[] {
  const votes = new Map<Element, number>();
  let spoken = 0;
  for (const anchors of Map.groupBy(recipe.records.anchors, ({ by }) => by).values()) {
    const sort = votesBy(anchors, page);
    spoken += sort.most;
    for (const [element, score] of sort.votes) votes.set(element, (votes.get(element) ?? 0) + score);
  }
  const accepted = page.elements.filter(
    (element) => (votes.get(element) ?? 0) >= spoken / 2 && votes.has(element),
  );
  return innermost(votes, accepted, recipe.records.nested)
    .slice(0, mostRecords)
    .map((element) => (recipe.records.run ? runFrom(element) : [element]));
}
