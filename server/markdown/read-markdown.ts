import type { RichNode, RichText } from '#lib/rich-text.ts';
import { sanitisedTree } from './markdown.ts';

type Node = ReturnType<typeof sanitisedTree>['children'][number];
type Element = Extract<Node, { type: 'element' }>;

const attributesOf = ({ properties }: Element): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => {
      if (value === null || value === undefined) return [];
      return [[name, Array.isArray(value) ? value.join(' ') : value]];
    }),
  );

function nodesOf(children: readonly Node[]): RichNode[] {
  return children.flatMap((node): RichNode[] => {
    if (node.type === 'text') return [node.value];
    if (node.type !== 'element') return [];
    return [{ tag: node.tagName, attributes: attributesOf(node), children: nodesOf(node.children) }];
  });
}

/** Markdown from the database as data that a page can draw, whoever wrote it. */
export const readMarkdown = (source: string): RichText => nodesOf(sanitisedTree(source).children);
