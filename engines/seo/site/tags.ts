import { type CheerioAPI, load } from 'cheerio';
import { cutDeep } from './cut-deep.ts';

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

/** The words under a node, blocks kept apart, without what `without` names. No recursion: a page may be as deep as it likes. */
export function textOf(node: Node, without: (element: Element) => boolean = () => false): string {
  const text: string[] = [];
  const left: (Node | string)[] = [node];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (typeof at === 'string') text.push(at);
    else if (at.type === 'text') text.push(at.data);
    else if ('children' in at && !(isElement(at) && (silent.has(at.name) || without(at)))) {
      const apart = isElement(at) && !inline.has(at.name) ? ' ' : '';
      left.push(apart);
      for (const child of at.children.toReversed()) left.push(child);
      left.push(apart);
    }
  }
  return text.join('');
}

function everythingIn(element: Element | undefined): Set<Node> {
  const found = new Set<Node>();
  const left: Node[] = element ? [element] : [];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    found.add(at);
    if ('children' in at) for (const child of at.children) left.push(child);
  }
  return found;
}

/** White space as readers see it. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The parsed document of a source, with a way to turn what is found in it into tags. */
export class Document {
  readonly source: string;
  readonly $: CheerioAPI;
  readonly #head: Set<Node>;

  constructor(source: string) {
    this.source = source;
    this.$ = load(cutDeep(source), { sourceCodeLocationInfo: true });
    this.#head = everythingIn(this.elements('head')[0]);
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
      inHead: this.#head.has(element),
    };
  }
}
