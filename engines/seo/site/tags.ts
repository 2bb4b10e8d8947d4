import { type CheerioAPI, load } from 'cheerio';

/** An element of a page as the checks see it. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
  text: string;
  line?: number;
  /** Where it begins in the source. */
  offset?: number;
  /** Its source, cut when it is long. */
  source: string;
  inHead: boolean;
}

type Node = ReturnType<ReturnType<CheerioAPI>['contents']>[number];
type Element = Extract<Node, { attribs: unknown }>;

const longest = 240;
const silent = new Set(['script', 'style', 'template', 'noscript']);
const inline = new Set(
  'a abbr b bdi bdo cite code em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
);

const isElement = (node: Node): node is Element => 'attribs' in node;

function isInHead(node: Node): boolean {
  for (let at: Node | null = node; at; at = at.parent) if (isElement(at) && at.name === 'head') return true;
  return false;
}

/** The words under a node, blocks kept apart, without what `without` names. */
export function textOf(node: Node, without: (element: Element) => boolean = () => false): string {
  if (node.type === 'text') return node.data;
  if (!('children' in node)) return '';
  if (isElement(node) && (silent.has(node.name) || without(node))) return '';
  const inside = node.children.map((child) => textOf(child, without)).join('');
  return isElement(node) && !inline.has(node.name) ? ` ${inside} ` : inside;
}

/** White space as readers see it. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The parsed document of a source, with a way to turn what is found in it into tags. */
export class Document {
  readonly source: string;
  readonly $: CheerioAPI;

  constructor(source: string) {
    this.source = source;
    this.$ = load(source, { sourceCodeLocationInfo: true });
  }

  /** The tags that a selector finds, in the order of the source. */
  find(selector: string): Tag[] {
    return this.elements(selector).map((element) => this.tag(element));
  }

  elements(selector: string): Element[] {
    return this.$(selector).toArray().filter(isElement);
  }

  tag(element: Element): Tag {
    const place = element.sourceCodeLocation;
    const source = place ? this.source.slice(place.startOffset, place.endOffset) : '';
    return {
      name: element.name,
      attributes: { ...element.attribs },
      text: tidy(textOf(element)),
      line: place?.startLine,
      offset: place?.startOffset,
      source: source.length > longest ? `${source.slice(0, longest)}…` : source,
      inHead: isInHead(element),
    };
  }
}
