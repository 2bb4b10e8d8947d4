import type { Element, Node } from './bounded-parse.ts';
import { isElement } from './page.ts';

const silent = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head']);
const inline = new Set(
  'a abbr b bdi bdo cite code em font i kbd mark q s small span strong sub sup time u wbr'.split(' '),
);

/** Longer texts are cut: no cell of a table is that long. */
export const longestText = 5_000;

export const tidy = (text: string): string => text.replace(/[\s\u00a0\u202f\u2009]+/g, ' ').trim();

/** The words under a node as a reader sees them, blocks kept apart, without what `leaveOut` names. */
export function textOf(node: Node, leaveOut: (element: Element) => boolean = () => false): string {
  let text = '';
  const left: (Node | string)[] = [node];
  for (let at = left.pop(); at !== undefined && text.length < longestText * 2; at = left.pop()) {
    if (typeof at === 'string') text += at;
    else if (at.type === 'text') text += at.data;
    else if (isElement(at)) {
      if (silent.has(at.name) || (at !== node && leaveOut(at))) continue;
      const apart = inline.has(at.name) ? '' : ' ';
      left.push(apart);
      for (let i = at.children.length - 1; i >= 0; i -= 1) left.push(at.children[i] as Node);
      left.push(apart);
    }
  }
  return tidy(text).slice(0, longestText);
}

/** The words that stand in the element itself and not in one below it. */
export const ownText = (element: Element): string =>
  tidy(element.children.map((child) => (child.type === 'text' ? child.data : ' ')).join('')).slice(
    0,
    longestText,
  );
