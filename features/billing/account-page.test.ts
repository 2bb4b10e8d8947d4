import { describe, expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { personalData } from '#server/personal-data/declared.ts';
import { services } from '#server/services.ts';
import { accountPage, waitingOn } from './account-page.server.ts';
import { makeInvoice } from './commands/make-invoice.server.ts';
import { recordBankPayment } from './commands/record-payment.server.ts';
import { shownInvoice, shownQuote } from './paper-page.server.ts';
import { newInvoiceSchema } from './schema.ts';
import { quotes } from './tables.server.ts';
import {
  allInvoices,
  allQuotes,
  byLink,
  inTestWorld,
  issuedInvoice,
  quoteWish,
  sentQuote,
  staff,
  visitor,
} from './testing/world.server.ts';

inTestWorld();
const pageOf = (name: string, query = '') =>
  accountPage(visitor(name), new URL(`https://akra.example/account/payment?${query}`));

describe('the payment page of an account', () => {
  it('shows what waits, what is open and what was paid, to whom it belongs', async () => {
    await sentQuote({ title: 'A second thing' });
    const invoice = await issuedInvoice();
    await recordBankPayment(invoice.id, { amount: 190_00, receivedOn: '2026-11-16', reference: 'A1' }, staff);
    const page = await pageOf('ann');
    expect(page.waiting).toEqual({ quotes: 1, open: ['€1,000.00'], openInvoices: 1, overdue: 0 });
    expect(page.invoices?.rows).toMatchObject([
      { number: 'INV-2026-0001', standing: 'open', left: '€1,000.00' },
    ]);
    expect((await pageOf('ann', 'show=payments')).payments?.rows).toMatchObject([
      { amount: '€190.00', method: 'bank' },
    ]);
    moveClock(15 * 86_400_000);
    expect((await pageOf('ann')).waiting.overdue).toBe(1);
    expect([await waitingOn(visitor('ann')), await waitingOn(visitor('ben'))]).toEqual([2, 0]);
    for (const show of ['invoices', 'quotes', 'payments']) {
      const other = await pageOf('ben', `show=${show}`);
      expect((other.invoices ?? other.quotes ?? other.payments)?.total).toBe(0);
    }
  });

  it('shows nothing of an address that is not confirmed', async () => {
    await sentQuote();
    const unconfirmed = visitor('ann', { emailVerified: false });
    const page = await accountPage(unconfirmed, new URL('https://akra.example/account/payment?show=quotes'));
    expect(page.quotes?.total).toBe(0);
  });
});

describe('the pages of documents', () => {
  it('tell how a quote and its invoice stand', async () => {
    const quote = await sentQuote();
    expect(await shownQuote(byLink('quote', quote))).toMatchObject({
      standing: 'sent',
      acts: true,
      total: '€1,190.00',
    });
    const invoice = await issuedInvoice();
    const shown = await shownInvoice(byLink('invoice', invoice));
    expect(shown).toMatchObject({
      open: '€1,190.00',
      cards: true,
      transfer: { reference: invoice.number },
      standing: 'open',
    });
    expect(await shownInvoice({ number: invoice.number ?? '', visitor: visitor('ben') })).toBe(null);
    expect(
      await shownInvoice({ number: invoice.number ?? '', visitor: visitor('sam', { staff: true }) }),
    ).toMatchObject({ acts: false });
  });
});

describe('the personal data of billing', () => {
  const billing = () => personalData().find(({ name }) => name === 'billing');
  const ann = { userId: 'ann', emailKeys: ['ann@example.com'] };

  it('is exported whole, and erased but for what tax law wants kept, of which the person is told before', async () => {
    await sentQuote();
    const paid = await issuedInvoice();
    await recordBankPayment(paid.id, { amount: paid.gross, receivedOn: '2026-11-16', reference: 'A' }, staff);
    const owed = await issuedInvoice();
    await makeInvoice(newInvoiceSchema.parse(quoteWish()), staff);
    const { db } = services().database;
    const taken = await billing()?.export(db, ann);
    expect([taken?.quotes?.length, taken?.invoices?.length]).toEqual([3, 3]);
    expect(JSON.stringify(taken)).toContain('Musterweg 3');
    const told = (await billing()?.keepsOf?.(db, ann))?.join(' ');
    expect(told).toContain(`invoice ${paid.number} and invoice ${owed.number} until 13 November 2036`);
    expect(told).toContain(`We keep ann@example.com for reminders until ${owed.number} is paid.`);

    await services().inTransaction(async (tx) => billing()?.erase(tx, ann));
    expect(
      (await allQuotes()).map(({ state, email, decidedBy, lockedAt }) => [
        state,
        email,
        decidedBy,
        !!lockedAt,
      ]),
    ).toEqual([
      ['accepted', '', 'Ann Example', true],
      ['accepted', '', 'Ann Example', true],
    ]);
    const kept = { userId: null, lockedAt: expect.any(Date), buyer: { name: 'Example Works GmbH' } };
    expect(await allInvoices()).toMatchObject([
      { ...kept, number: paid.number, email: '', emailKey: '' },
      { ...kept, number: owed.number, email: 'ann@example.com' },
    ]);
    // With the last payment the address goes too, and an accepted quote cannot be changed by whatever statement.
    await recordBankPayment(owed.id, { amount: owed.gross, receivedOn: '2026-11-16', reference: 'B' }, staff);
    expect((await allInvoices())[1]).toMatchObject({ state: 'paid', email: '', emailKey: '' });
    await expect(db.update(quotes).set({ title: 'Another' })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('is accepted') },
    });
    await expect(db.delete(quotes)).rejects.toThrow();
    expect(await billing()?.export(db, { userId: null, emailKeys: [] })).toEqual({
      billingDetails: [],
      quotes: [],
      invoices: [],
    });
  });
});
