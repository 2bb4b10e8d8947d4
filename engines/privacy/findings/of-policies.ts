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
      'Articles 13 and 14 GDPR: who processes what, why, how long and with whom has to be found from every page.',
  },
  {
    id: 'imprint',
    name: 'an imprint or legal notice',
    pattern:
      /imprint|impressum|legal[ -]?notice|mentions[ -]l[ée]gales|aviso[ -]legal|note[ -]legali|colophon/i,
    missing: 'notice',
    lawyer:
      'Article 5 of the E-Commerce Directive (§ 5 DDG in Germany): who is behind a site that does business.',
  },
  {
    id: 'cookies',
    name: 'a word about cookies',
    pattern: /cookie/i,
    missing: null,
    lawyer:
      'Consent must be as easy to take back as to give (Article 7(3) GDPR): a lasting link is the usual way.',
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
        : [{ where: 'Links', text: `${links.length} looked at` }],
      lawyer,
      engineer:
        'Looked for by words in several languages, in the address and the text of each link of the markup.',
      mend: there ? 'Nothing to mend.' : `Link to ${name} in the footer of every page.`,
    },
  ];
}

/** Whether what the law asks to be found can be found from here. */
export function findingsOfPolicies(tags: readonly Tag[]): Finding[] {
  const links = tags.filter(({ name, attributes }) => name === 'a' && attributes.href);
  return kinds.flatMap((kind) => findingOf(kind, links));
}
