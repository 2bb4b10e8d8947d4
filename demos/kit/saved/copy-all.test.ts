import { expect, it } from 'vitest';
import { Refused } from '#features/tool-history/client/call.ts';
import { type Copied, copyAll } from './copy-all.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => `thing ${at}`);

/** A site that takes `burst` at once and then one for each second that is waited. */
function site(burst: number) {
  let left = burst;
  const kept: string[] = [];
  return {
    kept,
    send: async (id: string) => {
      if (id === 'thing 3') throw new Refused('too large', 422);
      if (left < 1) throw new Refused('too fast', 429, 2);
      left -= 1;
      kept.push(id);
    },
    wait: async (seconds: number) => {
      left += seconds;
    },
  };
}

it('copies two hundred things past the pace of the site, and says how far it is', async () => {
  const { kept, send, wait } = site(60);
  const reports: Copied[] = [];
  const refused = await copyAll(ids(200), send, {
    report: (copied) => reports.push(copied),
    signal: new AbortController().signal,
    wait,
  });
  expect(kept).toHaveLength(199);
  expect(refused).toMatchObject({ message: 'too large' });
  expect(reports.at(-1)).toEqual({ done: 199, of: 200 });
});

it('stops when somebody turns copying off', async () => {
  const { kept, send, wait } = site(60);
  const own = new AbortController();
  const report = ({ done }: Copied) => done === 20 && own.abort();
  await copyAll(ids(200), send, { report, signal: own.signal, wait });
  expect(kept.length).toBeLessThan(21);
});

it('gives up on a site that never lets anything through', async () => {
  const send = () => Promise.reject(new Refused('too fast', 429));
  const refused = await copyAll(['one'], send, {
    report: () => {},
    signal: new AbortController().signal,
    wait: async () => {},
  });
  expect(refused).toMatchObject({ status: 429 });
});
