import type { BadgeTone } from '#ui/data/badge.tsx';
import type { InvoiceStanding, QuoteStanding } from '../standing.ts';

/** How a quote stands, as the studio says it. */
export const quoteWords: Record<QuoteStanding, { word: string; tone: BadgeTone }> = {
  draft: { word: 'Draft', tone: 'plain' },
  sent: { word: 'Waiting for an answer', tone: 'warning' },
  accepted: { word: 'Accepted', tone: 'done' },
  declined: { word: 'Declined', tone: 'plain' },
  expired: { word: 'Expired', tone: 'danger' },
};

/** How an invoice stands; a credit note is one of its own. */
export const invoiceWords: Record<InvoiceStanding, { word: string; tone: BadgeTone }> = {
  draft: { word: 'Draft', tone: 'plain' },
  open: { word: 'Open', tone: 'warning' },
  overdue: { word: 'Overdue', tone: 'danger' },
  paid: { word: 'Paid', tone: 'done' },
  cancelled: { word: 'Cancelled', tone: 'plain' },
  credit: { word: 'Credit note', tone: 'new' },
};
