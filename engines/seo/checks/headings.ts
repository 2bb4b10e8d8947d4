import type { Tag } from '../site/tags.ts';
import { at, onPages } from './check.ts';

const levelOf = ({ name }: Tag) => Number(name.slice(1));
const isMain = ({ name }: Tag) => name === 'h1';
const says = ({ text, attributes, source }: Tag) =>
  Boolean(text || attributes['aria-label']?.trim() || /\salt\s*=\s*["']?[^"'\s>]/i.test(source));

/** Checks of headings. */
export const headingChecks = {
  'h1-missing': onPages(
    ({ headings, titles }) =>
      !headings.some(isMain) && {
        what: 'The page has no h1.',
        mended: `<h1>${titles[0]?.text || 'What this page is about'}</h1>`,
      },
  ),
  'h1-empty': onPages(({ headings, titles }) =>
    headings
      .filter((heading) => isMain(heading) && !says(heading))
      .map((heading) => ({
        ...at(heading),
        what: 'The h1 is empty.',
        mended: `<h1>${titles[0]?.text || 'What this page is about'}</h1>`,
      })),
  ),
  'h1-multiple': onPages(({ headings }) => {
    const mains = headings.filter(isMain);
    const second = mains[1];
    return (
      second && {
        ...at(second),
        what: `There are ${mains.length} h1 headings.`,
        mended: `<h2>${second.text}</h2>`,
      }
    );
  }),
  'heading-skip': onPages(({ headings }) =>
    headings.flatMap((heading, index) => {
      const before = headings[index - 1];
      if (!before || levelOf(heading) <= levelOf(before) + 1) return [];
      const level = levelOf(before) + 1;
      return [
        {
          ...at(heading),
          what: `An ${heading.name} follows an ${before.name}.`,
          mended: `<h${level}>${heading.text}</h${level}>`,
        },
      ];
    }),
  ),
};
