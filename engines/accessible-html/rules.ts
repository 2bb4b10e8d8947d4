import { paleTexts } from './contrast.ts';
import { around, elementsIn, type HtmlElement, nameOf, wordsIn } from './tree.ts';

/** Something that somebody could not use. */
export interface Fault {
  /** What is wrong and what to do, in a sentence. */
  said: string;
  line: number;
}

type Rule = (root: HtmlElement) => Fault[];

const all = (root: HtmlElement, ...tags: string[]): HtmlElement[] =>
  [...elementsIn(root)].filter(({ tag }) => tags.includes(tag));

const fault = (element: HtmlElement, said: string): Fault => ({ said, line: element.line });

const withoutLabel = ['hidden', 'submit', 'button', 'reset', 'image'];

const labels: Rule = (root) => {
  const fields = all(root, 'input', 'select', 'textarea').filter(
    ({ tag, attributes }) => tag !== 'input' || !withoutLabel.includes(attributes.type ?? 'text'),
  );
  const targets = new Set(
    all(root, 'label')
      .filter((label) => wordsIn(label) !== '')
      .map(({ attributes }) => attributes.for),
  );
  return fields
    .filter((field) => {
      const isInside = [...around(field)].some((each) => each.tag === 'label' && wordsIn(each) !== '');
      const isNamed = field.attributes.id !== undefined && targets.has(field.attributes.id);
      const isSaid = field.attributes['aria-labelledby']
        ? nameOf(field, root) !== ''
        : Boolean(field.attributes['aria-label']?.trim());
      return !isInside && !isNamed && !isSaid;
    })
    .map((field) =>
      fault(
        field,
        field.attributes.placeholder
          ? 'This field has only a placeholder, which disappears while typing. Give it a label.'
          : 'This field has no label. Write a label whose for names the id of the field.',
      ),
    );
};

const headings: Rule = (root) => {
  const faults: Fault[] = [];
  let before = 0;
  const found = all(root, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
  for (const heading of found) {
    const level = Number(heading.tag[1]);
    if (wordsIn(heading) === '') faults.push(fault(heading, `This ${heading.tag} is empty.`));
    if (before === 0 && level !== 1)
      faults.push(fault(heading, `The first heading is an ${heading.tag}. Start the page with an h1.`));
    else if (level > before + 1)
      faults.push(fault(heading, `An ${heading.tag} follows an h${before}: a level is left out.`));
    else if (level === 1 && before > 0)
      faults.push(
        fault(heading, 'There is a second h1. Make it an h2, because a page has one main heading.'),
      );
    before = level;
  }
  if (found.length === 0)
    faults.push({ said: 'There is no heading. Say in an h1 what the page is about.', line: 1 });
  return faults;
};

const isFileName = (alt: string) =>
  /\.(png|jpe?g|gif|svg|webp)$/i.test(alt) || /^(img|dsc|image)[_\-\d]*\d$/i.test(alt);

const alternatives: Rule = (root) =>
  all(root, 'img').flatMap((image) => {
    const { alt } = image.attributes;
    if (alt === undefined)
      return [
        fault(image, 'This picture has no alt. Say what it shows, or write alt="" if it is decoration.'),
      ];
    if (isFileName(alt.trim()))
      return [fault(image, 'This alt is the name of a file. Say what the picture shows.')];
    if (/^(picture|image|photo) of\b/i.test(alt.trim()))
      return [fault(image, 'Screen readers already say “image”. Start with what it shows.')];
    return [];
  });

const landmarkTags = ['header', 'nav', 'main', 'aside', 'footer'];

const landmarks: Rule = (root) => {
  const faults: Fault[] = [];
  const mains = all(root, 'main');
  const [, second] = mains;
  if (mains.length === 0)
    faults.push({ said: 'There is no main element. Put the page’s main content into one.', line: 1 });
  if (second) faults.push(fault(second, 'There is a second main element. A page may have only one.'));
  const navs = all(root, 'nav');
  if (navs.length > 1)
    for (const nav of navs)
      if (!nav.attributes['aria-label'] && !nav.attributes['aria-labelledby'])
        faults.push(
          fault(
            nav,
            'There are several nav elements. Give each an aria-label, so that people can tell them apart.',
          ),
        );
  for (const element of all(root, 'p', 'h1', 'h2', 'h3', 'ul', 'ol', 'table', 'form'))
    if (
      ![...around(element)].some(({ tag }) =>
        [...landmarkTags, 'p', 'ul', 'ol', 'table', 'form'].includes(tag),
      )
    )
      faults.push(fault(element, `This ${element.tag} is outside header, nav, main, aside and footer.`));
  return faults;
};

const vague = /^(click here|here|more|read more|learn more|this|link)$/i;

const buttons: Rule = (root) => {
  const faults: Fault[] = [];
  for (const element of elementsIn(root)) {
    const { tag, attributes } = element;
    const looksPressed = attributes.onclick !== undefined || attributes.role === 'button';
    if (tag === 'a' && (!attributes.href || attributes.href === '#' || /^javascript:/i.test(attributes.href)))
      faults.push(fault(element, 'This link leads nowhere. Use a button for actions on the page.'));
    else if (looksPressed && !['button', 'a', 'input', 'summary'].includes(tag))
      faults.push(
        fault(element, `This ${tag} works like a button, but the keyboard can’t reach it. Make it a button.`),
      );
    if (tag !== 'a' && tag !== 'button') continue;
    const name = nameOf(element, root);
    if (name === '')
      faults.push(
        fault(element, `This ${tag === 'a' ? 'link' : 'button'} has no name. Give it text or an aria-label.`),
      );
    else if (tag === 'a' && vague.test(name))
      faults.push(fault(element, `“${name}” says nothing on its own. Say where the link leads.`));
  }
  return faults;
};

const tables: Rule = (root) =>
  all(root, 'table').flatMap((table) => {
    const faults: Fault[] = [];
    const heads = all(table, 'th');
    if (heads.length === 0)
      faults.push(fault(table, 'This table has no th. Use th for cells that name a column or a row.'));
    for (const head of heads)
      if (!['col', 'row', 'colgroup', 'rowgroup'].includes(head.attributes.scope ?? ''))
        faults.push(
          fault(head, 'This th doesn’t say what it is the head of. Add scope="col" or scope="row".'),
        );
    const [caption] = all(table, 'caption');
    if (!caption || wordsIn(caption) === '')
      faults.push(fault(table, 'This table has no caption. Add one that says what it lists.'));
    return faults;
  });

const isLanguage = (tag: string) => /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(tag);

const language: Rule = (root) => {
  const faults: Fault[] = [];
  const [page] = all(root, 'html');
  if (!page) return [{ said: 'There is no html element to set the language on.', line: 1 }];
  if (!page.attributes.lang)
    faults.push(fault(page, 'The html element has no lang. Add the language of the page.'));
  for (const element of elementsIn(root)) {
    const { lang } = element.attributes;
    if (lang && !isLanguage(lang))
      faults.push(fault(element, `“${lang}” isn’t a language code. English is en.`));
  }
  const [title] = all(root, 'title');
  if (!title || wordsIn(title) === '')
    faults.push(fault(page, 'The page has no title. Screen readers read it out first.'));
  return faults;
};

const colours: Rule = (root) =>
  [...paleTexts(root)].map(({ element, ratio, needed }) =>
    fault(
      element,
      `This text has a contrast of ${ratio.toFixed(1)} to 1 with its background; it needs ${needed}.`,
    ),
  );

/** What a page is checked for. */
export const rules = { labels, headings, alternatives, landmarks, buttons, tables, language, colours };
export type RuleId = keyof typeof rules;
export const ruleIds = Object.keys(rules) as RuleId[];
