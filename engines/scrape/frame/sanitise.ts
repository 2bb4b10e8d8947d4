import type { Element, Node } from '../page/bounded-parse.ts';
import { isElement, type Page } from '../page/page.ts';
import { attributes, blocks, carriedPicture, endless, leftOut, requesting, shown } from './allowed.ts';
import { markAttribute } from './mark.ts';
import { safeCss } from './safe-css.ts';

/** How much was taken away, by kind. */
export interface Removed {
  scripts: number;
  handlers: number;
  forms: number;
  links: number;
  frames: number;
  requests: number;
  styles: number;
  drawings: number;
  hidden: number;
}

// Nothing in the page can ask for anything; the policy is there for the day that this is wrong.
const head = `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'"></head>`;

// A picture that is not asked for keeps a place that can be pointed at.
const ownCss = 'img:not([src]){display:inline-block;min-width:3rem;min-height:3rem;background:#8884}';

const escapeText = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');
const escapeValue = (text: string) => escapeText(text).replaceAll('"', '&quot;');

const plainName = (name: string): string =>
  shown.has(name) || /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(name) ? name : blocks.has(name) ? 'div' : 'span';

function attributesOf(element: Element, removed: Removed): string {
  let text = '';
  for (const [name, value] of Object.entries(element.attribs)) {
    if (name.startsWith('on')) removed.handlers += 1;
    else if (name === 'href') removed.links += 1;
    else if (name === 'src' && element.name === 'img' && carriedPicture.test(value))
      text += ` src="${escapeValue(value)}"`;
    else if (requesting.has(name)) removed.requests += 1;
    else if (name === 'style') {
      const safe = safeCss(value);
      removed.styles += safe.removed;
      text += ` style="${escapeValue(safe.css)}"`;
    } else if (attributes.has(name)) text += ` ${name}="${escapeValue(value)}"`;
  }
  return text;
}

function styleOf(element: Element, removed: Removed): string {
  const safe = safeCss(element.children.map((child) => (child.type === 'text' ? child.data : '')).join(''));
  removed.styles += safe.removed;
  return safe.css;
}

/** A page as it may be shown. */
interface SanePage {
  html: string;
  /**
   * Its styles, apart from it: a frame has the policy of the page around it, and ours allows no style elements. Who
   * shows the frame gives it these as a sheet of its own.
   */
  css: string;
  removed: Removed;
}

/**
 * The page as it may be shown in a sandboxed frame: nothing in it runs, sends or asks for anything, and each element
 * carries its number. It is written anew from what is allowed, so what nobody has thought of is left out.
 */
export function sanitise(page: Page): SanePage {
  const removed: Removed = {
    scripts: 0,
    handlers: 0,
    forms: 0,
    links: 0,
    frames: 0,
    requests: 0,
    styles: 0,
    drawings: 0,
    hidden: 0,
  };
  const styles: string[] = [ownCss];
  const out: string[] = [];
  const left: (Node | string)[] = [page.$.root()[0] as Node];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (typeof at === 'string') out.push(at);
    else if (at.type === 'text') {
      if (!(isElement(at.parent) && ['head', 'title', 'html'].includes(at.parent.name)))
        out.push(escapeText(at.data));
    } else if (isElement(at)) {
      const gone = Object.hasOwn(leftOut, at.name) ? leftOut[at.name] : undefined;
      // A drawing keeps its place, so that a click on it names something.
      if (gone) removed[gone] += 1;
      if (gone && gone !== 'drawings') continue;
      if (at.name === 'style') {
        styles.push(styleOf(at, removed));
        continue;
      }
      if (at.name === 'form') removed.forms += 1;
      const bare = ['html', 'head', 'title'].includes(at.name);
      const name = at.name === 'body' ? 'body' : plainName(at.name);
      if (!bare)
        out.push(
          `<${name} ${markAttribute}="${page.markOf(at)}"${attributesOf(at, removed)}${name === 'details' ? ' open' : ''}>`,
        );
      if (endless.has(name) || gone) {
        if (!endless.has(name)) out.push(`</${name}>`);
        continue;
      }
      if (!bare) left.push(`</${name}>`);
      for (let i = at.children.length - 1; i >= 0; i -= 1) left.push(at.children[i] as Node);
    } else if ('children' in at)
      for (let i = at.children.length - 1; i >= 0; i -= 1) left.push(at.children[i] as Node);
  }
  return { html: `${head}${out.join('')}</html>`, css: styles.join('\n'), removed };
}
