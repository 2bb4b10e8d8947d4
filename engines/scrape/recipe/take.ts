import type { Element } from '../page/bounded-parse.ts';
import { isElement, type Page, parentOf, resolve } from '../page/page.ts';
import { type Record, wordsWithin } from '../pattern/records.ts';
import type { Take } from './schema.ts';

const pictureIn = (attribs: Element['attribs']): string =>
  attribs['data-src'] ||
  attribs.src ||
  (attribs.srcset ?? attribs['data-srcset'] ?? '').trim().split(/[\s,]/)[0] ||
  '';

/** The nearest element of this name: itself, one below it, or one around it that the record still holds. */
function nearest(element: Element, name: string, record: Record): Element | null {
  if (element.name === name) return element;
  const left = element.children.filter(isElement);
  for (let at = left.shift(), seen = 0; at && seen < 100; at = left.shift(), seen += 1) {
    if (at.name === name) return at;
    left.push(...at.children.filter(isElement));
  }
  for (let at: Element | null = element; at && !record.includes(at); at = parentOf(at))
    if (at.name === name) return at;
  return record.find((part) => part.name === name) ?? null;
}

/** What an element of a record says, as text; empty where it says nothing of that sort. */
export function saidBy(
  page: Page,
  element: Element,
  take: Take,
  record: Record,
  begins: ReadonlySet<Element>,
): string {
  switch (take) {
    case 'link':
      return resolve(nearest(element, 'a', record)?.attribs.href ?? '::', page.base) ?? '';
    case 'picture': {
      const picture = nearest(element, 'img', record);
      const source = picture ? pictureIn(picture.attribs) : '';
      return source ? (resolve(source, page.base) ?? '') : '';
    }
    case 'datetime':
      return (nearest(element, 'time', record)?.attribs.datetime ?? '').trim();
    case 'content':
      return (element.attribs.content ?? '').trim();
    case 'text':
      return wordsWithin(element, begins);
  }
}

/** What is most likely wanted of an element. */
export function takeFor(element: Element): Take {
  if (element.name === 'img' || element.name === 'picture') return 'picture';
  if (element.name === 'time' && element.attribs.datetime) return 'datetime';
  if (element.name === 'meta' && element.attribs.content) return 'content';
  return 'text';
}
