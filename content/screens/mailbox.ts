// Written by npm run screens.
import type { Screen } from '#lib/look/picture.ts';
import card from './mailbox-card.jpg';
import dark640 from './mailbox-dark-640.avif';
import dark1600 from './mailbox-dark-1600.avif';
import light640 from './mailbox-light-640.avif';
import light1600 from './mailbox-light-1600.avif';

const size = { width: 1600, height: 1074, placeholder: null };

export const mailbox: Screen = {
  light: { ...size, sources: [{ src: light640, width: 640 }, { src: light1600, width: 1600 }] },
  dark: { ...size, sources: [{ src: dark640, width: 640 }, { src: dark1600, width: 1600 }] },
  card,
};
