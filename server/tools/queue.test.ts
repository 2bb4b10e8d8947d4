import { expect, it, vi } from 'vitest';
import { makeQueue } from './queue.ts';

const never = new AbortController().signal;
const quiet = () => {};

it('lets few work at a time, the others in their order, and tells each its place', async () => {
  const { enter } = makeQueue({ slots: 1 });
  const leaveFirst = await enter('a', never, quiet);
  const second = vi.fn();
  const third = vi.fn();
  const order: string[] = [];
  const waitSecond = enter('b', never, second).then((leave) => {
    order.push('b');
    return leave;
  });
  const waitThird = enter('c', never, third).then((leave) => {
    order.push('c');
    return leave;
  });
  expect(third).toHaveBeenLastCalledWith(2);
  leaveFirst();
  leaveFirst();
  const leaveSecond = await waitSecond;
  expect(third).toHaveBeenLastCalledWith(1);
  expect(order).toEqual(['b']);
  leaveSecond();
  await waitThird;
  expect(order).toEqual(['b', 'c']);
});

it('forgets who leaves the line, and lets those behind move up', async () => {
  const { enter } = makeQueue({ slots: 1 });
  const leave = await enter('a', never, quiet);
  const stop = new AbortController();
  const gone = enter('b', stop.signal, quiet);
  const behind = vi.fn();
  const next = enter('c', never, behind);
  stop.abort();
  await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
  expect(behind).toHaveBeenLastCalledWith(1);
  leave();
  (await next)();
  (await enter('d', never, quiet))();
});

it('turns away what would wait too long, and whoever has too much in it', async () => {
  const { enter } = makeQueue({ slots: 1, longest: 1, each: 1 });
  const leave = await enter('a', never, quiet);
  await expect(enter('a', never, quiet)).rejects.toMatchObject({ status: 429 });
  const waiting = enter('b', never, quiet);
  await expect(enter('c', never, quiet)).rejects.toMatchObject({ status: 503, code: 'busy' });
  leave();
  (await waiting)();
  (await enter('a', never, quiet))();
});
