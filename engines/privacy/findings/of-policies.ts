import type { Tag } from '../markup/read-markup.ts';
import { atLine, type Finding, type Weight } from './finding.ts';

interface PolicyKind {
  id: string;
  name: string;
  pattern: RegExp;
  missing: Weight | null;
  lawyer: string;
}

const kinds: readonly PolicyKind[] = [
  {
    id: 'privacy',
    name: 'a privacy policy',
    pattern:
      /privacy|datenschutz|confidentialit|protection des donn|privacidad|privacybeleid|riservatezza|integritet|prywatno/i,
    missing: 'serious',
    lawyer:
      'Articles 13 and 14 GDPR: visitors must be able to find out from every page who processes which data, why, for how long and with whom.',
  },
  {
    id: 'imprint',
    name: 'an imprint or legal notice',
    pattern:
      /imprint|impressum|legal[ -]?notice|mentions[ -]l[ée]gales|aviso[ -]legal|note[ -]legali|colophon/i,
    missing: 'notice',
    lawyer:
      'Article 5 of the E-Commerce Directive (§ 5 DDG in Germany): a commercial site must say who runs it.',
  },
  {
    id: 'cookies',
    name: 'a page about cookies',
    pattern: /cookie/i,
    missing: null,
    lawyer:
      'Withdrawing consent must be as easy as giving it (Article 7(3) GDPR). A permanent link is the usual way.',
  },
];

function findingOf({ id, name, pattern, missing, lawyer }: PolicyKind, links: readonly Tag[]): Finding[] {
  const found = links.filter(({ attributes, text }) => pattern.test(`${attributes.href ?? ''} ${text}`));
  if (found.length === 0 && missing === null) return [];
  const there = found.length > 0;
  return [
    {
      id: `policy.${id}`,
      area: 'policies',
      weight: there ? 'good' : (missing ?? 'notice'),
      what: there ? `The page links to ${name}.` : `The page has no link to ${name}.`,
      evidence: there
        ? found
            .slice(0, 3)
            .map(({ line, attributes, text }) => atLine(line, `${text} → ${attributes.href ?? ''}`))
        : [{ where: 'Links', text: `${links.length} checked` }],
      lawyer,
      engineer:
        'We look for typical words in several languages in the address and text of every link on the page.',
      mend: there ? 'Nothing to fix.' : `Link to ${name} in the footer of every page.`,
    },
  ];
}

/** Whether what the law asks to be found can be found from here. */
export function findingsOfPolicies(tags: readonly Tag[]): Finding[] {
  const links = tags.filter(({ name, attributes }) => name === 'a' && attributes.href);
  return kinds.flatMap((kind) => findingOf(kind, links));
}
