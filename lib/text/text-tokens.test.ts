import { expect, it } from 'vitest';
import { fillTokens, tokensIn } from './text-tokens.ts';

const fill = (name: string) =>
  ({ 'company.city': 'Berlin', 'proof:slot.races': '1,204 races' })[name] ?? null;

it('names each token once', () => {
  expect(tokensIn('{{company.city}}, {{proof:slot.races}} and {{company.city}}')).toEqual([
    'company.city',
    'proof:slot.races',
  ]);
});

it('fills what is known and gives nothing where something is missing', () => {
  expect(fillTokens('In {{company.city}}: {{proof:slot.races}}.', fill)).toBe('In Berlin: 1,204 races.');
  expect(fillTokens('In {{company.street}}', fill)).toBeNull();
  expect(fillTokens('Nothing to fill', fill)).toBe('Nothing to fill');
});
