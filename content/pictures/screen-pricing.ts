// Written by art/pictures.ts.
import type { Picture } from '#lib/look/picture.ts';
import w640 from './screen-pricing-640.avif';
import w1600 from './screen-pricing-1600.avif';

export const screenPricing: Picture = {
  sources: [{ src: w640, width: 640 }, { src: w1600, width: 1600 }],
  width: 1600,
  height: 1000,
  placeholder: 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAoABABoJbAAAu06wTlyAAD+8ekeaid+Shyhxu9rYKKR/rpTB7dwJxcJlig/L7//LWvKLwn7e18pAAA=',
};
