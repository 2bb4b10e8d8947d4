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
import { partiesOf, type Trade } from './parties/companies.ts';
import { requestsOf } from './parties/requests.ts';

/** What a page gives away, for a lawyer and an engineer. */
export interface PrivacyReport {
  address: string;
  /** When it was looked at, ISO 8601. */
  at: string;
  grade: Grade;
  counts: Readonly<Record<Weight, number>>;
  parties: readonly { name: string; trade: Trade; hosts: readonly string[]; requests: number }[];
  /** The most serious first. */
  findings: readonly Finding[];
}

const order: readonly Weight[] = ['serious', 'warning', 'notice', 'good'];

/** Reads what was seen of a page; fetches nothing, and gives the same report for the same page and moment. */
export function scanPage(page: PageSeen, now: Date): PrivacyReport {
  const tags = readMarkup(page.html);
  const cookies = heldCookies(page.setCookie, now);
  const requests = requestsOf(tags, page.address);
  const parties = partiesOf(requests, page.address);
  const scripts = knownIn(tags);
  const grade = gradePage(page, tags, now);
  const findings = [
    ...findingsOfConsent(parties, cookies, scripts),
    ...findingsOfRoute(page),
    ...findingsOfForms(tags, page.address),
    ...findingsOfScripts(scripts),
    ...findingsOfParties(parties, requests, page.address),
    ...findingsOfCookies(cookies),
    ...findingsOfPolicies(tags),
    ...findingsOfGrade(grade, page),
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
    parties: parties.map(({ name, trade, hosts, requests: seen }) => ({
      name,
      trade,
      hosts,
      requests: seen.length,
    })),
    findings: findings.toSorted((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight)),
  };
}
