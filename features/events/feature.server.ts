import { Hono } from 'hono';
import type { Feature } from '#server/feature.ts';
import { eventAfterwards } from './commands/ask-afterwards.server.ts';
import { eventForget } from './commands/forget.server.ts';
import { eventReminders } from './commands/remind.server.ts';
import { eventsSection } from './panel.ts';
import { eventsData } from './personal-data.server.ts';
import { eventRoutes } from './routes.server.ts';
import { eventsSeed } from './seeds.server.ts';
import { binnedDraft } from './staff/commands/bin-event.server.ts';
import { attendeeList, eventList } from './staff/lists.server.ts';
import { doorRoutes } from './staff/routes.server.ts';
import { binnedSpeaker } from './staff/speakers.server.ts';

/** Events, their seats and their speakers. */
export const eventsFeature: Feature = {
  name: 'events',
  panel: [eventsSection],
  jobs: [eventAfterwards, eventReminders],
  retentions: [eventForget],
  lists: [eventList, attendeeList],
  personalData: [eventsData],
  seeds: [eventsSeed],
  binned: [binnedDraft, binnedSpeaker],
  routes: ({ clientAddress, requireStaff }) =>
    new Hono()
      .route('/', eventRoutes({ clientAddress }))
      .route('/', doorRoutes({ staff: (request) => requireStaff(request, eventsSection, 'write') })),
};
