import { type GuardedRoutes, working } from './guarded.ts';

const id = '019a0000-0000-7000-8000-000000000000';
const newEnquiry = { name: 'Ann', email: 'ann@example.com', message: 'Two vans.' };

/** Calls that need a key and ignore cookies; app/api/routes.test.ts tests what a key gets. */
const calls = Object.fromEntries(
  [
    '/enquiries',
    '/enquiries/:id',
    '/bookings',
    '/bookings/:id',
    '/events',
    '/events/:id',
    '/events/:id/registrations',
    '/quotes',
    '/quotes/:id',
    '/invoices',
    '/invoices/:id',
    '/subscribers',
    '/subscribers/:id',
  ].map((path) => [
    `GET /api/v1${path}`,
    { allowed: [], ask: () => ({ path: `/api/v1${path.replace(':id', id)}` }) },
  ]),
);

/** The API for other programs, and the pages where owners make its keys. */
export const apiRoutes: GuardedRoutes = {
  ...calls,
  'POST /api/v1/enquiries': { allowed: [], ask: () => ({ path: '/api/v1/enquiries', json: newEnquiry }) },
  'GET /admin-panel/api': { allowed: working(), shows: '"keys":', ask: () => ({ path: '/admin-panel/api' }) },
  'POST /admin-panel/api': {
    allowed: working(),
    ask: (_, who) => ({
      path: '/admin-panel/api',
      form: { intent: 'make', name: `Of ${who}`, 'scopes.read:events': 'on', endsOn: '2027-06-30' },
    }),
  },
  'GET /admin-panel/export': {
    allowed: working(),
    shows: '"list":',
    ask: () => ({ path: '/admin-panel/export' }),
  },
  // A step that nobody offered: whoever may is told that it is over.
  'POST /admin-panel/export': {
    allowed: working(),
    ask: () => ({ path: '/admin-panel/export', form: { intent: 'undo', step: 'none' } }),
  },
  'POST /api/staff/exports/:id{[0-9a-f-]{36}}/file': {
    allowed: working(),
    ask: ({ exportId }) => ({ path: `/api/staff/exports/${exportId}/file`, form: {} }),
  },
  'GET /admin-panel/api/reference': {
    allowed: working(),
    shows: '"groups":',
    ask: () => ({ path: '/admin-panel/api/reference' }),
  },
};
