import { expect, it } from 'vitest';
import { type LeadQuote, standingByQuotes } from './by-quotes.ts';

const lead = { stage: 'talking' as const, value: 500, lostReason: '' };
const quote = (state: LeadQuote['state'], value: number | null, reason = ''): LeadQuote => ({
  number: 'Q-2026-0001',
  state,
  value,
  reason,
});

it('stays as it is without a quote', () => {
  expect(standingByQuotes(lead, [])).toEqual(lead);
});

it.each([
  ['a proposal at what is offered', [quote('sent', 1000), quote('sent', 200)], 'proposal', 1200],
  ['won at what was accepted', [quote('accepted', 1000), quote('sent', 200)], 'won', 1000],
  ['a proposal while one is open', [quote('declined', 1000), quote('sent', 200)], 'proposal', 200],
  ['lost when all were declined', [quote('declined', 1000)], 'lost', 1000],
  ['at its own value where no quote is in the studio’s currency', [quote('sent', null)], 'proposal', 500],
])('is %s', (_, quotes, stage, value) => {
  expect(standingByQuotes(lead, quotes)).toMatchObject({ stage, value });
});

it('says why it was lost, and opens again with the next quote', () => {
  const lost = standingByQuotes(lead, [quote('declined', 1000, 'Too late')]);
  expect(lost.lostReason).toBe('Quote Q-2026-0001 was declined: Too late');
  expect(standingByQuotes(lost, [quote('declined', 1000), quote('sent', 800)])).toEqual({
    stage: 'proposal',
    value: 800,
    lostReason: '',
  });
});
