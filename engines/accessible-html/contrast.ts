import { contrast, hexToOklch } from '#lib/look/colour.ts';
import { around, elementsIn, type HtmlElement } from './tree.ts';

const named: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  navy: '#000080',
  yellow: '#ffff00',
  orange: '#ffa500',
  purple: '#800080',
};

const hexOf = (value: string): string | null => {
  const colour = value.trim().toLowerCase();
  if (/^#([\da-f]{3}|[\da-f]{6})$/.test(colour)) return colour;
  return named[colour] ?? null;
};

/** What an element's own style says of a property. */
function styleOf(element: HtmlElement, ...names: string[]): string | null {
  for (const part of (element.attributes.style ?? '').split(';')) {
    const [name = '', value = ''] = part.split(':');
    if (names.includes(name.trim().toLowerCase())) return value.trim();
  }
  return null;
}

/** The colour that holds for an element: its own, or that of the nearest around it. */
function colourOf(element: HtmlElement, fallback: string, ...names: string[]): string {
  for (const each of [element, ...around(element)]) {
    const found = styleOf(each, ...names);
    const hex = found === null ? null : hexOf(found);
    if (hex) return hex;
  }
  return fallback;
}

/** Text of this size, or a little smaller in bold, may have less contrast. */
function isLarge(element: HtmlElement): boolean {
  const size = Number.parseFloat(styleOf(element, 'font-size') ?? '16');
  const weight = styleOf(element, 'font-weight') ?? '';
  return size >= 24 || (size >= 18.66 && (weight === 'bold' || Number(weight) >= 700));
}

/** The contrast of a text with its background, from the colours in its styles. */
export const contrastOf = (text: string, background: string): number =>
  contrast(hexToOklch(text), hexToOklch(background));

/** Elements with text of their own whose given colours are too close. */
export function* paleTexts(
  root: HtmlElement,
): Generator<{ element: HtmlElement; ratio: number; needed: number }> {
  for (const element of elementsIn(root)) {
    const hasText = element.children.some((child) => typeof child === 'string' && child.trim() !== '');
    if (!hasText) continue;
    const ratio = contrastOf(
      colourOf(element, '#000000', 'color'),
      colourOf(element, '#ffffff', 'background', 'background-color'),
    );
    const needed = isLarge(element) ? 3 : 4.5;
    if (ratio < needed) yield { element, ratio, needed };
  }
}
