import { heldCookies } from './cookies/read-cookie.ts';
import type { Finding, Weight } from './findings/finding.ts';
import { findingsOfConsent } from './findings/of-consent.ts';
import { findingsOfCookies } from './findings/of-cookies.ts';
import { findingsOfForms } from './findings/of-forms.ts';
import { findingsOfGrade } from './findings/of-grade.ts';
import { findingsOfParties } from './findings/of-parties.ts';
import { findingsOfPolicies } from './findings/of-policies.ts';
import { findingsOfRoute } from './findings/of-route.ts';
import { findingsOfScripts, knownIn } from './findings/of-scripts.ts';
import { type Grade, gradePage } from './grade/grade.ts';
import { readMarkup } from './markup/read-markup.ts';
import type { PageSeen } from './page-seen.ts';
import { partiesOf } from './parties/companies.ts';
import { type Lookup, lookedUp } from './parties/listed.ts';
import { requestsOf } from './parties/requests.ts';
import { type CookieTold, cookieTold, type PartyTold, partyTold, unseenOf } from './report/told.ts';
import { compareVisits, type VisitRow } from './visits/compare-visits.ts';
import { findingsOfVisits } from './visits/of-visits.ts';
import type { VisitsSeen } from './visits/visits-seen.ts';

/** What a page gives away, for a lawyer and an engineer. */
export interface PrivacyReport {
  address: string;
  /** When it was looked at, ISO 8601. */
  at: string;
  /** Null where no headers were seen. */
  grade: Grade | null;
  counts: Readonly<Record<Weight, number>>;
  parties: readonly PartyTold[];
  /** Those that the server set with its first answer. */
  cookies: readonly CookieTold[];
  /** The most serious first. */
  findings: readonly Finding[];
  /** What a browser saw on its visits, and the buttons it pressed; null where no browser looked. */
  visits: (Pick<VisitsSeen, 'pressed' | 'recorded'> & { rows: readonly VisitRow[] }) | null;
  /** What nobody looked at. */
  unseen: readonly string[];
}

const mostCookies = 200;
const order: readonly Weight[] = ['serious', 'warning', 'notice', 'good'];

/** Reads what was seen of a page, by a browser too where one was there; fetches nothing, and gives the same report for the same page, moment and lists. */
export function scanPage(
  page: PageSeen,
  now: Date,
  visits: VisitsSeen | null = null,
  lookup: Lookup | null = null,
): PrivacyReport {
  const tags = readMarkup(page.html);
  const cookies = heldCookies(page.setCookie, now);
  const requests = lookedUp(requestsOf(tags, page.address), page.address, lookup);
  const parties = partiesOf(requests, page.address);
  const scripts = knownIn(tags);
  // Of a source without headers nothing can be said about them.
  const headless = page.pasted === 'source';
  const grade = headless ? null : gradePage(page, tags, now);
  const rows = visits ? compareVisits(visits, page.address, lookup) : [];
  const findings = [
    ...(visits ? findingsOfVisits(visits, rows) : []),
    ...findingsOfConsent(parties, cookies, scripts, visits !== null),
    ...findingsOfRoute(page),
    ...findingsOfForms(tags, page.address),
    ...findingsOfScripts(scripts),
    ...findingsOfParties(parties, requests, page.address),
    ...(headless ? [] : findingsOfCookies(cookies)),
    ...findingsOfPolicies(tags),
    ...(grade ? findingsOfGrade(grade, page) : []),
  ];
  const count = (weight: Weight) => findings.filter((finding) => finding.weight === weight).length;
  return {
    address: page.address,
    at: now.toISOString(),
    grade,
    counts: {
      serious: count('serious'),
      warning: count('warning'),
      notice: count('notice'),
      good: count('good'),
    },
    parties: parties.map(partyTold),
    cookies: cookies.slice(0, mostCookies).map(cookieTold),
    visits: visits ? { pressed: visits.pressed, recorded: visits.recorded, rows } : null,
    unseen: unseenOf(page, visits),
    findings: findings.toSorted((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight)),
  };
}
