import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { RichNode, RichText } from '#lib/text/rich-text.ts';
import type { FillToken } from '#lib/text/text-tokens.ts';
import { colourCode } from './colour-code.ts';
import { fillTree } from './fill-tree.ts';
import { isCrowded } from './is-crowded.ts';
import { parseOnce } from './parse-once.ts';

/** The attributes of the picture for `![words](picture:id)`, or null if there is no picture with that id. */
export type FindPicture = (
  id: string,
  alt: string,
) => Readonly<Record<string, string | number | boolean>> | null;

interface ReadOptions {
  /** The value for a name in double braces. A paragraph or item whose value is missing is left out. */
  fill?: FillToken;
  picture?: FindPicture;
}

// Headings begin below the page's own; pictures come from the site's storage, never from elsewhere.
const allowed = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => !['h1', 'input', 'picture', 'source'].includes(name),
  ),
  protocols: { ...defaultSchema.protocols, src: ['picture', 'drawing'] },
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
const drawingAddress = /^drawing:([\w-]+)$/;

function pictureOf(attributes: ReturnType<typeof attributesOf>, find: FindPicture | undefined): RichNode[] {
  const src = String(attributes.src ?? '');
  const [, drawing] = drawingAddress.exec(src) ?? [];
  if (drawing) {
    const { alt = '', title = '' } = attributes;
    return [{ tag: 'img', attributes: { 'data-drawing': drawing, alt, title }, children: [] }];
  }
  const [, id] = pictureAddress.exec(src) ?? [];
  const found = id && find ? find(id, String(attributes.alt ?? '')) : null;
  return found ? [{ tag: 'img', attributes: found, children: [] }] : [];
}

const isDrawing = (node: RichNode | undefined): node is RichNode =>
  typeof node === 'object' && node.attributes['data-drawing'] !== undefined;

/** A block of code in the colours of its language; null where an element is none. */
function codeOf({ tagName, children }: Element): RichNode | null {
  const [code] = children;
  if (tagName !== 'pre' || code?.type !== 'element') return null;
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const [, language = ''] = /language-(\S+)/.exec(String(code.properties.className ?? '')) ?? [];
  const runs = colourCode(text.trimEnd(), language);
  return {
    tag: 'pre',
    attributes: { className: 'code' },
    children: [{ tag: 'code', attributes: {}, children: runs }],
  };
}

function nodesOf(children: readonly Node[], options: ReadOptions): RichNode[] {
  return children.flatMap((node): RichNode[] => {
    if (node.type === 'text') return [node.value];
    if (node.type !== 'element') return [];
    const attributes = attributesOf(node);
    if (node.tagName === 'img') return pictureOf(attributes, options.picture);
    const code = codeOf(node);
    if (code) return [code];
    const inside = nodesOf(node.children, options);
    // A drawing is a block: a paragraph around it alone goes.
    if (node.tagName === 'p' && inside.length === 1 && isDrawing(inside[0])) return inside;
    return [{ tag: node.tagName, attributes, children: inside }];
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
