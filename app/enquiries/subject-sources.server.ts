import { siteMap } from '#app/site-map/site-map.server.ts';
import { applicationAt } from '#features/catalogue/queries.server.ts';
import type { SubjectSources } from '#features/enquiries/subject.ts';

/** A bench's own name in its path: `seo-analysis` of `/case-studies/seo-analysis/demo`. */
const idOf = (path: string): string =>
  path
    .replace(/\/demo$/, '')
    .split('/')
    .at(-1) ?? '';

/** What an enquiry can be about: every bench that a visitor can bring something from, and the catalogue. */
export const subjectSources: SubjectSources = {
  demos: siteMap
    .filter(({ kind }) => kind === 'bench')
    .map(({ path, label }) => ({ id: idOf(path), path, name: label })),
  applicationName: async (slug) => (await applicationAt(slug, { staff: false }))?.name ?? null,
};
