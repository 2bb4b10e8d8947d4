import { siteMap } from '#app/site-map/site-map.server.ts';
import type { KnownDemo } from '#features/enquiries/subject.ts';

/** A bench's own name in its path: `seo-analysis` of `/case-studies/seo-analysis/demo`. */
const idOf = (path: string): string =>
  path
    .replace(/\/demo$/, '')
    .split('/')
    .at(-1) ?? '';

/** Everything that a visitor can bring something from, by its id. */
export const knownDemos: readonly KnownDemo[] = siteMap
  .filter(({ kind }) => kind === 'bench')
  .map(({ path, label }) => ({ id: idOf(path), path, name: label }));
