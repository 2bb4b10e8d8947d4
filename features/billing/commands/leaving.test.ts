import { describe, expect, it } from 'vitest';
import { services } from '#server/services.ts';
import { changeSettings, refreshSettings } from '#server/settings/settings.ts';
import { mailsTo } from '#server/testing/test-services.ts';
import { linesOfInvoice } from '../queries.server.ts';
import { newInvoiceSchema } from '../schema.ts';
import {
  allInvoices,
  allQuotes,
  anotherNetwork,
  byLink,
  inTestWorld,
  openForBusiness,
  quoteWish,
  sentQuote,
  staff,
} from '../testing/world.server.ts';
import { acceptQuote } from './decide-quote.server.ts';
import { deleteInvoice } from './delete-draft.server.ts';
import { editInvoice } from './edit-draft.server.ts';
import { issueInvoice, makeInvoice } from './make-invoice.server.ts';
import { makeQuote } from './make-quote.server.ts';
import { sendQuote } from './send-quote.server.ts';
import { invoiceQuote, takeOrder } from './take-order.server.ts';

inTestWorld();
const ann = () => ({ name: 'Ann Example', address: anotherNetwork() });
const halves = '50% Deposit on order\n50% On delivery';

async function setCompany(company: Record<string, string>, billing: Record<string, string> = {}) {
  await services().inTransaction((tx) => changeSettings(tx, { company, billing }, 'test'));
  await refreshSettings(services().database.db);
}

describe('while legal data is missing', () => {
  it('no quote leaves, and what is missing is named; set later, the draft goes out with the new data', async () => {
    await setCompany({ street: 'Sample street 1', vatId: '' }, { iban: '', taxNumber: '' });
    const { id } = await makeQuote(quoteWish(), staff);
    await expect(sendQuote(id, staff)).rejects.toThrow(
      'street and number, tax number or VAT number and bank account (IBAN)',
    );
    expect((await allQuotes())[0]).toMatchObject({ state: 'draft' });
    expect(await mailsTo('ann@example.com')).toEqual([]);
    await openForBusiness();
    await sendQuote(id, staff);
    expect((await allQuotes())[0]).toMatchObject({ state: 'sent', seller: { street: 'Kai 3' } });
  });

  it('no invoice is issued, neither by staff nor by accepting', async () => {
    const quote = await sentQuote();
    const draft = await makeInvoice(newInvoiceSchema.parse({ ...quoteWish(), advance: true }), staff);
    await setCompany({}, { iban: '' });
    await expect(issueInvoice(draft.id, staff)).rejects.toThrow('bank account (IBAN)');
    await expect(acceptQuote(byLink('quote', quote), ann())).rejects.toThrow('Your quote is still open');
    expect((await allQuotes())[0]).toMatchObject({ state: 'sent' });
    expect((await allInvoices()).map(({ state }) => state)).toEqual(['draft']);
  });

  it('a buyer who owes the tax gets nothing from a seller without a VAT number', async () => {
    await setCompany({ vatId: '' });
    const buyer = { ...quoteWish().buyer, country: 'FR', postalCode: '75001', vatId: 'FR40303265045' };
    await expect(sentQuote({ buyer })).rejects.toThrow('VAT number (required for reverse charge)');
    await expect(sentQuote()).resolves.toMatchObject({ state: 'sent' });
  });
});

describe('an invoice', () => {
  it('is issued once it says when the work was done, or that the work follows', async () => {
    const wish = (more: object) => newInvoiceSchema.parse({ ...quoteWish(), ...more });
    const { id } = await makeInvoice(wish({}), staff);
    await expect(issueInvoice(id, staff)).rejects.toThrow('date of supply');
    const days = { suppliedFrom: '2026-11-02', suppliedTo: '2026-11-13' };
    await editInvoice(id, wish(days), { seen: 1, staff });
    expect(await issueInvoice(id, staff)).toMatchObject({ state: 'issued', ...days });
  });
});

describe('a quote that is paid in parts', () => {
  it('invoices the deposit when it is accepted, drafts the rest, and both come to the cent', async () => {
    const quote = await sentQuote({
      instalments: halves,
      lines: [
        { description: 'Engineering', quantity: 1000, unitPrice: 333_33 },
        { description: 'A book', quantity: 1000, unitPrice: 11_11, rate: 'reduced' },
      ],
    });
    const deposit = await acceptQuote(byLink('quote', quote), ann());
    expect(deposit).toMatchObject({ number: 'INV-2026-0001', part: 1, parts: 2, advance: true });
    const [, rest] = await allInvoices();
    expect(rest).toMatchObject({ state: 'draft', number: null, part: 2, parts: 2, advance: false });
    expect(deposit.gross + (rest?.gross ?? 0)).toBe(quote.gross);
    expect(await linesOfInvoice(services().database.db, deposit.id)).toMatchObject([
      { description: `Deposit on order: 50% of quote ${quote.number}`, rate: 'standard' },
      { rate: 'reduced' },
    ]);
    expect((await allQuotes())[0]?.decision).toContain('payable in parts: 50% Deposit on order (€');
    // A second press gives the same invoice and drafts nothing more.
    expect((await acceptQuote(byLink('quote', quote), ann())).id).toBe(deposit.id);
    expect(await allInvoices()).toHaveLength(2);
    await expect(issueInvoice(rest?.id ?? '', staff)).rejects.toThrow('date of supply');
  });

  it('is drafted part by part for an order by phone, and what was deleted can be drafted again', async () => {
    const quote = await sentQuote({ instalments: halves });
    const order = { name: 'Ann Example', words: 'By phone' };
    const first = await takeOrder(quote.id, order, staff);
    expect((await takeOrder(quote.id, order, staff)).id).toBe(first.id);
    await deleteInvoice(first.id, staff);
    expect(await invoiceQuote(quote.id, staff)).toMatchObject({ part: 1, state: 'draft' });
    expect((await allInvoices()).map(({ part }) => part).toSorted()).toEqual([1, 2]);
  });
});
