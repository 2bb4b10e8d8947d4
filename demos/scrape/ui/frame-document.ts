import { markAttribute } from '#engines/scrape/frame/mark.ts';
import { fieldColours, pointColour } from './field-colours.ts';

/** What is lit in the frame. */
export interface Lights {
  /** The elements of the records by their numbers. */
  records: readonly (readonly number[])[];
  /** The elements of the cells, row by row. */
  cells: readonly (readonly (number | null)[])[];
  /** The column that is looked at, if one is. */
  chosen: number | null;
}

const over = 'data-scrape-over';
const as = 'data-scrape-as';
const field = 'data-scrape-field';

const paper = `
html { color-scheme: light; background: #fff; color: #1d2430; font-family: system-ui, sans-serif; line-height: 1.5; cursor: crosshair; }
body { overflow-wrap: anywhere; }
* { cursor: crosshair !important; animation: none !important; transition: none !important; }
`;
const lit = `
[${as}] { outline: 1px dashed ${pointColour} !important; outline-offset: 2px !important; }
${fieldColours
  .map(
    (colour, at) =>
      `[${field}="${at}"] { outline: 2px solid ${colour} !important; outline-offset: 1px !important; }
[${field}="${at}"]:not(img) { background-color: color-mix(in oklab, ${colour} 12%, transparent) !important; }`,
  )
  .join('\n')}
[${field}][data-scrape-chosen] { outline-width: 4px !important; }
[${over}] { outline: 3px solid ${pointColour} !important; outline-offset: 1px !important; background-color: color-mix(in oklab, ${pointColour} 18%, transparent) !important; }
`;

/** The document of a frame, once the page that was put into it is there. */
export function documentOf(frame: HTMLIFrameElement | null): Document | null {
  const inner = frame?.contentDocument;
  return inner?.querySelector(`[${markAttribute}]`) && inner.readyState !== 'loading' ? inner : null;
}

/** Gives the frame the page's own styles between what it starts from and what is lit. */
export function dress(inner: Document, css: string): void {
  const view = inner.defaultView;
  if (!view) return;
  // Sheets belong to the window they are made in; one that is made by us needs no leave for style elements.
  const Sheet = (view as Window & typeof globalThis).CSSStyleSheet;
  inner.adoptedStyleSheets = [paper, css, lit].map((text) => {
    const sheet = new Sheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

const marked = (inner: Document): Map<number, Element> =>
  new Map(
    [...inner.querySelectorAll(`[${markAttribute}]`)].map((element) => [
      Number(element.getAttribute(markAttribute)),
      element,
    ]),
  );

function clear(inner: Document): void {
  for (const name of [as, field, 'data-scrape-chosen'])
    for (const element of inner.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
}

/** Lights the records and the cells that were found. */
export function light(inner: Document, { records, cells, chosen }: Lights): void {
  clear(inner);
  const byMark = marked(inner);
  for (const record of records) for (const mark of record) byMark.get(mark)?.setAttribute(as, 'record');
  // The first of several fields of one element gives it its colour: its words, before where it leads.
  for (const row of cells)
    for (const [column, mark] of [...row.entries()].toReversed()) {
      const element = mark === null ? undefined : byMark.get(mark);
      element?.setAttribute(field, String(column % fieldColours.length));
      if (column === chosen) element?.setAttribute('data-scrape-chosen', '');
    }
}

/** The element that an event of the frame means, by its number. */
export function markOf(target: EventTarget | null): number | null {
  // Elements of the frame are of another window, so they are no instances of our own classes.
  const element = (target as Element | null)?.closest?.(`[${markAttribute}]`);
  const mark = element?.getAttribute(markAttribute);
  return mark == null || element?.localName === 'body' ? null : Number(mark);
}

/** Shows which element would be taken; null for none. */
export function showOver(inner: Document, mark: number | null): Element | null {
  for (const element of inner.querySelectorAll(`[${over}]`)) element.removeAttribute(over);
  const element = mark === null ? null : inner.querySelector(`[${markAttribute}="${mark}"]`);
  element?.setAttribute(over, '');
  return element;
}
