import { frame } from '../layout/scene.ts';
import type { PartSet } from '../parts/part.ts';
import type { DrawnScene } from './draw-scene.ts';

/** Whose work each set is, and how it may be used. */
const licences: Readonly<Record<PartSet, string>> = {
  fluent: 'Fluent Emoji, copyright Microsoft Corporation, MIT licence',
  noto: 'Noto Emoji, copyright Google LLC, Apache License 2.0',
  own: 'Other parts, MIT licence',
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export interface FileOptions {
  title: string;
  alt: string;
  /** The sets that the picture has parts of. */
  sets: readonly PartSet[];
  /** How wide it opens. */
  width?: number;
}

/** The picture as a file of its own, with its title, what it shows, and the licences of its parts. */
export function svgFile(
  { back, objects, front }: DrawnScene,
  { title, alt, sets, width = frame.width }: FileOptions,
): string {
  const height = Math.round((width * frame.height) / frame.width);
  const drawn = objects.map(
    ({ shadow, body, transform }) => `${shadow}<g transform="${transform}">${body}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${frame.width} ${frame.height}" role="img"><title>${escaped(title)}</title><desc>${escaped(alt)}</desc><metadata>${escaped(sets.map((set) => licences[set]).join('; '))}; scenery, MIT licence</metadata>${back}${drawn.join('')}${front}</svg>\n`;
}
