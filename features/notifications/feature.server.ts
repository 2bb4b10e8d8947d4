import type { Feature } from '#server/feature.ts';
import { noticesForget } from './commands/forget.server.ts';
import { mailNotices } from './commands/mail-notice.server.ts';
import { noticesDigest } from './commands/send-digests.server.ts';
import { notificationRoutes } from './routes.server.ts';

/** What people are told on the site, and by mail if they wish. */
export const notificationsFeature: Feature = {
  name: 'notifications',
  jobs: [noticesDigest],
  retentions: [noticesForget],
  listeners: [mailNotices],
  routes: ({ visitorOf }) => notificationRoutes({ signedIn: visitorOf }),
};
