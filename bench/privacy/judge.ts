import { type Grade, gradePage } from '#engines/privacy/grade/grade.ts';
import { readMarkup } from '#engines/privacy/markup/read-markup.ts';
import type { HeaderLists } from '#engines/privacy/page-seen.ts';

/** A page's answers, and what MDN's Observatory makes of them where it was asked. */
export interface GradeCase {
  id: string;
  headers: Readonly<Record<string, string | readonly string[]>>;
  setCookie?: readonly string[];
  /** What the site answers to a request from another origin. */
  corsResponseAcao?: string | null;
  corsResponseAcac?: string | null;
  html?: string;
  /** Where the http address leads, hop by hop. */
  httpRedirects?: readonly (readonly [string, number])[] | null;
  expect?: Expected;
}

/** A grade in the shape that is written and compared. */
interface Expected {
  grade: string;
  score: number;
  tests: Readonly<Record<string, { result: string; pass: boolean; mod: number }>>;
}

const listsOf = (headers: GradeCase['headers']): HeaderLists =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      typeof value === 'string' ? [value] : value,
    ]),
  );

// Where other origins ask from; a site that repeats it lets everybody in.
const asking = 'https://http-observatory.security.mozilla.org';

/** Grades a case: the site is asked by https, under the name its http address has. */
export function gradeCase(asked: GradeCase, now: Date): Grade {
  const html = asked.html ?? '';
  const first = asked.httpRedirects?.[0]?.[0] ?? 'http://mozilla.org/';
  const page = {
    address: `https://${new URL(first).host}/`,
    headers: listsOf(asked.headers),
    setCookie: asked.setCookie ?? [],
    html,
    hops: [],
    httpRoute: asked.httpRedirects?.map(([address, status]) => ({ address, status })) ?? null,
    cors: {
      origin: asking,
      allowOrigin: asked.corsResponseAcao ?? null,
      allowCredentials: asked.corsResponseAcac ?? null,
    },
  };
  return gradePage(page, readMarkup(html), now);
}

/** Where a grade differs from what was expected, in words; empty where it agrees in grade, score and every test. */
export function differences(found: Expected, expected: Expected): string[] {
  const wrong: string[] = [];
  if (found.grade !== expected.grade) wrong.push(`grade ${found.grade}, expected ${expected.grade}`);
  if (found.score !== expected.score) wrong.push(`score ${found.score}, expected ${expected.score}`);
  for (const [name, { result, pass, mod }] of Object.entries(expected.tests)) {
    const test = found.tests[name];
    if (test?.result !== result || test.pass !== pass || test.mod !== mod)
      wrong.push(`${name}: ${test?.result ?? 'nothing'}, expected ${result}`);
  }
  return wrong;
}
