import { expect, it } from 'vitest';
import { keptThread } from './kept-thread.ts';
import file from './testing/calm.thread.ts?thread';

it('answers one question after the other in the same thread, and fails in the words of the thread', async () => {
  const thread = keptThread<string, number>(file);
  thread.open();
  expect(thread.isReady()).toBe(false);
  expect(await thread.ask('count')).toBe(1);
  expect(thread.isReady()).toBe(true);
  await expect(thread.ask('fail')).rejects.toThrow('too far');
  expect(await Promise.all([thread.ask('count'), thread.ask('count')])).toEqual([3, 4]);
  thread.end();
  expect(thread.isReady()).toBe(false);
});

it('tells whoever waits that it has ended, and starts again with the next question', async () => {
  const thread = keptThread<string, number>(file);
  const waiting = thread.ask('wait');
  const leaving = thread.ask('leave');
  await expect(waiting).rejects.toThrow('ended before it had answered');
  await expect(leaving).rejects.toThrow('ended before it had answered');
  expect(await thread.ask('count')).toBe(1);
  thread.end();
});

it('ends when nobody has asked for a while', async () => {
  const thread = keptThread<string, number>(file, { idleMs: 1 });
  await expect(thread.ask('wait')).rejects.toThrow('not needed');
});

it('refuses what cannot be copied to another thread, and goes on', async () => {
  const thread = keptThread<unknown, number>(file);
  await expect(thread.ask(() => {})).rejects.toThrow('could not be cloned');
  expect(await thread.ask('count')).toBe(1);
  thread.end();
});
