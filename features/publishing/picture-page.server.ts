import { desc, isNull } from 'drizzle-orm';
import { services } from '#server/services.ts';
import type { PictureChoice } from '#ui/fields/picture-field.tsx';
import { type EntryKind, kinds } from './kinds.ts';
import { pictureAddress } from './picture-address.server.ts';
import { publishingPictures } from './tables.server.ts';

/** A picture as its card shows it. */
export interface PictureCard {
  id: string;
  name: string;
  alt: string;
  /** In percent. */
  focusX: number;
  focusY: number;
  width: number;
  height: number;
  version: number;
  src: string;
}

const most = 300;

/** The pictures that texts can show, the newest first. */
export async function pictureCards(): Promise<PictureCard[]> {
  const rows = await services()
    .database.db.select()
    .from(publishingPictures)
    .where(isNull(publishingPictures.binnedAt))
    .orderBy(desc(publishingPictures.createdAt))
    .limit(most);
  return rows.map(({ id, name, alt, focusX, focusY, width, height, version, widths }) => ({
    id,
    name,
    alt,
    focusX: Math.round(focusX * 100),
    focusY: Math.round(focusY * 100),
    width,
    height,
    version,
    src: pictureAddress(id, widths[0] ?? width),
  }));
}

/** The pictures that a form offers to choose from. */
export const pictureChoices = async (): Promise<PictureChoice[]> =>
  (await pictureCards()).map(({ id, alt, src }) => ({ id, alt, src }));

/** The pictures that an entry of a kind can be given; none where it has no place for one. */
export const picturesFor = async (kind: EntryKind): Promise<PictureChoice[]> =>
  kinds[kind].fields.some(({ control }) => control === 'picture') ? pictureChoices() : [];
