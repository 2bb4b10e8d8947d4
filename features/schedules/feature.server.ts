import type { Feature } from '#server/feature.ts';
import { schedulesForget } from './commands/forget.server.ts';
import { schedulesDue } from './commands/run.server.ts';
import { tellNews, tellPaused, tellUnreadable } from './commands/tell.server.ts';
import { schedulesData } from './personal-data.server.ts';

/** SEO checks and forecasts that an account lets run by the clock. */
export const schedulesFeature: Feature = {
  name: 'schedules',
  jobs: [schedulesDue],
  retentions: [schedulesForget],
  listeners: [tellNews, tellUnreadable, tellPaused],
  personalData: [schedulesData],
};
