import type { Feature } from '#server/feature.ts';
import { auditList } from './list.server.ts';

/** What staff changed, as a list. */
export const auditFeature: Feature = {
  name: 'audit',
  lists: [auditList],
};
