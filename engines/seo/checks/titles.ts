import { metasNamed } from '../site/facts.ts';
import { at, onPages, quoted } from './check.ts';

const lengthOf = (text: string) => [...text].length;

/** A text cut at a word, to show how a shorter one would look. */
function shortened(text: string, most: number): string {
  const cut = [...text].slice(0, most).join('');
  return cut.replace(/[\s,;:–—-]+\S*$/, '');
}

/** Checks of titles, each page for itself. */
export const titleChecks = {
  'title-missing': onPages(
    ({ titles: [title], headings }) =>
      !title?.text && {
        ...at(title),
        what: title ? 'The title is empty.' : 'There is no title in the head.',
        mended: `<title>${headings.find(({ name }) => name === 'h1')?.text || 'What this page offers'}</title>`,
      },
  ),
  'title-long': onPages(
    ({ titles: [title] }) =>
      title &&
      lengthOf(title.text) > 60 && {
        ...at(title),
        what: `The title has ${lengthOf(title.text)} characters.`,
        mended: `<title>${shortened(title.text, 60)}</title>`,
      },
  ),
  'title-short': onPages(
    ({ titles: [title] }) =>
      title !== undefined &&
      title.text !== '' &&
      lengthOf(title.text) < 15 && {
        ...at(title),
        what: `The title has ${lengthOf(title.text)} characters.`,
        mended: `<title>${title.text}: what it offers | Name of the site</title>`,
      },
  ),
  'title-multiple': onPages(
    ({ titles }) =>
      titles.length > 1 && {
        ...at(titles[1]),
        what: `There are ${titles.length} titles.`,
        mended: titles[0]?.source,
      },
  ),
};

/** Checks of descriptions, each page for itself. */
export const descriptionChecks = {
  'description-missing': onPages((page) => {
    const [meta] = metasNamed(page, 'description');
    if (meta?.attributes.content?.trim()) return null;
    const begun = shortened(page.text, 155) || 'One or two sentences about this page.';
    return {
      ...at(meta),
      what: meta ? 'The description is empty.' : 'There is no description.',
      mended: `<meta name="description" content="${quoted(begun)}">`,
    };
  }),
  'description-long': onPages((page) => {
    const [meta] = metasNamed(page, 'description');
    const text = meta?.attributes.content?.trim() ?? '';
    if (lengthOf(text) <= 160) return null;
    const mended = `<meta name="description" content="${quoted(shortened(text, 160))}">`;
    return { ...at(meta), what: `The description has ${lengthOf(text)} characters.`, mended };
  }),
  'description-short': onPages((page) => {
    const [meta] = metasNamed(page, 'description');
    const text = meta?.attributes.content?.trim() ?? '';
    if (!text || lengthOf(text) >= 50) return null;
    return { ...at(meta), what: `The description has ${lengthOf(text)} characters.` };
  }),
  'description-multiple': onPages((page) => {
    const metas = metasNamed(page, 'description');
    if (metas.length < 2) return null;
    return { ...at(metas[1]), what: `There are ${metas.length} descriptions.`, mended: metas[0]?.source };
  }),
};
