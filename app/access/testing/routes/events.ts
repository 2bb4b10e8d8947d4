import { type GuardedRoutes, looking, savedView, working } from './guarded.ts';

const mayLook = looking('events');
const mayWork = working('events');

/** A draft as its form sends it. */
const draft = (title: string) => ({
  intent: 'save',
  title,
  summary: 'An evening.',
  kind: 'meetup',
  startDate: '2030-01-10',
  startTime: '18:00',
  endTime: '20:00',
  zone: 'UTC',
  'online.seats': '5',
});

/** The panel's pages on events, attendees and check-in. */
export const eventRoutes: GuardedRoutes = {
  'GET /admin-panel/events/speakers': {
    allowed: mayLook,
    shows: '"speakers":',
    ask: () => ({ path: '/admin-panel/events/speakers' }),
  },
  'POST /admin-panel/events/speakers': {
    allowed: mayWork,
    ask: (_, who) => ({
      path: '/admin-panel/events/speakers',
      form: { intent: 'add', name: `Speaker of ${who}`, about: 'Decides what is tried.' },
    }),
  },
  'GET /admin-panel/events/new': { allowed: mayLook, ask: () => ({ path: '/admin-panel/events/new' }) },
  'POST /admin-panel/events/new': {
    allowed: mayWork,
    ask: (_, who) => ({ path: '/admin-panel/events/new', form: draft(`Draft of ${who}`) }),
  },
  'POST /admin-panel/events/attendees': {
    allowed: mayLook,
    ask: (_, who) => ({ path: '/admin-panel/events/attendees', form: savedView('attendees', who) }),
  },
  'GET /admin-panel/events/attendees': {
    allowed: mayLook,
    shows: 'Ann Example',
    ask: () => ({ path: '/admin-panel/events/attendees' }),
  },
  'GET /admin-panel/events/preview': {
    allowed: mayLook,
    ask: ({ event }) => ({ path: `/admin-panel/events/preview?event=${event.id}` }),
  },
  'POST /admin-panel/events/preview': {
    allowed: mayWork,
    ask: () => ({ path: '/admin-panel/events/preview', form: draft('As typed') }),
  },
  'GET /admin-panel/events/:id': {
    allowed: mayLook,
    ask: ({ event }) => ({ path: `/admin-panel/events/${event.id}` }),
  },
  'POST /admin-panel/events/:id': {
    allowed: mayWork,
    ask: ({ event }) => ({ path: `/admin-panel/events/${event.id}`, form: { intent: 'duplicate' } }),
  },
  'GET /admin-panel/events/:id/messages': {
    allowed: mayLook,
    ask: ({ event }) => ({ path: `/admin-panel/events/${event.id}/messages` }),
  },
  'POST /admin-panel/events/:id/messages': {
    allowed: mayWork,
    ask: ({ event }) => ({
      path: `/admin-panel/events/${event.id}/messages`,
      form: { intent: 'write', audience: 'seated', subject: 'Bring a pen', body: 'One each.' },
    }),
  },
  'GET /admin-panel/events/:id/check-in': {
    allowed: mayLook,
    shows: 'Ann Example',
    ask: ({ event }) => ({ path: `/admin-panel/events/${event.id}/check-in` }),
  },
  'POST /admin-panel/events/:id/check-in': {
    allowed: mayWork,
    ask: ({ event }) => ({
      path: `/admin-panel/events/${event.id}/check-in`,
      form: { intent: 'scan', code: event.reference },
    }),
  },
  'POST /api/staff/events/:id/check-in': {
    allowed: mayWork,
    ask: ({ event }) => ({
      path: `/api/staff/events/${event.id}/check-in`,
      json: { code: event.reference },
    }),
  },
};
