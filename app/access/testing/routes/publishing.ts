import { anyStaff, type GuardedRoutes, looking, working } from './guarded.ts';

/** What the site says, for those who edit it. */
export const publishingRoutes: GuardedRoutes = {
  'POST /admin-panel/content': {
    allowed: working('editor'),
    ask: ({ entryId }) => ({
      path: '/admin-panel/content',
      form: { intent: 'publish', [`ids.${entryId}`]: 'on' },
    }),
  },
  'GET /admin-panel/content/new': {
    allowed: looking('editor'),
    ask: () => ({ path: '/admin-panel/content/new?kind=role' }),
  },
  'POST /admin-panel/content/new': {
    allowed: working('editor'),
    ask: (_, who) => ({
      path: '/admin-panel/content/new?kind=role',
      form: { intent: 'add', name: `Role of ${who}`, decides: 'It.', leaves: 'It.', without: 'it is there' },
    }),
  },
  'GET /admin-panel/content/:id': {
    allowed: looking('editor'),
    ask: ({ entryId }) => ({ path: `/admin-panel/content/${entryId}` }),
  },
  'POST /admin-panel/content/:id': {
    allowed: working('editor'),
    ask: ({ entryId }) => ({ path: `/admin-panel/content/${entryId}`, form: { intent: 'unschedule' } }),
  },
  'GET /admin-panel/pictures': { allowed: looking('editor'), ask: () => ({ path: '/admin-panel/pictures' }) },
  'POST /admin-panel/pictures': {
    allowed: working('editor'),
    ask: ({ pictureId }) => ({
      path: '/admin-panel/pictures',
      form: { intent: 'save', id: pictureId, seen: '1', alt: 'A teal field', focusX: '50', focusY: '50' },
    }),
  },
  'GET /admin-panel/redirects': {
    allowed: looking('editor'),
    ask: () => ({ path: '/admin-panel/redirects' }),
  },
  'POST /admin-panel/redirects': {
    allowed: working('editor'),
    ask: (_, who) => ({
      path: '/admin-panel/redirects',
      form: { intent: 'add', from: `/old-of-${who}`, to: '/blog' },
    }),
  },
  'GET /admin-panel/areas': { allowed: looking('editor'), ask: () => ({ path: '/admin-panel/areas' }) },
  'POST /admin-panel/areas': {
    allowed: working('editor'),
    ask: () => ({ path: '/admin-panel/areas', form: { intent: 'states', 'states.kit': 'public' } }),
  },
  'GET /admin-panel/settings': { allowed: looking(), ask: () => ({ path: '/admin-panel/settings' }) },
  'POST /admin-panel/settings': {
    allowed: working(),
    ask: () => ({
      path: '/admin-panel/settings',
      form: { intent: 'save', part: 'embed', seen: '0', origins: '' },
    }),
  },
  'GET /admin-panel/go-live': { allowed: looking(), ask: () => ({ path: '/admin-panel/go-live' }) },
  'POST /admin-panel/go-live': {
    allowed: working(),
    ask: () => ({ path: '/admin-panel/go-live', form: { intent: 'samples' } }),
  },
  'GET /admin-panel/numbers': { allowed: anyStaff, ask: () => ({ path: '/admin-panel/numbers' }) },
  'GET /api/staff/numbers/csv': { allowed: anyStaff, ask: () => ({ path: '/api/staff/numbers/csv' }) },
  'POST /api/staff/content/preview': {
    allowed: looking('editor'),
    ask: () => ({
      path: '/api/staff/content/preview',
      json: { kind: 'post', data: { title: 'A', lead: 'B', body: '## C' } },
    }),
  },
};
