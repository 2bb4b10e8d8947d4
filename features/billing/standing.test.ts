import { describe, expect, it } from 'vitest';
import { balanceOf, daysAfter, documentNumber, invoiceStanding, quoteStanding } from './standing.ts';

describe('how a bill stands', () => {
  it('lets a quote end after its last day', () => {
    const sent = { state: 'sent' as const, validUntil: '2026-11-30' };
    expect(quoteStanding(sent, '2026-11-30')).toBe('sent');
    expect(quoteStanding(sent, '2026-12-01')).toBe('expired');
    expect(quoteStanding({ ...sent, state: 'accepted' }, '2027-01-01')).toBe('accepted');
  });

  it('calls an invoice overdue from the day after it was due, and never once it is paid', () => {
    const issued = { kind: 'invoice' as const, state: 'issued' as const, dueOn: '2026-11-30' };
    expect(invoiceStanding(issued, '2026-11-30')).toBe('open');
    expect(invoiceStanding(issued, '2026-12-01')).toBe('overdue');
    expect(invoiceStanding({ ...issued, state: 'paid' }, '2027-01-01')).toBe('paid');
    expect(invoiceStanding({ ...issued, kind: 'credit' }, '2027-01-01')).toBe('credit');
  });

  it('shows what is missing, or what was paid too much', () => {
    const invoice = { kind: 'invoice' as const, state: 'issued' as const, gross: 1000, credited: 0 };
    expect(balanceOf(invoice, 0)).toEqual({ open: 1000, over: 0 });
    expect(balanceOf(invoice, 400)).toEqual({ open: 600, over: 0 });
    expect(balanceOf({ ...invoice, state: 'paid' }, 2000)).toEqual({ open: 0, over: 1000 });
    expect(balanceOf({ ...invoice, credited: 300 }, 800)).toEqual({ open: 0, over: 100 });
    expect(balanceOf({ ...invoice, state: 'cancelled' }, 400)).toEqual({ open: 0, over: 400 });
  });

  it('writes numbers that sort, and days over the end of a month', () => {
    expect(documentNumber('INV', 2026, 7)).toBe('INV-2026-0007');
    expect(documentNumber('INV', 2026, 12_345)).toBe('INV-2026-12345');
    expect(daysAfter('2026-11-20', 14)).toBe('2026-12-04');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  });
});
