import { marks } from '../marks.ts';
import { type GuardedRoutes, looking, working } from './guarded.ts';

const lead = { allowed: looking('sales'), shows: marks.lead };

/** Leads: for sales and owners to work on, for readers to look at. */
export const leadRoutes: GuardedRoutes = {
  'GET /admin-panel/leads': { ...lead, ask: () => ({ path: '/admin-panel/leads' }) },
  'POST /admin-panel/leads': {
    allowed: working('sales'),
    ask: ({ leadId }) => ({
      path: '/admin-panel/leads',
      form: { intent: 'stage', id: leadId, stage: 'talking' },
    }),
  },
  'GET /admin-panel/leads/table': { ...lead, ask: () => ({ path: '/admin-panel/leads/table' }) },
  'POST /admin-panel/leads/table': {
    allowed: working('sales'),
    ask: ({ leadId }) => ({
      path: '/admin-panel/leads/table',
      form: { intent: 'to-talking', [`ids.${leadId}`]: 'on' },
    }),
  },
  'GET /admin-panel/leads/duplicates': {
    allowed: looking('sales'),
    shows: '"pairs":',
    ask: () => ({ path: '/admin-panel/leads/duplicates' }),
  },
  'POST /admin-panel/leads/duplicates': {
    allowed: working('sales'),
    ask: ({ leadId }) => ({
      path: '/admin-panel/leads/duplicates',
      form: { intent: 'stage', id: leadId, stage: 'talking' },
    }),
  },
  'GET /admin-panel/leads/new': {
    allowed: looking('sales'),
    shows: '"page":{}',
    ask: () => ({ path: '/admin-panel/leads/new' }),
  },
  'POST /admin-panel/leads/new': {
    allowed: working('sales'),
    ask: (_, who) => ({
      path: '/admin-panel/leads/new',
      form: { intent: 'add', name: 'Somebody', email: `lead-of-${who}@example.com` },
    }),
  },
  'GET /admin-panel/leads/import': {
    allowed: looking('sales'),
    shows: '"page":{}',
    ask: () => ({ path: '/admin-panel/leads/import' }),
  },
  'POST /admin-panel/leads/import': {
    allowed: working('sales'),
    ask: () => ({
      path: '/admin-panel/leads/import',
      form: { intent: 'look', text: 'email\nfair@example.com' },
    }),
  },
  // Whoever may look at leads, though a file is shown to nobody but who brought it.
  'GET /admin-panel/leads/import/:id': {
    allowed: looking('sales'),
    shows: '"dryRun":',
    ask: ({ leadId }) => ({ path: `/admin-panel/leads/import/${leadId}` }),
  },
  'POST /admin-panel/leads/import/:id': {
    allowed: working('sales'),
    ask: ({ leadId }) => ({ path: `/admin-panel/leads/import/${leadId}`, form: { intent: 'drop' } }),
  },
  'GET /admin-panel/leads/:id': { ...lead, ask: ({ leadId }) => ({ path: `/admin-panel/leads/${leadId}` }) },
  'POST /admin-panel/leads/:id': {
    allowed: working('sales'),
    ask: ({ leadId }) => ({
      path: `/admin-panel/leads/${leadId}`,
      form: { intent: 'note', note: 'Called.' },
    }),
  },
  'GET /admin-panel/leads/companies/:id': {
    ...lead,
    ask: ({ leadCompanyId }) => ({ path: `/admin-panel/leads/companies/${leadCompanyId}` }),
  },
};
