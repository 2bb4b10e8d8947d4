/** The parts of the site in which people go from page to page while they work. */
const areas = ['/admin-panel', '/account', '/ui'];

const areaOf = (path: string) => areas.find((area) => path === area || path.startsWith(`${area}/`));

/** Whether both addresses lie in one such part: there the router changes pages, elsewhere a link loads a document. */
export const inSameArea = (here: string, there: string): boolean =>
  areaOf(here) !== undefined && areaOf(here) === areaOf(there);
