import type { Element } from '../page/bounded-parse.ts';
import { childrenOf, isElement, parentOf } from '../page/page.ts';
import { textOf, tidy } from '../page/text.ts';

const longestLabel = 40;
const asLabel = (text: string): string | null => {
  const label = tidy(text)
    .replace(/\s*[:：]$/, '')
    .toLowerCase();
  return label.length > 0 && label.length <= longestLabel && /\p{L}/u.test(label) ? label : null;
};

const naming = new Set(['b', 'strong', 'dt', 'th', 'label', 'span', 'em']);

function findLabel(element: Element): string | null {
  if (element.name === 'dt') return null;
  for (let at = element.prev; at; at = at.prev) {
    if (at.type === 'text' && at.data.trim()) return at.data.trim().endsWith(':') ? asLabel(at.data) : null;
    if (!isElement(at)) continue;
    if (element.name === 'dd' && at.name === 'dd') continue;
    if (!naming.has(at.name)) return null;
    const text = textOf(at);
    return at.name === 'dt' || at.name === 'th' || text.endsWith(':') ? asLabel(text) : null;
  }
  return null;
}

const known = new WeakMap<Element, string | null>();

/** The words beside an element that say what it is: a term before it, or a text that ends in a colon. */
export function labelOf(element: Element): string | null {
  const before = known.get(element);
  if (before !== undefined) return before;
  const label = findLabel(element);
  known.set(element, label);
  return label;
}

const spanOf = ({ attribs }: Element): number =>
  Math.min(50, Math.max(1, Math.trunc(Number(attribs.colspan)) || 1));

const headings = new WeakMap<Element, (string | null)[]>();

/** The headings of a table's columns; empty where it has none. */
export function columnsOf(table: Element): (string | null)[] {
  const before = headings.get(table);
  if (before) return before;
  const parts = childrenOf(table);
  const rows = parts.flatMap((part) => (part.name === 'tr' ? [part] : childrenOf(part))).slice(0, 5);
  const row = rows.find((one) => {
    const cells = childrenOf(one);
    return cells.length > 1 && cells.every(({ name }) => name === 'th');
  });
  const inHead = parts.find(({ name }) => name === 'thead');
  const first = row ?? (inHead ? childrenOf(inHead)[0] : undefined);
  const found = first
    ? childrenOf(first).flatMap((cell) => [
        asLabel(textOf(cell)),
        ...Array<null>(spanOf(cell) - 1).fill(null),
      ])
    : [];
  headings.set(table, found);
  return found;
}

/** The cell that an element stands in, and the table of it. */
export function cellOf(element: Element): { cell: Element; row: Element; table: Element } | null {
  let cell: Element | null = element;
  while (cell && cell.name !== 'td' && cell.name !== 'th') cell = parentOf(cell);
  const row = cell && parentOf(cell);
  if (!cell || row?.name !== 'tr') return null;
  let table: Element | null = parentOf(row);
  while (table && table.name !== 'table') table = parentOf(table);
  return table ? { cell, row, table } : null;
}

/** Which column a cell stands in, spans counted. */
export function columnAt(cell: Element, row: Element): number {
  let column = 0;
  for (const one of childrenOf(row)) {
    if (one === cell) return column;
    column += spanOf(one);
  }
  return -1;
}

/** The cell of a row in a column. */
export function cellAt(row: Element, column: number): Element | undefined {
  let at = 0;
  for (const cell of childrenOf(row)) {
    if (at === column) return cell;
    at += spanOf(cell);
  }
  return undefined;
}

/** The heading of the column that an element stands in. */
export function columnOf(element: Element): string | null {
  const found = cellOf(element);
  return found ? (columnsOf(found.table)[columnAt(found.cell, found.row)] ?? null) : null;
}
