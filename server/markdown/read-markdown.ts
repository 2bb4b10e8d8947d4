import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { RichNode, RichText } from '#lib/rich-text.ts';

// Headings begin below the page's own; pictures come from the site's storage, never from a text.
const allowed = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => !['h1', 'img', 'input', 'picture', 'source'].includes(name),
  ),
};

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, allowed)
  .freeze();

type Node = ReturnType<typeof reader.runSync>['children'][number];
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

/** Markdown from the database as data that a page can draw, whoever wrote it: everything harmful is taken out. */
export const readMarkdown = (source: string): RichText =>
  nodesOf(reader.runSync(reader.parse(source)).children);
