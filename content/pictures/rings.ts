// Written by art/pictures.ts.
import type { Picture } from '#lib/look/picture.ts';
import w640 from './rings-640.avif';
import w960 from './rings-960.avif';
import w1600 from './rings-1600.avif';

export const rings: Picture = {
  sources: [{ src: w640, width: 640 }, { src: w960, width: 960 }, { src: w1600, width: 1600 }],
  width: 1600,
  height: 1200,
  placeholder: null,
};
