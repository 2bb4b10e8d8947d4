import { expect, it } from 'vitest';
import { letGoWords, resentWords } from './resent-words.ts';

it('says how many messages leave, and how many are left out', () => {
  expect(resentWords({ count: 1, over: 0, undo: 'x' })).toEqual({
    said: '1 message will be sent in a few seconds',
    undo: 'x',
  });
  expect(resentWords({ count: 3, over: 2 }).said).toBe(
    '3 messages will be sent in a few seconds. 2 messages were left out because a link in them no longer works',
  );
  expect(resentWords({ count: 0, over: 1 }).said).toMatch(/^1 message was left out/);
});

it('says how many messages stay behind, and that each can still be sent', () => {
  expect(letGoWords(1)).toBe('1 message won’t be sent. You can still send it from the list');
  expect(letGoWords(3)).toBe('3 messages won’t be sent. You can still send one from the list');
  expect(letGoWords(0)).toBe('No message was waiting');
});
