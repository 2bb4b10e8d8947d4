import type { Film } from '#ui/panels/video-dialog.tsx';

/** Five pages of this site in a quarter of a minute; art/walk.ts makes it. */
export const walk: Film = {
  title: 'A walk through this site',
  src: '/media/walk.webm',
  type: 'video/webm',
  poster: '/media/walk.avif',
  captions: '/media/walk.vtt',
  width: 1280,
  height: 720,
  length: '0:15',
};
