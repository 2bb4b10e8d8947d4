import { siteMap } from '#app/site-map/site-map.server.ts';
import { applicationAt } from '#features/catalogue/queries.server.ts';
import type { SubjectSources } from '#features/enquiries/subject.ts';
import { shownPlan, shownRole } from '#features/publishing/present.server.ts';
import { publishedEntries } from '#features/publishing/published.server.ts';

/** A demo's own name in its path: `seo-analysis` of `/case-studies/seo-analysis/demo`. */
const idOf = (path: string): string =>
  path
    .replace(/\/demo$/, '')
    .split('/')
    .at(-1) ?? '';

/** What an enquiry can be about: plans, roles, every demo that a visitor can bring something from, and the catalogue. */
export const subjectSources: SubjectSources = {
  plans: () => publishedEntries('plan').map(shownPlan),
  roles: () => publishedEntries('role').map(shownRole),
  demos: siteMap
    .filter(({ kind, byLink }) => kind === 'demo' && !byLink)
    .map(({ path, label }) => ({ id: idOf(path), path, name: label })),
  applicationName: async (slug) => (await applicationAt(slug, { staff: false }))?.name ?? null,
};
