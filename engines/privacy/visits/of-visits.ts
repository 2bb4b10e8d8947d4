import { counted } from '#lib/money/grouped.ts';
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
            what: 'Our browser found nothing that asks for consent.',
            evidence: [{ where: 'Buttons', text: 'no button to accept or refuse, in any frame of the page' }],
            lawyer: 'If visitors aren’t asked, they haven’t agreed.',
            engineer:
              'We recognise buttons by words in several languages and by the names that known tools use.',
            mend: 'Ask first, or remove everything that needs consent.',
          },
        ]
      : [];
  if (refused !== null) return [];
  return [
    {
      id: 'visits.no-refusal',
      area: 'consent',
      weight: 'warning',
      what: 'Visitors can agree with one click, but there is no button to refuse.',
      evidence: [{ where: 'Button', text: accepted ?? '' }],
      lawyer:
        'Refusing must be as easy as agreeing (EDPB Guidelines 05/2020; CNIL, SAN-2021-023 and SAN-2021-024).',
      engineer: 'The first layer has a button to accept, and none to refuse.',
      mend: 'Put a button to refuse beside the one to accept, in the same size.',
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
      what: `${counted(early.length, 'item that needs', 'items that need')} consent didn’t wait for the visitor’s choice.`,
      evidence: evidenceOf(early),
      lawyer:
        'Consent must come first (Article 5(3) ePrivacy Directive, § 25(1) TDDDG; CJEU C-673/17 Planet49). Our browser saw this without clicking anything.',
      engineer: 'We used a fresh profile, clicked nothing and watched until the page had finished loading.',
      mend: 'Load these only through the consent tool.',
    });
  if (ignored.length > 0)
    findings.push({
      id: 'visits.refused',
      area: 'consent',
      weight: 'serious',
      what: `${counted(ignored.length, 'item that needs', 'items that need')} consent stayed active after the visitor refused.`,
      evidence: evidenceOf(ignored),
      lawyer: 'Ignoring a refusal misleads visitors, and authorities fine it more heavily than not asking.',
      engineer: `We clicked “${seen.pressed.refused ?? ''}”, loaded the page again, and saw this.`,
      mend: 'Check the category of each one in the consent tool, and look for copies in the theme or the tag manager.',
    });
  if (waits.length > 0)
    findings.push({
      id: 'visits.waits',
      area: 'consent',
      weight: 'good',
      what: `${counted(waits.length, 'item that needs', 'items that need')} consent waited until the visitor agreed.`,
      evidence: evidenceOf(waits),
      lawyer: 'This is the order that the law asks for. The wording of the question matters too.',
      engineer: `They weren’t there before we clicked “${seen.pressed.accepted ?? ''}”, and were there afterwards.`,
      mend: 'Nothing to fix.',
    });
  return findings;
}
