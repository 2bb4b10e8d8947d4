import { expect, it } from 'vitest';
import { redirectProblem } from './redirect-rules.ts';

const pages = new Set(['/blog', '/pricing']);
const others = new Map([
  ['/a', '/b'],
  ['/b', '/blog'],
]);
const problem = (from: string, to: string) =>
  redirectProblem({ from, to }, others, (path) => pages.has(path))?.message ?? null;

it.each([
  ['/old', '/blog'],
  ['/old', '/pricing?plan=fixed#free'],
  ['/old', '/a'],
  ['/old', 'https://example.com/elsewhere'],
])('lets %s lead to %s', (from, to) => {
  expect(problem(from, to)).toBeNull();
});

it.each([
  ['old', '/blog', /path such as/],
  ['//evil.example', '/blog', /path such as/],
  ['/old/', '/blog', /leave out/],
  ['/blog', '/pricing', /could no longer open/],
  ['/old', '//evil.example', /complete https/],
  ['/old', 'javascript:x', /complete https/],
  ['/old', '/nothing', /no page/],
  ['/old', '/old', /back to itself/],
  ['/b', '/a', /back to itself/],
])('refuses %s to %s', (from, to, message) => {
  expect(problem(from, to)).toMatch(message);
});
