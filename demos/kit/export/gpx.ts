import type { Position } from './geojson.ts';

/** A route of a satnav: where to, in which order, with a word for each. */
interface GpxRoute {
  name: string;
  points: readonly { name: string; note?: string; position: Position }[];
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML 1.0 knows no other control signs, not even escaped.
const text = (words: string): string =>
  Array.from(words)
    .filter((sign) => sign >= ' ' || sign === '\t' || sign === '\n')
    .join('')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** A GPX 1.1 file with one `rte` for each route. */
export function gpxOf(creator: string, routes: readonly GpxRoute[]): string {
  const lines = routes.flatMap(({ name, points }) => [
    '  <rte>',
    `    <name>${text(name)}</name>`,
    ...points.map(({ name: point, note, position: [longitude, latitude] }) => {
      const words = `<name>${text(point)}</name>${note ? `<desc>${text(note)}</desc>` : ''}`;
      return `    <rtept lat="${latitude.toFixed(6)}" lon="${longitude.toFixed(6)}">${words}</rtept>`;
    }),
    '  </rte>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${text(creator)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    ...lines,
    '</gpx>',
    '',
  ].join('\n');
}
