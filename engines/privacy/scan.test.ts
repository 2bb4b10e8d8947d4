import { describe, expect, it } from 'vitest';
import type { PageSeen } from './page-seen.ts';
import { reportAsCsv, reportAsJson } from './report/files.ts';
import { reportAsPage } from './report/page.ts';
import { scanPage } from './scan.ts';

const now = new Date('2026-11-16T12:00:00Z');

const seen = (parts: Partial<PageSeen>): PageSeen => ({
  address: 'https://shop.example/',
  headers: {},
  setCookie: [],
  html: '',
  hops: [],
  httpRoute: null,
  cors: null,
  ...parts,
});
const scan = (parts: Partial<PageSeen>) => scanPage(seen(parts), now);
const find = (parts: Partial<PageSeen>, id: string) =>
  scan(parts).findings.find((finding) => finding.id === id);

const page = `<!doctype html>
<html><head>
<script>(function(w){var j='https://www.googletagmanager.com/gtm.js?id=GTM-X';})(window)</script>
<script src="https://static.hotjar.com/c/hotjar-1.js"></script>
<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=X">
<script type="text/plain" src="https://connect.facebook.net/en_US/fbevents.js"></script>
</head><body>
<img src="//www.facebook.com/tr?id=1" width="1" height="1">
<img src="http://shop.example/a.png">
<form action="http://shop.example/login"><input type="email" name="email"><input type="password" name="p"></form>
<form action="/search" method="get"><input type="search" name="q"></form>
<a href="/datenschutz">Datenschutz</a>
</body></html>`;

describe('a page that gives much away', () => {
  const cookies = [
    '_ga=GA1.2; Max-Age=63072000; Path=/',
    'PHPSESSID=x; HttpOnly; Secure; SameSite=Lax',
    'zzz=1',
  ];

  it('is told company by company, with the line that shows it', () => {
    const { parties, findings } = scan({ html: page });
    expect(parties.map(({ name, trade }) => `${name}: ${trade}`).toSorted()).toEqual([
      'Facebook: social',
      'Google Fonts: cdn',
      'Google Tag Manager: tag-manager',
      'Hotjar: analytics',
    ]);
    expect(findings.find(({ id }) => id === 'party.google-fonts')?.evidence[0]).toEqual({
      where: 'Line 5',
      text: 'link stylesheet: https://fonts.googleapis.com/css?family=X',
    });
    expect(findings.find(({ id }) => id === 'party.facebook')?.what).toContain('an invisible picture');
    // What a consent tool holds back is not fetched.
    expect(JSON.stringify(findings)).not.toContain('connect.facebook.net');
  });

  it('is told what follows people before they could agree', () => {
    const early = find({ html: page, setCookie: cookies }, 'consent.early');
    expect(early?.weight).toBe('serious');
    expect(early?.evidence.map(({ text }) => text).join('\n')).toMatch(/Hotjar[\s\S]*_ga: Google Analytics/);
    expect(find({ html: '<p>plain</p>' }, 'consent.early')).toBeUndefined();
  });

  it('has its cookies explained', () => {
    expect(find({ setCookie: cookies }, 'cookie._ga')).toMatchObject({ weight: 'serious', area: 'cookies' });
    expect(find({ setCookie: cookies }, 'cookie._ga')?.mend).toContain('thirteen months');
    expect(find({ setCookie: cookies }, 'cookie.PHPSESSID')).toMatchObject({
      weight: 'good',
      mend: 'Nothing to fix.',
    });
    expect(find({ setCookie: cookies }, 'cookie.zzz')?.what).toContain('not in our list');
    expect(find({}, 'cookies.none')?.weight).toBe('good');
  });

  it('has its forms, recorders, mixed parts and policies told', () => {
    expect(find({ html: page }, 'form.clear.10')?.weight).toBe('serious');
    expect(find({ html: page }, 'script.hotjar')?.evidence[0]?.where).toBe('Line 4');
    expect(find({ html: page }, 'mixed')?.evidence).toHaveLength(1);
    expect(find({ html: page }, 'policy.privacy')?.weight).toBe('good');
    expect(find({ html: page }, 'policy.imprint')?.weight).toBe('notice');
    expect(scan({ html: page }).findings.filter(({ area }) => area === 'forms')).toHaveLength(1);
  });
});

it.each([
  ['<form method="get"><input name="email" type="email"></form>', 'form.get.1'],
  ['<form method="post" action="https://forms.other.example/x"><input name="name"></form>', 'form.away.1'],
  [
    '<script>x.fillText("a",1,1);var d=x.toDataURL()</script>',
    'script.drawing-on-a-hidden-canvas-and-reading-it-back',
  ],
  ['<script src="https://fpjscdn.net/v3/x"></script>', 'script.fingerprint'],
  ['<script src="https://consent.cookiebot.com/uc.js"></script>', 'consent.cookiebot'],
])('%s is told as %s', (html, id) => {
  expect(find({ html }, id)).toBeDefined();
});

it('tells a redirect back to http, a site that is passed through, and versions', () => {
  const hop = (address: string) => ({ address, status: 302, headers: {} });
  const hops = ['https://shop.example/', 'http://click.tracker.example/', 'https://shop.example/end'].map(
    hop,
  );
  const { findings } = scan({ hops, headers: { server: ['nginx/1.2.3'], 'x-powered-by': ['PHP/5'] } });
  expect(findings.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['route.downgrade', 'route.through', 'headers.versions']),
  );
});

it('has evidence, both reasons and a way to mend in every finding, the serious ones first', () => {
  const { findings, counts } = scan({ html: page, setCookie: ['a=1'] });
  for (const { what, lawyer, engineer, mend } of findings)
    for (const text of [what, lawyer, engineer, mend]) expect(text.length).toBeGreaterThan(10);
  expect(findings.slice(0, counts.serious).every(({ weight }) => weight === 'serious')).toBe(true);
  expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
});

it('makes files in which nothing of the page runs', () => {
  const evil = `<a href="/privacy">"><script>alert(1)</script></a><img src="https://x.example/=cmd|'/c calc'!A0">`;
  const report = scan({ html: evil, setCookie: ['=1', '<img src=x onerror=alert(1)>=1', '=HYPERLINK()=1'] });
  const html = reportAsPage(report);
  expect(html).not.toMatch(/<script|<img/i);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(JSON.parse(reportAsJson(report))).toEqual(report);
  expect(reportAsCsv(report).split('\r\n').length).toBeGreaterThan(report.findings.length);
});

it.each([
  ['nested without end', '<div>'.repeat(50_000)],
  ['never closed', `<a href="${'x'.repeat(200_000)}`],
  [
    'scripts in every attribute',
    '<p onclick="alert(1)" style="background:url(javascript:1)" data-x=\'<script>\'>'.repeat(5000),
  ],
  ['marks alone', '<'.repeat(100_000)],
  ['styles without end', `<style>${'@import "'.repeat(20_000)}</style>`],
  ['a script that tempts the patterns', `<script>${'fillText('.repeat(5000)}</script>`],
  ['nothing', ''],
  ['zeros', '\u0000'.repeat(10_000)],
])('is harmed by no markup: %s', (_, html) => {
  expect(scan({ html }).findings.length).toBeGreaterThan(10);
});
