import { expect, it } from 'vitest';
import { saysSupply, supplyProblem, supplyText } from './supply.ts';

const unsaid = { advance: false, suppliedFrom: null, suppliedTo: null, delivered: '' };

it('says the day or the days of supply, or that the work follows', () => {
  expect(supplyText({ ...unsaid, suppliedFrom: '2026-11-02' })).toBe('2 November 2026');
  expect(supplyText({ ...unsaid, suppliedFrom: '2026-11-02', suppliedTo: '2026-11-13' })).toBe(
    '2 November 2026 to 13 November 2026',
  );
  expect(supplyText({ ...unsaid, advance: true })).toBe('Payment in advance, before the work is done');
  expect(supplyText({ ...unsaid, delivered: 'October 2026' })).toBe('October 2026');
});

it('knows when nobody has said it', () => {
  expect(saysSupply(unsaid)).toBe(false);
  for (const said of [{ advance: true }, { suppliedFrom: '2026-11-02' }, { delivered: 'October' }])
    expect(saysSupply({ ...unsaid, ...said })).toBe(true);
});

it.each([
  [{ advance: false }, null],
  [{ advance: true }, null],
  [{ advance: false, suppliedFrom: '2026-11-02', suppliedTo: '2026-11-02' }, null],
  [{ advance: true, suppliedFrom: '2026-11-02' }, 'suppliedFrom'],
  [{ advance: false, suppliedTo: '2026-11-02' }, 'suppliedFrom'],
  [{ advance: false, suppliedFrom: '2026-11-02', suppliedTo: '2026-11-01' }, 'suppliedTo'],
])('of %o finds %s wrong', (supply, field) => {
  expect(supplyProblem(supply)?.field ?? null).toBe(field);
});
