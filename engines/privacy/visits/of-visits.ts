import { type Evidence, type Finding, some } from '../findings/finding.ts';
import type { VisitRow } from './compare-visits.ts';
import type { VisitsSeen } from './visits-seen.ts';

const kinds: Readonly<Record<VisitRow['kind'], string>> = {
  host: 'Request',
  cookie: 'Cookie',
  storage: 'Storage',
  deed: 'Script',
};

const evidenceOf = (rows: readonly VisitRow[]): Evidence[] =>
  some(rows.map(({ kind, evidence }) => ({ where: kinds[kind], text: evidence })));

function question({ pressed }: VisitsSeen, early: boolean): Finding[] {
  const { accepted, refused } = pressed;
  if (accepted === null && refused === null)
    return early
      ? [
          {
            id: 'visits.no-question',
            area: 'consent',
            weight: 'warning',
            what: 'A browser found nothing that asks for consent.',
            evidence: [{ where: 'Buttons', text: 'none that accepts or refuses, in any frame of the page' }],
            lawyer: 'Where nobody is asked, nobody has agreed.',
            engineer:
              'Buttons are found by words in several languages, and by the names that known tools use.',
            mend: 'Ask first, or do without what would need an answer.',
          },
        ]
      : [];
  if (refused !== null) return [];
  return [
    {
      id: 'visits.no-refusal',
      area: 'consent',
      weight: 'warning',
      what: 'Agreeing takes one press, and no button refuses.',
      evidence: [{ where: 'Button', text: accepted ?? '' }],
      lawyer:
        'Refusing must be as easy as agreeing (EDPB Guidelines 05/2020; CNIL, SAN-2021-023 and SAN-2021-024).',
      engineer: 'On the first layer a button was found that accepts, and none that refuses.',
      mend: 'Put a button that refuses beside the one that accepts, of the same size.',
    },
  ];
}

/** What a browser saw on its visits, as findings. */
export function findingsOfVisits(seen: VisitsSeen, rows: readonly VisitRow[]): Finding[] {
  const asks = rows.filter((row) => row.asks);
  const early = asks.filter((row) => row.seen.before);
  const ignored = asks.filter((row) => row.seen.refused);
  const waits = asks.filter((row) => row.seen.before === false && row.seen.accepted);
  const findings: Finding[] = question(seen, early.length > 0);
  if (early.length > 0)
    findings.push({
      id: 'visits.early',
      area: 'consent',
      weight: 'serious',
      what: `A browser saw ${early.length} that did not wait for a choice.`,
      evidence: evidenceOf(early),
      lawyer:
        'Consent has to come first (Article 5(3) ePrivacy Directive, § 25(1) TDDDG; CJEU C-673/17 Planet49). A browser that had pressed nothing saw this.',
      engineer: 'A fresh profile, no press, watched until the page was at rest.',
      mend: 'Let the consent tool load these, and nothing else load them.',
    });
  if (ignored.length > 0)
    findings.push({
      id: 'visits.refused',
      area: 'consent',
      weight: 'serious',
      what: `${ignored.length} stayed although the visitor refused.`,
      evidence: evidenceOf(ignored),
      lawyer: 'A refusal that changes nothing misleads; authorities fine it higher than not asking.',
      engineer: `“${seen.pressed.refused ?? ''}” was pressed, the page loaded again, and this seen.`,
      mend: 'Check the category of each of these in the consent tool; look for copies in the theme or the tag manager.',
    });
  if (waits.length > 0)
    findings.push({
      id: 'visits.waits',
      area: 'consent',
      weight: 'good',
      what: `${waits.length} waited until the visitor agreed.`,
      evidence: evidenceOf(waits),
      lawyer: 'As far as order goes this is what the law asks for; the words of the question count, too.',
      engineer: `Not there before “${seen.pressed.accepted ?? ''}” was pressed, and there afterwards.`,
      mend: 'Nothing to mend.',
    });
  return findings;
}
