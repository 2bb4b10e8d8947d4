import { follows, type Party, type Trade } from '../parties/companies.ts';
import { listsOf } from '../parties/listed.ts';
import type { RequestSeen } from '../parties/requests.ts';
import { siteOf } from '../parties/site-of.ts';
import { atLine, type Finding, some, type Weight } from './finding.ts';

/** What companies of a trade do, after “for” or in brackets. */
export const trades: Readonly<Record<Trade, string>> = {
  ad: 'advertising',
  analytics: 'measuring of visits',
  cdn: 'delivery of files',
  'consent-provider': 'asking for consent',
  content: 'content',
  'customer-success': 'chat and support',
  hosting: 'hosting',
  marketing: 'marketing',
  other: 'something else',
  social: 'a social network',
  'tag-manager': 'loading of further scripts',
  unknown: 'unknown',
  utility: 'tools for developers',
  video: 'films',
};

const evidenceOf = (requests: readonly RequestSeen[]) =>
  some(
    requests.map(({ line, by, url, listed }) =>
      atLine(line, `${listed ? `${listed.list} (${listed.rule}), ` : ''}${by}: ${url.href}`),
    ),
  );

function weightOf(party: Party): Weight {
  if (follows(party)) return 'warning';
  return party.requests.some(({ pixel }) => pixel) ? 'warning' : 'notice';
}

function lawyerOf(party: Party): string {
  const learns = 'With each request it learns the visitor’s network address, browser and this site.';
  if (follows(party))
    return `${learns} For ${party.trade === 'unknown' ? 'following people' : trades[party.trade]} that needs consent first, a contract (Article 28 or 26 GDPR), a place in the policy, and a basis if it is outside the EU (Chapter V GDPR).`;
  if (party.name === 'Google Fonts')
    return `${learns} A German court gave damages for exactly this (LG München I, 3 O 17493/20): fonts can be served by the site itself.`;
  return `${learns} It belongs in the policy, and needs a contract (Article 28 GDPR) or a reason of its own.`;
}

/** What a company does, and the lists that name it. */
function doesOf({ trade, requests }: Party): string {
  const lists = listsOf(requests);
  return lists.length > 0 ? `${trades[trade]}; named by ${lists.join(', ')}` : trades[trade];
}

function findingOf(party: Party): Finding {
  const pixels = party.requests.filter(({ pixel }) => pixel).length;
  return {
    id: `party.${party.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    area: 'third parties',
    weight: weightOf(party),
    what: `${party.name} is told of every visit (${doesOf(party)})${pixels > 0 ? ', by a picture that shows nothing' : ''}`,
    evidence: evidenceOf(party.requests),
    lawyer: lawyerOf(party),
    engineer: `${party.requests.length} ${party.requests.length === 1 ? 'address' : 'addresses'} at ${party.hosts.slice(0, 8).join(', ')}, each a connection before anybody could choose.`,
    mend: follows(party)
      ? 'Load it after consent only, or do without it.'
      : 'Serve the files yourself, or load them when somebody asks for them.',
  };
}

const inClear = (requests: readonly RequestSeen[]): Finding => ({
  id: 'mixed',
  area: 'transport',
  weight: 'serious',
  what: 'Parts of the page are fetched without encryption.',
  evidence: evidenceOf(requests),
  lawyer:
    'Everybody on the way can read what is looked at, and change it; Article 32 GDPR names encryption first.',
  engineer: 'Browsers block scripts and styles of this kind, and upgrade or mark pictures.',
  mend: 'Write these addresses with https://.',
});

/** Trackers that stand at the site's own addresses, where lists know them by their paths. */
const ownListed = (requests: readonly RequestSeen[]): Finding => ({
  id: 'listed.own',
  area: 'third parties',
  weight: 'warning',
  what: `Some of the site’s own addresses are named by ${listsOf(requests).join(', ')}.`,
  evidence: evidenceOf(requests),
  lawyer:
    'Whether a follower stands at a foreign address or at the site’s own makes no difference to consent (Article 5(3) ePrivacy Directive).',
  engineer: 'Blockers stop these addresses, so what they load is missing for part of the visitors.',
  mend: 'Load what measures after consent only; rename what is harmless, so that no rule fits it.',
});

/** Whom else the page tells of a visit, by name. Consent tools are told of apart. */
export function findingsOfParties(
  parties: readonly Party[],
  requests: readonly RequestSeen[],
  address: string,
): Finding[] {
  const clear = requests.filter(({ url, by }) => url.protocol === 'http:' && by !== 'named in a script');
  const own = requests.filter(({ url, listed }) => listed && siteOf(url.href) === siteOf(address));
  return [
    ...(address.startsWith('https:') && clear.length > 0 ? [inClear(clear)] : []),
    ...parties.filter(({ trade }) => trade !== 'consent-provider').map(findingOf),
    ...(own.length > 0 ? [ownListed(own)] : []),
  ];
}
