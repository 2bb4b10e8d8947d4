// Written by art/pictures.ts.
import type { Picture } from '#lib/look/picture.ts';
import w640 from './screen-work-640.avif';
import w1600 from './screen-work-1600.avif';

export const screenWork: Picture = {
  sources: [{ src: w640, width: 640 }, { src: w1600, width: 1600 }],
  width: 1600,
  height: 1000,
  placeholder: 'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAwAgCdASoQAAoABABoJbACdBHABgGyL/zs4AD+kSCENuYO1iWlEfXPvO1683etoujhhXnthUK72OmmeF3GQ1w3Ws+hz2Kd4iu9WcH1k4+qc4dJw0cWYob8Ph/gYRF3CHEAAA==',
};
