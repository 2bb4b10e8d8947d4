import { follows, type Party, type Trade } from '../parties/companies.ts';
import { listsOf } from '../parties/listed.ts';
import type { RequestSeen } from '../parties/requests.ts';
import { siteOf } from '../parties/site-of.ts';
import { atLine, type Finding, some, type Weight } from './finding.ts';

/** What companies of a trade do, after “for” or in brackets. */
export const trades: Readonly<Record<Trade, string>> = {
  ad: 'advertising',
  analytics: 'analytics',
  cdn: 'file delivery',
  'consent-provider': 'asking for consent',
  content: 'content',
  'customer-success': 'chat and support',
  hosting: 'hosting',
  marketing: 'marketing',
  other: 'something else',
  social: 'a social network',
  'tag-manager': 'loading other scripts',
  unknown: 'unknown',
  utility: 'tools for developers',
  video: 'videos',
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
  const learns =
    'With each request it learns the visitor’s IP address and browser, and that they are on this site.';
  if (follows(party))
    return `${learns} For ${party.trade === 'unknown' ? 'tracking people' : trades[party.trade]} the site needs consent first, a contract (Article 28 or 26 GDPR), a mention in the policy, and a legal basis if the company is outside the EU (Chapter V GDPR).`;
  if (party.name === 'Google Fonts')
    return `${learns} A German court awarded damages for exactly this (LG München I, 3 O 17493/20), because the site could have served the fonts itself.`;
  return `${learns} The policy must mention it, and it needs a contract (Article 28 GDPR) or another legal basis.`;
}

/** What a company does, and the lists that name it. */
function doesOf({ trade, requests }: Party): string {
  const lists = listsOf(requests);
  return lists.length > 0 ? `${trades[trade]}; listed in ${lists.join(', ')}` : trades[trade];
}

function findingOf(party: Party): Finding {
  const pixels = party.requests.filter(({ pixel }) => pixel).length;
  return {
    id: `party.${party.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    area: 'third parties',
    weight: weightOf(party),
    what: `${party.name} learns of every visit (${doesOf(party)})${pixels > 0 ? ', through an invisible picture' : ''}`,
    evidence: evidenceOf(party.requests),
    lawyer: lawyerOf(party),
    engineer: `${party.requests.length} ${party.requests.length === 1 ? 'address' : 'addresses'} at ${party.hosts.slice(0, 8).join(', ')}. The browser connects to each before anyone can choose.`,
    mend: follows(party)
      ? 'Load it only after consent, or remove it.'
      : 'Serve the files yourself, or load them only when a visitor asks for them.',
  };
}

const inClear = (requests: readonly RequestSeen[]): Finding => ({
  id: 'mixed',
  area: 'transport',
  weight: 'serious',
  what: 'Parts of the page load without encryption.',
  evidence: evidenceOf(requests),
  lawyer:
    'Anyone on the network can read and change what visitors see. Article 32 GDPR names encryption as a first measure.',
  engineer:
    'Browsers block scripts and styles loaded this way, and upgrade pictures or mark them as insecure.',
  mend: 'Change these addresses to https://.',
});

/** Trackers that stand at the site's own addresses, where lists know them by their paths. */
const ownListed = (requests: readonly RequestSeen[]): Finding => ({
  id: 'listed.own',
  area: 'third parties',
  weight: 'warning',
  what: `Some of the site’s own addresses are on tracker lists: ${listsOf(requests).join(', ')}.`,
  evidence: evidenceOf(requests),
  lawyer:
    'A tracker needs consent whether it loads from another address or from the site’s own (Article 5(3) ePrivacy Directive).',
  engineer: 'Ad blockers stop these addresses, so some visitors don’t get what they load.',
  mend: 'Load analytics only after consent. Rename harmless files so that no rule matches them.',
});

/** Which other companies learn of a visit, by name. Consent tools are reported separately. */
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
