// Written by art/pictures.ts.
import type { Picture } from '#lib/look/picture.ts';
import w640 from './screen-headphones-640.avif';
import w1600 from './screen-headphones-1600.avif';

export const screenHeadphones: Picture = {
  sources: [{ src: w640, width: 640 }, { src: w1600, width: 1600 }],
  width: 1600,
  height: 1000,
  placeholder: 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoQAAoABABoJaQAAuZdHUAA/uei0dBWCRMURYw9BxZxGBSkioUMD4YLWP6IAAAA',
};
