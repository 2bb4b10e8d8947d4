import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { holdClock, moveClock, releaseClock } from './clock.ts';
import { makeToken, readToken } from './tokens.ts';

const secret = 's'.repeat(32);
afterEach(releaseClock);

describe('tokens', () => {
  it('say what was put in, for their purpose and secret alone', () => {
    const token = makeToken(secret, 'confirm', { id: 'a' });
    expect(readToken(secret, 'confirm', token)).toEqual({ id: 'a' });
    expect(readToken(secret, 'unsubscribe', token)).toBeNull();
    expect(readToken('t'.repeat(32), 'confirm', token)).toBeNull();
  });

  it('end', () => {
    holdClock('2026-01-01T00:00:00Z');
    const token = makeToken(secret, 'p', {}, new Date('2026-01-01T00:01:00Z'));
    moveClock(59_999);
    expect(readToken(secret, 'p', token)).not.toBeNull();
    moveClock(1);
    expect(readToken(secret, 'p', token)).toBeNull();
  });

  it('are never accepted changed, whatever is sent', () => {
    const token = makeToken(secret, 'p', { id: 'a' });
    fc.assert(fc.property(fc.string(), (text) => readToken(secret, 'p', text) === null));
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, sign) => {
        const changed = token.slice(0, at) + sign + token.slice(at + 1);
        // The last letter of base64 holds spare bits; only the decoded signature counts.
        const same = Buffer.from(changed.split('.')[1] ?? '', 'base64url').equals(
          Buffer.from(token.split('.')[1] ?? '', 'base64url'),
        );
        return (
          (same && changed.split('.')[0] === token.split('.')[0]) || readToken(secret, 'p', changed) === null
        );
      }),
    );
  });
});
