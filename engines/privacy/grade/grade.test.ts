import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { differences, type GradeCase, gradeCase } from '#bench/privacy/judge.ts';
import { letterOf } from './grade.ts';
import { testPolicy } from './policy-test.ts';

const now = new Date('2026-11-16T12:00:00Z');
const cases = JSON.parse(
  readFileSync(new URL('../../../bench/privacy/cases.json', import.meta.url), 'utf8'),
) as GradeCase[];

it('grades as MDN’s Observatory does, in grade, score and each of the ten tests', () => {
  expect(cases.length).toBeGreaterThan(10);
  for (const asked of cases) {
    if (!asked.expect) throw new Error(`${asked.id} has no grade of MDN's`);
    expect(differences(gradeCase(asked, now), asked.expect), asked.id).toEqual([]);
  }
});

it('tells where a grade differs', () => {
  const [first] = cases;
  if (!first?.expect) throw new Error('no case');
  expect(differences({ ...first.expect, score: -1 }, first.expect)).toHaveLength(1);
});

it.each([
  [135, 'A+'],
  [100, 'A+'],
  [99, 'A'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [45, 'C-'],
  [25, 'D-'],
  [24, 'F'],
  [0, 'F'],
])('a score of %i is %s', (score, letter) => expect(letterOf(score)).toBe(letter));

it.each([
  ["default-src 'self'; default-src 'none'", 'csp-header-invalid'],
  ["default-src 'self'; report-uri /a; report-uri /b", 'csp-implemented-but-duplicate-directives'],
  ["default-src 'none'; script-src 'strict-dynamic'", 'csp-header-invalid'],
  [
    "script-src 'nonce-x' 'strict-dynamic' 'unsafe-inline' https:; object-src 'none'; style-src 'self'",
    'csp-implemented-with-no-unsafe',
  ],
  ["default-src 'nonce-x' 'strict-dynamic' https:", 'csp-implemented-with-no-unsafe'],
  ["script-src 'self'; style-src 'self'", 'csp-implemented-with-unsafe-inline'],
  ["default-src 'self'; img-src http:", 'csp-implemented-with-insecure-scheme-in-passive-content-only'],
  ["default-src 'self'; style-src https:", 'csp-implemented-with-unsafe-inline-in-style-src-only'],
  ['x', 'csp-header-invalid'],
  ["DEFAULT-SRC 'NONE'", 'csp-implemented-with-no-unsafe-default-src-none'],
  [
    "default-src 'self' https://a.example/, default-src https://a.example/x 'self'",
    'csp-implemented-with-no-unsafe',
  ],
] as const)('the policy %s is %s', (policy, result) => {
  expect(testPolicy([policy], [], { https: true, reported: false }).result).toBe(result);
});

it('counts what a policy in the markup may say, and nothing else of it', () => {
  const read = (metas: string[]) => testPolicy([], metas, { https: true, reported: true }).result;
  expect(read(["frame-ancestors 'none'"])).toBe('csp-not-implemented-but-reporting-enabled');
  expect(read(["default-src 'self'"])).toBe('csp-implemented-with-no-unsafe');
});

const base: GradeCase = { id: 'x', headers: {} };
it.each([
  ['cookies', { setCookie: ['csrf=1; Secure'] }, 'cookies-anticsrf-without-samesite-flag'],
  ['cookies', { setCookie: ['sessionid=1; Secure'] }, 'cookies-session-without-httponly-flag'],
  ['cookies', { setCookie: ['a=1; Secure; SameSite=Maybe'] }, 'cookies-samesite-flag-invalid'],
  ['cookies', { setCookie: ['a=1; SameSite=None'] }, 'cookies-samesite-flag-invalid'],
  ['redirection', { httpRedirects: null }, 'redirection-not-needed-no-http'],
  [
    'redirection',
    {
      httpRedirects: [
        ['http://a.example/', 301],
        ['http://b.example/', 200],
      ] as const,
    },
    'redirection-not-to-https',
  ],
  [
    'strict-transport-security',
    { headers: { 'Strict-Transport-Security': 'includeSubDomains' } },
    'hsts-header-invalid',
  ],
  [
    'referrer-policy',
    { headers: { 'referrer-policy': 'unsafe-url, no-referrer, later' } },
    'referrer-policy-private',
  ],
  [
    'x-frame-options',
    { headers: { 'x-frame-options': 'ALLOW-FROM https://a.example' } },
    'x-frame-options-allow-from-origin',
  ],
  [
    'cross-origin-resource-sharing',
    { corsResponseAcao: 'https://http-observatory.security.mozilla.org', corsResponseAcac: 'true' },
    'cross-origin-resource-sharing-implemented-with-universal-access',
  ],
  [
    'subresource-integrity',
    { headers: { 'content-type': 'text/plain' } },
    'sri-not-implemented-response-not-html',
  ],
  [
    'subresource-integrity',
    { html: '<script src="/a.js" integrity="sha384-x"></script>' },
    'sri-implemented-and-all-scripts-loaded-securely',
  ],
  [
    'subresource-integrity',
    { html: '<script src="https://cdn.mozilla.org/a.js"></script>' },
    'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
  ],
] as const)('%s: %j is %s', (name, parts, result) => {
  expect(gradeCase({ ...base, ...parts }, now).tests[name].result).toBe(result);
});
