// Written by art/pictures.ts.
import type { Picture } from '#lib/look/picture.ts';
import w640 from './screen-conference-640.avif';
import w1600 from './screen-conference-1600.avif';

export const screenConference: Picture = {
  sources: [{ src: w640, width: 640 }, { src: w1600, width: 1600 }],
  width: 1600,
  height: 1000,
  placeholder: 'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAADQAQCdASoQAAoABABoJbACdACeAjVnwAD+tfHLEGqTXDyAHMiyhPAfZCu0Qj1Z2WyyqPS85RRC2GLzkwfw8C/SVXNEE/KNGPsk6wd6aB+i60oQOkFUylUESL9sgIDv/kg1OfgBaJryJvAoAAA=',
};
