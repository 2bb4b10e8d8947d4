import { type CookiePurpose, explainCookie } from '../cookies/known-cookies.ts';
import type { CookieSeen } from '../cookies/read-cookie.ts';
import { shortened } from '../findings/finding.ts';
import { lifeOf } from '../findings/of-cookies.ts';
import { trades } from '../findings/of-parties.ts';
import type { PageSeen } from '../page-seen.ts';
import { follows, type Party, type Trade } from '../parties/companies.ts';
import { listsOf } from '../parties/listed.ts';
import type { VisitsSeen } from '../visits/visits-seen.ts';

/** A third party as a report tells it. */
export interface PartyTold {
  name: string;
  trade: Trade;
  /** The trade in words. */
  does: string;
  /** Whether following people is its trade. */
  follows: boolean;
  /** The operator's lists that name it. */
  listed: readonly string[];
  hosts: readonly string[];
  /** How many addresses the page names. */
  requests: number;
  /** The first of them. */
  addresses: readonly { url: string; by: string; line: number }[];
}

/** A cookie as a report tells it. */
export interface CookieTold {
  name: string;
  owner: string;
  purpose: CookiePurpose;
  says: string;
  life: string;
  /** Those it has of Secure, HttpOnly and SameSite. */
  flags: readonly string[];
}

const mostAddresses = 12;

export const partyTold = (party: Party): PartyTold => ({
  name: shortened(party.name),
  trade: party.trade,
  does: trades[party.trade],
  follows: follows(party),
  listed: listsOf(party.requests).slice(0, mostAddresses).map(shortened),
  hosts: party.hosts.slice(0, mostAddresses),
  requests: party.requests.length,
  addresses: party.requests
    .slice(0, mostAddresses)
    .map(({ url, by, line }) => ({ url: shortened(url.href), by, line })),
});

export function cookieTold({ name, secure, httpOnly, sameSite, seconds }: CookieSeen): CookieTold {
  const { owner, purpose, says } = explainCookie(name);
  const flags = [
    secure ? 'Secure' : '',
    httpOnly ? 'HttpOnly' : '',
    sameSite ? `SameSite=${sameSite[0]?.toUpperCase()}${sameSite.slice(1, 20)}` : '',
  ].filter(Boolean);
  return { name: shortened(name), owner, purpose, says, life: lifeOf(seconds), flags };
}

/** What nobody looked at, so that silence is not taken for innocence. */
export function unseenOf(page: PageSeen, visits: VisitsSeen | null): string[] {
  const { address, cut, httpRoute, cors, pasted } = page;
  const { hostname } = new URL(address);
  const asked = [
    ...(httpRoute === null ? [`What happens at http://${hostname}: nothing answered there.`] : []),
    ...(cors === null ? ['Whether other sites may read the page: our second request got no answer.'] : []),
  ];
  const given =
    pasted === 'source'
      ? ['Headers and cookies: you gave us only the source. Paste the output of curl -i to have them graded.']
      : [
          'What happens without encryption, and whether other sites may read the page: we didn’t contact the site.',
        ];
  return [
    ...(pasted ? given : asked),
    ...(cut ? ['The end of the page: it is too long, so we read only the beginning.'] : []),
    ...(visits ? [] : ['What scripts load, store or read once the page runs: we read only its source.']),
    ...(visits?.cut ? ['The remaining visits: half a minute wasn’t enough for all three.'] : []),
    'Other pages of the site, and anything behind a sign-in or a form.',
    'Whether the companies named here have a contract with the site, and what they do with the data.',
    'Whether the host is on the lists of sites that browsers always open over https.',
  ];
}
