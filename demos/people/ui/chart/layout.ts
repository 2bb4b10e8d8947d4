import type { Person } from '../../records.ts';

/** Somebody in the chart, with their place in it. */
export interface ChartNode {
  person: Person;
  x: number;
  y: number;
  /** How many report to them directly; whether those are drawn. */
  reports: number;
  open: boolean;
  parent: { x: number; y: number } | null;
}

export const card = { width: 224, height: 60, across: 272, down: 70 } as const;

/** Places everybody whose managers are open: managers to the start of their people, and in the middle of them. */
export function layoutOf(
  reports: ReadonlyMap<string, readonly Person[]>,
  open: ReadonlySet<string>,
): { nodes: ChartNode[]; height: number; width: number } {
  const nodes: ChartNode[] = [];
  const seen = new Set<string>();
  let [line, deepest] = [0, 0];
  function place(person: Person, depth: number): ChartNode {
    seen.add(person.id);
    deepest = Math.max(deepest, depth);
    const under = reports.get(person.id) ?? [];
    const isOpen = under.length > 0 && open.has(person.id);
    // Records that somebody brought may run in a circle: nobody is drawn twice.
    const children = isOpen
      ? under.filter(({ id }) => !seen.has(id)).map((each) => place(each, depth + 1))
      : [];
    const [first, last] = [children[0], children.at(-1)];
    const y = first && last ? (first.y + last.y) / 2 : line * card.down;
    if (children.length === 0) line += 1;
    const node = { person, x: depth * card.across, y, reports: under.length, open: isOpen, parent: null };
    nodes.push(node);
    for (const child of children) child.parent = node;
    return node;
  }
  for (const top of reports.get('') ?? []) place(top, 0);
  return { nodes, height: line * card.down, width: deepest * card.across + card.width };
}
