// Written by art/pictures.ts.
import type { Picture } from '#lib/look/picture.ts';
import w360 from './screen-bikes-360.avif';
import w1080 from './screen-bikes-1080.avif';

export const screenBikes: Picture = {
  sources: [{ src: w360, width: 360 }, { src: w1080, width: 1080 }],
  width: 1080,
  height: 2340,
  placeholder: 'data:image/webp;base64,UklGRsIAAABXRUJQVlA4ILYAAAAQBQCdASoQACMAPwlwrVArpqQitVgIAXAhCWUAzNGMn8kiP4WYVHV3PikP8ffVS+n4AP7x6TDkCNrU3yNExr77tisoNq/lH01m4ueDG2mHQewRT90EzpMG0k5Q1f8cAOzT6vJAtOzPNnJBLgxpPqB5hJyLlLPoldTZkh/7JvYZoxhF3DVbwrtzsNbColHDqeKp4/tjtGYKPkaQBjCAJHyUc4PtkB14m76KFuxhUnKioSet6AAAAA==',
};
