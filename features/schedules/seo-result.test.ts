import { expect, it } from 'vitest';
import type { Report } from '#engines/seo/analyse.ts';
import {
  errorLines,
  isSeoNews,
  type KeptFinding,
  type SeoFound,
  seoChanges,
  seoChangesText,
  seoFound,
} from './seo-result.ts';

const site = 'https://lamps.example';
const finding = (check: string, severity: KeptFinding['severity'], path = '/'): KeptFinding => ({
  check,
  severity,
  what: 'It is wrong.',
  where: { address: site + path },
});
const found = (findings: KeptFinding[], pages = ['/']): SeoFound => ({
  work: 'seo',
  score: 80,
  pages: pages.map((path) => site + path),
  findings,
});

it('tells what is new, what was fixed, and which pages came and went', () => {
  const before = found([finding('title-missing', 'error'), finding('h1-missing', 'warning')], ['/', '/old']);
  const after = found(
    [finding('h1-missing', 'warning'), finding('lang-missing', 'error', '/new')],
    ['/', '/new'],
  );
  const changes = seoChanges(before, after);
  expect(changes).toMatchObject({
    appeared: { counts: { error: 1, warning: 0, notice: 0 } },
    fixed: { counts: { error: 1, warning: 0, notice: 0 } },
    pagesAdded: [`${site}/new`],
    pagesGone: [`${site}/old`],
  });
  expect(seoChangesText(changes)).toBe('New: 1 error. Fixed: 1 error. 1 page added. 1 page gone.');
  expect(errorLines(changes)).toEqual([
    expect.stringMatching(/^New: .+ \(\/new\)$/),
    expect.stringMatching(/^Fixed: .+ \(\/\)$/),
  ]);
});

it('makes news of errors alone, and says when nothing changed', () => {
  const same = found([finding('title-missing', 'error')]);
  expect(seoChangesText(seoChanges(same, same))).toBe('Nothing has changed since the run before.');
  expect(isSeoNews(seoChanges(same, same))).toBe(false);
  const warned = seoChanges(same, found([...same.findings, finding('h1-missing', 'warning')]));
  expect(isSeoNews(warned)).toBe(false);
  expect(seoChangesText(warned)).toBe('New: 1 warning.');
  expect(isSeoNews(seoChanges(same, found([])))).toBe(true);
});

it('does not take a line that moved for a new fault, nor one fault of two for none', () => {
  const at = (line: number): KeptFinding => ({
    ...finding('img-alt', 'warning'),
    where: { address: `${site}/`, line, snippet: '<img src="lamp.webp">' },
  });
  expect(seoChanges(found([at(10)]), found([at(14)]))).toMatchObject({
    appeared: { first: [] },
    fixed: { first: [] },
  });
  expect(seoChanges(found([at(10), at(20)]), found([at(12)])).fixed.counts.warning).toBe(1);
});

it('keeps the worst findings first, bounded however much a site says', () => {
  const told = (severity: KeptFinding['severity'], at: number) => ({
    ...finding('title-missing', severity, `/${at}`),
    category: 'x',
    what: 'x'.repeat(5000),
    why: '',
    mend: { words: '' },
    weight: 1,
  });
  const findings = [
    ...Array.from({ length: 1200 }, (_, at) => told('notice', at)),
    ...Array.from({ length: 5 }, (_, at) => told('error', at)),
  ];
  const report: Report = {
    start: site,
    pages: [{ address: `${site}/`, title: '', words: 1, depth: 0 }],
    whole: true,
    findings,
    score: { value: 10, lines: [] },
  };
  const kept = seoFound(report);
  expect(kept.findings).toHaveLength(1000);
  expect(kept.findings.slice(0, 6).map(({ severity }) => severity)).toEqual([
    ...Array(5).fill('error'),
    'notice',
  ]);
  expect(JSON.stringify(kept).length).toBeLessThan(500_000);
});

it('shortens an email that would be long', () => {
  const many = Array.from({ length: 12 }, (_, at) => finding('title-missing', 'error', `/${at}`));
  const lines = errorLines(seoChanges(found([]), found(many)), 8);
  expect(lines).toHaveLength(9);
  expect(lines.at(-1)).toBe('And 4 more.');
});
