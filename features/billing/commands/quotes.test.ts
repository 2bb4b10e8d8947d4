import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { moveClock } from '#server/clock.ts';
import { companies, companyMembers } from '#server/companies/tables.ts';
import { notices } from '#server/notices/tables.ts';
import { services } from '#server/services.ts';
import { mailsTo } from '#server/testing/test-services.ts';
import { readPdf } from '../pdf/keep.server.ts';
import { linesOfInvoice } from '../queries.server.ts';
import { newInvoiceSchema, newQuoteSchema } from '../schema.ts';
import { quotes } from '../tables.server.ts';
import {
  allInvoices,
  allQuotes,
  anotherNetwork,
  byLink,
  inTestWorld,
  quoteWish,
  sentQuote,
  staff,
  visitor,
} from '../testing/world.server.ts';
import { acceptQuote, declineQuote } from './decide-quote.server.ts';
import { makeInvoice } from './make-invoice.server.ts';
import { makeQuote } from './make-quote.server.ts';
import { saveDetails } from './save-details.server.ts';

inTestWorld();
const day = 86_400_000;
const ann = () => ({ name: 'Ann Example', address: anotherNetwork() });
const acme = '0190b0b0-0000-7000-8000-000000000001';

async function putIntoCompany(people: Record<string, 'owner' | 'member'>) {
  const { db } = services().database;
  await db.insert(companies).values({ id: acme, name: 'Acme', createdAt: new Date() });
  for (const [userId, role] of Object.entries(people))
    await db.insert(companyMembers).values({ userId, companyId: acme, role, joinedAt: new Date() });
}

describe('a quote', () => {
  it('goes out by mail with a link, as a PDF that is kept, and once more if sent again', async () => {
    const quote = await sentQuote();
    expect(quote).toMatchObject({
      number: 'Q-2026-0001',
      state: 'sent',
      gross: 1190_00,
      validUntil: '2026-12-16',
    });
    const [mail] = await mailsTo('ann@example.com');
    expect(String(mail?.payload.text)).toContain('/billing/quote?token=');
    const [row] = await allQuotes();
    const pdf = await readPdf('quote', quote.id);
    expect(
      createHash('sha256')
        .update(pdf ?? '')
        .digest('hex'),
    ).toBe(row?.pdfHash);
  });

  it('is accepted once: ten presses at the same moment make one invoice, with who, when and the wording', async () => {
    const quote = await sentQuote();
    const accepted = await Promise.all(
      Array.from({ length: 10 }, () => acceptQuote(byLink('quote', quote), ann())),
    );
    expect(new Set(accepted.map(({ number }) => number))).toEqual(new Set(['INV-2026-0001']));
    const [invoice, ...more] = await allInvoices();
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({
      state: 'issued',
      gross: 1190_00,
      net: 1000_00,
      tax: 190_00,
      dueOn: '2026-11-30',
    });
    expect(await linesOfInvoice(services().database.db, invoice?.id ?? '')).toHaveLength(1);
    const [row] = await allQuotes();
    expect(row).toMatchObject({ state: 'accepted', decidedBy: 'Ann Example', decidedVia: 'link' });
    expect(row?.decision).toContain('I accept quote Q-2026-0001 for €1,190.00');
    expect(
      (await mailsTo('ann@example.com')).filter(({ purpose }) => purpose === 'billing.invoice'),
    ).toHaveLength(1);
    expect((await mailsTo('team@akra.example')).map(({ purpose }) => purpose)).toEqual(['billing.decided']);
  });

  it('is not accepted once its time is over, nor after it was declined', async () => {
    const quote = await sentQuote({ validUntil: '2026-11-17' });
    moveClock(2 * day);
    await expect(acceptQuote(byLink('quote', quote), ann())).rejects.toMatchObject({ status: 409 });
    const other = await sentQuote();
    await declineQuote(byLink('quote', other), { reason: 'Too late for us', address: anotherNetwork() });
    await expect(acceptQuote(byLink('quote', other), ann())).rejects.toMatchObject({ code: 'too_late' });
    expect(await allInvoices()).toEqual([]);
  });

  it('is nobody’s as a draft, by another document’s link, or by a link that is made up', async () => {
    const draft = await makeQuote(quoteWish(), staff);
    const sent = await sentQuote();
    await expect(acceptQuote(byLink('quote', draft), ann())).rejects.toMatchObject({ status: 404 });
    await expect(acceptQuote(byLink('invoice', sent), ann())).rejects.toMatchObject({ status: 404 });
    await expect(acceptQuote({ token: 'made.up' }, ann())).rejects.toMatchObject({ status: 404 });
  });

  it('is read by a member and accepted by an owner of the company, and by no one else who is signed in', async () => {
    await putIntoCompany({ olga: 'owner', mia: 'member' });
    const quote = await sentQuote();
    const { db } = services().database;
    await db.update(quotes).set({ companyId: acme, userId: 'mia' }).where(eq(quotes.id, quote.id));
    const as = (name: string) => ({ number: quote.number, visitor: visitor(name) });
    await expect(acceptQuote(as('ann'), ann())).rejects.toMatchObject({ status: 404 });
    await expect(acceptQuote(as('mia'), ann())).rejects.toMatchObject({ status: 403 });
    await expect(acceptQuote({ number: quote.number, visitor: null }, ann())).rejects.toMatchObject({
      status: 404,
    });
    expect((await acceptQuote(as('olga'), ann())).companyId).toBe(acme);
    const told = await db.select().from(notices);
    expect(told.map(({ userId }) => userId).toSorted()).toEqual(['mia', 'olga']);
  });
});

describe('billing details', () => {
  const details = {
    kind: 'business' as const,
    name: 'Société Exemple',
    attention: '',
    street: '1 rue de l’Exemple',
    postalCode: '75001',
    city: 'Paris',
    region: '',
    country: 'FR',
    vatId: 'FR40303265045',
  };

  it('are the company’s where there is one, and only its owners change them', async () => {
    await putIntoCompany({ olga: 'owner', mia: 'member' });
    await expect(saveDetails(visitor('mia'), details, anotherNetwork())).rejects.toMatchObject({
      status: 403,
    });
    await saveDetails(visitor('olga'), details, anotherNetwork());
    await saveDetails(visitor('olga'), { ...details, city: 'Lyon', postalCode: '69001' }, anotherNetwork());
    await saveDetails(visitor('ann'), details, anotherNetwork());
    const { rows } = await services().database.pool.query('select details from billing_profiles order by id');
    expect(rows.map((row) => row.details.city)).toEqual(['Lyon', 'Paris']);
  });

  it('decide the tax of what staff write', async () => {
    const quote = await sentQuote({ buyer: details });
    expect(quote).toMatchObject({ treatment: 'reverse-charge', tax: 0, gross: 1000_00 });
    expect(quote.taxNote).toMatch(/^Reverse charge/);
  });
});

describe('what staff do', () => {
  it('makes one quote, and one invoice, of a press that is repeated', async () => {
    const wish = { ...quoteWish(), key: 'one-press-of-sam' };
    const quoted = newQuoteSchema.parse(wish);
    const billed = newInvoiceSchema.parse(wish);
    for (const press of [() => makeQuote(quoted, staff), () => makeInvoice(billed, staff)]) {
      const made = await Promise.all([press(), press(), press()]);
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    }
    await makeQuote({ ...quoted, key: 'another-press' }, staff);
    expect(await allQuotes()).toHaveLength(2);
  });

  it('says what is wrong with a quote', () => {
    const wrong = newQuoteSchema.safeParse({
      ...quoteWish(),
      buyer: { ...quoteWish().buyer, postalCode: '1' },
    });
    expect(JSON.stringify(wrong.error)).toContain('10115');
  });
});
