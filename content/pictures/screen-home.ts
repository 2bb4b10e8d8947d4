// Written by art/pictures.ts.
import type { Picture } from '#lib/look/picture.ts';
import w640 from './screen-home-640.avif';
import w1600 from './screen-home-1600.avif';

export const screenHome: Picture = {
  sources: [{ src: w640, width: 640 }, { src: w1600, width: 1600 }],
  width: 1600,
  height: 1000,
  placeholder: 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQAgCdASoQAAoABABoJQAB8foLwKLBnZQAAP7q8fi9Y4GLi3YbBlVHzmIg63YsFDTXsKp6Lj2TEDYdl57ZQoteMVGR8zu365O5U7d4ybykUoe/wsvmSGKAAAA=',
};
