import { siteMap } from '#app/site-map/site-map.server.ts';

const names = new Set(
  siteMap.flatMap(({ area, label }) => (area === 'landing' || area === 'showcase' ? [label] : [])),
);

/** What a message to us begins with where somebody wants a template of ours; empty for a name that none has. */
export const templateMessage = (name: string | null): string =>
  name && names.has(name) ? `We would like the template “${name}” with our own words and pictures.\n\n` : '';
