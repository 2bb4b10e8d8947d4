// Loaded into the server's process before the server itself, by `node --import`: tells how long its event loop was
// held since it was last asked, by what, and how much memory it takes. Nothing of it is in the product.
import { subscribe } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { PerformanceObserver } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const everyMs = 5;
/** So many of the longest holds are told. */
const told = 5;

/** The requests that were begun or ended since the last tick: one of them held the loop. */
function watchRequests() {
  let touched = new Set();
  const note = ({ request }) => touched.add(`${request.method} ${request.url?.slice(0, 100)}`);
  subscribe('http.server.request.start', note);
  subscribe('http.server.response.finish', note);
  return () => {
    const names = [...touched];
    touched = new Set();
    return names;
  };
}

/** Milliseconds for which memory was collected since it was last asked. */
function watchCollector() {
  let spent = 0;
  const add = (list) => {
    for (const { duration } of list) spent += duration;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  return () => {
    add(observer.takeRecords());
    const before = spent;
    spent = 0;
    return before;
  };
}

/** Looks every few ms how late it is, and how long the main thread itself worked: on a busy machine it may just have waited. */
function watchLoop() {
  const requests = watchRequests();
  const collected = watchCollector();
  let [at, cpu, holds] = [performance.now(), process.threadCpuUsage(), []];
  const look = () => {
    const used = process.threadCpuUsage(cpu);
    const hold = {
      waited: Math.max(0, performance.now() - at - everyMs),
      worked: (used.user + used.system) / 1000,
      system: used.system / 1000,
      collected: collected(),
      requests: requests(),
    };
    if (hold.waited > 2 * everyMs) holds.push(hold);
    if (holds.length > 1000) holds = longestOf(holds);
    start();
  };
  const longestOf = (list) => [
    ...new Set([
      ...list.toSorted((a, b) => b.worked - a.worked).slice(0, told),
      ...list.toSorted((a, b) => b.waited - a.waited).slice(0, 1),
    ]),
  ];
  const start = () => {
    [at, cpu] = [performance.now(), process.threadCpuUsage()];
  };
  setInterval(look, everyMs).unref();
  return {
    longest: () => longestOf(holds),
    reset: () => {
      holds = [];
      requests();
      start();
    },
  };
}

const socket = process.env.ATTACK_GAUGE;
if (socket && isMainThread) {
  // Processes that the server starts are not measured.
  delete process.env.NODE_OPTIONS;
  delete process.env.ATTACK_GAUGE;
  rmSync(socket, { force: true });
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const loop = watchLoop();
  createServer((asking) => {
    const holds = loop.longest();
    const { rss } = process.memoryUsage();
    // What is still in use once all else was thrown away shows whether something is kept that should not be.
    collect();
    asking.end(JSON.stringify({ holds, rss, heap: process.memoryUsage().heapUsed }));
    loop.reset();
  })
    .listen(socket)
    .unref();
}
