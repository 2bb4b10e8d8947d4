import { marks } from '../marks.ts';
import { anyStaff, type GuardedRoutes, looking, signedIn, working } from './guarded.ts';

/** The admin panel's own pages. */
export const adminRoutes: GuardedRoutes = {
  // Everybody else sees a sentence that says who may enter.
  'GET /admin-panel': { allowed: anyStaff, shows: '"sections":', ask: () => ({ path: '/admin-panel' }) },
  // Anybody with an account may click it; the link decides, and that there are no staff yet.
  'POST /admin-panel/claim': {
    allowed: signedIn,
    ask: () => ({ path: '/admin-panel/claim?token=made.up', form: { token: 'made.up' } }),
  },
  'GET /admin-panel/inbox': {
    allowed: looking('sales'),
    shows: marks.enquiry,
    ask: ({ reference }) => ({ path: `/admin-panel/inbox?open=${reference}` }),
  },
  'POST /admin-panel/inbox': {
    allowed: working('sales'),
    ask: ({ reference }) => ({
      path: '/admin-panel/inbox',
      form: { intent: 'note', open: reference, note: 'To be called.' },
    }),
  },
  'GET /admin-panel/inbox/replies': {
    allowed: looking('sales'),
    shows: '"replies":',
    ask: () => ({ path: '/admin-panel/inbox/replies' }),
  },
  'POST /admin-panel/inbox/replies': {
    allowed: working('sales'),
    ask: (_, who) => ({
      path: '/admin-panel/inbox/replies',
      form: { intent: 'add', title: `Of ${who}`, body: 'Hello {first name}' },
    }),
  },
  'GET /api/staff/inbox/stream': {
    allowed: looking('sales'),
    ask: () => ({ path: '/api/staff/inbox/stream' }),
  },
  'GET /admin-panel/staff': { allowed: working(), ask: () => ({ path: '/admin-panel/staff' }) },
  'POST /admin-panel/staff': {
    allowed: working(),
    ask: (_, who) => ({
      path: '/admin-panel/staff',
      form: { intent: 'add', email: `new-of-${who}@akra.example`, 'areas.sales': 'on' },
    }),
  },
};
