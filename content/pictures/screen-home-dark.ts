// Written by art/pictures.ts.
import type { Picture } from '#lib/look/picture.ts';
import w640 from './screen-home-dark-640.avif';
import w1600 from './screen-home-dark-1600.avif';

export const screenHomeDark: Picture = {
  sources: [{ src: w640, width: 640 }, { src: w1600, width: 1600 }],
  width: 1600,
  height: 1000,
  placeholder: 'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoQAAoABABoJQBdgCKRQWYnm2AA/uxathPhXCAqFGHIirKksZkLCJnMHR+jAZ5gWNehBSDyhAKxuwM681JpSFBEOqjx52CoAAA=',
};
