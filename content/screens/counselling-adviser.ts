// Written by npm run screens.
import type { Screen } from '#lib/look/picture.ts';
import card from './counselling-adviser-card.jpg';
import dark640 from './counselling-adviser-dark-640.avif';
import dark1600 from './counselling-adviser-dark-1600.avif';
import light640 from './counselling-adviser-light-640.avif';
import light1600 from './counselling-adviser-light-1600.avif';

const size = { width: 1600, height: 1052, placeholder: null };

export const counsellingAdviser: Screen = {
  light: { ...size, sources: [{ src: light640, width: 640 }, { src: light1600, width: 1600 }] },
  dark: { ...size, sources: [{ src: dark640, width: 640 }, { src: dark1600, width: 1600 }] },
  card,
};
