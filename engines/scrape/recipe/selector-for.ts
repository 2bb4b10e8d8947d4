import type { Element } from '../page/bounded-parse.ts';
import type { Page } from '../page/page.ts';
import { fieldCandidates, findField, naming, type Opened } from './field-anchors.ts';
import type { Anchor, Take } from './schema.ts';
import { saidBy } from './take.ts';

const mostTried = 30;
const mostAnchors = 8;

/**
 * The anchors of a field, each scored by what it is and by the share of records in which it names something. One that
 * says something else than the element does in the element's own record is none.
 */
export function selectorFor(
  page: Page,
  records: readonly Opened[],
  own: Opened,
  element: Element,
  take: Take,
): Anchor[] {
  const said = (from: Opened, one: Element) => saidBy(page, one, take, from.record, from.begins);
  const value = said(own, element);
  const tried = records.slice(0, mostTried);
  return fieldCandidates(own, element)
    .flatMap((anchor) => {
      const found = findField(anchor, own);
      if (!found || said(own, found) !== value) return [];
      const share = tried.filter((one) => findField(anchor, one)).length / Math.max(1, tried.length);
      // A name that few records know is a value: the term in front of a definition.
      if (naming.has(anchor.by) && tried.length > 3 && share < 0.3) return [];
      return [{ ...anchor, score: Math.round(anchor.score * (0.5 + share / 2) * 100) / 100 }];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, mostAnchors);
}
