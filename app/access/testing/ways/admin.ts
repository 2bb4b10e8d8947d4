import { anyStaff, type GuardedWays, signedIn, working } from './guarded.ts';

/** The admin panel's own pages. */
export const adminWays: GuardedWays = {
  // Everybody else reads who may enter.
  'GET /admin-panel': { allowed: anyStaff, shows: '"areas":', ask: () => ({ path: '/admin-panel' }) },
  // Whoever has an account may press it; what decides is the link, and that nobody is staff.
  'POST /admin-panel/claim': {
    allowed: signedIn,
    ask: () => ({ path: '/admin-panel/claim?token=made.up', form: { token: 'made.up' } }),
  },
  'GET /admin-panel/staff': { allowed: working(), ask: () => ({ path: '/admin-panel/staff' }) },
  'POST /admin-panel/staff': {
    allowed: working(),
    ask: (_, who) => ({
      path: '/admin-panel/staff',
      form: { deed: 'add', email: `new-of-${who}@akra.example`, 'areas.sales': 'on' },
    }),
  },
};
