import { expect, it } from 'vitest';
import { reportOf } from '#engines/seo/analyse.ts';
import { fromResponses } from '#engines/seo/site/responses.ts';
import { checkSource } from './check-source.ts';
import { samplePages } from './examples/pages.ts';
import { pageOf, shopOrigin } from './examples/shop.ts';
import { exampleSites } from './examples/sites.ts';
import { countOf, groupsOf, placesOf, sentenceOf } from './findings.ts';
import { readRuns, withRun } from './kept-runs.ts';
import type { Run } from './state.ts';

const reportFor = (name: string) => {
  const site = exampleSites[name]?.() ?? {};
  return reportOf({ start: `${shopOrigin}/`, get: fromResponses(site), robots: 'report' });
};

it('has an example with known faults, and one where all of them are mended', async () => {
  const faulty = await reportFor('shop');
  expect(countOf(faulty.findings)).toEqual({ error: 7, warning: 11, notice: 12 });
  expect(sentenceOf(faulty)).toBe('7 errors, 11 warnings on 7 pages');
  const mended = await reportFor('shop-mended');
  expect(mended.findings).toEqual([]);
  expect(sentenceOf(mended)).toBe('Nothing to fix on 6 pages');
});

it('groups by check or by page, the worst first, and narrows down', async () => {
  const report = await reportFor('shop');
  const all = { severity: 'all', page: 'all', by: 'check' } as const;
  const byCheck = groupsOf(report, all);
  expect(byCheck[0]).toMatchObject({ severity: 'error' });
  expect(byCheck.at(-1)).toMatchObject({ severity: 'notice' });
  expect(byCheck.flatMap(({ findings }) => findings)).toHaveLength(report.findings.length);
  const page = `${shopOrigin}/workshop`;
  expect(groupsOf(report, { ...all, page, by: 'page' })).toMatchObject([{ key: page, severity: 'warning' }]);
  expect(groupsOf(report, { ...all, severity: 'error', page })).toEqual([]);
  expect(placesOf(report)).toContain(`${shopOrigin}/sitemap.xml`);
});

it('finds in a pasted page what stands in its source, and nothing about a site it does not know', async () => {
  const [, , page] = samplePages;
  const source = page ? pageOf(page) : '';
  const address = `${shopOrigin}/lamps/harbour-light`;
  expect((await checkSource(source, address)).findings).toEqual([]);
  const broken = source.replace(/<title>.*<\/title>/, '').replace(' lang="en"', '');
  expect((await checkSource(broken, address)).findings.map(({ check }) => check)).toEqual([
    'title-missing',
    'lang-missing',
  ]);
});

it('is not held up by a page that nests without end', async () => {
  const deep = `<!doctype html><html lang="en"><title>Deep</title><body>${'<div>'.repeat(100_000)}`;
  expect((await checkSource(deep, 'https://example.com/deep')).findings.length).toBeGreaterThan(0);
});

it('remembers the last runs, newest first, and nothing that it cannot read', async () => {
  const report = await reportFor('shop-mended');
  const run = (day: number): Run => ({
    name: 'x',
    example: null,
    at: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
    report,
  });
  const runs = Array.from({ length: 12 }, (_, day) => run(day + 1)).reduce<Run[]>(withRun, []);
  expect(runs.map(({ at }) => at.slice(8, 10))).toEqual(['12', '11', '10', '09', '08', '07', '06', '05']);
  expect(readRuns(JSON.parse(JSON.stringify([...runs, { name: 'broken' }])))).toHaveLength(8);
  expect(readRuns('nonsense')).toEqual([]);
});
