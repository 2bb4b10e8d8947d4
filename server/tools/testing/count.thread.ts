import { serveThread } from '../serve-thread.ts';

/** Keeps a core busy, asks what else there is, fails or grows without end, as it is told. */
serveThread<{ busyMs: number; ending: 'answer' | 'fail' | 'grow' }>(
  async ({ busyMs, ending }, { ask, report }) => {
    report('begun');
    const end = performance.now() + busyMs;
    let turns = 0;
    while (performance.now() < end) turns += 1;
    if (ending === 'fail') throw new Error('The page has no end.');
    const grown: string[][] = [];
    while (ending === 'grow') grown.push(Array.from({ length: 10_000 }, (_, at) => `${at}${grown.length}`));
    return { turns, heard: await ask('anything else?') };
  },
);
