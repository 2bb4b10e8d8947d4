import { afterAll, beforeAll, expect, it } from 'vitest';
import { services } from '../services.ts';
import { openTestServices, type TestServices } from '../testing/test-services.ts';
import { hearGap, publish } from './hub.ts';
import { makeStreams } from './streams.ts';

let world: TestServices;
beforeAll(async () => {
  world = await openTestServices();
});
afterAll(() => world.close());

/** Reads a stream's words as they come. */
function read(answer: Response) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let ended = false;
  const done = (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
    ended = true;
  })();
  return { text: () => text, ended: () => ended, leave: () => reader?.cancel(), done };
}

const until = (holds: () => boolean) => expect.poll(holds, { interval: 20 }).toBe(true);
const tell = (topic: string) => services().inTransaction((tx) => publish(tx, [topic], { thread: 'one' }));
const always = { owner: 'ann', look: async () => 'same' };

it('tells those who listen to a topic, through the database, and nobody else', async () => {
  const streams = makeStreams();
  const mine = read(await streams.open({ ...always, topics: ['a', 'b'] }));
  const other = read(await streams.open({ ...always, topics: ['c'] }));
  await tell('a');
  await until(() => mine.text().includes('event: change\ndata: {"thread":"one"}'));
  expect(other.text()).not.toContain('change');
  hearGap();
  await until(() => other.text().includes('event: change\ndata: {}'));
  streams.end();
  await Promise.all([mine.done, other.done]);
});

it('tells nobody of what was undone', async () => {
  const streams = makeStreams();
  const mine = read(await streams.open({ ...always, topics: ['undone'] }));
  await services()
    .inTransaction(async (tx) => {
      await publish(tx, ['undone'], {});
      throw new Error('no');
    })
    .catch(() => {});
  await tell('undone');
  await until(() => mine.text().includes('change'));
  expect(mine.text().match(/change/g)).toHaveLength(1);
  streams.end();
});

it('finds at a beat what no hint told of, and ends with the right to look', async () => {
  const streams = makeStreams({ beatEvery: 20 });
  let mark: string | null = 'first';
  const mine = read(await streams.open({ owner: 'ann', topics: [], look: async () => mark }));
  await until(() => (mine.text().match(/still here/g)?.length ?? 0) > 1);
  expect(mine.text()).not.toContain('change');
  mark = 'second';
  await until(() => mine.text().includes('event: change'));
  mark = null;
  await until(mine.ended);
  expect(mine.text()).toContain('event: ended');
  expect(streams.count()).toBe(0);
});

it('stays open while the database is away', async () => {
  const streams = makeStreams({ beatEvery: 20 });
  let away = true;
  const look = async () => {
    if (away) throw new Error('away');
    return 'there';
  };
  const mine = read(await streams.open({ owner: 'ann', topics: [], look }));
  await until(() => mine.text().includes('waiting'));
  away = false;
  await until(() => mine.text().includes('still here'));
  streams.end();
});

it('lets one person hold so many and no more, and forgets those who leave', async () => {
  const streams = makeStreams({ perOwner: 2 });
  const first = read(await streams.open({ ...always, topics: ['x'] }));
  await streams.open({ ...always, topics: ['x'] });
  await expect(streams.open({ ...always, topics: ['x'] })).rejects.toMatchObject({ status: 429 });
  await streams.open({ ...always, owner: 'ben', topics: ['x'] });
  await first.leave();
  await until(() => streams.count() === 2);
  await streams.open({ ...always, topics: ['x'] });
  streams.end();
  expect(streams.count()).toBe(0);
  await expect(streams.open({ ...always, topics: ['x'] })).rejects.toMatchObject({ status: 503 });
});

it('lets go of a browser that takes nothing any more', async () => {
  const streams = makeStreams({ beatEvery: 1 });
  await streams.open({ ...always, topics: [] });
  await until(() => streams.count() === 0);
});
