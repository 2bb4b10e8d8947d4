/** The eight fills of the look; a page or a tile wears one by `data-hue`. */
export const hues = ['cobalt', 'coral', 'sun', 'lime', 'lilac', 'pink', 'mint', 'sky'] as const;
export type Hue = (typeof hues)[number];
