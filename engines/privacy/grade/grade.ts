import { heldCookies } from '../cookies/read-cookie.ts';
import { saidByMeta, type Tag } from '../markup/read-markup.ts';
import type { PageSeen } from '../page-seen.ts';
import { testCookies } from './cookies-test.ts';
import {
  testFrames,
  testOwners,
  testRedirection,
  testReferrer,
  testSharing,
  testTransport,
  testTypes,
} from './header-tests.ts';
import { testIntegrity } from './integrity-test.ts';
import { testPolicy } from './policy-test.ts';
import { type Result, scores } from './scores.ts';

/** The ten tests, by the names that MDN gives them. */
const testNames = [
  'content-security-policy',
  'cookies',
  'cross-origin-resource-sharing',
  'redirection',
  'referrer-policy',
  'strict-transport-security',
  'subresource-integrity',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-resource-policy',
] as const;

/** One of the ten tests. */
export type TestName = (typeof testNames)[number];

/** What one test found, and what it did to the score. */
export interface Verdict {
  result: Result;
  pass: boolean;
  mod: number;
}

/** How well a site keeps its visitors safe by its headers, on the scale of MDN's Observatory. */
export interface Grade {
  grade: string;
  score: number;
  tests: Readonly<Record<TestName, Verdict>>;
}

/** Grades by the hundred less twenty, from the top in steps of five. */
const letters = ['A+', 'A', 'A', 'A-', 'B+', 'B', 'B', 'B-', 'C+', 'C', 'C', 'C-', 'D+', 'D', 'D', 'D-'];
const extraFrom = 90;

/** The letter of a score: a hundred and more is A+, below 25 is F. */
export const letterOf = (score: number): string => letters[20 - Math.min(20, Math.floor(score / 5))] ?? 'F';

/** Starts at a hundred and takes away; what is given on top counts from ninety upwards only. */
function scoreOf(mods: readonly number[]): number {
  const plain = mods.filter((mod) => mod < 0).reduce((sum, mod) => sum + mod, 100);
  const whole = mods.reduce((sum, mod) => sum + mod, 100);
  return Math.max(0, plain >= extraFrom ? whole : plain);
}

/** Grades a page by its headers, cookies and scripts. */
export function gradePage(page: PageSeen, tags: readonly Tag[], now: Date): Grade {
  const { headers } = page;
  const policy = testPolicy(
    headers['content-security-policy'] ?? [],
    saidByMeta(tags, 'content-security-policy'),
    {
      https: page.address.startsWith('https:'),
      reported: headers['content-security-policy-report-only'] !== undefined,
    },
  );
  const transport = testTransport(page);
  const results: Record<TestName, Result> = {
    'content-security-policy': policy.result,
    cookies: testCookies(heldCookies(page.setCookie, now), scores[transport][1]),
    'cross-origin-resource-sharing': testSharing(page),
    redirection: testRedirection(page),
    'referrer-policy': testReferrer(page, saidByMeta(tags, 'referrer-policy')),
    'strict-transport-security': transport,
    'subresource-integrity': testIntegrity(page, tags),
    'x-content-type-options': testTypes(page),
    'x-frame-options': testFrames(page, policy.policy),
    'cross-origin-resource-policy': testOwners(page, saidByMeta(tags, 'cross-origin-resource-policy')),
  };
  const verdict = (name: TestName): Verdict => {
    const result = results[name];
    return { result, pass: scores[result][1], mod: scores[result][0] };
  };
  const score = scoreOf(testNames.map((name) => verdict(name).mod));
  const tests = Object.fromEntries(testNames.map((name) => [name, verdict(name)])) as Record<
    TestName,
    Verdict
  >;
  return { grade: letterOf(score), score, tests };
}
