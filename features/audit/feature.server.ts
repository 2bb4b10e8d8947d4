import type { Feature } from '#server/feature.ts';
import { auditList } from './list.server.ts';
import { auditSection } from './panel.ts';

/** What staff changed, as a list. */
export const auditFeature: Feature = {
  name: 'audit',
  panel: [auditSection],
  lists: [auditList],
};
