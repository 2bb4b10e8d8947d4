import type { Grade, TestName } from '../grade/grade.ts';
import type { PageSeen } from '../page-seen.ts';
import { type Evidence, type Finding, shortened, some, type Weight } from './finding.ts';
import { testWords } from './test-words.ts';

const headerOf: Partial<Record<TestName, string>> = {
  'content-security-policy': 'content-security-policy',
  'referrer-policy': 'referrer-policy',
  'strict-transport-security': 'strict-transport-security',
  'x-content-type-options': 'x-content-type-options',
  'x-frame-options': 'x-frame-options',
  'cross-origin-resource-policy': 'cross-origin-resource-policy',
};

function evidenceOf(name: TestName, { headers, httpRoute, setCookie, cors }: PageSeen): Evidence[] {
  if (name === 'redirection')
    return (httpRoute ?? []).map(({ address, status }) => ({
      where: 'Redirect',
      text: `${status} ${shortened(address)}`,
    }));
  if (name === 'cookies') return setCookie.map((line) => ({ where: 'Set-Cookie', text: shortened(line) }));
  if (name === 'cross-origin-resource-sharing' && cors?.allowOrigin)
    return [{ where: 'Header', text: `Access-Control-Allow-Origin: ${shortened(cors.allowOrigin)}` }];
  const header = headerOf[name];
  if (!header) return [];
  const values = headers[header] ?? [];
  return values.length > 0
    ? values.map((value) => ({ where: 'Header', text: `${header}: ${shortened(value)}` }))
    : [{ where: 'Header', text: `${header} is not sent` }];
}

/** Servers set some dozen cookies at the most. */
const mostEvidence = 50;

function weightOf(pass: boolean, mod: number): Weight {
  if (pass) return mod < 0 ? 'notice' : 'good';
  return mod <= -20 ? 'serious' : 'warning';
}

/** The result in words: its name says it, without the name of the test before it. */
export const resultInWords = (result: string): string =>
  result
    .replace(
      /^(csp|hsts|sri|corp|cookies|redirection|referrer-policy|x-frame-options|x-content-type-options|cross-origin-resource-sharing)-/,
      '',
    )
    .replaceAll('-', ' ');

/** A finding for each of the ten tests, good ones included, so that the grade can be followed. */
export function findingsOfGrade(grade: Grade, page: PageSeen): Finding[] {
  return (Object.keys(grade.tests) as TestName[]).map((name) => {
    const { result, pass, mod } = grade.tests[name];
    const { title, lawyer, engineer, mend } = testWords[name];
    return {
      id: `grade.${name}`,
      area: name === 'redirection' || name === 'strict-transport-security' ? 'transport' : 'headers',
      weight: weightOf(pass, mod),
      what: `${title}: ${resultInWords(result)} (${mod > 0 ? '+' : ''}${mod})`,
      evidence: some(evidenceOf(name, page), mostEvidence),
      lawyer,
      engineer,
      mend: pass && mod >= 0 ? 'Nothing to fix.' : mend,
    };
  });
}
