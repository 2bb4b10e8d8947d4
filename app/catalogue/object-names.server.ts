import { objects } from '#content/objects.ts';

/** The objects that a tile of the catalogue can show, by name. */
export const objectNames: readonly string[] = Object.keys(objects).toSorted();
