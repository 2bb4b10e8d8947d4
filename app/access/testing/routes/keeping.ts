import { marks } from '../marks.ts';
import { type GuardedRoutes, looking, working } from './guarded.ts';

const nowhere = '019a0000-0000-7000-8000-000000000000';

/** What keeps the site well: mail, health, backups, webhooks, privacy. Readers look at the first two; the rest is the owners' alone. */
export const keepingRoutes: GuardedRoutes = {
  'GET /admin-panel/mail': { allowed: looking(), ask: () => ({ path: '/admin-panel/mail' }) },
  'POST /admin-panel/mail': {
    allowed: working(),
    ask: (_, who) => ({
      path: '/admin-panel/mail',
      form: { intent: 'suppress', email: `no-mail-by-${who}@example.com`, note: '' },
    }),
  },
  'GET /admin-panel/health': { allowed: looking(), ask: () => ({ path: '/admin-panel/health' }) },
  // There is no such job: whoever may is told so by 409.
  'POST /admin-panel/health': {
    allowed: working(),
    ask: () => ({ path: '/admin-panel/health', form: { intent: 'retry', queue: 'none', id: nowhere } }),
  },
  'GET /admin-panel/backups': { allowed: working(), ask: () => ({ path: '/admin-panel/backups' }) },
  'POST /admin-panel/backups': {
    allowed: working(),
    ask: () => ({ path: '/admin-panel/backups', form: { intent: 'settings', keep: '7' } }),
  },
  'POST /api/staff/backups/:id{[0-9a-f-]{36}}/file': {
    allowed: working(),
    shows: marks.backup,
    ask: ({ backupId }) => ({ path: `/api/staff/backups/${backupId}/file`, form: {} }),
  },
  'GET /admin-panel/webhooks': { allowed: working(), ask: () => ({ path: '/admin-panel/webhooks' }) },
  'POST /admin-panel/webhooks': {
    allowed: working(),
    ask: () => ({ path: '/admin-panel/webhooks', form: { intent: 'resend', delivery: nowhere } }),
  },
  'GET /admin-panel/privacy': { allowed: working(), ask: () => ({ path: '/admin-panel/privacy' }) },
  'POST /admin-panel/privacy': {
    allowed: working(),
    ask: () => ({ path: '/admin-panel/privacy', form: { intent: 'look', email: 'nobody@example.com' } }),
  },
  'POST /api/staff/personal-data/archive': {
    allowed: working(),
    shows: 'data.json',
    ask: ({ sealedPerson }) => ({ path: '/api/staff/personal-data/archive', form: { person: sealedPerson } }),
  },
};
