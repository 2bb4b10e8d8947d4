import { siteMap } from '#app/site-map/site-map.server.ts';
import { templates } from '#demos/landings/templates.ts';

const names = new Set(
  siteMap.flatMap(({ area, label }) => (area === 'landing' || area === 'showcase' ? [label] : [])),
);

/** The palette of that name, if the template has one; an address gives no other words. */
const paletteOf = (template: string, palette: string | null): string | null =>
  templates.find(({ name }) => name === template)?.palettes.find(({ name }) => name === palette)?.name ??
  null;

/** The prefilled text of a message from somebody who wants one of our templates; empty for an unknown name. */
export function templateMessage(asked: URLSearchParams): string {
  const name = asked.get('template');
  if (!name || !names.has(name)) return '';
  const palette = paletteOf(name, asked.get('palette'));
  const worn = palette ? ` in the palette “${palette}”` : '';
  return `We’d like to use the template “${name}”${worn} with our own words and pictures.\n\n`;
}
