import { markAttribute } from '#engines/scrape/frame/mark.ts';

const saysSomething = (element: Element): boolean =>
  element.localName === 'img' ||
  [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());

/** The elements that arrows stop at: those that say something by themselves. */
const stops = (inner: Document): Element[] =>
  [...inner.querySelectorAll(`body [${markAttribute}]`)].filter(saysSomething);

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

function beside(inner: Document, from: Element | null, by: 1 | -1): Element | null {
  const list = stops(inner).filter(isSeen);
  if (!from) return list[by === 1 ? 0 : list.length - 1] ?? null;
  const at = list.indexOf(from);
  if (at >= 0) return list[at + by] ?? from;
  // From what only holds others: the nearest one behind or before it.
  const behind = list.findIndex((one) => from.compareDocumentPosition(one) & 4);
  return list[by === 1 ? behind : (behind < 0 ? list.length : behind) - 1] ?? from;
}

/** Where an arrow leads in the frame: down and up to what speaks next, left to what holds it, right into it. */
export function walk(inner: Document, from: Element | null, key: string): Element | null {
  switch (key) {
    case 'ArrowDown':
      return beside(inner, from, 1);
    case 'ArrowUp':
      return beside(inner, from, -1);
    case 'ArrowLeft': {
      const around = from?.parentElement;
      return around && around.localName !== 'body' && around.localName !== 'html' ? around : from;
    }
    case 'ArrowRight':
      return from?.querySelector(`[${markAttribute}]`) ?? from;
    default:
      return null;
  }
}

/** An element in a few words, for those who do not see it lit. */
export function elementSaid(element: Element): string {
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const said = element.localName === 'img' ? (element.getAttribute('alt') ?? '') : text;
  return `${element.localName}${said ? `: ${said.slice(0, 80)}` : ''}`;
}
