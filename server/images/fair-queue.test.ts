import { expect, it } from 'vitest';
import { makeFairQueue } from './fair-queue.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('lets somebody with one picture go before the rest of somebody with many', async () => {
  const queue = makeFairQueue();
  const done: string[] = [];
  const work = (name: string) => async () => {
    await turn();
    done.push(name);
  };
  const all = ['flood 1', 'flood 2', 'flood 3', 'flood 4'].map((name) => queue.run('flood', work(name)));
  all.push(queue.run('ann', work('ann')), queue.run('ben', work('ben')));
  await Promise.all(all);
  expect(done).toEqual(['flood 1', 'flood 2', 'ann', 'ben', 'flood 3', 'flood 4']);
});

it('goes on after work that failed', async () => {
  const queue = makeFairQueue();
  await expect(queue.run('ann', () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  await expect(queue.run('ann', async () => 'drawn')).resolves.toBe('drawn');
});

it('refuses one person who has too much waiting, and everybody once the line is full', async () => {
  const queue = makeFairQueue({ each: 2, all: 3 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = () => promise;
  const running = ['ann', 'ann', 'ann', 'ben'].map((person) => queue.run(person, hold));
  await expect(queue.run('ann', hold)).rejects.toMatchObject({ status: 429 });
  await expect(queue.run('cat', hold)).rejects.toMatchObject({ status: 503 });
  resolve();
  await Promise.all(running);
});
