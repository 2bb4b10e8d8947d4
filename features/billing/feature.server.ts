import type { Feature } from '#server/feature.ts';
import { billingAskStripe } from './commands/ask-stripe.server.ts';
import { binnedInvoice, binnedQuote } from './commands/delete-draft.server.ts';
import { billingForget } from './commands/forget.server.ts';
import { invoicesSection, quotesSection } from './panel.ts';
import { forgetJob, printJob } from './pdf/keep.server.ts';
import { billingData } from './personal-data.server.ts';
import { invoicesList } from './staff/invoices-list.server.ts';
import { quotesList } from './staff/quotes-list.server.ts';

/** Quotes, invoices and payments. */
export const billingFeature: Feature = {
  name: 'billing',
  panel: [quotesSection, invoicesSection],
  jobs: [billingAskStripe, printJob, forgetJob],
  retentions: [billingForget],
  lists: [invoicesList, quotesList],
  personalData: [billingData],
  binned: [binnedQuote, binnedInvoice],
};
