import type { NoData, WithChanges } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What happens to quotes, invoices and payments. */
  interface EventPayloads {
    'billing.checkout-begun': NoData;
    'billing.credit-issued': NoData;
    'billing.details-saved': NoData;
    'billing.forgotten': { forgotten: number };
    'billing.invoice-credited': { number: string | null; amount: number };
    'billing.invoice-edited': WithChanges & { email: string };
    'billing.invoice-issued': NoData;
    'billing.invoice-made': NoData;
    'billing.invoice-paid': NoData;
    'billing.invoice-reopened': NoData;
    'billing.overpaid': { over: number };
    'billing.payment-mismatch': NoData;
    'billing.payment-recorded': { amount: number };
    'billing.quote-accepted': NoData;
    'billing.quote-declined': NoData;
    'billing.quote-edited': WithChanges & { email: string };
    'billing.quote-made': NoData;
    'billing.quote-ordered': NoData;
    'billing.quote-sent': NoData;
    'billing.reminded': NoData;
  }
}
