import { marks } from '../marks.ts';
import { lineOfWork, type Things } from '../things.ts';
import { type GuardedRoutes, looking, working } from './guarded.ts';

/** The form of a document, with what is not typed left out. */
function formOf(title: string): Record<string, string> {
  const { email, buyer } = lineOfWork(title);
  return {
    intent: 'save',
    email,
    title,
    ...Object.fromEntries(Object.entries(buyer).map(([name, text]) => [`buyer.${name}`, text])),
    'lines.0.description': 'Work',
    'lines.0.quantity': '1',
    'lines.0.unitPrice': '100',
  };
}

const quotePath = ({ papers }: Things) => `/admin-panel/quotes/${papers.draft.id}`;
const invoicePath = ({ papers }: Things) => `/admin-panel/invoices/${papers.unissued.id}`;
const readQuotes = looking('sales', 'finance');
const writeQuotes = working('sales', 'finance');
// Sales look at invoices, and write none.
const readInvoices = looking('finance', 'sales');
const writeInvoices = working('finance');

/** Quotes and invoices in the admin panel. */
export const billingWorkspaceRoutes: GuardedRoutes = {
  'GET /admin-panel/quotes': {
    allowed: readQuotes,
    shows: marks.quote,
    ask: () => ({ path: '/admin-panel/quotes' }),
  },
  'GET /admin-panel/quotes/new': {
    allowed: readQuotes,
    shows: '"reckoning":',
    ask: () => ({ path: '/admin-panel/quotes/new' }),
  },
  'POST /admin-panel/quotes/new': {
    allowed: writeQuotes,
    ask: (_, who) => ({ path: '/admin-panel/quotes/new', form: formOf(`Quote of ${who}`) }),
  },
  'GET /admin-panel/quotes/:id': {
    allowed: readQuotes,
    shows: marks.quote,
    ask: ({ papers }) => ({ path: `/admin-panel/quotes/${papers.quote.id}` }),
  },
  'POST /admin-panel/quotes/:id': {
    allowed: writeQuotes,
    ask: ({ papers }) => ({ path: `/admin-panel/quotes/${papers.quote.id}`, form: { intent: 'send' } }),
  },
  'GET /admin-panel/quotes/:id/edit': {
    allowed: readQuotes,
    ask: (things) => ({ path: `${quotePath(things)}/edit` }),
  },
  'POST /admin-panel/quotes/:id/edit': {
    allowed: writeQuotes,
    ask: (things) => ({ path: `${quotePath(things)}/edit`, form: { ...formOf('A draft'), seen: '1' } }),
  },
  'GET /admin-panel/invoices': {
    allowed: readInvoices,
    shows: marks.invoice,
    ask: () => ({ path: '/admin-panel/invoices' }),
  },
  'GET /admin-panel/invoices/new': {
    allowed: readInvoices,
    ask: () => ({ path: '/admin-panel/invoices/new' }),
  },
  'POST /admin-panel/invoices/new': {
    allowed: writeInvoices,
    ask: (_, who) => ({ path: '/admin-panel/invoices/new', form: formOf(`Invoice of ${who}`) }),
  },
  'GET /admin-panel/invoices/accounting': {
    allowed: readInvoices,
    ask: () => ({ path: '/admin-panel/invoices/accounting' }),
  },
  'GET /admin-panel/invoices/:id': {
    allowed: readInvoices,
    shows: marks.invoice,
    ask: ({ papers }) => ({ path: `/admin-panel/invoices/${papers.invoice.id}` }),
  },
  'POST /admin-panel/invoices/:id': {
    allowed: writeInvoices,
    ask: ({ papers }, who) => ({
      path: `/admin-panel/invoices/${papers.invoice.id}`,
      form: {
        intent: 'pay',
        route: 'in',
        amount: '1.00',
        receivedOn: '2026-11-16',
        reference: `desk booking of ${who}`,
      },
    }),
  },
  'GET /admin-panel/invoices/:id/edit': {
    allowed: readInvoices,
    ask: (things) => ({ path: `${invoicePath(things)}/edit` }),
  },
  'POST /admin-panel/invoices/:id/edit': {
    allowed: writeInvoices,
    ask: (things) => ({
      path: `${invoicePath(things)}/edit`,
      form: { ...formOf('Another draft'), seen: '1' },
    }),
  },
};
