import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { acceptQuote, declineQuote } from '#features/billing/commands/decide-quote.server.ts';
import { anotherNetwork, byLink, inTestWorld, sentQuote } from '#features/billing/testing/world.server.ts';
import { leads } from '#features/leads/tables.server.ts';
import { services } from '#server/services.ts';
import { followQuote } from './follow-quotes.server.ts';

inTestWorld();

async function followed(id: string) {
  await followQuote(id);
  const [lead] = await services()
    .database.db.select()
    .from(leads)
    .where(eq(leads.name, 'Example Works GmbH'));
  return lead;
}

it('moves a lead with its quotes, and values it by them', async () => {
  const first = await sentQuote();
  expect(await followed(first.id)).toMatchObject({ stage: 'proposal', value: 1000_00 });
  await declineQuote(byLink('quote', first), { reason: 'Too late', address: anotherNetwork() });
  expect(await followed(first.id)).toMatchObject({
    stage: 'lost',
    lostReason: `Quote ${first.number} was declined: Too late`,
  });
  const second = await sentQuote({ lines: [{ description: 'Less', quantity: 1000, unitPrice: 800_00 }] });
  expect(await followed(second.id)).toMatchObject({ stage: 'proposal', value: 800_00 });
  await acceptQuote(byLink('quote', second), { name: 'Ann Example', address: anotherNetwork() });
  expect(await followed(second.id)).toMatchObject({ stage: 'won', value: 800_00, lostReason: '' });
  // Once more changes nothing: listeners hear an event at least once.
  const before = await followed(second.id);
  expect(await followed(second.id)).toEqual(before);
});
