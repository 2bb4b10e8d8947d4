import type { Feature } from '#server/feature.ts';
import { binList } from './list.server.ts';

/** What was deleted and can still be put back. */
export const binFeature: Feature = {
  name: 'bin',
  lists: [binList],
};
