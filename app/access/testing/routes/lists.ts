import { anyStaff, type GuardedRoutes, looking, savedView, working } from './guarded.ts';

/** The files of the panel's lists and the views that staff save of them; the outbox stands for all lists. */
export const listRoutes: GuardedRoutes = {
  'GET /api/staff/search': { allowed: anyStaff, ask: () => ({ path: '/api/staff/search?q=ann' }) },
  'POST /admin-panel/outbox': {
    allowed: working(),
    ask: ({ mailId }) => ({
      path: '/admin-panel/outbox',
      form: { intent: 'resend', [`ids.${mailId}`]: 'on' },
    }),
  },
  // Its text is for owners; a reader sees its subject and how it stands.
  'GET /admin-panel/outbox/:id': {
    allowed: working(),
    shows: '"text":"',
    ask: ({ mailId }) => ({ path: `/admin-panel/outbox/${mailId}` }),
  },
  'POST /admin-panel/outbox/:id': {
    allowed: working(),
    ask: ({ mailId }) => ({ path: `/admin-panel/outbox/${mailId}`, form: { intent: 'resend' } }),
  },
  'POST /admin-panel/newsletter': {
    allowed: working('editor'),
    ask: () => ({ path: '/admin-panel/newsletter', form: { intent: 'begin' } }),
  },
  'POST /admin-panel/newsletter/subscribers': {
    allowed: working('editor'),
    ask: () => ({ path: '/admin-panel/newsletter/subscribers', form: { intent: 'end', 'ids.nobody': 'on' } }),
  },
  'GET /admin-panel/newsletter/:id': {
    allowed: looking('editor'),
    shows: '"issue":{',
    ask: ({ issueId }) => ({ path: `/admin-panel/newsletter/${issueId}` }),
  },
  'POST /admin-panel/newsletter/:id': {
    allowed: working('editor'),
    ask: ({ issueId }) => ({
      path: `/admin-panel/newsletter/${issueId}`,
      form: { intent: 'save', subject: '', preview: '', body: '', seen: '1' },
    }),
  },
  'POST /api/staff/newsletter/preview': {
    allowed: working('editor'),
    ask: () => ({ path: '/api/staff/newsletter/preview', json: { body: 'Words' } }),
  },
  'GET /admin-panel/audit': { allowed: working(), ask: () => ({ path: '/admin-panel/audit' }) },
  'POST /admin-panel/audit': {
    allowed: working(),
    ask: (_, who) => ({ path: '/admin-panel/audit', form: savedView('audit', who) }),
  },
  'GET /admin-panel/audit/:id': {
    allowed: working(),
    shows: '"line":{',
    ask: ({ eventId }) => ({ path: `/admin-panel/audit/${eventId}` }),
  },
  // Each sees and puts back what belongs to their own parts: features/bin tests that.
  'POST /admin-panel/bin': {
    allowed: working('sales', 'editor', 'events', 'finance'),
    ask: () => ({ path: '/admin-panel/bin', form: { intent: 'restore', 'ids.nothing': 'on' } }),
  },
  'GET /api/staff/tables/:name/csv': {
    allowed: looking(),
    ask: () => ({ path: '/api/staff/tables/outbox/csv' }),
  },
};
