import type { Feature } from '#server/feature.ts';
import { binList } from './list.server.ts';
import { binSection } from './panel.ts';

/** What was deleted and can still be put back. */
export const binFeature: Feature = {
  name: 'bin',
  panel: [binSection],
  lists: [binList],
};
