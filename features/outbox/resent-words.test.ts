import { expect, it } from 'vitest';
import { resentWords } from './resent-words.ts';

it('says how many messages leave, and how many are left out', () => {
  expect(resentWords({ count: 1, over: 0, undo: 'x' })).toEqual({
    said: '1 message leaves in a few seconds',
    undo: 'x',
  });
  expect(resentWords({ count: 3, over: 2 }).said).toBe(
    '3 messages leave in a few seconds. 2 messages were left out, because a link in them leads nowhere any more',
  );
  expect(resentWords({ count: 0, over: 1 }).said).toMatch(/^1 message was left out/);
});
