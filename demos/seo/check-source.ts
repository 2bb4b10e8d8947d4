import { type Report, reportOf } from '#engines/seo/analyse.ts';
import { siteAround } from './source-site.ts';

/** What can only be said of a site, and not of one page's source. */
const aboutTheSite = new Set(['orphan-page', 'jsonld-none', 'sitemap-page-absent', 'hreflang-no-return']);

/** Checks a pasted page by itself. */
export async function checkSource(source: string, address: string): Promise<Report> {
  const report = await reportOf({
    start: address,
    get: siteAround(address, source),
    pages: 1,
    robots: 'report',
  });
  const findings = report.findings.filter(({ check }) => !aboutTheSite.has(check));
  return { ...report, whole: true, findings };
}
