import type { Feature } from '#server/feature.ts';
import { mailSection } from './panel.ts';
import { mailReportRoutes } from './routes.server.ts';

/** What mail servers report about our mail. */
export const mailHealthFeature: Feature = {
  name: 'mail-health',
  panel: [mailSection],
  routes: mailReportRoutes,
};
