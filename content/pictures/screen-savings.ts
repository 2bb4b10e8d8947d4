// Written by art/pictures.ts.
import type { Picture } from '#lib/look/picture.ts';
import w640 from './screen-savings-640.avif';
import w1600 from './screen-savings-1600.avif';

export const screenSavings: Picture = {
  sources: [{ src: w640, width: 640 }, { src: w1600, width: 1600 }],
  width: 1600,
  height: 1000,
  placeholder: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoQAAoABABoJYgC7AD0g9wg8UwAAP7pWK+yt4Aa4W7n6C/D5IfXIuHiwKVOMU0tZWWPrfj0flxbZnG+uqtUwLzi4oAAAA==',
};
