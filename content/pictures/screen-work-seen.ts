// Written by art/pictures.ts.
import type { Picture } from '#lib/look/picture.ts';
import w640 from './screen-work-seen-640.avif';
import w1600 from './screen-work-seen-1600.avif';

export const screenWorkSeen: Picture = {
  sources: [{ src: w640, width: 640 }, { src: w1600, width: 1600 }],
  width: 1600,
  height: 1000,
  placeholder: 'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAABwAgCdASoQAAoABABoJbACdEf/oEAMA2Ml0nQEAP6RIIQ25g7WJaUR9c+87Xrzd62gmTva84BeCQhAIJRvddxkNcFFFWRac4KvIf5jZmUG4B7oI3s+7LNUH+E41jJMlw3WjwAA',
};
