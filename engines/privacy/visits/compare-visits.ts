import { explainCookie } from '../cookies/known-cookies.ts';
import { shortened } from '../findings/finding.ts';
import { lifeOf } from '../findings/of-cookies.ts';
import { trades } from '../findings/of-parties.ts';
import { follows, type Party, partiesOf } from '../parties/companies.ts';
import { knownScripts } from '../parties/known-scripts.ts';
import { type Lookup, listsOf, lookedUp } from '../parties/listed.ts';
import { siteOf } from '../parties/site-of.ts';
import type { Choice, Deed, VisitSeen, VisitsSeen } from './visits-seen.ts';

/** Something that was seen on a visit, and on which of them. */
export interface VisitRow {
  kind: 'host' | 'cookie' | 'storage' | 'deed';
  name: string;
  /** Whose it is and what it is for. */
  about: string;
  /** Whether it needs consent first, as far as is known. */
  asks: boolean;
  /** The visits it was seen on; a visit that was not made is missing. */
  seen: Readonly<Partial<Record<Choice, boolean>>>;
  /** What shows it. */
  evidence: string;
}

const deeds: Readonly<Record<Deed, string>> = {
  canvas: 'draws on a canvas and reads it back',
  graphics: 'asks for the graphics card by name',
  sound: 'computes an inaudible sound',
  fonts: 'measures text in many fonts',
  keys: 'listens to every key',
  movements: 'listens to the pointer and to changes in the page',
};
/** Listening to keys alone is what menus and searches do, too. */
const harmless = new Set<Deed>(['keys']);

type Found = Omit<VisitRow, 'seen'>;

const recorderOf = (address: string): string | undefined =>
  knownScripts.find(({ kind, pattern }) => kind === 'recorder' && pattern.test(address))?.name;

function aboutParty(party: Party, recorder: string | undefined): string {
  if (recorder) return `${recorder}: records visits`;
  if (party.known) return `${party.name}: ${trades[party.trade]}`;
  const [list] = listsOf(party.requests);
  return list ? `On the list ${shortened(list)}` : 'Not in our list of companies';
}

function hostsOf({ requests }: VisitSeen, address: string, lookup: Lookup | null): Found[] {
  const asked = requests
    .filter(({ url }) => URL.canParse(url))
    .map(({ url, type, script }) => ({
      url: new URL(url),
      line: 0,
      by: script ? `${type}, requested by ${script}` : type,
      pixel: false,
    }));
  return partiesOf(lookedUp(asked, address, lookup), address).flatMap((party) =>
    party.hosts.map((host): Found => {
      const first = party.requests.find(({ url }) => url.hostname === host);
      const recorder = party.requests.map(({ url }) => recorderOf(url.href)).find(Boolean);
      return {
        kind: 'host',
        name: host,
        about: aboutParty(party, recorder),
        asks: follows(party) || recorder !== undefined,
        evidence: shortened(`${first?.url.href ?? ''} (${first?.by ?? ''})`),
      };
    }),
  );
}

const purposes = new Set(['measuring', 'advertising']);

function cookiesOf({ cookies }: VisitSeen, address: string): Found[] {
  const own = siteOf(address);
  return cookies.map(({ name, domain, seconds }): Found => {
    const { owner, purpose, says } = explainCookie(name);
    const host = domain.replace(/^\./, '');
    const away = siteOf(`https://${host}/`) !== own;
    return {
      kind: 'cookie',
      name,
      about: away ? `${owner}: ${says}, stored by ${host}` : `${owner}: ${says}`,
      asks: purposes.has(purpose) || away,
      evidence: `${name} for ${host}, ${lifeOf(seconds)}`,
    };
  });
}

const storedOf = ({ stored }: VisitSeen): Found[] =>
  stored.map(({ origin, area, key }) => {
    const { owner, purpose, says } = explainCookie(key);
    return {
      kind: 'storage',
      name: shortened(key),
      about: `${area === 'local' ? 'Stays until it is deleted' : 'Stays until the tab is closed'}; ${owner === 'unknown' ? 'purpose unknown' : `${owner}: ${says}`}`,
      asks: purposes.has(purpose),
      evidence: `${area}Storage of ${shortened(origin)}: ${shortened(key)}`,
    };
  });

const deedsOf = ({ deeds: done }: VisitSeen): Found[] =>
  done.map(({ deed, script, times }) => ({
    kind: 'deed',
    name: deeds[deed],
    about: shortened(script),
    asks: !harmless.has(deed),
    evidence: `${shortened(script)} ${deeds[deed]}, ${times === 1 ? 'once' : `${times} times`}`,
  }));

const most = 400;
const keyOf = ({ kind, name, about }: Found): string => `${kind} ${name} ${kind === 'deed' ? about : ''}`;

/** Everything that was seen, with the visits it was seen on; what needs consent first stands on top. */
export function compareVisits(
  { visits }: VisitsSeen,
  address: string,
  lookup: Lookup | null = null,
): VisitRow[] {
  const rows = new Map<string, Found & { on: Set<Choice> }>();
  for (const visit of visits)
    for (const found of [
      ...hostsOf(visit, address, lookup),
      ...cookiesOf(visit, address),
      ...storedOf(visit),
      ...deedsOf(visit),
    ]) {
      const known = rows.get(keyOf(found));
      if (known) known.on.add(visit.choice);
      else rows.set(keyOf(found), { ...found, on: new Set([visit.choice]) });
    }
  return [...rows.values()]
    .map(({ on, ...found }) => ({
      ...found,
      seen: Object.fromEntries(visits.map(({ choice }) => [choice, on.has(choice)])),
    }))
    .toSorted((a, b) => Number(b.asks) - Number(a.asks))
    .slice(0, most);
}
