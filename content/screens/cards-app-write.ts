// Written by npm run screens.
import type { Screen } from '#lib/look/picture.ts';
import dark360 from './cards-app-write-dark-360.avif';
import dark780 from './cards-app-write-dark-780.avif';
import light360 from './cards-app-write-light-360.avif';
import light780 from './cards-app-write-light-780.avif';

const size = { width: 780, height: 2124, placeholder: null };

export const cardsAppWrite: Screen = {
  light: { ...size, sources: [{ src: light360, width: 360 }, { src: light780, width: 780 }] },
  dark: { ...size, sources: [{ src: dark360, width: 360 }, { src: dark780, width: 780 }] },
};
