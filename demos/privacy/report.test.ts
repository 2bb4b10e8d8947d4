import { expect, it } from 'vitest';
import type { PrivacyReport } from '#engines/privacy/scan.ts';
import { compareReports } from './compare.ts';
import { type ExampleId, examples } from './examples/examples.ts';
import { recordedVisits } from './examples/recorded.server.ts';
import { stored } from './examples/stored.server.ts';
import { curveOf, graphOf } from './graph.ts';
import { scanExample } from './scan-example.server.ts';
import { privacyState } from './state.ts';
import { finding, verdictHue } from './words.ts';

const now = new Date('2026-11-16T12:00:00Z');

const reportOf = (id: ExampleId) => scanExample(id, now);

const known: Record<ExampleId, { grade: string; has: string[]; says: string }> = {
  shop: {
    grade: 'F',
    has: [
      'visits.early',
      'visits.refused',
      'visits.waits',
      'form.clear.16',
      'script.hotjar',
      'cookie._gcl_au',
    ],
    says: '2 companies track visitors here',
  },
  practice: {
    grade: 'F',
    has: [
      'policy.privacy',
      'form.get.14',
      'form.away.20',
      'mixed',
      'script.fingerprint',
      'visits.no-question',
    ],
    says: '2 companies track visitors here',
  },
  library: {
    grade: 'A+',
    has: ['policy.privacy', 'cookie.__Host-session'],
    says: 'No one else learns of a visit',
  },
};

it.each(examples)(
  'finds the known faults of $id, and its report survives a link or a file',
  async ({ id }) => {
    const report = await reportOf(id);
    const { grade, has, says } = known[id];
    expect(report.grade?.grade).toBe(grade);
    expect(report.findings.map((each) => each.id)).toEqual(expect.arrayContaining(has));
    expect(finding(report)).toBe(says);
    const travelled: unknown = JSON.parse(JSON.stringify({ address: `example:${id}`, report }));
    expect(privacyState.parse(travelled).report).toEqual(JSON.parse(JSON.stringify(report)));
  },
);

it('finds nothing to fix where nothing is wrong', async () => {
  const { counts } = await reportOf('library');
  expect(counts).toMatchObject({ serious: 0, warning: 0, notice: 0 });
});

it('keeps what a browser saw of an example true to the example: everything it asked for is named there', () => {
  for (const { id } of examples) {
    const site = JSON.stringify(stored[id]());
    for (const { requests } of recordedVisits(id)?.visits ?? [])
      for (const { url } of requests) expect(site, url).toContain(new URL(url).hostname);
  }
});

it('colours the verdict by the grade: F is never green or yellow, A+ never red', async () => {
  const [shop, library] = [await reportOf('shop'), await reportOf('library')];
  const graded = (report: PrivacyReport, grade: string) =>
    verdictHue({ ...report, grade: { grade, score: 50 } as PrivacyReport['grade'] });
  const quiet = { ...library, parties: [], counts: { serious: 0, warning: 0, notice: 0, good: 1 } };
  for (const report of [shop, library, quiet]) {
    for (const poor of ['D+', 'D', 'D-', 'F']) expect(graded(report, poor)).toBe('coral');
    for (const fair of ['B+', 'B', 'C-']) expect(graded(report, fair)).toBe('sun');
    for (const good of ['A+', 'A', 'A-']) expect(graded(report, good)).not.toBe('coral');
  }
  expect(graded(quiet, 'A+')).toBe('mint');
  expect(graded(shop, 'A+')).toBe('sun');
});

it('colours the verdict by the findings where no headers could be graded', async () => {
  const [shop, library] = [await reportOf('shop'), await reportOf('library')];
  const ungraded = (report: PrivacyReport) => verdictHue({ ...report, grade: null });
  expect(ungraded(shop)).toBe('coral');
  expect(ungraded(library)).toBe('mint');
  expect(ungraded({ ...library, parties: shop.parties.map((each) => ({ ...each, follows: false })) })).toBe(
    'sun',
  );
  expect(ungraded({ ...library, counts: { ...library.counts, serious: 1 } })).toBe('coral');
});

it('tells what was mended from what is new', async () => {
  const [shop, library] = [await reportOf('shop'), await reportOf('library')];
  const { mended, fresh, same, score } = compareReports(shop, library);
  expect(mended.map(({ id }) => id)).toContain('form.clear.16');
  expect([fresh.length, same]).toEqual([0, 0]);
  expect(score).toBeGreaterThan(100);
  expect(compareReports(shop, shop)).toMatchObject({ mended: [], fresh: [], score: 0 });
});

it('calls nothing mended that a scan without a browser or without headers did not look at', async () => {
  const shop = await reportOf('shop');
  const { mended } = compareReports(shop, { ...shop, visits: null, grade: null, findings: [] });
  const ids = mended.map(({ id }) => id);
  expect(ids).toContain('form.clear.16');
  expect(ids.filter((id) => /^(visits|grade|cookie)\./.test(id))).toEqual([]);
});

it('draws those who follow people first, and as many lines as fit', async () => {
  const { parties } = await reportOf('shop');
  const { rows } = graphOf(parties);
  expect(rows.map(({ party }) => party.follows)).toEqual([true, true, false, false]);
  expect(curveOf(0.5, 4)).toBe('M0 200C45 200 45 50 100 50');
  const crowd = Array.from({ length: 40 }, (_, i) => ({ ...parties[0], name: `${i}` }));
  expect(graphOf(crowd as typeof parties).rest).toBe(16);
});

it('refuses a report that was written by somebody else by hand', () => {
  expect(privacyState.safeParse({ address: 'x', report: { findings: [] } }).success).toBe(false);
  expect(privacyState.safeParse(null).success).toBe(false);
});
