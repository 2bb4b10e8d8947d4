import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { MarkdownNode } from '#lib/markdown-node.ts';

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
const processor = reader().use(rehypeStringify);

/** Markdown as a tree of elements from which everything harmful was taken out. */
export const sanitisedTree = (source: string) => processor.runSync(processor.parse(source));

/** Markdown from the database as HTML that is safe to put into a page, whoever wrote it. */
export const renderMarkdown = (source: string): string => String(processor.processSync(source));

/** As much as is asked of a piece of the tree. */
interface Piece {
  type: string;
  value?: string;
  tagName?: string;
  properties?: { href?: unknown };
  children?: Piece[];
}

function nodesIn(children: readonly Piece[]): MarkdownNode[] {
  return children.flatMap((child): MarkdownNode[] => {
    if (child.type === 'text') return [child.value ?? ''];
    if (!child.tagName) return [];
    const href = child.properties?.href;
    return [
      {
        tag: child.tagName,
        ...(typeof href === 'string' ? { href } : {}),
        children: nodesIn(child.children ?? []),
      },
    ];
  });
}

/** Markdown from the database as pieces that a page draws by itself, as safe as the HTML. */
export function markdownNodes(source: string): MarkdownNode[] {
  return nodesIn(reader.runSync(reader.parse(source)).children);
}
