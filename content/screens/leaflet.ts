// Written by npm run screens.
import type { Screen } from '#lib/look/picture.ts';
import card from './leaflet-card.jpg';
import dark640 from './leaflet-dark-640.avif';
import dark1600 from './leaflet-dark-1600.avif';
import light640 from './leaflet-light-640.avif';
import light1600 from './leaflet-light-1600.avif';

const size = { width: 1600, height: 2765, placeholder: null };

export const leaflet: Screen = {
  light: { ...size, sources: [{ src: light640, width: 640 }, { src: light1600, width: 1600 }] },
  dark: { ...size, sources: [{ src: dark640, width: 640 }, { src: dark1600, width: 1600 }] },
  card,
};
