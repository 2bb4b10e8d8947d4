import { expect, it, vi } from 'vitest';
import { inThread } from './in-thread.ts';
import thread from './testing/count.thread.ts?thread';

const never = new AbortController().signal;

it('calculates beside the event loop, which goes on turning, and asks the server for what it needs', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  const report = vi.fn();
  const answer = async (question: unknown) => `nothing, you who asked ${question}`;
  const job = { busyMs: 300, ending: 'answer' };
  const result = await inThread(thread, job, { signal: never, report, answer });
  clearInterval(timer);
  expect(result).toMatchObject({ heard: 'nothing, you who asked anything else?' });
  expect(report).toHaveBeenCalledWith('begun');
  // Calculated in the loop itself, it would not have turned once.
  expect(turns).toBeGreaterThan(10);
});

it('fails in the words of the thread, and when the thread takes more memory than it may', async () => {
  const failing = inThread(thread, { busyMs: 0, ending: 'fail' }, { signal: never });
  await expect(failing).rejects.toMatchObject({ code: 'failed', message: 'The page has no end.' });
  const growing = inThread(thread, { busyMs: 0, ending: 'grow' }, { signal: never, memoryMb: 24 });
  await expect(growing).rejects.toMatchObject({ code: 'too_much' });
});

it('ends a thread that never ends by itself', async () => {
  const stop = new AbortController();
  const report = () => stop.abort();
  const running = inThread(thread, { busyMs: 1e9, ending: 'answer' }, { signal: stop.signal, report });
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
});
