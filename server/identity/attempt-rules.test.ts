import { expect, it } from 'vitest';
import { type Failures, wayFor } from './attempt-rules.ts';

const none: Failures = { pair: 0, account: 0, network: 0 };
const stranger = { device: false, addressCounts: true };

it.each<[string, Failures, { device: boolean; addressCounts: boolean }, string]>([
  ['a first try', none, stranger, 'open'],
  ['a few typing errors', { pair: 4, account: 4, network: 4 }, stranger, 'open'],
  ['many from one place', { pair: 5, account: 5, network: 5 }, stranger, 'puzzle'],
  ['very many from one place', { pair: 30, account: 30, network: 30 }, stranger, 'closed'],
  [
    'very many from the owner',
    { pair: 30, account: 30, network: 30 },
    { ...stranger, device: true },
    'puzzle',
  ],
  ['one place that tries many accounts', { ...none, network: 20 }, stranger, 'puzzle'],
  ['the same in a test', { ...none, network: 20 }, { ...stranger, addressCounts: false }, 'open'],
  ['an account under attack from everywhere', { ...none, account: 5000 }, stranger, 'puzzle'],
  ['its owner meanwhile', { ...none, account: 5000 }, { ...stranger, device: true }, 'open'],
])('%s', (_, failures, known, way) => expect(wayFor(failures, known)).toBe(way));
