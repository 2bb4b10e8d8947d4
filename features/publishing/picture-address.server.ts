import type { FindPicture } from '#server/markdown/read-markdown.ts';
import type { ShownCover } from '#ui/data/cover-picture.tsx';
import { type KeptPicture, keptPicture } from './published.server.ts';

/** The file of a picture in one width. */
export const pictureKey = (id: string, width: number): string => `publishing/${id}-${width}.png`;

/** The address of a picture in one width. */
export const pictureAddress = (id: string, width: number): string => `/pictures/${id}-${width}.png`;

/** The attributes that draw a picture in running text. */
function attributesFor(picture: KeptPicture, alt: string): Readonly<Record<string, string | number>> {
  const { id, widths, width, height, focusX, focusY } = picture;
  return {
    src: pictureAddress(id, widths.at(-1) ?? width),
    srcSet: widths.map((each) => `${pictureAddress(id, each)} ${each}w`).join(', '),
    sizes: '(min-width: 64rem) 42rem, 92vw',
    width,
    height,
    alt: alt || picture.alt,
    // A tall picture is cut to a window around what must stay in view.
    ...(height > width ? { 'data-focus': `${Math.round(focusX * 100)}% ${Math.round(focusY * 100)}%` } : {}),
    loading: 'lazy',
    decoding: 'async',
  };
}

/** What stands for `![words](picture:id)` in a text; the picture's own words where the text gives none. */
export const pictureAttributes: FindPicture = (id, alt) => {
  const picture = keptPicture(id);
  return picture ? attributesFor(picture, alt) : null;
};

/** The cover of that name; null for none, and for one that was deleted. */
export function coverOf(id: string): ShownCover | null {
  const picture = id ? keptPicture(id) : undefined;
  if (!picture) return null;
  const { widths, width, alt, focusX, focusY } = picture;
  return {
    src: pictureAddress(id, widths.at(-1) ?? width),
    srcSet: widths.map((each) => `${pictureAddress(id, each)} ${each}w`).join(', '),
    alt,
    position: `${Math.round(focusX * 100)}% ${Math.round(focusY * 100)}%`,
  };
}
