import { Parser } from 'htmlparser2';

/** An element of a page. */
export interface HtmlElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: (HtmlElement | string)[];
  parent: HtmlElement | null;
  /** The line it begins in, from 1. */
  line: number;
}

/** A page as a tree; a page that is broken is read as far as it goes, as browsers do. */
export function readTree(source: string): HtmlElement {
  const root: HtmlElement = { tag: '', attributes: {}, children: [], parent: null, line: 1 };
  let here = root;
  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const element: HtmlElement = {
        tag,
        attributes,
        children: [],
        parent: here,
        line: lineAt(parser.startIndex),
      };
      here.children.push(element);
      here = element;
    },
    ontext(text) {
      here.children.push(text);
    },
    onclosetag() {
      here = here.parent ?? root;
    },
  });
  parser.write(source);
  parser.end();
  return root;
}

/** All elements below this one, in the order of the page. */
export function* elementsIn(element: HtmlElement): Generator<HtmlElement> {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** The words in an element, with the alternatives of its pictures. */
export const wordsIn = (element: HtmlElement): string =>
  element.children
    .map((child) => {
      if (typeof child === 'string') return child;
      return child.tag === 'img' ? (child.attributes.alt ?? '') : wordsIn(child);
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The elements around this one, from the nearest out. */
export function* around(element: HtmlElement): Generator<HtmlElement> {
  for (let each = element.parent; each; each = each.parent) yield each;
}

/** The name that assistive technology says of an element, without those that labels give. */
export function nameOf(element: HtmlElement, root: HtmlElement): string {
  const { attributes } = element;
  const named = attributes['aria-labelledby']?.split(/\s+/).filter(Boolean) ?? [];
  const byId = [...elementsIn(root)].filter((each) => named.includes(each.attributes.id ?? ''));
  const joined = byId.map(wordsIn).join(' ').trim();
  return joined || attributes['aria-label']?.trim() || wordsIn(element);
}

/** Whether an element is one that `nav a` or `input[type=email]` selects: tags and attributes, one within the other. */
export function isSelected(element: HtmlElement, select: string): boolean {
  const steps = select.trim().split(/\s+/);
  const last = steps.at(-1) ?? '';
  if (!fits(element, last)) return false;
  let rest = steps.slice(0, -1);
  for (const each of around(element)) {
    const step = rest.at(-1);
    if (step === undefined) return true;
    if (fits(each, step)) rest = rest.slice(0, -1);
  }
  return rest.length === 0;
}

function fits(element: HtmlElement, step: string): boolean {
  const [, tag = '', attributes = ''] = /^([\w*-]*)(.*)$/.exec(step) ?? [];
  if (tag && tag !== '*' && tag !== element.tag) return false;
  return [...attributes.matchAll(/\[([\w-]+)(?:=([^\]]*))?\]/g)].every(([, name = '', value]) => {
    const own = element.attributes[name];
    return value === undefined ? own !== undefined : own === value;
  });
}
