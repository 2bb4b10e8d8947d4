import { describe, expect, it } from 'vitest';
import { analyse, type Report, reportOf } from './analyse.ts';
import { compare } from './compare.ts';
import { csvOf } from './report/csv.ts';
import { htmlOf } from './report/html.ts';
import { jsonOf } from './report/json.ts';
import { fromResponses } from './site/responses.ts';
import { all, edit, inBody, inHead } from './testing/edits.ts';
import { exampleSite, origin, victim } from './testing/example-site.ts';

async function run(fault: (site: ReturnType<typeof exampleSite>) => void = () => {}): Promise<Report> {
  const site = exampleSite();
  fault(site);
  return reportOf({ start: `${origin}/`, get: fromResponses(site), robots: 'report' });
}

const image = '<img src="/one.webp" width="9" height="9">';

describe('a run', () => {
  it('says what is wrong, at which line, and how the source should be', async () => {
    const { findings } = await run(inBody(`\n\n${image}`));
    const line = (exampleSite()[victim]?.body ?? '').split('</article>')[0]?.split('\n').length ?? 0;
    expect(findings).toMatchObject([
      {
        check: 'img-alt-missing',
        severity: 'warning',
        where: { address: victim, line: line + 2, snippet: image },
        mend: { snippet: '<img alt="one" src="/one.webp" width="9" height="9">' },
      },
    ]);
  });

  it('tells how far it is, and stops when it is cancelled', async () => {
    const stop = new AbortController();
    const seen: string[] = [];
    const steps = analyse({ start: `${origin}/`, get: fromResponses(exampleSite()), signal: stop.signal });
    await expect(async () => {
      for await (const { phase, address } of steps) {
        seen.push(address);
        if (phase === 'pages') stop.abort();
      }
    }).rejects.toThrow(/abort/i);
    expect(seen).toContain(`${origin}/robots.txt`);
    expect(seen).not.toContain(victim);
  });

  it('reads no more pages than it may, and says so', async () => {
    const report = await reportOf({ start: `${origin}/`, get: fromResponses(exampleSite()), pages: 2 });
    expect(report.pages).toHaveLength(2);
    expect(report.whole).toBe(false);
  });

  it('leaves alone what robots.txt forbids, unless the owner asks', async () => {
    const site = exampleSite();
    edit('/basket', '/bikes', `${origin}/robots.txt`)(site);
    const asked: string[] = [];
    const get = (address: string) => {
      asked.push(address);
      return fromResponses(site)(address, 'page');
    };
    const { findings } = await reportOf({ start: `${origin}/`, get });
    expect(asked).not.toContain(victim);
    expect(findings.map(({ check, where }) => [check, where.address])).toContainEqual([
      'robots-blocked',
      victim,
    ]);
    await reportOf({ start: `${origin}/`, get, robots: 'report' });
    expect(asked).toContain(victim);
  });

  it('finds no fault with a blocked page that the sitemap leaves out', async () => {
    const site = exampleSite();
    edit('Disallow: /basket', 'Disallow: /basket\nDisallow: /sign-in', `${origin}/robots.txt`)(site);
    edit('<body>', '<body><a href="/sign-in">Sign in</a>', `${origin}/`)(site);
    const { findings } = await reportOf({ start: `${origin}/`, get: fromResponses(site) });
    expect(findings.map(({ check }) => check)).toEqual([]);
  });

  it('takes an address that nobody answers at for a failing page', async () => {
    const get = fromResponses(exampleSite());
    const report = await reportOf({
      start: `${origin}/`,
      get: (address, askedFor) => {
        if (address === victim) throw new Error('connection refused');
        return get(address, askedFor);
      },
    });
    expect(report.findings.map(({ check }) => check)).toEqual(['http-error-page', 'sitemap-dead-url']);
  });
});

describe('the score', () => {
  it('is a hundred without faults, and its lines add up', async () => {
    expect((await run()).score).toEqual({ value: 100, lines: [] });
    const { score } = await run(all(inBody(image), inHead('<title>A second title here</title>')));
    expect(score.lines.map(({ check, share, cost }) => [check, share, cost])).toEqual([
      ['title-multiple', 0.25, 2.5],
      ['img-alt-missing', 0.25, 1],
    ]);
    expect(score.value).toBe(97);
  });
});

describe('two runs', () => {
  it('are told apart by what was mended, what appeared and what stayed', async () => {
    const before = await run(all(inBody(image), inBody('<a href="/about"></a>')));
    const after = await run(
      all(inBody('<p>A new line</p>\n'), inBody(image), inBody('<a href="/gone">Gone</a>')),
    );
    const { score, mended, appeared, stayed } = compare(before, after);
    expect(mended.map(({ check }) => check)).toEqual(['link-empty']);
    expect(appeared.map(({ check }) => check)).toEqual(['link-broken']);
    expect(stayed.map(({ check }) => check)).toEqual(['img-alt-missing']);
    expect(score).toEqual({ before: before.score.value, after: after.score.value });
  });
});

describe('the report', () => {
  it('is a page that carries nothing of the site’s own markup, a table, and data', async () => {
    const report = await run(
      inBody('<a href="/about" rel="nofollow"><b onclick="x()">=SUM(A1)</b> page</a>'),
    );
    const html = htmlOf(report);
    expect(html).toContain('link-nofollow-internal (1)');
    expect(html).not.toContain('<b onclick');
    const lines = csvOf(report).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('link-nofollow-internal,links,notice,1,');
    expect(JSON.parse(jsonOf(report))).toEqual(JSON.parse(JSON.stringify(report)));
  });
});
