import type { BadgeTone } from '#ui/data/badge.tsx';
import type { InvoiceStanding, QuoteStanding } from '../standing.ts';

interface Look {
  word: string;
  tone: BadgeTone;
}

/** How a quote stands, in a word. */
export const quoteLooks: Record<QuoteStanding, Look> = {
  draft: { word: 'Draft', tone: 'plain' },
  sent: { word: 'Waiting for you', tone: 'warning' },
  accepted: { word: 'Accepted', tone: 'done' },
  declined: { word: 'Declined', tone: 'plain' },
  expired: { word: 'Expired', tone: 'plain' },
};

/** How an invoice stands, in a word. */
export const invoiceLooks: Record<InvoiceStanding, Look> = {
  draft: { word: 'Draft', tone: 'plain' },
  open: { word: 'Open', tone: 'warning' },
  overdue: { word: 'Overdue', tone: 'danger' },
  paid: { word: 'Paid', tone: 'done' },
  cancelled: { word: 'Cancelled', tone: 'plain' },
  credit: { word: 'Credit note', tone: 'new' },
};
