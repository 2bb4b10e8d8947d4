import { expect, it } from 'vitest';
import { shownAs } from './open-file.ts';

it.each([
  ['Contract.pdf', 'application/pdf'],
  ['ID card.JPG', 'image/jpeg'],
  ['notes.txt', 'text/plain;charset=utf-8'],
])('%s is opened as %s', (name, type) => {
  expect(shownAs(name)).toBe(type);
});

it.each(['page.html', 'drawing.svg', 'page.xhtml', 'letter.docx', 'no ending', '.pdf.html'])(
  '%s is never opened, because what stands in it could run',
  (name) => {
    expect(shownAs(name)).toBeNull();
  },
);
