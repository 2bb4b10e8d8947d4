import { describe, expect, it } from 'vitest';
import { binItems } from '#server/bin/tables.ts';
import { ConflictError } from '#server/forms/conflict.ts';
import { services } from '#server/services.ts';
import { mailsTo } from '#server/testing/test-services.ts';
import { takeBack } from '#server/undo/undo.ts';
import { linesOfInvoice, linesOfQuote } from '../queries.server.ts';
import { newInvoiceSchema } from '../schema.ts';
import { bookingsIn } from '../staff/accounting-file.server.ts';
import { historyOf } from '../staff/history.server.ts';
import { invoiceTotals, quoteTotals } from '../staff/totals.server.ts';
import {
  allInvoices,
  allQuotes,
  inTestWorld,
  issuedInvoice,
  quoteWish,
  sentQuote,
  staff,
} from '../testing/world.server.ts';
import { deleteInvoice, deleteQuote } from './delete-draft.server.ts';
import { editInvoice, editQuote } from './edit-draft.server.ts';
import { issueInvoice, makeInvoice } from './make-invoice.server.ts';
import { makeQuote } from './make-quote.server.ts';
import { recordBankPayment } from './record-payment.server.ts';
import { invoiceQuote, takeOrder } from './take-order.server.ts';

inTestWorld();
const back = (step: string) => services().inTransaction((tx) => takeBack(tx, step, `user:${staff}`));
const order = { name: 'Ann Example', words: 'By phone on Monday' };
const invoiceWish = (more: object = {}) => newInvoiceSchema.parse({ ...quoteWish(), ...more });

describe('a draft', () => {
  it('is edited with its lines and sums, and what changed is on record', async () => {
    const { id, version } = await makeQuote(quoteWish(), staff);
    const wish = quoteWish({
      title: 'Route planning for six vans',
      lines: [{ description: 'Engineering', quantity: 12_000, unit: 'hours', unitPrice: 100_00 }],
    });
    const saved = await editQuote(id, wish, { seen: version, staff });
    expect(saved).toMatchObject({ version: 2, net: 1200_00, gross: 1428_00, number: 'Q-2026-0001' });
    expect(await linesOfQuote(services().database.db, id)).toMatchObject([
      { quantity: 12_000, net: 1200_00 },
    ]);
    const [edited] = await historyOf(services().database.db, `quote:${id}`);
    expect(edited).toMatchObject({ what: 'Edited' });
  });

  it('tells the second of two editors what the first wrote, and saves over it only knowingly', async () => {
    const { id } = await makeQuote(quoteWish(), staff);
    await editQuote(id, quoteWish({ title: 'Theirs' }), { seen: 1, staff });
    const mine = () => editQuote(id, quoteWish({ title: 'Mine' }), { seen: 1, staff });
    const refused: unknown = await mine().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConflictError);
    expect((refused as ConflictError).conflict).toEqual({
      version: 2,
      fields: [{ name: 'title', label: 'Title', yours: 'Mine', theirs: 'Theirs' }],
    });
    await editQuote(id, quoteWish({ title: 'Mine' }), { seen: 2, staff });
    expect((await allQuotes())[0]).toMatchObject({ title: 'Mine', version: 3 });
  });

  it('is not edited once it is out', async () => {
    const { id } = await sentQuote();
    await expect(editQuote(id, quoteWish(), { seen: 1, staff })).rejects.toThrow('sent');
    const invoice = await makeInvoice(invoiceWish(), staff);
    await editInvoice(invoice.id, invoiceWish({ suppliedFrom: '2026-10-30' }), { seen: 1, staff });
    await issueInvoice(invoice.id, staff);
    await expect(editInvoice(invoice.id, invoiceWish(), { seen: 2, staff })).rejects.toThrow('issued');
    await expect(deleteInvoice(invoice.id, staff)).rejects.toThrow('issued');
    await expect(deleteQuote(id, staff)).rejects.toThrow('sent');
  });

  it('goes into the bin and comes back whole', async () => {
    const quote = await makeQuote(quoteWish(), staff);
    const [before] = await allQuotes();
    const undo = await deleteQuote(quote.id, staff);
    expect(await allQuotes()).toEqual([]);
    expect(await services().database.db.select().from(binItems)).toHaveLength(1);
    expect(await back(undo)).toBe(true);
    expect(await allQuotes()).toEqual([before]);
    expect(await linesOfQuote(services().database.db, quote.id)).toMatchObject([
      { description: 'Engineering' },
    ]);
  });
});

describe('an order by another way', () => {
  it('drafts one invoice, however often it is noted, and issuing it mails it', async () => {
    const { id } = await sentQuote();
    const drafts = await Promise.all([takeOrder(id, order, staff), takeOrder(id, order, staff)]);
    expect(new Set(drafts.map((draft) => draft.id)).size).toBe(1);
    const [draft] = await allInvoices();
    expect(draft).toMatchObject({ state: 'draft', number: null, gross: 1190_00, quoteId: id });
    expect((await allQuotes())[0]).toMatchObject({ state: 'accepted', decidedBy: 'Ann Example' });
    expect((await mailsTo('ann@example.com')).map(({ purpose }) => purpose)).toEqual(['billing.quote']);
    await editInvoice(draft?.id ?? '', invoiceWish({ suppliedFrom: '2026-11-16' }), { seen: 1, staff });
    await issueInvoice(draft?.id ?? '', staff);
    expect((await allInvoices())[0]).toMatchObject({ state: 'issued', number: 'INV-2026-0001' });
  });

  it('is refused for what was not sent, and the draft that was deleted can be drafted again', async () => {
    const { id } = await makeQuote(quoteWish(), staff);
    await expect(takeOrder(id, order, staff)).rejects.toThrow('hasn’t been sent');
    const sent = await sentQuote();
    const first = await takeOrder(sent.id, order, staff);
    const undo = await deleteInvoice(first.id, staff);
    const second = await invoiceQuote(sent.id, staff);
    expect(second.id).not.toBe(first.id);
    await expect(back(undo)).rejects.toThrow('another invoice');
    expect(await linesOfInvoice(services().database.db, second.id)).toHaveLength(1);
  });
});

describe('what staff read', () => {
  it('sums up by how documents stand today', async () => {
    await makeQuote(quoteWish(), staff);
    await sentQuote({ title: 'Another' });
    const invoice = await issuedInvoice({ title: 'A third' });
    await recordBankPayment(invoice.id, { amount: 190_00, receivedOn: '2026-11-16', reference: 'A' }, staff);
    const quoted = Object.fromEntries((await quoteTotals()).map(({ label, sums }) => [label, sums]));
    expect(quoted).toMatchObject({ Drafts: ['€1,190.00'], 'Waiting for an answer': ['€1,190.00'] });
    const [toCome] = await invoiceTotals();
    expect(toCome).toMatchObject({ count: 1, sums: ['€1,000.00'] });
    await recordBankPayment(invoice.id, { amount: 1010_00, receivedOn: '2026-11-16', reference: 'B' }, staff);
    const over = (await invoiceTotals()).at(-1);
    expect(over).toMatchObject({ label: 'Overpaid', count: 1, sums: ['€10.00'] });
  });

  it('books what was issued and paid in a span, and nothing else', async () => {
    const invoice = await issuedInvoice();
    await makeInvoice(invoiceWish(), staff);
    await recordBankPayment(invoice.id, { amount: 1190_00, receivedOn: '2026-11-17', reference: 'A' }, staff);
    const types = async (from: string, to: string) =>
      (await bookingsIn({ from, to })).map(({ type, number, gross }) => [type, number, gross]);
    expect(await types('2026-11-01', '2026-11-30')).toEqual([
      ['invoice', 'INV-2026-0001', '1190.00'],
      ['payment', 'INV-2026-0001', '1190.00'],
    ]);
    expect(await types('2026-11-17', '2026-11-17')).toEqual([['payment', 'INV-2026-0001', '1190.00']]);
    expect(await types('2026-10-01', '2026-10-31')).toEqual([]);
  });
});
