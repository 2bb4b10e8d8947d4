import { type Document, textOf, tidy } from './tags.ts';

const around = new Set(['nav', 'header', 'footer', 'aside', 'dialog']);
const parts = ['main, [role=main]', 'article', 'body'];

/** The text that a page is about: its main part, else its articles, else everything but what stands around. */
export function mainText(document: Document): string {
  for (const part of parts) {
    const found = document.elements(part);
    // A header inside of the main part belongs to it.
    const without = part === 'body' ? ({ name }: { name: string }) => around.has(name) : undefined;
    const text = tidy(found.map((element) => textOf(element, without)).join(' '));
    if (text) return text;
  }
  return '';
}
