// Written by art/pictures.ts.
import type { Picture } from '#lib/look/picture.ts';
import w640 from './screen-clinic-640.avif';
import w1600 from './screen-clinic-1600.avif';

export const screenClinic: Picture = {
  sources: [{ src: w640, width: 640 }, { src: w1600, width: 1600 }],
  width: 1600,
  height: 1000,
  placeholder: 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoQAAoABABoJQBOgCKUgvHNwAD+6qpaq7/tkKKInbeEEBWY0Y2AAA==',
};
