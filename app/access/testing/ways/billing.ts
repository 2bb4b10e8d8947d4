import type { Who } from '../../who.ts';
import type { Ask } from '../ask.ts';
import { marks } from '../marks.ts';
import { lineOfWork, type Things } from '../things.ts';
import { anyStaff, company, type GuardedWays, looking, working } from './guarded.ts';

const readers: readonly Who[] = [...company, ...looking('finance', 'sales'), 'guest'];
/** Bills of a company are decided by its owners, and by whoever holds the link of the mail. */
const deciders: readonly Who[] = ['owner', 'guest'];
const quoters = working('finance', 'sales');
const billers = working('finance');

const paper = ({ papers }: Things, kind: 'quote' | 'invoice', who: Who): string =>
  who === 'guest' ? `token=${papers[kind].token}` : `number=${papers[kind].number}`;
const ofInvoice = (deed: string, json: (who: Who) => object = () => ({})) => ({
  allowed: billers,
  ask: ({ papers }: Things, who: Who): Ask => ({
    path: `/api/billing/invoices/${papers.invoice.id}/${deed}`,
    json: json(who),
  }),
});
const invoicePath = '/api/billing/invoices/:id{[0-9a-f-]{36}}';

/** Quotes, invoices and what staff do with them. */
export const billingWays: GuardedWays = {
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
      form: { do: 'decline', reason: 'Later.' },
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
  'GET /api/billing/quotes': {
    allowed: looking('finance', 'sales'),
    ask: () => ({ path: '/api/billing/quotes' }),
  },
  'POST /api/billing/quotes': {
    allowed: quoters,
    ask: () => ({ path: '/api/billing/quotes', json: lineOfWork('Another quote') }),
  },
  'POST /api/billing/quotes/:id{[0-9a-f-]{36}}/send': {
    allowed: quoters,
    ask: ({ papers }) => ({ path: `/api/billing/quotes/${papers.draft.id}/send`, json: {} }),
  },
  'GET /api/billing/invoices': {
    allowed: looking('finance', 'sales'),
    ask: () => ({ path: '/api/billing/invoices' }),
  },
  'POST /api/billing/invoices': {
    allowed: billers,
    ask: () => ({ path: '/api/billing/invoices', json: lineOfWork('Another invoice') }),
  },
  [`POST ${invoicePath}/issue`]: {
    allowed: billers,
    ask: ({ papers }) => ({ path: `/api/billing/invoices/${papers.unissued.id}/issue`, json: {} }),
  },
  [`POST ${invoicePath}/payments`]: ofInvoice('payments', (who) => ({
    amount: 100,
    receivedOn: '2026-11-16',
    reference: `booking of ${who}`,
  })),
  [`POST ${invoicePath}/remind`]: ofInvoice('remind'),
  [`POST ${invoicePath}/credit`]: ofInvoice('credit', () => ({ reason: 'It was a test.' })),
  'GET /api/staff/billing/accounting': {
    allowed: looking('finance', 'sales'),
    shows: 'contra_account',
    ask: () => ({ path: '/api/staff/billing/accounting?from=2026-01-01&to=2026-12-31' }),
  },
};
