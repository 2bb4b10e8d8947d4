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
    ...(httpRoute === null ? [`What happens at http://${hostname}: nobody answered there.`] : []),
    ...(cors === null ? ['Whether other sites may read the page: the second question got no answer.'] : []),
  ];
  const given =
    pasted === 'source'
      ? ['Headers and cookies: only the source was given. Paste what curl -i prints to have them graded.']
      : ['What happens without encryption, and whether other sites may read the page: nobody was asked.'];
  return [
    ...(pasted ? given : asked),
    ...(cut ? ['The end of the page: it is longer than what is read, and its beginning alone was.'] : []),
    ...(visits
      ? []
      : ['What scripts load, keep or read once the page runs; only what stands in its source was read.']),
    ...(visits?.cut ? ['The rest of the visits: half a minute was not enough for all three.'] : []),
    'Other pages of the site, and whatever lies behind a sign-in or a form.',
    'Whether companies named here have a contract with the site, and what they do with what they learn.',
    'Whether the host is on the browsers’ own lists of sites that are always asked over https.',
  ];
}
