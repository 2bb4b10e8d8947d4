import { marks } from '../marks.ts';
import { anyStaff, company, type GuardedRoutes, signedIn } from './guarded.ts';

/** Who somebody is, the people of their company, and the copy of everything. */
export const peopleRoutes: GuardedRoutes = {
  'GET /account/details': { allowed: signedIn, ask: () => ({ path: '/account/details' }) },
  'POST /account/details': {
    allowed: signedIn,
    ask: () => ({
      path: '/account/details',
      form: { intent: 'about', company: '', role: '', phone: '', zone: 'UTC' },
    }),
  },
  'POST /api/profile/photo': { allowed: signedIn, ask: () => ({ path: '/api/profile/photo', form: {} }) },
  'GET /api/profile/photos/:id{[0-9a-f-]{36}}': {
    allowed: [...company, ...anyStaff],
    ask: ({ photo }) => ({ path: photo }),
  },
  'GET /account/users': {
    allowed: company,
    shows: marks.company,
    ask: () => ({ path: '/account/users' }),
  },
  'POST /account/users': {
    // Whoever is in no company makes one with the first invitation; a member of one asks an owner.
    allowed: ['owner', 'stranger', ...anyStaff],
    ask: (_, who) => ({
      path: '/account/users',
      form: { intent: 'invite', company: 'Ours', email: `${who}-friend@example.com`, role: 'member' },
    }),
  },
  'POST /account/invitation': {
    allowed: ['stranger'],
    ask: ({ invitation }) => ({ path: '/account/invitation', form: { token: invitation } }),
  },
  'POST /api/personal-data/copy': {
    allowed: ['self'],
    shows: marks.enquiry,
    ask: () => ({ path: '/api/personal-data/copy', form: {} }),
  },
};

/** Asked last of all: whoever may, is gone afterwards. */
export const closingRoutes: GuardedRoutes = {
  'POST /api/account/close': {
    allowed: signedIn,
    ask: () => ({ path: '/api/account/close', json: { atOnce: false } }),
  },
};
