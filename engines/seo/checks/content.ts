import { onPages } from './check.ts';

const placeholder = /lorem ipsum|dolor sit amet|consectetur adipi|(?:your|insert) text here|text goes here/i;

/** Checks of what a page says, each page for itself. */
export const contentChecks = {
  'thin-content': onPages(
    ({ words }) => words.length < 150 && { what: `The main text has ${words.length} words.` },
  ),
  'placeholder-text': onPages(({ text, source }) => {
    const found = placeholder.exec(text);
    if (!found) return null;
    const offset = source.search(placeholder);
    return {
      line: offset < 0 ? undefined : source.slice(0, offset).split('\n').length,
      snippet: text.slice(Math.max(0, found.index - 20), found.index + 80),
      what: 'There is placeholder text left on the page.',
    };
  }),
};
