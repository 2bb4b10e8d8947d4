import { expect } from '@playwright/test';
import { analyse, type Report } from '#engines/seo/analyse.ts';
import type { AskedFor, Response } from '#engines/seo/types.ts';
import { test } from '../page.ts';

test.describe.configure({ timeout: 120_000 });

/** The site as the public sees it: by https. */
const own = 'https://akra.example';

/** Notices that stay, each with why it does. */
const reasons: Readonly<Record<string, string>> = {
  'url-uppercase': 'the specification spells these addresses so',
  'url-underscore': 'the specification spells these addresses so',
  'hsts-missing': 'sent wherever the public address is https; the site under test is served by http',
  'redirect-temporary': 'what needs an account leads whoever has none to the sign-in page',
  'link-redirect': 'what needs an account leads whoever has none to the sign-in page',
  'document-large': 'a page of the kit shows every field at once, with its source',
  'lcp-lazy': 'the first picture of these pages stands below what is seen first',
};

const alive: Response = { status: 200, headers: { 'content-type': 'application/octet-stream' } };

/** Asks the site under test, and gives its answers as the public site's. Pages that search engines do not list are asked for their headers alone. */
function asker(origin: string, listed: ReadonlySet<string>) {
  // Read for their links: lists go on there.
  const isRead = (url: URL, askedFor: AskedFor) =>
    listed.has(url.href) ||
    askedFor === 'probe' ||
    /^\/(search$|robots\.txt$|sitemap)/.test(url.pathname) ||
    url.searchParams.has('page');
  return async (address: string, askedFor: AskedFor): Promise<Response> => {
    const url = new URL(address);
    if (url.origin !== own) return { status: 301, headers: { location: `${own}/` } };
    const whole = isRead(url, askedFor);
    if (url.search && !whole) return alive;
    const answer = await fetch(origin + url.pathname + url.search, {
      redirect: 'manual',
      method: whole ? 'GET' : 'HEAD',
    });
    const headers = Object.fromEntries(answer.headers);
    if (headers.location) headers.location = headers.location.replace(origin, own);
    if (!whole) return answer.ok ? alive : { status: answer.status, headers };
    return { status: answer.status, headers, body: (await answer.text()).replaceAll(origin, own) };
  };
}

async function reportOn(origin: string, listed: ReadonlySet<string>): Promise<Report> {
  const run = analyse({ start: `${own}/`, get: asker(origin, listed), pages: 1000, robots: 'report' });
  for (;;) {
    const { done, value } = await run.next();
    if (done) return value;
  }
}

test('our own SEO analysis finds nothing on our indexable pages but notices with a reason', async ({
  origin,
}) => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = new Set(
    [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address.replace(origin, own)),
  );
  expect(listed.size).toBeGreaterThan(165);
  const report = await reportOn(origin, listed);
  const findings = report.findings.filter(
    ({ where }) => listed.has(where.address) || /robots\.txt$|sitemap\.xml$/.test(where.address),
  );
  const unexplained = findings.filter(({ check, severity }) => severity !== 'notice' || !(check in reasons));
  expect(
    unexplained.map(({ check, where, what }) => `${check} ${where.address.replace(own, '')}: ${what}`),
  ).toEqual([]);
});
