import { expect, it } from 'vitest';
import { services } from '#server/services.ts';
import { accountPage } from './account-page.server.ts';
import { inTestWorld, issuedInvoice, visitor } from './testing/world.server.ts';

inTestWorld();
const pageOf = (query: string) =>
  accountPage(visitor('ann'), new URL(`https://akra.example/account/payment?${query}`));

it('the payment page of an account searches and leafs through ten thousand invoices', async () => {
  await issuedInvoice({ title: 'Needle in the stack' });
  // The same invoice with other numbers: what is tested is the list, not the issuing.
  await services().database.pool.query(`
    insert into invoices select copy.* from invoices i, generate_series(1, 9999) n, lateral jsonb_populate_record(i,
      jsonb_build_object('id', gen_random_uuid(), 'number', 'INV-2025-' || n, 'title', 'Week ' || n, 'quote_id', null,
        'pdf_hash', null)) copy`);
  const all = await pageOf('page=250');
  expect([all.invoices?.total, all.invoices?.page, all.invoices?.rows.length]).toEqual([10_000, 250, 20]);
  const found = await pageOf('q=needle+stack');
  expect(found.invoices?.rows.map(({ title }) => title)).toEqual(['Needle in the stack']);
  expect((await pageOf('q=100%25')).invoices?.total).toBe(0);
  expect((await pageOf('page=99999')).invoices?.page).toBe(500);
});
