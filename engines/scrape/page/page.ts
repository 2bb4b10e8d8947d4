import type { CheerioAPI } from 'cheerio';
import { boundedParse, bounds, type Cut, type Element, type Node } from './bounded-parse.ts';

/** A page that was read: its elements in the order of the source, each known by its number there. */
export interface Page {
  $: CheerioAPI;
  /** Where it was read; references are resolved against it and the page's own base. */
  address: string;
  base: string;
  elements: readonly Element[];
  markOf(element: Element): number;
  /** The bound that was met, if the page was not read to its end. */
  cut: Cut | null;
}

export const isElement = (node: Node | null | undefined): node is Element =>
  node != null && 'attribs' in node;

/** The address that a reference leads to; null for what is no web address. */
export function resolve(reference: string, base: string): string | null {
  try {
    const url = new URL(reference.trim(), base);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

/** Every element under a node, itself included, in the order of the source. No recursion: a page may be deep. */
export function elementsUnder(
  node: Node,
  leaveOut: (element: Element) => boolean = () => false,
  most = Number.POSITIVE_INFINITY,
): Element[] {
  const found: Element[] = [];
  const left: Node[] = [node];
  for (let at = left.pop(); at && found.length < most; at = left.pop()) {
    if (isElement(at)) {
      if (leaveOut(at)) continue;
      found.push(at);
    }
    if ('children' in at)
      for (let i = at.children.length - 1; i >= 0; i -= 1) left.push(at.children[i] as Node);
  }
  return found;
}

export const childrenOf = (element: Element): Element[] => element.children.filter(isElement);

export const parentOf = (element: Element): Element | null =>
  isElement(element.parent) ? element.parent : null;

/** From the element's parent up to the root, or as many as are asked for. */
export function ancestorsOf(element: Element, most = Number.POSITIVE_INFINITY): Element[] {
  const found: Element[] = [];
  for (let at = parentOf(element); at && found.length < most; at = parentOf(at)) found.push(at);
  return found;
}

/** Reads a page's source, up to the bounds. */
export function readPage(html: string, address: string, most = bounds): Page {
  const { $, cut } = boundedParse(html, most);
  const elements = elementsUnder($.root()[0] as Node);
  const marks = new Map(elements.map((element, mark) => [element, mark]));
  const said = elements.find(({ name, attribs }) => name === 'base' && attribs.href)?.attribs.href;
  return {
    $,
    address,
    base: (said && resolve(said, address)) || address,
    elements,
    markOf: (element) => marks.get(element) ?? -1,
    cut,
  };
}
