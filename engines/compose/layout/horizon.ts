import type { Place } from '../words/setting.ts';

/** Where the ground begins, as a share of the height. */
const horizons: Readonly<Record<Place, number>> = {
  meadow: 0.56,
  beach: 0.5,
  forest: 0.6,
  city: 0.66,
  street: 0.62,
  room: 0.64,
  kitchen: 0.66,
  table: 0.58,
  sea: 0.48,
  underwater: 0.84,
  desert: 0.56,
  mountains: 0.62,
  snow: 0.56,
  space: 0.9,
  sky: 0.94,
  studio: 0.66,
};

export const horizonOf = (place: Place): number => horizons[place];
