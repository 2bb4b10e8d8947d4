import { type GuardedWays, looking, working } from './guarded.ts';

/** The files of the panel's lists and the views that staff save of them; the outbox stands for all lists. */
export const listWays: GuardedWays = {
  'GET /admin-panel/outbox': { allowed: looking(), ask: () => ({ path: '/admin-panel/outbox' }) },
  'POST /admin-panel/outbox': {
    allowed: working(),
    ask: ({ mailId }) => ({ path: '/admin-panel/outbox', form: { deed: 'resend', [`ids.${mailId}`]: 'on' } }),
  },
  // Its words are for owners; a reader sees how it stands.
  'GET /admin-panel/outbox/:id': {
    allowed: working(),
    shows: '"subject":',
    ask: ({ mailId }) => ({ path: `/admin-panel/outbox/${mailId}` }),
  },
  'POST /admin-panel/outbox/:id': {
    allowed: working(),
    ask: ({ mailId }) => ({ path: `/admin-panel/outbox/${mailId}`, form: { deed: 'resend' } }),
  },
  'GET /api/staff/tables/:name/csv': {
    allowed: looking(),
    ask: () => ({ path: '/api/staff/tables/outbox/csv' }),
  },
  // A reader saves views too, for themselves alone.
  'POST /api/staff/tables/:name/views': {
    allowed: looking(),
    ask: (_, who) => ({
      path: '/api/staff/tables/outbox/views',
      form: { name: `Of ${who}`, query: 'state=failed' },
    }),
  },
  'POST /api/staff/tables/:name/views/remove': {
    allowed: looking(),
    ask: () => ({
      path: '/api/staff/tables/outbox/views/remove',
      form: { id: '019a0000-0000-7000-8000-000000000000' },
    }),
  },
};
