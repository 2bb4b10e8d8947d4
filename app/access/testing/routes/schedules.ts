import { marks } from '../marks.ts';
import type { GuardedRoutes } from './guarded.ts';

/** What accounts let run by the clock: each sees and changes their own, and nobody learns of another's. */
export const scheduleRoutes: GuardedRoutes = {
  'GET /account/schedules': {
    allowed: ['self'],
    shows: marks.schedule,
    ask: ({ schedule }) => ({ path: `/account/schedules?run=${schedule.runId}` }),
  },
  'POST /account/schedules': {
    allowed: ['self'],
    ask: ({ schedule }) => ({ path: '/account/schedules', form: { intent: 'pause', id: schedule.id } }),
  },
};
