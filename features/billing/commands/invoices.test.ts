import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { holdClock, moveClock } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { changeSettings, refreshSettings } from '#server/settings/settings.ts';
import { mailsTo } from '#server/testing/test-services.ts';
import { keepPdf, readPdf } from '../pdf/keep.server.ts';
import { holdInvoice, linesOfInvoice } from '../queries.server.ts';
import { newInvoiceSchema } from '../schema.ts';
import { bookingsIn } from '../staff/accounting-file.server.ts';
import { invoiceLines, invoices } from '../tables.server.ts';
import {
  allInvoices,
  allPayments,
  anotherNetwork,
  app,
  byLink,
  inTestWorld,
  issuedInvoice,
  present,
  quoteWish,
  sentQuote,
  staff,
  visitor,
} from '../testing/world.server.ts';
import { creditInvoice } from './credit-invoice.server.ts';
import { acceptQuote } from './decide-quote.server.ts';
import { forgetBilling } from './forget.server.ts';
import { issueInvoice, makeInvoice } from './make-invoice.server.ts';
import { recordBankPayment } from './record-payment.server.ts';
import { remind } from './remind.server.ts';

inTestWorld();
const day = 86_400_000;
const booking = (amount: number, reference: string) => ({ amount, receivedOn: '2026-11-20', reference });
const holdsFor = (id: string) => services().inTransaction((tx) => holdInvoice(tx, id));
const draftInvoice = () => makeInvoice(newInvoiceSchema.parse({ ...quoteWish(), advance: true }), staff);

describe('numbers', () => {
  it('have no gap and no double, also when many are issued at once and some fail', async () => {
    const drafts = await Promise.all(Array.from({ length: 12 }, draftInvoice));
    const undone = services()
      .inTransaction(async (tx) => {
        const { nextNumber } = await import('../numbers.server.ts');
        await nextNumber(tx, 'invoice', '2026-11-16');
        throw new Error('undone');
      })
      .catch(() => null);
    const issued = await Promise.all([...drafts.map(({ id }) => issueInvoice(id, staff)), undone]);
    const numbers = issued.flatMap((invoice) => (invoice ? [invoice.number] : [])).toSorted();
    expect(numbers).toEqual(
      Array.from({ length: 12 }, (_, n) => `INV-2026-${String(n + 1).padStart(4, '0')}`),
    );
  });

  it('start again with the year of the seller’s place', async () => {
    holdClock('2026-12-31T23:30:00Z');
    expect((await issuedInvoice()).number).toBe('INV-2027-0001');
  });
});

describe('an issued invoice', () => {
  it('is neither changed nor deleted, by whatever statement', async () => {
    const { id } = await issuedInvoice();
    const { db, pool } = services().database;
    const refused = { cause: { code: '23001' } };
    await expect(db.update(invoices).set({ gross: 1 }).where(eq(invoices.id, id))).rejects.toMatchObject(
      refused,
    );
    await expect(
      db.update(invoices).set({ state: 'draft' }).where(eq(invoices.id, id)),
    ).rejects.toMatchObject(refused);
    await expect(db.update(invoices).set({ pdfHash: 'x' }).where(eq(invoices.id, id))).rejects.toMatchObject(
      refused,
    );
    await expect(db.delete(invoices).where(eq(invoices.id, id))).rejects.toMatchObject(refused);
    await expect(db.update(invoiceLines).set({ net: 1 })).rejects.toMatchObject(refused);
    await expect(db.delete(invoiceLines)).rejects.toMatchObject(refused);
    await expect(
      pool.query(
        'insert into invoice_lines select invoice_id, 2, description, quantity, unit, unit_price, discount, rate, net from invoice_lines',
      ),
    ).rejects.toMatchObject({ code: '23001' });
    await db.update(invoices).set({ userId: null, email: '', emailKey: '' }).where(eq(invoices.id, id));
  });

  it('keeps one file, and gives it only to whom the invoice is open', async () => {
    const invoice = await issuedInvoice();
    const [row] = await allInvoices();
    const hash = await keepPdf('invoice', invoice.id);
    expect(hash).toBe(row?.pdfHash);
    const bytes = await readPdf('invoice', invoice.id);
    expect(
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    ).toBe(hash);
    const address = `/api/billing/pdf/invoice?number=${invoice.number}`;
    expect((await app.request(address)).status).toBe(404);
    present.visitor = visitor('ben');
    expect((await app.request(address)).status).toBe(404);
    present.visitor = visitor('ann', { emailVerified: false });
    expect((await app.request(address)).status).toBe(404);
    present.visitor = visitor('ann');
    const answer = await app.request(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('carries the bank details of its day of issue, whatever is set later', async () => {
    const set = async (iban: string) => {
      await services().inTransaction((tx) => changeSettings(tx, { billing: { iban } }, 'test'));
      await refreshSettings(services().database.db);
    };
    await set('DE89 3704 0044 0532 0130 00');
    const { id } = await issuedInvoice();
    await set('');
    const row = (await allInvoices()).find((invoice) => invoice.id === id);
    expect(row?.seller.iban).toBe('DE89370400440532013000');
    await refreshSettings(services().database.db);
  });
});

describe('money by bank', () => {
  it('pays an invoice in parts, counts a booking once, and shows what was paid too much', async () => {
    const { id } = await issuedInvoice();
    await recordBankPayment(id, booking(190_00, 'A1'), staff);
    expect((await allInvoices())[0]?.state).toBe('issued');
    await Promise.all(
      Array.from({ length: 5 }, () =>
        recordBankPayment(id, { ...booking(1000_00, 'A2'), key: 'one-press' }, staff),
      ),
    );
    expect(await allPayments()).toHaveLength(2);
    expect((await allInvoices())[0]?.state).toBe('paid');
    expect(
      (await mailsTo('ann@example.com')).filter(({ purpose }) => purpose === 'billing.paid'),
    ).toHaveLength(1);
    await recordBankPayment(id, booking(1190_00, 'A3'), staff);
    expect((await mailsTo('team@akra.example')).some(({ purpose }) => purpose === 'billing.overpaid')).toBe(
      true,
    );
    await recordBankPayment(id, booking(-1190_00, 'B1'), staff);
    expect((await allInvoices())[0]?.state).toBe('paid');
  });

  it('opens an invoice again when it goes back', async () => {
    const { id } = await issuedInvoice();
    await recordBankPayment(id, booking(1190_00, 'A1'), staff);
    await recordBankPayment(id, booking(-1190_00, 'A1 returned'), staff);
    expect((await allInvoices())[0]?.state).toBe('issued');
  });

  it('is not booked under a reference that was there before, unless staff say that it is another booking', async () => {
    const first = await issuedInvoice();
    const second = await issuedInvoice();
    await recordBankPayment(first.id, booking(100, 'A1'), staff);
    for (const { id } of [first, second])
      await expect(recordBankPayment(id, booking(100, 'A1'), staff)).rejects.toMatchObject({
        status: 409,
        code: 'repeated_reference',
        message: `Nothing was booked. €1.00 with this reference was already booked on 20 November 2026 for invoice ${first.number}.`,
      });
    expect(await allPayments()).toHaveLength(1);
    const again = { ...booking(100, 'A1'), again: true };
    await recordBankPayment(second.id, again, staff);
    await recordBankPayment(second.id, again, staff);
    expect((await allPayments()).map(({ invoiceId, nth }) => [invoiceId, nth])).toEqual([
      [first.id, 1],
      [second.id, 2],
    ]);
  });
});

describe('a credit note', () => {
  it('takes an invoice back once, in a series of its own, and owes what was paid', async () => {
    const { id } = await issuedInvoice();
    await recordBankPayment(id, booking(1190_00, 'A1'), staff);
    const notes = await Promise.all(
      Array.from({ length: 4 }, () => creditInvoice(id, { reason: 'Wrong name' }, staff)),
    );
    expect(new Set(notes.map(({ number }) => number))).toEqual(new Set(['CN-2026-0001']));
    const rows = await allInvoices();
    expect(rows.map(({ kind, state }) => [kind, state])).toEqual([
      ['invoice', 'cancelled'],
      ['credit', 'issued'],
    ]);
    expect((await mailsTo('team@akra.example')).some(({ purpose }) => purpose === 'billing.overpaid')).toBe(
      true,
    );
    expect((await mailsTo('ann@example.com')).some(({ purpose }) => purpose === 'billing.credit')).toBe(true);
  });

  it('takes parts of lines back, never more than is left, and the rest cancels the invoice', async () => {
    const { id, gross } = await issuedInvoice();
    const part = (amount: number, seen: number) =>
      creditInvoice(id, { reason: 'Less was done', parts: [{ position: 1, amount }], seen }, staff);
    const first = await part(100_00, 0);
    expect(first).toMatchObject({ kind: 'credit', number: 'CN-2026-0001', net: 100_00, gross: 119_00 });
    expect(await linesOfInvoice(services().database.db, first.id)).toMatchObject([
      { position: 1, net: 100_00 },
    ]);
    expect(await holdsFor(id)).toMatchObject({ state: 'issued', credited: 119_00 });
    // Pressed twice: it was seen before the first one.
    await expect(part(100_00, 0)).rejects.toMatchObject({ status: 409 });
    await expect(part(gross, 119_00)).rejects.toMatchObject({
      fields: { 'part.1': 'This is more than what’s left of this line.' },
    });
    await recordBankPayment(id, booking(gross - 119_00, 'A1'), staff);
    expect(await holdsFor(id)).toMatchObject({ state: 'paid' });
    const rest = await creditInvoice(id, { reason: 'Full amount' }, staff);
    expect(rest).toMatchObject({ number: 'CN-2026-0002', gross: gross - 119_00 });
    expect(await holdsFor(id)).toMatchObject({ state: 'cancelled', credited: gross });
    await expect(part(1, gross)).rejects.toMatchObject({ status: 409 });
    const rows = await bookingsIn({ from: '2026-11-01', to: '2026-11-30' });
    expect(rows.map(({ type, number, gross: sum, side }) => [type, number, sum, side])).toContainEqual([
      'credit',
      'CN-2026-0001',
      '119.00',
      'H',
    ]);
  });
});

describe('a reminder', () => {
  it('goes out once an invoice is overdue, and not twice a day', async () => {
    const { id } = await issuedInvoice();
    await expect(remind(id, staff)).rejects.toMatchObject({ status: 409 });
    moveClock(15 * day);
    await remind(id, staff);
    await expect(remind(id, staff)).rejects.toMatchObject({ status: 409 });
    moveClock(day);
    expect((await remind(id, staff)).reminders).toBe(2);
    expect(
      (await mailsTo('ann@example.com')).filter(({ purpose }) => purpose === 'billing.reminder'),
    ).toHaveLength(2);
  });
});

describe('forgetting', () => {
  it('lets unanswered quotes go after two years and invoices after ten', async () => {
    await sentQuote();
    const quote = await sentQuote();
    await acceptQuote(byLink('quote', quote), { name: 'Ann Example', address: anotherNetwork() });
    expect(await forgetBilling()).toBe(0);
    moveClock(731 * day);
    expect(await forgetBilling()).toBe(1);
    moveClock(3651 * day);
    expect(await forgetBilling()).toBe(2);
    expect(await allInvoices()).toEqual([]);
  });
});
