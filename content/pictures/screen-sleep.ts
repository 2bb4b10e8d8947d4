// Written by art/pictures.ts.
import type { Picture } from '#lib/look/picture.ts';
import w360 from './screen-sleep-360.avif';
import w1080 from './screen-sleep-1080.avif';

export const screenSleep: Picture = {
  sources: [{ src: w360, width: 360 }, { src: w1080, width: 1080 }],
  width: 1080,
  height: 2340,
  placeholder: 'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAAAwBACdASoQACMAPv1qq1ArJiQitUgBYB+JQAB8qFZ/H4RPRkgp8P5AQAAA/uwQT1bucBPxKNCC7H24kf7wFFrwqJsB0slf6rIrKl2J53ONx+u83J7qTAwbKYiKAxuliV8w2jlBdYFYUIMoT+ALctTNEC1DAqQaWPPiBCPKj4RLI+ULagA=',
};
