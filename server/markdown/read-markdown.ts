import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { RichNode, RichText } from '#lib/text/rich-text.ts';
import type { FillToken } from '#lib/text/text-tokens.ts';
import { fillTree } from './fill-tree.ts';
import { isCrowded } from './is-crowded.ts';
import { parseOnce } from './parse-once.ts';

/** What stands for `![words](picture:id)`: the attributes of the picture, or null where there is none of that id. */
export type FindPicture = (
  id: string,
  alt: string,
) => Readonly<Record<string, string | number | boolean>> | null;

interface ReadOptions {
  /** What stands for a name in double braces; a paragraph or item that needs one nobody has given is left out. */
  fill?: FillToken;
  picture?: FindPicture;
}

// Headings begin below the page's own; pictures come from the site's storage, never from elsewhere.
const allowed = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => !['h1', 'input', 'picture', 'source'].includes(name),
  ),
  protocols: { ...defaultSchema.protocols, src: ['picture'] },
};

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const parse = parseOnce((source) => parser.parse(source));
const reader = unified().use(remarkRehype).use(rehypeSanitize, allowed).freeze();

type Node = ReturnType<typeof reader.runSync>['children'][number];
type Element = Extract<Node, { type: 'element' }>;

const attributesOf = ({ properties }: Element): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => {
      if (value === null || value === undefined) return [];
      return [[name, Array.isArray(value) ? value.join(' ') : value]];
    }),
  );

const pictureAddress = /^picture:([\w-]+)$/;

function pictureOf(attributes: ReturnType<typeof attributesOf>, find: FindPicture | undefined): RichNode[] {
  const [, id] = pictureAddress.exec(String(attributes.src ?? '')) ?? [];
  const found = id && find ? find(id, String(attributes.alt ?? '')) : null;
  return found ? [{ tag: 'img', attributes: found, children: [] }] : [];
}

function nodesOf(children: readonly Node[], options: ReadOptions): RichNode[] {
  return children.flatMap((node): RichNode[] => {
    if (node.type === 'text') return [node.value];
    if (node.type !== 'element') return [];
    const attributes = attributesOf(node);
    if (node.tagName === 'img') return pictureOf(attributes, options.picture);
    return [{ tag: node.tagName, attributes, children: nodesOf(node.children, options) }];
  });
}

const paragraphsOf = (source: string): RichText =>
  source
    .split('\n\n')
    .filter((text) => text.trim())
    .map((text) => ({ tag: 'p', attributes: {}, children: [text] }));

/**
 * Markdown from the database as data that a page can draw, whoever wrote it: everything harmful is taken out. A text
 * that would keep the parser busy for seconds is shown as its paragraphs, with its marks.
 */
export function readMarkdown(source: string, options: ReadOptions = {}): RichText {
  if (isCrowded(source)) return paragraphsOf(source);
  const tree = options.fill ? structuredClone(parse(source)) : parse(source);
  if (options.fill) fillTree(tree, options.fill);
  return nodesOf(reader.runSync(tree).children, options);
}
