import type { Block } from './article.ts';

/** A block with what tells text from clutter. */
export interface SeenBlock extends Block {
  /** The share of its signs that are links, and that are set off in bold or italics. */
  links: number;
  stressed: number;
  /** The names of the elements around it, outermost first, in capitals. */
  inside: readonly string[];
  /** Class names and ids of it and of the few elements around it. */
  marks: readonly string[];
}

const blockNames = new Set(
  'P DIV SECTION ARTICLE LI UL OL H1 H2 H3 H4 H5 H6 BLOCKQUOTE PRE TABLE TR TD TH TBODY THEAD FIGURE FIGCAPTION HR BR DL DT DD ASIDE HEADER FOOTER MAIN NAV FORM ADDRESS DETAILS SUMMARY'.split(
    ' ',
  ),
);
const silent = new Set([
  'SCRIPT',
  'STYLE',
  'NOSCRIPT',
  'TEMPLATE',
  'SVG',
  'BUTTON',
  'SELECT',
  'TEXTAREA',
  'IFRAME',
]);
const stress = new Set(['B', 'STRONG', 'EM', 'I']);

interface Around {
  inside: readonly string[];
  marks: readonly string[];
  link: boolean;
  stressed: boolean;
}

function kindOf(inside: readonly string[]): Block['kind'] {
  if (inside.some((name) => /^H[1-6]$/.test(name))) return 'heading';
  if (inside.includes('BLOCKQUOTE')) return 'quote';
  return inside.includes('LI') ? 'item' : 'paragraph';
}

/** The blocks of text below an element, in reading order. */
export function readBlocks(root: Element): SeenBlock[] {
  const blocks: SeenBlock[] = [];
  let text = '';
  let links = 0;
  let stressed = 0;
  const finish = ({ inside, marks }: Around) => {
    const told = text.replace(/\s+/g, ' ').trim();
    if (told) {
      const share = (signs: number) => Math.min(1, signs / told.length);
      blocks.push({
        kind: kindOf(inside),
        text: told,
        links: share(links),
        stressed: share(stressed),
        inside,
        marks,
      });
    }
    text = '';
    links = 0;
    stressed = 0;
  };
  const walk = (element: Element, around: Around) => {
    for (const child of element.childNodes) {
      if (child.nodeType === 3) {
        const data = child.textContent ?? '';
        text += data;
        if (around.link) links += data.trim().length;
        if (around.stressed) stressed += data.trim().length;
      } else if (child.nodeType === 1) step(child as Element, around);
    }
  };
  const step = (element: Element, around: Around) => {
    const name = element.tagName.toUpperCase();
    if (silent.has(name)) return;
    const own = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`;
    const next = {
      inside: blockNames.has(name) ? [...around.inside, name] : around.inside,
      // What is further out holds the whole page, and says nothing about this block.
      marks: [...around.marks.slice(-3), own.replace(/([a-z])([A-Z])/g, '$1-$2')],
      link: around.link || name === 'A',
      stressed: around.stressed || stress.has(name),
    };
    const isBlock = blockNames.has(name);
    if (isBlock) finish(around);
    walk(element, next);
    if (isBlock) finish(next);
  };
  const top = { inside: [], marks: [], link: false, stressed: false };
  walk(root, top);
  finish(top);
  return blocks;
}
