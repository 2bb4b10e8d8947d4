// Written by art/pictures.ts.
import type { Picture } from '#lib/look/picture.ts';
import w320 from './nested-rings-320.avif';
import w640 from './nested-rings-640.avif';

export const nestedRings: Picture = {
  sources: [{ src: w320, width: 320 }, { src: w640, width: 640 }],
  width: 640,
  height: 640,
  placeholder: null,
};
