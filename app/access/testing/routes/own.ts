import { marks } from '../marks.ts';
import { type GuardedRoutes, signedIn } from './guarded.ts';

/** What everybody has for themselves and nobody else sees: sessions, notices, seats and meetings. */
export const ownRoutes: GuardedRoutes = {
  'GET /account/security': {
    allowed: signedIn,
    shows: '"sessions":[{',
    ask: () => ({ path: '/account/security' }),
  },
  'GET /api/sessions': { allowed: signedIn, ask: () => ({ path: '/api/sessions' }) },
  'DELETE /api/sessions/:id': {
    allowed: ['self'],
    ask: ({ sessionId }) => ({ path: `/api/sessions/${sessionId}`, method: 'DELETE' }),
  },
  'DELETE /api/sessions': {
    allowed: signedIn,
    ask: () => ({ path: '/api/sessions', method: 'DELETE' }),
  },
  'GET /account/notifications': {
    allowed: ['self'],
    shows: marks.notice,
    ask: () => ({ path: '/account/notifications' }),
  },
  'POST /account/notifications': {
    allowed: signedIn,
    ask: () => ({ path: '/account/notifications', form: { intent: 'read-all' } }),
  },
  'GET /api/notifications/stream': { allowed: signedIn, ask: () => ({ path: '/api/notifications/stream' }) },
  'GET /account/events': {
    allowed: ['self'],
    shows: ({ meeting }) => meeting,
    ask: () => ({ path: '/account/events' }),
  },
  'POST /account/events': {
    allowed: signedIn,
    ask: () => ({ path: '/account/events', form: { intent: 'open-feed' } }),
  },
};
