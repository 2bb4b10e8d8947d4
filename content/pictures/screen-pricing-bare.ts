// Written by art/pictures.ts.
import type { Picture } from '#lib/look/picture.ts';
import w640 from './screen-pricing-bare-640.avif';
import w1600 from './screen-pricing-bare-1600.avif';

export const screenPricingBare: Picture = {
  sources: [{ src: w640, width: 640 }, { src: w1600, width: 1600 }],
  width: 1600,
  height: 1000,
  placeholder: 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAAAwAQCdASoQAAoABABoJaQAA3AA/vGMUsOZTP3Bv2igHJ8AAAA=',
};
