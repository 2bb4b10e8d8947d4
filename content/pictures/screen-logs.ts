// Written by art/pictures.ts.
import type { Picture } from '#lib/look/picture.ts';
import w640 from './screen-logs-640.avif';
import w1600 from './screen-logs-1600.avif';

export const screenLogs: Picture = {
  sources: [{ src: w640, width: 640 }, { src: w1600, width: 1600 }],
  width: 1600,
  height: 1000,
  placeholder: 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACwAQCdASoQAAoABABoJaQAAudg01AAAP70O2gc5AQHkZ/YDPAAAA==',
};
