/** The eight fills of the look; a page or a tile wears one by `data-hue`. */
export type Hue = 'cobalt' | 'coral' | 'sun' | 'lime' | 'lilac' | 'pink' | 'mint' | 'sky';
