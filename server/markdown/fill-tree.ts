import { type FillToken, fillTokens } from '#lib/text/text-tokens.ts';

/** As much of a node of a Markdown tree as is looked at here. */
interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

/** The elements that are removed as a whole if a value they need is missing. */
const units = new Set(['paragraph', 'listItem', 'heading', 'tableRow']);

function fillNode(node: Node, fill: FillToken): boolean {
  let whole = true;
  for (const field of ['value', 'url'] as const) {
    const text = node[field];
    const filled = text === undefined ? undefined : fillTokens(text, fill);
    if (filled === null) whole = false;
    else if (filled !== undefined) node[field] = filled;
  }
  if (node.children) {
    const kept = node.children.filter((child) => {
      if (fillNode(child, fill)) return true;
      if (!units.has(child.type)) whole = false;
      return false;
    });
    // An item or list that has become empty is removed too.
    if (kept.length === 0 && node.children.length > 0) whole = false;
    node.children = kept;
  }
  return whole;
}

/** Fills the names in double braces of a Markdown tree; what needs a value that nobody has given is taken out of it. */
export function fillTree(tree: Node, fill: FillToken): void {
  fillNode(tree, fill);
}
