import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

describe('clientAddress', () => {
  it('believes nobody by default', () => {
    expect(clientAddress({ kind: 'none' })('::ffff:10.0.0.1', '203.0.113.9')).toBe('10.0.0.1');
  });

  it('counts hops from the server outwards', () => {
    expect(clientAddress({ kind: 'hops', hops: 1 })('10.0.0.1', '198.51.100.1, 203.0.113.9')).toBe(
      '203.0.113.9',
    );
    expect(clientAddress({ kind: 'hops', hops: 2 })('10.0.0.1', '198.51.100.1, 203.0.113.9')).toBe(
      '198.51.100.1',
    );
  });

  it('skips the listed proxies and stops at the first stranger', () => {
    const address = clientAddress({ kind: 'list', networks: ['10.0.0.0/8', 'loopback'] });
    expect(address('10.0.0.1', '198.51.100.1, 203.0.113.9, 10.2.3.4')).toBe('203.0.113.9');
    expect(address('203.0.113.50', '198.51.100.1')).toBe('203.0.113.50');
  });
});
