import type { Who } from '../../who.ts';
import { marks } from '../marks.ts';
import type { Things } from '../things.ts';
import { anyStaff, company, type GuardedRoutes, looking } from './guarded.ts';

const readers: readonly Who[] = [...company, ...looking('finance', 'sales'), 'guest'];
/** A company's owners decide about its quotes and invoices, and so may anybody with the emailed link. */
const deciders: readonly Who[] = ['owner', 'guest'];

const paper = ({ papers }: Things, kind: 'quote' | 'invoice', who: Who): string =>
  who === 'guest' ? `token=${papers[kind].token}` : `number=${papers[kind].number}`;

/** Quotes, invoices and what staff do with them. */
export const billingRoutes: GuardedRoutes = {
  'GET /account/payment': {
    allowed: company,
    shows: marks.invoice,
    ask: () => ({ path: '/account/payment' }),
  },
  'POST /account/payment': {
    allowed: ['unverified', 'owner', 'stranger', ...anyStaff],
    ask: () => ({
      path: '/account/payment',
      form: {
        kind: 'private',
        name: 'Example',
        street: 'Way 1',
        postalCode: '10115',
        city: 'Berlin',
        country: 'DE',
      },
    }),
  },
  'GET /billing/quote': {
    allowed: readers,
    shows: marks.quote,
    ask: (things, who) => ({ path: `/billing/quote?${paper(things, 'quote', who)}` }),
  },
  'POST /billing/quote': {
    allowed: deciders,
    ask: (things, who) => ({
      path: `/billing/quote?${paper(things, 'quote', who)}`,
      form: { intent: 'decline', reason: 'Later.' },
    }),
  },
  'GET /billing/invoice': {
    allowed: readers,
    shows: marks.invoice,
    ask: (things, who) => ({ path: `/billing/invoice?${paper(things, 'invoice', who)}` }),
  },
  'POST /billing/invoice': {
    allowed: deciders,
    ask: (things, who) => ({ path: `/billing/invoice?${paper(things, 'invoice', who)}`, form: {} }),
  },
  'GET /api/billing/pdf/:kind{quote|invoice}': {
    allowed: readers,
    shows: '%PDF',
    ask: (things, who) => ({ path: `/api/billing/pdf/invoice?${paper(things, 'invoice', who)}` }),
  },
  'GET /api/staff/billing/accounting': {
    allowed: looking('finance', 'sales'),
    shows: 'contra_account',
    ask: () => ({ path: '/api/staff/billing/accounting?from=2026-01-01&to=2026-12-31' }),
  },
};
