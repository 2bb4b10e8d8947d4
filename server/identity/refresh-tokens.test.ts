import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstRefreshToken, readRefreshToken, refreshTokenOf, verdictOn } from './refresh-tokens.ts';

const secret = 'a-secret-of-the-server';
const stem = firstRefreshToken('ada');

describe('the tokens of a sign-in', () => {
  it('are read back, whichever they are', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (number) => {
        const token = refreshTokenOf(secret, stem, number);
        expect(readRefreshToken(secret, token)).toEqual({ stem, userId: 'ada', number });
      }),
    );
  });

  it('are always the same, so that nothing of them needs to be stored', () => {
    expect(refreshTokenOf(secret, stem, 7)).toBe(refreshTokenOf(secret, stem, 7));
    expect(refreshTokenOf(secret, stem, 7)).not.toBe(refreshTokenOf(secret, stem, 8));
    expect(refreshTokenOf('another secret', stem, 7)).not.toBe(refreshTokenOf(secret, stem, 7));
  });

  it('cannot be made from an older one', () => {
    const [, , , seal] = refreshTokenOf(secret, stem, 1).split('.');
    expect(readRefreshToken(secret, `${stem}.2.${seal}`)).toBe('forged');
    expect(readRefreshToken(secret, refreshTokenOf('a guess', stem, 2))).toBe('forged');
  });

  it.each([
    '',
    'made-up',
    'ada.short',
    `${stem}.`,
    `${stem}.0.${'A'.repeat(43)}`,
    `${stem}.01.${'A'.repeat(43)}`,
    `${stem}.1`,
    `${stem}.1.${'A'.repeat(44)}`,
  ])('have one form: %s', (token) => {
    expect(readRefreshToken(secret, token)).toBeNull();
  });
});

describe('what a token is good for', () => {
  const at = new Date('2026-05-04T12:00:00Z');
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);

  it.each([
    ['the first one, at once', 0, { rotations: 0, rotatedAt: null }, 0, 'rotate'],
    ['the newest, after its first minute', 3, { rotations: 3, rotatedAt: at }, 61, 'rotate'],
    ['the newest, within it', 3, { rotations: 3, rotatedAt: at }, 60, 'repeat'],
    ['the one before, for a minute', 2, { rotations: 3, rotatedAt: at }, 60, 'repeat'],
    ['the one before, later', 2, { rotations: 3, rotatedAt: at }, 61, 'reused'],
    ['an older one, at any time', 1, { rotations: 3, rotatedAt: at }, 1, 'reused'],
    ['one ahead of a restored database', 5, { rotations: 3, rotatedAt: at }, 1, 'rotate'],
  ] as const)('%s', (_, number, row, seconds, verdict) => {
    expect(verdictOn(number, row, later(seconds))).toBe(verdict);
  });

  it('lets tabs that keep what they were given go on, whatever the order and the pauses', () => {
    const pause = fc.integer({ min: 0, max: 7200 });
    fc.assert(
      fc.property(fc.array(fc.record({ pause, asks: fc.integer({ min: 1, max: 4 }) })), (rounds) => {
        let row: { rotations: number; rotatedAt: Date | null } = { rotations: 0, rotatedAt: null };
        let kept = 0;
        let seconds = 0;
        for (const round of rounds) {
          seconds += round.pause;
          const moment = later(seconds);
          // All tabs of a browser send what it keeps at this moment, before any of them has an answer.
          const sent = kept;
          for (let ask = 0; ask < round.asks; ask += 1) {
            const verdict = verdictOn(sent, row, moment);
            expect(verdict).not.toBe('reused');
            if (verdict === 'rotate') row = { rotations: sent + 1, rotatedAt: moment };
            kept = row.rotations;
          }
        }
      }),
    );
  });
});
